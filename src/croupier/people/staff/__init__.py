"""The badges of the people who work here."""
