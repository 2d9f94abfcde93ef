"""For whoever watches the machine: health, figures, garbage."""
