"""The exclusion list: whom the house does not let play, since when, until when and why."""
