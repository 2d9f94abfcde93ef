"""People and their licences."""
