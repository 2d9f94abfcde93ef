"""The round, from the first bet to the dolly's removal."""
