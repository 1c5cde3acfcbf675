"""The engine: questions, answers, moves, records, matches. It knows no game."""
