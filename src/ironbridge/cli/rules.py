"""rules: a game's ledger of clauses."""

from __future__ import annotations

import json
from typing import Annotated, Any

import msgspec
import typer

from ironbridge.cli.invocation import example
from ironbridge.cli.options import Figures, GameId, Json, Lang, Players
from ironbridge.cli.settings import GameCommand, chosen_game
from ironbridge.cli.words import told
from ironbridge.core.errors import GameError
from ironbridge.core.ledger import Clause, Ledger
from ironbridge.terminal.rulebook import search as find_words
from ironbridge.terminal.rulebook import tell_in_full, tell_ledger
from ironbridge.terminal.voice import Voice, console

app = typer.Typer(add_completion=False)


@app.command(cls=GameCommand, epilog=example("rules industria IN-31 --lang fr"))
def rules(
    ctx: typer.Context,
    game: GameId,
    clause: Annotated[
        str | None, typer.Argument(metavar="CLAUSE", help="A clause’s id, as IN-31.")
    ] = None,
    search: Annotated[
        str, typer.Option(metavar="WORDS", help="Only clauses that have all these words.")
    ] = "",
    players: Players = None,
    figures: Figures = None,
    json_: Json = False,
    lang: Lang = "",
) -> None:
    """The rules of a game, clause by clause, with our rulings."""
    ledger = chosen_game(ctx, game, players, figures).ledger
    chosen = wanted(ledger, clause, search, lang)
    voice = Voice(console(), lang)
    if json_:
        typer.echo(json.dumps([plain(ledger, one) for one in chosen], ensure_ascii=False, indent=2))
    elif clause is not None:
        tell_in_full(voice, ledger, chosen[0])
    else:
        tell_ledger(voice, ledger, chosen)


def wanted(ledger: Ledger, id: str | None, words: str, lang: str) -> list[Clause]:
    """The clause with an id, those with certain words, or all."""
    if id is not None:
        found = ledger.find(id)
        if found is None:
            first, last = ledger.clause[0].id, ledger.clause[-1].id
            raise GameError(told("no-clause", id=repr(id), first=first, last=last))
        return [found]
    chosen = find_words(ledger, words, lang)
    if not chosen:
        raise GameError(told("no-clause-with", words=repr(words)))
    return chosen


def plain(ledger: Ledger, clause: Clause) -> dict[str, Any]:
    """A clause as plain data, its heading in words."""
    heading = msgspec.to_builtins(ledger.headings[clause.heading])
    return {**msgspec.to_builtins(clause), "heading": heading}
