"""Counter-mutations: each clause names at least one change of the code that its own tests must notice."""
