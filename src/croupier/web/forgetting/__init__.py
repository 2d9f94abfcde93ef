"""People who are forgotten."""
