"""Make: Brass: Birmingham put together, from figures to picture, when somebody plays it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ironbridge.core import primer
from ironbridge.core.figures import Figures
from ironbridge.core.game import Game
from ironbridge.core.ledger import Ledger
from ironbridge.draw.svg import svg
from ironbridge.rulesets.brass_birmingham import GAME
from ironbridge.rulesets.brass_birmingham.figures import USE, Printed
from ironbridge.rulesets.brass_birmingham.game import Birmingham
from ironbridge.rulesets.brass_birmingham.judge.judge import BirminghamJudge
from ironbridge.rulesets.brass_birmingham.plain.positions import positions
from ironbridge.rulesets.brass_birmingham.scene.scene import BirminghamScene
from ironbridge.rulesets.brass_birmingham.text.names import Names
from ironbridge.rulesets.brass_birmingham.text.words import words

DATA: Final = files("ironbridge.rulesets.brass_birmingham") / "data"


def make(
    players: int,
    *,
    introductory: bool = False,
    figures: str | Path | Mapping[str, Any] | None = None,
) -> Game:
    """Brass: Birmingham for so many players."""
    own = Figures.load(DATA / "figures.toml", figures, USE)
    printed = Printed(own)
    board = printed.board(players, introductory=introductory)
    rules, names = Birmingham(board), Names(printed, board)
    spoken = words(rules, names)
    return Game(
        title=GAME,
        players=players,
        settings={"introductory": True} if introductory else {},
        rules=rules,
        judge=BirminghamJudge(rules),
        words=spoken,
        positions=positions(printed, board),
        figures=own,
        ledger=Ledger.load(DATA / "rules.toml"),
        primer=primer.load(DATA / "primer.toml"),
        draw=BirminghamScene(DATA / "layout.toml", spoken, names).draw,
        svg=svg,
        # Two actions a turn, and at the worst every tile given up for debts.
        most_moves=board.eras * board.rounds * players * 2 + board.spaces * board.eras,
    )
