"""Scene: what is to be seen of a position of Age of Industry."""
