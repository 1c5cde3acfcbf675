"""Judge: how good a position of Brass: Birmingham looks."""
