"""The laboratory: many games at once, counted, timed and compared."""
