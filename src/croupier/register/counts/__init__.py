"""The count room: boxes emptied, counted blind by two, reconciled by a third, counted again, corrected."""
