"""Ironbridge: economic board games of the industrial age, to play, to study and to build on.

>>> import ironbridge as ib
>>> match = ib.game("industria", players=4).start(seed=7)
>>> match.question.kind
'lot'
"""

from __future__ import annotations

from ironbridge import mode  # first: it decides whether the compiled modules are used
from ironbridge.bots.review import Review, analyse
from ironbridge.bots.thoughts import Plan, thoughts
from ironbridge.catalogue import game, games, load, title
from ironbridge.core.asked import Option
from ironbridge.core.errors import (
    FiguresError,
    GameError,
    IllegalMove,
    IronbridgeError,
    PositionError,
    RecordError,
)
from ironbridge.core.game import Game, Title
from ironbridge.core.match import Match
from ironbridge.core.moves import Move
from ironbridge.core.played import Happening
from ironbridge.core.record import Record
from ironbridge.core.refusal import Refusal
from ironbridge.core.state import NOBODY
from ironbridge.version import VERSION

__version__ = VERSION
__all__ = [
    "NOBODY",
    "FiguresError",
    "Game",
    "GameError",
    "Happening",
    "IllegalMove",
    "IronbridgeError",
    "Match",
    "Move",
    "Option",
    "Plan",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "Review",
    "Title",
    "analyse",
    "game",
    "games",
    "load",
    "mode",
    "thoughts",
    "title",
]
