"""What the pit is told and takes note of."""
