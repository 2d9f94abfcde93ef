"""The screens that act for a seat, or only show."""
