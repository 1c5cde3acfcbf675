"""Plain: Brass: Birmingham's positions and deals as plain data, with names instead of numbers."""
