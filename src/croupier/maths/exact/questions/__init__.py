"""What is asked of the exact figures: each question a file."""
