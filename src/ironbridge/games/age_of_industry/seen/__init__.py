"""Seen: the parts of the scene of Age of Industry."""
