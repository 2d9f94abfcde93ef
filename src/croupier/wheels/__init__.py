"""Where a table's number comes from, and how it was obtained: random wheel, dealer, wheel sensor, recording."""
