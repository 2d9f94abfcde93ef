"""What the register decides of people and their licences; it is kept in the stream `people`."""
