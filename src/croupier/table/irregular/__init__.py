"""What goes wrong, and how it is put right."""
