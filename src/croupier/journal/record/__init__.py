"""What is written: the record, its canonical text, its seal, and old records in today's shape."""
