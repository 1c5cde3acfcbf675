"""Settings: a game's own options as flags, taken from its title, so that no command knows games."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand

from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import games
from ironbridge.catalogue import title as find_title
from ironbridge.cli.words import say, told
from ironbridge.core.errors import GameError
from ironbridge.core.game import Game, Setting, Title


class GameCommand(TyperCommand):
    """A command about a game: the game's options are flags beside its own."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Take the game's flags out, then parse the rest; its help tells of them too."""
        title = title_among(args)
        ctx.obj = {}
        if title is not None:
            self.epilog = "\n\n".join([self.epilog or "", *flag_lines(title, ctx.lang)])
            ctx.obj, args = take_settings(title, args)
        return super().parse_args(ctx, args)


def title_among(args: Iterable[str]) -> Title | None:
    """The game that the arguments speak of."""
    shelf = games()
    return next((find_title(word) for word in args if word in shelf), None)


def take_settings(title: Title, args: list[str]) -> tuple[dict[str, Any], list[str]]:
    """The settings that the arguments choose, and the arguments that are left."""
    settings: dict[str, Any] = {}
    rest: list[str] = []
    words = iter(args)
    for word in words:
        flag, equals, value = word.partition("=")
        setting = next((one for one in title.settings if flag in flags_of(one)), None)
        if setting is None:
            rest.append(word)
        elif is_switch(setting):
            settings[setting.name] = switched(setting, word)
        else:
            settings[setting.name] = chosen(setting, value if equals else next(words, ""))
    return settings, rest


def is_switch(setting: Setting) -> bool:
    """Is there nothing to choose but yes and no?"""
    return all(isinstance(choice, bool) for choice in setting.choices)


def flags_of(setting: Setting) -> list[str]:
    """How a setting is written on the command line."""
    name = setting.name.replace("_", "-")
    return [f"--{name}", f"--no-{name}"] if is_switch(setting) else [f"--{name}"]


def switched(setting: Setting, word: str) -> bool:
    """Yes or no; a switch takes no value."""
    if word not in flags_of(setting):
        raise GameError(told("no-value", flag=word.partition("=")[0]))
    return word == flags_of(setting)[0]


def chosen(setting: Setting, text: str) -> Any:
    """The choice that is written or called like this."""
    written = [choice for choice in setting.choices if str(choice) == text]
    for choice in written or setting.meant(text):
        return choice
    allowed = ", ".join(map(str, setting.choices))
    flag = flags_of(setting)[0]
    raise GameError(told("no-choice", flag=flag, allowed=allowed, value=repr(text)))


def flag_of(setting: Setting) -> str:
    """A setting as help shows it: `--cash-in`, `--map germany|new-england`."""
    choices = "" if is_switch(setting) else f" {'|'.join(map(str, setting.choices))}"
    return f"{flags_of(setting)[0]}{choices}"


def flag_lines(title: Title, lang: str) -> list[str]:
    """The game's flags, for the help of a command."""
    if not title.settings:
        return []
    lines = [f"  {flag_of(setting)}  {setting.words[lang]}" for setting in title.settings]
    return [say("settings.head", lang, game=title.name), *lines]


def chosen_game(
    ctx: typer.Context, id: str, players: int | None = None, figures: Path | None = None
) -> Game:
    """The game as the arguments choose it."""
    return make_game(id, players, figures=figures, **ctx.obj)
