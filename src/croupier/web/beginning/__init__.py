"""From an empty disk to the first round: what is still missing, and what several steps ask for at once."""
