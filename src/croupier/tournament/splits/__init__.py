"""An agreement among the last players."""
