"""Catalogue: the games on the shelf, found by their folders, and the way from an id to a match."""

from __future__ import annotations

import difflib
from importlib import import_module
from pathlib import Path
from typing import Any

from ironbridge import games as shelf
from ironbridge.core.errors import GameError
from ironbridge.core.game import Game, Title
from ironbridge.core.match import Match
from ironbridge.core.record import Record
from ironbridge.core.words import Either, told


def games() -> list[str]:
    """The ids of all games: the folders of the shelf whose front page names a GAME."""
    folders = [folder for path in shelf.__path__ for folder in Path(path).iterdir()]
    return sorted(folder.name.replace("_", "-") for folder in folders if has_game(folder))


def has_game(folder: Path) -> bool:
    """Is this the folder of a game, finished enough to be played?"""
    page = folder / "__init__.py"
    return page.is_file() and "\nGAME" in page.read_text(encoding="utf-8")


def title(id: str) -> Title:
    """A game as it stands on the shelf."""
    if id not in games():
        close = difflib.get_close_matches(id, games(), 1)
        key = "no-game-near" if close else "no-game"
        raise GameError(told(key, id=repr(id), near="".join(close), games=", ".join(games())))
    module = import_module(f"ironbridge.games.{id.replace('-', '_')}")
    found = getattr(module, "GAME", None)
    if not isinstance(found, Title):
        raise GameError(told("empty-folder", id=repr(id)))
    return found


def game(
    id: str,
    players: int | None = None,
    *,
    figures: str | Path | dict[str, Any] | None = None,
    **settings: Any,
) -> Game:
    """A game with everything chosen; by default as many players as the box allows."""
    found = title(id)
    players = max(found.players) if players is None else players
    if type(players) is not int or players not in found.players:
        allowed = Either(found.players)
        raise GameError(told("players", game=found.name, allowed=allowed, players=players))
    for name, value in settings.items():
        check_setting(found, name, value)
    return found.make(players, figures=figures, **settings)


def check_setting(title: Title, name: str, value: Any) -> None:
    """The game knows this setting and this choice."""
    for setting in title.settings:
        if setting.name == name:
            if not any(value == choice for choice in setting.choices):
                allowed = ", ".join(map(str, setting.choices))
                raise GameError(told("no-choice", name=name, allowed=allowed, value=repr(value)))
            return
    known = ", ".join(setting.name for setting in title.settings)
    key = "no-option" if known else "no-options"
    raise GameError(told(key, game=title.name, name=repr(name), known=known))


def load(text: str) -> Match:
    """The match that a record tells, ready to look into or to play on."""
    record = Record.parse(text)
    return game_of(record).replay(record)


def game_of(record: Record) -> Game:
    """The game that a record was played with."""
    found = title(record.game)
    for name, value in record.settings.items():
        check_setting(found, name, value)
    figures = dict(record.figures) or None
    return game(record.game, record.players, figures=figures, **record.settings)
