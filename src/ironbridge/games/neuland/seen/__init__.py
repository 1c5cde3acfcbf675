"""Seen: the parts of the scene of Neuland."""
