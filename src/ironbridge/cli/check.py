"""check: the data of the games, and our own words."""

from __future__ import annotations

import typer
from rich.text import Text

from ironbridge.catalogue import games
from ironbridge.catalogue import title as find_title
from ironbridge.cli.invocation import example
from ironbridge.cli.options import AnyGame, Lang
from ironbridge.cli.words import say
from ironbridge.lab.check import Finding, check_game, check_program, untested
from ironbridge.terminal.voice import console

app = typer.Typer(add_completion=False)


@app.command(epilog=example("check industria"))
def check(game: AnyGame = None, lang: Lang = "") -> None:
    """Check the data of the games: figures, rules, words."""
    chosen = games() if game is None else [known(game)]
    findings = [] if game is not None else check_program()
    for id in chosen:
        findings += check_game(id)
    tell_findings(findings, lang)
    for id in chosen:
        tell_untested(id, lang)
    if findings:
        raise typer.Exit(1)


def known(id: str) -> str:
    """A game that stands on the shelf, be its data what it may."""
    return id if id in games() else find_title(id).id


def tell_findings(findings: list[Finding], lang: str) -> None:
    """What is wrong, or that nothing is."""
    out = console()
    for finding in findings:
        out.print(Text.assemble((finding.where, "bold"), f": {finding.what}"))
    out.print(Text(say("check.wrong" if findings else "check.fine", lang, count=len(findings))))


def tell_untested(id: str, lang: str) -> None:
    """The clauses that no test holds, of a ledger that can be read."""
    ids = untested(id)
    if ids is None:
        console().print(Text(say("check.unread", lang, game=id)))
        return
    key = "check.untested" if ids else "check.tested"
    console().print(Text(say(key, lang, game=id, count=len(ids), clauses=", ".join(ids))))
