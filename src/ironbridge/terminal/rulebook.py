"""Rulebook: a game's ledger in the terminal: chapters, clauses, rulings, and a search in them."""

from __future__ import annotations

from itertools import groupby

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ironbridge.core.ledger import Clause, Ledger
from ironbridge.core.spelling import plain
from ironbridge.terminal.tell import FAINT, tell_clause
from ironbridge.terminal.voice import INDENT, Voice


def chapters(ledger: Ledger) -> list[tuple[str, list[Clause]]]:
    """The clauses under their headings, in the order of the rulebook."""
    groups = groupby(ledger.clause, key=lambda clause: clause.heading)
    return [(heading, list(clauses)) for heading, clauses in groups]


def tell_headings(voice: Voice, ledger: Ledger) -> None:
    """The chapters, with the clauses that stand in each."""
    table = Table.grid(padding=(0, 2))
    for _, clauses in chapters(ledger):
        ids = dict.fromkeys([clauses[0].id, clauses[-1].id])
        table.add_row(Text(" – ".join(ids), "bold"), ledger.heading(clauses[0], voice.lang))
    voice.tell(table, indent=INDENT)
    voice.say("rules-how", FAINT, id=ledger.clause[0].id)


def tell_search(voice: Voice, ledger: Ledger, words: str) -> None:
    """The clauses that have all these words."""
    found = search(ledger, words, voice.lang)
    if not found:
        voice.say("no-clause", words=words)
    for clause in found:
        tell_clause(voice, ledger, clause)


def search(ledger: Ledger, words: str, lang: str) -> list[Clause]:
    """The clauses that have all these words, in their text, ruling or heading."""
    wanted = plain(words).split()
    return [clause for clause in ledger.clause if has_all(ledger, clause, wanted, lang)]


def has_all(ledger: Ledger, clause: Clause, wanted: list[str], lang: str) -> bool:
    """Does a clause have all these words?"""
    text = plain(f"{clause.id} {ledger.heading(clause, lang)} {clause.text(lang)}")
    return all(word in text for word in wanted)


def tell_ledger(voice: Voice, ledger: Ledger, clauses: list[Clause]) -> None:
    """Clauses under their headings, rulings set apart."""
    heading = ""
    for clause in clauses:
        if clause.heading != heading:
            heading = clause.heading
            voice.pause()
            voice.tell(Text(ledger.heading(clause, voice.lang), "bold underline"))
        tell_entry(voice, clause)


def tell_entry(voice: Voice, clause: Clause) -> None:
    """A clause with its ruling below it."""
    table = Table.grid(padding=(0, 2))
    table.add_row(Text(clause.id, "bold"), Text(clause.rule(voice.lang)))
    if clause.ruling is not None:
        ruling = voice.words("ruling", text=clause.decision(voice.lang))
        table.add_row("", Text(ruling, "italic"))
    voice.tell(Padding(table, (0, 0, 0, INDENT), expand=False))


def tell_in_full(voice: Voice, ledger: Ledger, clause: Clause) -> None:
    """One clause with all we know: its ruling, the reason, how sure we are, its tests."""
    voice.tell(Text(ledger.heading(clause, voice.lang), "bold underline"))
    tell_entry(voice, clause)
    if clause.ruling is not None:
        voice.tell(Text(voice.words("reason", text=clause.reason(voice.lang))), indent=INDENT)
        sure = voice.words(f"confidence.{clause.ruling.confidence}")
        voice.tell(Text(sure, FAINT), indent=INDENT)
    tests = "\n".join(clause.tests)
    key = "tests" if tests else "untested" if clause.testable else "untestable"
    voice.tell(Text(voice.words(key, tests=tests), FAINT), indent=INDENT)
