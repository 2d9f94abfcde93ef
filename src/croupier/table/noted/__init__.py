"""What the register has told the table."""
