"""The office: the register in the running house."""
