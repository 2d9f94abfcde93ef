"""One spin, one session, one collection of numbers: answers without chance in them."""
