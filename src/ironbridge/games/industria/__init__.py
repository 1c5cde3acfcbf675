"""Industria (Michael Schacht, 2003): auction, build and connect through five epochs."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ironbridge.core.figures import Figures
from ironbridge.core.game import Game, Setting, Title
from ironbridge.core.ledger import Ledger
from ironbridge.draw.svg import svg
from ironbridge.games.industria.figures import Printed
from ironbridge.games.industria.position import IndustriaPositions
from ironbridge.games.industria.rules.turn import Industria
from ironbridge.games.industria.scene import IndustriaScene
from ironbridge.games.industria.words import IndustriaWords

DATA: Final = files("ironbridge.games.industria") / "data"


def make(
    players: int,
    *,
    cash_in: bool = False,
    figures: str | Path | Mapping[str, Any] | None = None,
) -> Game:
    """Industria for so many players."""
    own = Figures.load(DATA / "figures.toml", figures)
    printed = Printed(own)
    board = printed.board(players, cash_in=cash_in)
    words = IndustriaWords(printed, board)
    scene = IndustriaScene(DATA / "layout.toml", printed, board, words)
    return Game(
        title=GAME,
        players=players,
        settings={"cash_in": True} if cash_in else {},
        rules=Industria(board),
        words=words,
        positions=IndustriaPositions(printed, board),
        figures=own,
        ledger=Ledger.load(DATA / "rules.toml"),
        draw=scene.draw,
        svg=svg,
        most_moves=most_moves(board.seats, board.epochs * board.rounds, board.tiles),
        place=scene.place,
    )


def most_moves(seats: int, rounds: int, tiles: int) -> int:
    """A round sells a tile a seat, in at most a choice, the bids and a verdict; then all lay."""
    auction = seats * (1 + seats - 1 + 1)
    laying = seats * (3 + 1)
    return rounds * (auction + laying) + tiles


GAME: Final = Title(
    id="industria",
    name="Industria",
    about={
        "en": "Auction factories and technologies through five epochs, build them and join them.",
        "fr": "Usines et technologies aux enchères, à bâtir et à relier à travers cinq époques.",
    },
    state={"en": "complete", "fr": "complet"},
    players=(3, 4),
    minutes=60,
    settings=(
        Setting(
            "cash_in",
            (False, True),
            {
                "en": "resource tiles may be cashed in for 1 thaler",
                "fr": "les tuiles de matière première s’échangent contre 1 thaler",
            },
        ),
    ),
    make=make,
)
