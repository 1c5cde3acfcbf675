"""Chess by python-chess."""

from __future__ import annotations

import chess
from random_play import Tally, report


def play(tally: Tally) -> None:
    """One game to its end."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(tally.pick(list(board.legal_moves)))


report("chess", "Chess", 2, play)
