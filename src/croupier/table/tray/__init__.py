"""Chips as things: how many of which kind lie in the tray, on the layout, in players' hands and elsewhere."""
