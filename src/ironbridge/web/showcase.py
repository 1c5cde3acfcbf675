"""Showcase: a position of each game that is worth a picture, kept as data.

`python -m ironbridge.web.showcase` makes them anew, by a game between bots.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ironbridge.bots import bot as make_bot
from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import games
from ironbridge.core.match import Match
from ironbridge.core.scene import Scene
from ironbridge.core.state import NOBODY
from ironbridge.draw.board import draw_board
from ironbridge.draw.markup import moved, tag
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.svg import picture as drawn
from ironbridge.draw.theme import THEMES
from ironbridge.web.boxes import boxes

FOLDER: Final = files("ironbridge.web") / "data" / "showcase"
SEED: Final = 7
MOVES: Final = {"industria": 200, "neuland": 400}  # that show much of a game
ORDINARY: Final = 100
MARGIN: Final = 18


@cache
def game_match(id: str) -> Match:
    """A match in the middle of a game."""
    position = json.loads((FOLDER / f"{id}.json").read_text(encoding="utf-8"))
    return make_game(id).at(position)


def picture(id: str, theme: str, lang: str, around: Sequence[str] = ()) -> str:
    """The board alone, with nothing lit; or what is cut out of it around some things."""
    scene = game_match(id).scene(NOBODY, lang)
    sheet = Sheet(THEMES[theme], {})
    left, top, right, bottom = cut(scene, around)
    ground = tag("rect", width=scene.width, height=scene.height, fill=sheet.theme.paper)
    board = moved(-left, -top, ground + draw_board(sheet, scene))
    return drawn(sheet, scene, board, right - left, bottom - top)


def cut(scene: Scene, around: Sequence[str]) -> tuple[float, float, float, float]:
    """The part of the board that shows some things, with a margin: left, top, right, bottom."""
    found = [box for id, box in boxes(scene).items() if any(fnmatchcase(id, one) for one in around)]
    if not found:
        return 0, 0, scene.width, scene.height
    return (
        max(0, min(box["x"] for box in found) - MARGIN),
        max(0, min(box["y"] for box in found) - MARGIN),
        min(scene.width, max(box["x"] + box["w"] for box in found) + MARGIN),
        min(scene.height, max(box["y"] + box["h"] for box in found) + MARGIN),
    )


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
