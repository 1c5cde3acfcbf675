"""Judge: how good a position of Neuland looks."""
