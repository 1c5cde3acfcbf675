"""Mechanisms that more than one game uses. They know no game."""
