"""French: the help of a command. Its English stands in the code, for those who read that."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.resources import files
from typing import Any, Final

import typer
from typer import rich_utils
from typer.core import TyperOption

from ironbridge.cli.words import metavar
from ironbridge.terminal.voice import Page

FILE: Final = files("ironbridge.cli") / "data" / "help.toml"
HELP: Final[dict[str, dict[str, str]]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
SENTENCES: Final = HELP["sentences"]
HEADINGS: Final = HELP["headings"]
USAGE: Final = "Usage: "
FRENCH: Final = "fr"


def help_of(ctx: Any) -> str:
    """The help of a command that was called."""
    translate(ctx.command, ctx)
    ctx.formatter_class = formatter
    with drawing():
        return str(ctx.command.get_help(ctx))


# What the command says.


def translate(command: Any, ctx: Any) -> None:
    """Put French in the place of English: a command is made anew for every call."""
    command.help = french(command.help or "")
    command.epilog = "\n\n".join(map(french, (command.epilog or "").split("\n\n")))
    for param in command.get_params(ctx):
        translate_parameter(param, ctx)
    if hasattr(command, "commands"):
        command.subcommand_metavar = french(command.subcommand_metavar)
        for listed in command.commands.values():
            listed.help = french(listed.help)


def translate_parameter(param: Any, ctx: Any) -> None:
    """What an option or argument is for, and what stands for its value."""
    if param.help:
        param.help = french(param.help)
    if param.metavar:
        param.metavar = metavar(param.metavar, FRENCH)
    elif isinstance(param, TyperOption):
        param.metavar = french(param.display_type(ctx))


def french(sentence: str) -> str:
    """A sentence in French, what is filled in as it was; in English if nobody has written it."""
    key, values = entry(sentence)
    return SENTENCES[key].format(**values) if key else sentence


def entry(sentence: str) -> tuple[str, dict[str, str]]:
    """The English that we have French for, and what is filled in; nothing if there is none."""
    if sentence in SENTENCES:
        return sentence, {}
    for key in SENTENCES:
        if "{" in key and (found := re.fullmatch(shape(key), sentence)):
            return key, found.groupdict()
    return "", {}


def shape(key: str) -> str:
    """A sentence with gaps, as a pattern."""
    return re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+)", re.escape(key))


# What Typer draws around it.


class Highlighter(rich_utils.OptionHighlighter):
    """Finds the usage in French too."""

    highlights = [*rich_utils.OptionHighlighter.highlights, f"(?P<usage>{french(USAGE)})"]


@contextmanager
def drawing() -> Iterator[None]:
    """Let Typer have our headings, and a console that keeps French spaces, as long as it draws."""
    ours = {**HEADINGS, "Console": Page, "highlighter": Highlighter()}
    theirs = {name: value for name, value in vars(rich_utils).items() if name in ours}
    vars(rich_utils).update(ours)
    try:
        yield
    finally:
        vars(rich_utils).update(theirs)


def formatter(**sizes: Any) -> Any:
    """What writes the line of usage."""
    made: Any = typer.Context.formatter_class(**sizes)
    made.write_usage = partial(made.write_usage, prefix=french(USAGE))
    return made
