"""The random wheel: its generator, its proofs, its own process, and the battery of tests over it."""
