"""Who signs in, and what needs two of them."""
