"""The plan of a tournament: its written rules as data, their checks, and the document that players get."""
