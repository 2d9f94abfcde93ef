"""A table as pages show it: its felt, its rules, its state."""
