"""Lists: one shape for whatever is shown line by line. Rooms say what a line is; asking and paging are here."""
