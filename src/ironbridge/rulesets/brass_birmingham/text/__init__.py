"""Text: how Brass: Birmingham speaks."""
