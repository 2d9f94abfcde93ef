"""What the house is called and where it stands."""
