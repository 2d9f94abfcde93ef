"""What the running house remembers of its journal: rounds, meters, slips, calls, alerts."""
