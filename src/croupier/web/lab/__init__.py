"""The lab: the game's mathematics for anybody who asks, worked out in processes of its own beside the live tables."""
