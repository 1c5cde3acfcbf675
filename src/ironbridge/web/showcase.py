"""Showcase: a position of each game that is worth a picture, kept as data.

`python -m ironbridge.web.showcase` makes them anew, by a game between bots.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ironbridge.bots import bot as make_bot
from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import games
from ironbridge.core.match import Match
from ironbridge.core.state import NOBODY
from ironbridge.draw.board import draw_board
from ironbridge.draw.markup import tag
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.svg import picture as drawn
from ironbridge.draw.theme import THEMES

FOLDER: Final = files("ironbridge.web") / "data" / "showcase"
SEED: Final = 7
MOVES: Final = {"industria": 200, "neuland": 400}  # that show much of a game
ORDINARY: Final = 100


@cache
def game_match(id: str) -> Match:
    """A match in the middle of a game."""
    position = json.loads((FOLDER / f"{id}.json").read_text(encoding="utf-8"))
    return make_game(id).at(position)


def picture(id: str, theme: str, lang: str) -> str:
    """The board alone, with nothing lit, as large as it can be."""
    scene = game_match(id).scene(NOBODY, lang)
    sheet = Sheet(THEMES[theme], {})
    ground = tag("rect", width=scene.width, height=scene.height, fill=sheet.theme.paper)
    return drawn(sheet, scene, ground + draw_board(sheet, scene), scene.width, scene.height)


def made(id: str) -> dict[str, Any]:
    """A position after so many moves of bots."""
    match = make_game(id).start(SEED)
    player = make_bot("greedy", SEED)
    while not match.over and len(match.played) < MOVES.get(id, ORDINARY):
        match.commit(player.play(match.view_of(match.seat)))
    return match.position()


def write_all(folder: Path) -> None:
    """A file for each game on the shelf."""
    for id in games():
        text = json.dumps(made(id), ensure_ascii=False, indent=1)
        (folder / f"{id}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_all(Path(str(FOLDER)))
