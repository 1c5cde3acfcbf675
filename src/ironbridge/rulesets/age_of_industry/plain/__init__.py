"""Plain: positions and deals of Age of Industry as plain data, with names instead of numbers."""
