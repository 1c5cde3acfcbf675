"""Scene: what is to be seen of a position of Neuland."""
