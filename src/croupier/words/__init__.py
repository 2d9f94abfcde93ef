"""What the house says: a folder for each language, in it a Fluent file for each room (terminal, console, paper ...)."""
