"""Judge: how good a position of Industria looks."""
