"""Notes of suspicion: what compliance writes down about a person, and nobody else reads."""
