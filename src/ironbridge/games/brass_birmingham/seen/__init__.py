"""Seen: the parts of the scene of Brass: Birmingham."""
