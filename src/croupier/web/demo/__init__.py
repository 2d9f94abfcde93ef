"""A ready house to look at, with staff, bots and a little history."""
