"""A rulebook as it is written: its shape, its clauses, its checks, and those that come with the package."""
