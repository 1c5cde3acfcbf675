"""Make: Age of Industry put together, from figures to picture, when somebody plays it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ironbridge.core import primer
from ironbridge.core.game import Game
from ironbridge.core.ledger import Ledger
from ironbridge.draw.svg import svg
from ironbridge.rulesets.age_of_industry import GAME, maps
from ironbridge.rulesets.age_of_industry.figures import Printed
from ironbridge.rulesets.age_of_industry.game import AgeOfIndustry
from ironbridge.rulesets.age_of_industry.judge.judge import AgeOfIndustryJudge
from ironbridge.rulesets.age_of_industry.plain.positions import positions
from ironbridge.rulesets.age_of_industry.scene.scene import AgeOfIndustryScene
from ironbridge.rulesets.age_of_industry.text.names import Names
from ironbridge.rulesets.age_of_industry.text.words import words


def make(
    players: int,
    *,
    map: str = maps.FIRST_MAP,
    figures: str | Path | Mapping[str, Any] | None = None,
) -> Game:
    """Age of Industry for so many players, on a map of ours or on one of the reader's."""
    own, layout, name = maps.load(map, figures)
    printed = Printed(own)
    board = printed.board(players)
    rules, names = AgeOfIndustry(board), Names(printed, board)
    spoken = words(rules, names)
    return Game(
        title=GAME,
        players=players,
        settings={"map": map},
        rules=rules,
        judge=AgeOfIndustryJudge(rules),
        words=spoken,
        positions=positions(printed, board),
        figures=own,
        ledger=Ledger.load(maps.DATA / "rules.toml"),
        primer=primer.load(maps.DATA / "primer.toml"),
        draw=AgeOfIndustryScene(layout, name, spoken, names).draw,
        svg=svg,
        most_moves=board.most_moves(),
    )
