"""Who came in, who went, who was turned away."""
