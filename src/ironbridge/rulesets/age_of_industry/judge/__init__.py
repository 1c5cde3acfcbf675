"""Judge: how good a position of Age of Industry looks."""
