"""The journal for auditors, its seal, and the program's own hash."""
