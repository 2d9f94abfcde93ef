"""What the journals tell afterwards: day book, incidents, a round as a story, audits."""
