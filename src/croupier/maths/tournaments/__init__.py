"""A tournament's structure, tried out many times."""
