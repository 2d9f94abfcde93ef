"""What several subjects ask first: whose work it is, whose turn, what must be posted, and which clause says so."""
