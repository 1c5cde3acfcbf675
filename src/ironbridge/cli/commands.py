"""Commands: their list, how each is loaded when it is called, and how mistakes are told."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Final, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from ironbridge import mode
from ironbridge.cli.calls import LANG, Call, spoken
from ironbridge.cli.extras import extra_of, missing_sentence
from ironbridge.cli.mistakes import system_sentence, usage_sentence
from ironbridge.cli.words import say, told
from ironbridge.core.errors import IronbridgeError

COMMANDS: Final = {
    "games": "The games on the shelf.",
    "bots": "The bots, and how to enter one of your own.",
    "serve": "Serve the table: all games in the browser, against bots or each other.",
    "tables": "The tables that a server keeps: list them, export their records, purge old ones.",
    "play": "Play in the terminal, against bots or each other.",
    "replay": "Step through the record of a match.",
    "analyse": "Look into a match: what each decision lost against the best plan.",
    "show": "Draw a position of a record: in the terminal, as SVG or as PNG.",
    "primer": "How a game is played, in two pages, and the mistakes of a first game.",
    "rules": "The rules of a game, clause by clause, with our rulings.",
    "figures": "Every printed figure of a game, and where it comes from.",
    "simulate": "Let bots play many games, and see who wins how often.",
    "arena": "Measure how strong bots are: every deal from every seat.",
    "dataset": "Write the decisions of many games between bots into a file to learn from.",
    "perft": "Count the complete legal moves, depth by depth.",
    "bench": "Time random play, interpreted and compiled.",
    "check": "Check the data of the games: figures, rules, words.",
}
HUNGRY: Final = {
    "analyse",
    "simulate",
    "arena",
    "dataset",
    "perft",
    "bench",
}  # who calls these wants it compiled
WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130


class Commands(TyperGroup):
    """The list of commands; the module of one is imported only when it is called."""

    context_class = Call

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        for name, sentence in COMMANDS.items():
            self.add_command(TyperCommand(name, help=sentence))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Find the language first: help may be asked for before it."""
        ctx.meta[LANG] = spoken(args)
        return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: Any, args: list[str]
    ) -> tuple[str | None, Any | None, list[str]]:
        """The command that was called, in full; the beginning of its name is enough."""
        name, command, rest = super().resolve_command(ctx, [meant(args[0]), *args[1:]])
        if name in HUNGRY and mode.is_slow():
            typer.echo(say("interpreted", ctx.lang), err=True)
        return name, command if name is None else load(name), rest

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run; whatever a person can get wrong ends as one sentence, never as a traceback."""
        for stream in (sys.stdout, sys.stderr):
            spell_anything(stream)
        lang = spoken([*(extra.get("args") or sys.argv)])
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except typer.TyperException as error:
            fail(usage_sentence(error, lang), lang)
        except IronbridgeError as error:
            fail(error.text(lang), lang)
        except ImportError as error:
            if not extra_of(error):
                raise
            fail(missing_sentence(error, lang), lang)
        except OSError as error:
            fail(system_sentence(error, lang), lang)
        except typer.Abort:
            code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)


def meant(word: str) -> str:
    """The command whose name begins like this, if it is one; else the word itself."""
    found = [name for name in COMMANDS if name.startswith(word)]
    if word in COMMANDS or not word or not found:
        return word
    if len(found) > 1:
        raise IronbridgeError(told("beginning", word=word, commands=", ".join(found)))
    return found[0]


def load(name: str) -> Any:
    """A command with all its options: the one style exception, an import when it is needed."""
    command = get_command(import_module(f"ironbridge.cli.{name}").app)
    command.context_class = Call
    return command


def fail(sentence: str, lang: str) -> NoReturn:
    """Say what is wrong, and leave."""
    typer.echo(say("mistake", lang, sentence=sentence), err=True)
    sys.exit(WRONG_INPUT)


def spell_anything(stream: Any) -> None:
    """Let a terminal without our letters show question marks instead of failing."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
