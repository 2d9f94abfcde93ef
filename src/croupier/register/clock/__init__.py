"""The house's clock, where it is in doubt: the machine's has jumped, and two people may accept its time."""
