"""Text: how Neuland speaks."""
