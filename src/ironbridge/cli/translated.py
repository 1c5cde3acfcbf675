"""Translated: the help of a command. Its English stands in the code, for those who read that."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import typer
from typer import rich_utils
from typer.core import TyperOption

from ironbridge.cli.words import metavar
from ironbridge.core.languages import FOLDERS, table
from ironbridge.terminal.voice import Page

USAGE: Final = "Usage: "


def help_of(ctx: Any, lang: str) -> str:
    """The help of a command that was called, in a language."""
    help = Help(lang)
    help.translate(ctx.command, ctx)
    ctx.formatter_class = partial(formatter, help.say(USAGE))
    with drawing(help):
        return str(ctx.command.get_help(ctx))


class Help:
    """What a language says for the sentences of help; in English what nobody has written."""

    def __init__(self, lang: str) -> None:
        file = FOLDERS[lang] / "cli" / "help.toml"
        found: dict[str, dict[str, str]] = table(file) if file.is_file() else {}
        self.lang = lang
        self.sentences = found.get("sentences", {})
        self.headings = found.get("headings", {})

    def say(self, sentence: str) -> str:
        """A sentence, what is filled in as it was."""
        key, values = self.entry(sentence)
        return self.sentences[key].format(**values) if key else sentence

    def entry(self, sentence: str) -> tuple[str, dict[str, str]]:
        """The English that is translated, and what is filled in; nothing if there is none."""
        if sentence in self.sentences:
            return sentence, {}
        for key in self.sentences:
            if "{" in key and (found := re.fullmatch(shape(key), sentence)):
                return key, found.groupdict()
        return "", {}

    def translate(self, command: Any, ctx: Any) -> None:
        """Put this language in the place of English: a command is made anew for every call."""
        command.help = self.say(command.help or "")
        command.epilog = "\n\n".join(map(self.say, (command.epilog or "").split("\n\n")))
        for param in command.get_params(ctx):
            self.translate_parameter(param, ctx)
        if hasattr(command, "commands"):
            command.subcommand_metavar = self.say(command.subcommand_metavar)
            for listed in command.commands.values():
                listed.help = self.say(listed.help)

    def translate_parameter(self, param: Any, ctx: Any) -> None:
        """What an option or argument is for, and what stands for its value."""
        if param.help:
            param.help = self.say(param.help)
        if param.metavar:
            param.metavar = metavar(param.metavar, self.lang)
        elif param.metavar is None and isinstance(param, TyperOption):
            param.metavar = self.say(param.display_type(ctx))


def shape(key: str) -> str:
    """A sentence with gaps, as a pattern."""
    return re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+)", re.escape(key))


# What Typer draws around it.


def highlighter(usage: str) -> rich_utils.OptionHighlighter:
    """What finds the line of usage in this language too."""

    class Highlighter(rich_utils.OptionHighlighter):
        highlights = [*rich_utils.OptionHighlighter.highlights, f"(?P<usage>{usage})"]

    return Highlighter()


@contextmanager
def drawing(help: Help) -> Iterator[None]:
    """Let Typer have our headings, and a console that keeps our spaces, as long as it draws."""
    ours = {**help.headings, "Console": Page, "highlighter": highlighter(help.say(USAGE))}
    theirs = {name: value for name, value in vars(rich_utils).items() if name in ours}
    vars(rich_utils).update(ours)
    try:
        yield
    finally:
        vars(rich_utils).update(theirs)


def formatter(usage: str, **sizes: Any) -> Any:
    """What writes the line of usage."""
    made: Any = typer.Context.formatter_class(**sizes)
    made.write_usage = partial(made.write_usage, prefix=usage)
    return made
