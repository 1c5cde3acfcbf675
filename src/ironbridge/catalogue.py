"""Catalogue: the games on the shelf, ours and other people's, and the way from an id to a match."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ironbridge import rulesets
from ironbridge.core import examples
from ironbridge.core.errors import GameError
from ironbridge.core.figures import corrections
from ironbridge.core.game import Game, Title
from ironbridge.core.match import Match
from ironbridge.core.record import Record
from ironbridge.core.words import Either, told

GROUP: Final = "ironbridge.games"  # of the entry points of games in other packages
LONGEST_ECHO: Final = 60  # characters


def games() -> list[str]:
    """The ids of all games: folders of ours, and those that other packages bring."""
    return sorted({*own_games(), *brought()})


def own_games() -> list[str]:
    """The folders of the shelf whose front page names a GAME."""
    folders = [folder for path in rulesets.__path__ for folder in Path(path).iterdir()]
    return [folder.name.replace("_", "-") for folder in folders if has_game(folder)]


def has_game(folder: Path) -> bool:
    """Is this the folder of a game, finished enough to be played?"""
    page = folder / "__init__.py"
    return page.is_file() and "\nGAME" in page.read_text(encoding="utf-8")


@cache
def brought() -> dict[str, str]:
    """The modules of games in other packages, by id: their entry points say where they are."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def module_of(id: str) -> str:
    """The module whose GAME a game is; ours comes first."""
    if id in own_games():
        return f"{rulesets.__name__}.{id.replace('-', '_')}"
    return brought()[id]


@cache
def title(id: str) -> Title:
    """A game as it stands on the shelf: looked for once."""
    if id not in games():
        close = near(id.lower())
        key = "no-game-near" if close else "no-game"
        raise GameError(told(key, id=repr(id), near="".join(close), games=", ".join(games())))
    try:
        found = getattr(import_module(module_of(id)), "GAME", None)
    except ImportError as error:
        raise GameError(told("broken-game", id=repr(id), error=str(error))) from error
    if not isinstance(found, Title):
        raise GameError(told("empty-folder", id=repr(id)))
    return found


def near(id: str) -> str:
    """The game that somebody may have meant: one with this in its name, or one that looks like it."""
    inside = [known for known in games() if id and id in known]
    return "".join(inside if len(inside) == 1 else difflib.get_close_matches(id, games(), 1))


def game(
    id: str,
    players: int | None = None,
    *,
    figures: str | Path | dict[str, Any] | None = None,
    **settings: Any,
) -> Game:
    """A game with everything chosen; by default as many players as the box allows."""
    return game_with(id, players, settings, figures)


def game_with(
    id: str,
    players: int | None,
    settings: Mapping[str, Any],
    figures: str | Path | dict[str, Any] | None = None,
) -> Game:
    """The same with settings from elsewhere: each is one of the game's own, whatever it is called."""
    found = title(id)
    players = max(found.players) if players is None else players
    if type(players) is not int or players not in found.players:
        allowed = Either(found.players)
        raise GameError(told("players", game=found.name, allowed=allowed, players=players))
    chosen = {name: choice(found, name, value) for name, value in settings.items()}
    return found.game(players, chosen, corrections(figures))


def choice(title: Title, name: str, value: Any) -> Any:
    """The choice of a setting, as the game knows both."""
    setting = next((one for one in title.settings if one.name == name), None)
    if setting is None:
        known = ", ".join(one.name for one in title.settings)
        key = "no-option" if known else "no-options"
        raise GameError(told(key, game=title.name, name=shortened(name), known=known))
    for one in setting.meant(value):
        return one
    allowed = ", ".join(map(str, setting.choices))
    raise GameError(told("no-choice", name=name, allowed=allowed, value=shortened(value)))


def shortened(value: object) -> str:
    """What somebody gave, as far as it needs to be told back to him."""
    whole = repr(value)
    return whole if len(whole) <= LONGEST_ECHO else f"{whole[:LONGEST_ECHO]}…"


def load(text: str) -> Match:
    """The match that a record tells, ready to look into or to play on."""
    record = Record.parse(text)
    return game_of(record).replay(record)


def game_of(record: Record) -> Game:
    """The game that a record was played with."""
    figures = dict(record.figures) or None
    return game_with(record.game, record.players, record.settings, figures)


def contradicted(game: Game) -> list[examples.Contradiction]:
    """The figures of a game that a worked example of its rulebook does not allow."""
    folder = files(rulesets.__name__) / game.id.replace("-", "_") / "data"
    chosen = {setting.name: setting.choices[0] for setting in game.title.settings}
    kept = examples.load(folder / "examples.toml")
    return list(examples.contradictions(game.figures, {**chosen, **game.settings}, kept))
