"""Tell: questions, refusals, events and scores as a person reads them in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from ironbridge.core.asked import Option
from ironbridge.core.events import Event
from ironbridge.core.foregone import Foregone
from ironbridge.core.ledger import Clause, Ledger
from ironbridge.core.match import Match
from ironbridge.core.notation import write
from ironbridge.core.refusal import Refusal
from ironbridge.core.speech import figure
from ironbridge.core.spelling import as_called
from ironbridge.core.words import NOTATION
from ironbridge.terminal.seats import badge, named
from ironbridge.terminal.voice import INDENT, Voice

ACCENT: Final = "bold #c4481c"
FAINT: Final = "dim"
ROOMY: Final = 100  # columns from which notation has a column of its own
SHORT: Final = 32  # columns of an option that is short
FEW: Final = 6  # short options beyond which they stand side by side
LONG: Final = 12  # options of any length beyond which they do, if there is room
GAP: Final = 3  # columns between them
MANY: Final = 8  # alternatives beyond which a list is shortened


def tell_question(voice: Voice, match: Match, labelled: Mapping[str, Option]) -> None:
    """What is asked, what was answered so far, and what may be answered."""
    asked = match.question
    assert asked is not None
    voice.tell(Text.assemble(badge(asked.seat), " ", (asked.text(voice.lang), "bold")))
    if match.draft.chosen:
        (move,) = as_called([write(match.game, match.state, match.draft.answers)], match.names)
        voice.tell(Text(voice.words("so-far", move=move), FAINT), indent=INDENT)
    for given in match.foregone():
        answer = given.option.text(voice.lang)
        voice.tell(Text(voice.words("foregone", answer=answer), FAINT), indent=INDENT)
    tell_options(voice, labelled, match.names)


def tell_options(voice: Voice, labelled: Mapping[str, Option], names: Sequence[str]) -> None:
    """The options in words, each with what to type for it."""
    width = max(len(label) for label in labelled)
    phrases = as_called([option.phrase for option in labelled.values()], names)
    lines = [
        (Text(label.rjust(width), ACCENT), Text(option.text(voice.lang)), phrase)
        for (label, option), phrase in zip(labelled.items(), phrases, strict=True)
    ]
    cells = [Text.assemble(label, "  ", text) for label, text, _ in lines]
    if stand_side_by_side(voice, cells):
        voice.tell(Columns(cells, padding=(0, GAP), column_first=True), indent=INDENT)
        return
    table = Table.grid(padding=(0, 2))
    for label, text, phrase in lines:
        notation = [Text(phrase, FAINT)] if voice.console.width >= ROOMY else []
        table.add_row(label, text, *notation)
    voice.tell(table, indent=INDENT)


def stand_side_by_side(voice: Voice, cells: list[Text]) -> bool:
    """Do options read better in columns: some that are short, or many that fit?"""
    widest = max(cell.cell_len for cell in cells)
    room = (voice.console.width - INDENT - GAP) // 2
    return len(cells) > (FEW if widest <= SHORT else LONG) and widest <= room


def tell_foregone(voice: Voice, foregone: Sequence[Foregone]) -> None:
    """Answers that left no choice, each with why nothing else would do."""
    for given in foregone:
        voice.tell(Text(given.option.asked.text(voice.lang), "bold"))
        voice.tell(Text(given.option.text(voice.lang)), indent=INDENT)
        for refusal in given.refusals:
            voice.tell(Text(f"✗ {refusal.with_rule(voice.lang)}"), indent=INDENT)


def tell_refusal(voice: Voice, match: Match, refusal: Refusal) -> None:
    """Why not: the case, the clause behind it, and what is possible instead."""
    voice.tell(Text.assemble(("✗ ", ACCENT), (refusal.text(voice.lang), "bold")))
    ledger = match.game.ledger
    clause = ledger.find(refusal.rule)
    if clause is not None:
        tell_clause(voice, ledger, clause)
        tell_instead(voice, as_called(refusal.instead, match.names))
    elif refusal.rule == NOTATION:
        voice.tell(Text(voice.words("hint"), FAINT), indent=INDENT)


def tell_instead(voice: Voice, phrases: Sequence[str]) -> None:
    """What is possible where something was refused, if anything is."""
    if phrases:
        instead = voice.words("instead", moves=", ".join(shortened(phrases)))
        voice.tell(Text(instead, FAINT), indent=INDENT)


def tell_clause(voice: Voice, ledger: Ledger, clause: Clause) -> None:
    """A rule as it stands in the ledger, with its ruling."""
    heading = ledger.heading(clause, voice.lang)
    voice.tell(Text.assemble((clause.id, "bold"), " · ", (heading, "italic")), indent=INDENT)
    voice.tell(Text(clause.text(voice.lang)), indent=INDENT)


def shortened(items: Sequence[str]) -> list[str]:
    """The first and the last of a long list."""
    if len(items) <= MANY:
        return list(items)
    return [*items[: MANY - 3], "…", *items[-2:]]


def tell_events(
    voice: Voice, match: Match, events: Iterable[Event], viewer: int | None, *, indent: int = 0
) -> None:
    """What happened, as a seat may know it; all of it for None."""
    rules, words = match.game.rules, match.game.words
    for event in events:
        heard = event if viewer is None else rules.heard(event, viewer)
        sentence = words.event(heard, match.names, voice.lang)
        voice.tell(Text.assemble(badge(heard.seat), " ", sentence), indent=indent)


def tell_scores(voice: Voice, match: Match) -> None:
    """Who has how many points, the best first, and who has won."""
    scores, best = match.scores(), match.winners()
    table = Table.grid(padding=(0, 2))
    for seat in sorted(range(len(scores)), key=lambda seat: (seat not in best, -scores[seat])):
        points = voice.words("points", count=scores[seat])
        crown = voice.words("winner") if seat in best else ""
        table.add_row(named(seat, match.names[seat]), Text(points), Text(crown, ACCENT))
    voice.tell(table, indent=INDENT)
    tell_breakdown(voice, match)


def tell_breakdown(voice: Voice, match: Match) -> None:
    """Where the points came from, a line a heading, a column a seat."""
    found = match.breakdown()
    if not found.headings:
        return
    voice.pause()
    voice.say("points-from", FAINT)
    table = Table.grid(padding=(0, 2))
    table.add_row("", *(Text.assemble(" ", badge(seat)) for seat in range(match.game.players)))
    for heading in found.headings:
        points = (Text(figure(count, voice.lang), justify="right") for count in heading.points)
        table.add_row(heading.text(voice.lang), *points)
    voice.tell(table, indent=INDENT)
