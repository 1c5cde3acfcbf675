"""The terminal: matches played, replayed and drawn as text."""
