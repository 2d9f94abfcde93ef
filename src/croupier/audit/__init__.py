"""What an authority takes away: some gaming days of a house in one signed file, to be checked without us."""
