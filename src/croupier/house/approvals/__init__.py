"""What takes two people."""
