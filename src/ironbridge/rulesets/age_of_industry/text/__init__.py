"""Text: how Age of Industry speaks."""
