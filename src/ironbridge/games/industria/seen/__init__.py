"""Seen: the parts of Industria's scene."""
