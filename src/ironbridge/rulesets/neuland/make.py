"""Make: Neuland put together, from figures to picture, when somebody plays it."""

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
from ironbridge.rulesets.neuland import GAME
from ironbridge.rulesets.neuland.checks import USE
from ironbridge.rulesets.neuland.editions import of_edition
from ironbridge.rulesets.neuland.figures import Printed
from ironbridge.rulesets.neuland.game import Neuland
from ironbridge.rulesets.neuland.judge.judge import NeulandJudge
from ironbridge.rulesets.neuland.plain.positions import positions
from ironbridge.rulesets.neuland.scene.scene import NeulandScene
from ironbridge.rulesets.neuland.text.names import Names
from ironbridge.rulesets.neuland.text.words import words

DATA: Final = files("ironbridge.rulesets.neuland") / "data"


def make(
    players: int,
    *,
    edition: int = 2,
    layout: str = "recommended",
    gold: str = "whole",
    figures: str | Path | Mapping[str, Any] | None = None,
) -> Game:
    """Neuland in one of its editions for so many players."""
    own = Figures.load(DATA / "figures.toml", figures, USE)
    printed = Printed(own, edition)
    board = printed.board(players, layout, gold)
    rules, names = Neuland(board), Names(printed, board)
    spoken = words(rules, names)
    chosen = {"edition": edition, "layout": layout, "gold": gold}
    defaults = {setting.name: setting.choices[0] for setting in GAME.settings}
    return Game(
        title=GAME,
        players=players,
        settings={name: value for name, value in chosen.items() if value != defaults[name]},
        rules=rules,
        judge=NeulandJudge(rules),
        words=spoken,
        positions=positions(printed, board),
        figures=of_edition(own, edition, layout),
        ledger=Ledger.load(DATA / "rules.toml"),
        primer=primer.load(DATA / "primer.toml"),
        draw=NeulandScene(DATA / "layout.toml", spoken, names).draw,
        svg=svg,
        most_moves=20_000,
        endless=True,
    )
