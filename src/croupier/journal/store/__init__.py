"""Where it is kept: memory, SQLite, PostgreSQL."""
