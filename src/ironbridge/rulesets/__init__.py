"""The games, one folder each. None imports another."""
