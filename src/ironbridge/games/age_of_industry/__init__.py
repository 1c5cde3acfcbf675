"""Age of Industry (Martin Wallace, 2010): mills, mines and railways on credit."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ironbridge.core.game import Game, Setting, Title
from ironbridge.core.ledger import Ledger
from ironbridge.draw.svg import svg
from ironbridge.games.age_of_industry import maps
from ironbridge.games.age_of_industry.figures import Printed
from ironbridge.games.age_of_industry.position import IndustryPositions
from ironbridge.games.age_of_industry.rules.turn import AgeOfIndustry
from ironbridge.games.age_of_industry.scene import IndustryScene
from ironbridge.games.age_of_industry.words import IndustryWords


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
    words = IndustryWords(printed, board)
    scene = IndustryScene(layout, name, printed, board, words)
    return Game(
        title=GAME,
        players=players,
        settings={"map": map},
        rules=AgeOfIndustry(board),
        words=words,
        positions=IndustryPositions(printed, board),
        figures=own,
        ledger=Ledger.load(maps.DATA / "rules.toml"),
        draw=scene.draw,
        svg=svg,
        most_moves=board.most_moves(),
        place=scene.place,
    )


GAME: Final = Title(
    id="age-of-industry",
    name="Age of Industry",
    about={
        "en": "Build mills, mines and railways on credit, and sell your goods by rail and sea.",
        "fr": "Filatures, mines et chemins de fer à crédit : bâtir, relier, vendre par rail et par mer.",
    },
    state={"en": "complete", "fr": "complet"},
    players=(3, 4, 5),
    minutes=120,
    settings=(
        Setting(
            "map",
            maps.map_ids(),
            {"en": "the map", "fr": "la carte"},
            {"en": "Map", "fr": "Carte"},
            {id: maps.map_name(id) for id in maps.map_ids()},
        ),
    ),
    make=make,
)
