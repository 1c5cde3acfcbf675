"""Brass: Birmingham (Gavan Brown, Matt Tolman, Martin Wallace, 2018): canals, then railways."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ironbridge.core.figures import Figures
from ironbridge.core.game import Game, Setting, Title
from ironbridge.core.ledger import Ledger
from ironbridge.draw.svg import svg
from ironbridge.games.brass_birmingham.figures import Printed
from ironbridge.games.brass_birmingham.position import BirminghamPositions
from ironbridge.games.brass_birmingham.rules.turn import Birmingham
from ironbridge.games.brass_birmingham.scene import BirminghamScene
from ironbridge.games.brass_birmingham.words import BirminghamWords

DATA: Final = files("ironbridge.games.brass_birmingham") / "data"


def make(
    players: int,
    *,
    introductory: bool = False,
    figures: str | Path | Mapping[str, Any] | None = None,
) -> Game:
    """Brass: Birmingham for so many players."""
    own = Figures.load(DATA / "figures.toml", figures)
    printed = Printed(own)
    board = printed.board(players, introductory=introductory)
    words = BirminghamWords(printed, board)
    scene = BirminghamScene(DATA / "layout.toml", printed, board, words)
    return Game(
        title=GAME,
        players=players,
        settings={"introductory": True} if introductory else {},
        rules=Birmingham(board),
        words=words,
        positions=BirminghamPositions(printed, board),
        figures=own,
        ledger=Ledger.load(DATA / "rules.toml"),
        draw=scene.draw,
        svg=svg,
        # Two actions a turn, and at the worst every tile given up for debts.
        most_moves=board.eras * board.rounds * players * 2 + board.spaces * board.eras,
        place=scene.place,
    )


GAME: Final = Title(
    id="brass-birmingham",
    name="Brass: Birmingham",
    about={
        "en": "Build mills, mines and canals, then railways, and sell your goods with beer.",
        "fr": "Filatures, mines et canaux, puis le rail : bâtir, relier, et vendre avec de la bière.",
    },
    state={"en": "complete", "fr": "complet"},
    players=(2, 3, 4),
    minutes=120,
    settings=(
        Setting(
            "introductory",
            (False, True),
            {
                "en": "the introductory game: canal era only",
                "fr": "la partie d’initiation : ère des canaux seulement",
            },
        ),
    ),
    make=make,
)
