"""Text: how Industria speaks."""
