"""Make: Industria put together, from figures to picture, when somebody plays it."""

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
from ironbridge.rulesets.industria import GAME
from ironbridge.rulesets.industria.figures import USE, Printed
from ironbridge.rulesets.industria.game import Industria
from ironbridge.rulesets.industria.judge.judge import IndustriaJudge
from ironbridge.rulesets.industria.plain.positions import positions
from ironbridge.rulesets.industria.scene.scene import IndustriaScene
from ironbridge.rulesets.industria.text.names import Names
from ironbridge.rulesets.industria.text.words import words

DATA: Final = files("ironbridge.rulesets.industria") / "data"


def make(
    players: int,
    *,
    cash_in: bool = False,
    figures: str | Path | Mapping[str, Any] | None = None,
) -> Game:
    """Industria for so many players."""
    own = Figures.load(DATA / "figures.toml", figures, USE)
    printed = Printed(own)
    board = printed.board(players, cash_in=cash_in)
    rules, names = Industria(board), Names(printed, board)
    return Game(
        title=GAME,
        players=players,
        settings={"cash_in": True} if cash_in else {},
        rules=rules,
        judge=IndustriaJudge(rules),
        words=words(rules, names),
        positions=positions(printed, board),
        figures=own,
        ledger=Ledger.load(DATA / "rules.toml"),
        primer=primer.load(DATA / "primer.toml"),
        draw=IndustriaScene(DATA / "layout.toml", rules, names).draw,
        svg=svg,
        most_moves=most_moves(board.seats, board.epochs * board.rounds, board.tiles),
    )


def most_moves(seats: int, rounds: int, tiles: int) -> int:
    """A round sells a tile a seat, in at most a choice, the bids and a verdict; then all lay."""
    auction = seats * (1 + seats - 1 + 1)
    laying = seats * (3 + 1)
    return rounds * (auction + laying) + tiles
