"""Played evenings by the million: on the processor, on a graphics card, on several machines."""
