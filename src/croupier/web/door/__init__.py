"""The door: who comes in, what they may ask for, and how they are answered. Every other folder stands on it."""
