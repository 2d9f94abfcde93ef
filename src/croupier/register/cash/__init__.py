"""Cash in and out of one person: what the cage takes and pays, who that is, and what is reported."""
