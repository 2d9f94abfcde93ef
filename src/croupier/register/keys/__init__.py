"""Keys of boxes: who has which, since when."""
