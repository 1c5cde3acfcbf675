"""Orders: what a person can type besides a move: back, why, hint, log, board, rules, save, quit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from ironbridge.core.errors import IllegalMove
from ironbridge.core.match import Match
from ironbridge.core.speech import LANGUAGES
from ironbridge.core.spelling import as_called, plain
from ironbridge.core.words import refuse_reading, system_reason
from ironbridge.terminal import reading, saves, tell
from ironbridge.terminal.advice import advise
from ironbridge.terminal.draw import draw_board
from ironbridge.terminal.reading import as_number
from ironbridge.terminal.rulebook import tell_headings, tell_search
from ironbridge.terminal.session import Session
from ironbridge.terminal.voice import INDENT, SPEECH

LOG_LINES: Final = 20


def obey(session: Session, line: str) -> bool:
    """Do what a line says, a move or an order; False ends the session."""
    word, _, rest = line.partition(" ")
    order = order_named(word)
    if order == "quit":
        return False
    try:
        if order:
            ORDERS[order](session, rest.strip())
        elif line:
            session.reply(line)
        else:
            session.shown = None  # an empty line asks to see the question again
    except IllegalMove as error:
        tell.tell_refusal(session.voice, session.match, error.refusal)
    return True


def order_named(word: str) -> str:
    """The order that a word names, in any of our languages; "" for none."""
    return NAMES.get(plain(word), "")


def help_(session: Session, _: str) -> None:
    """All that can be typed."""
    voice = session.voice
    voice.say("help.moves", example=example(session.match))
    table = Table.grid(padding=(0, 2))
    for order in [*ORDERS, "quit"]:
        usage = voice.words(f"order.{order}.usage")
        table.add_row(Text(usage, tell.ACCENT), Text(voice.words(f"order.{order}.does")))
    voice.tell(table, indent=INDENT)


def example(match: Match) -> str:
    """An option as it may be typed."""
    phrases = [option.phrase for option in match.options()]
    return as_called(phrases, match.names)[-1]


def back(session: Session, _: str) -> None:
    """Take an answer of the move being composed back, else the last move of a person."""
    match = session.match
    if match.draft.chosen:
        match.back()
        return
    take_back(match, session.humans)
    session.voice.say("taken-back")
    session.save()


def take_back(match: Match, humans: list[int]) -> None:
    """Back to the last decision of a person, over what bots have answered since."""
    bots = [seat for seat in range(match.game.players) if seat not in humans]
    refusal, kept = match.way_back(humans, bots)
    if refusal is not None:
        raise IllegalMove(refusal)
    match.rewind(kept)


def why(session: Session, words: str) -> None:
    """Why a move is not allowed, or that it is."""
    match = session.match
    if not words and (foregone := match.foregone()):
        tell.tell_foregone(session.voice, foregone)
        return
    if not words:
        session.voice.say("why-what", example=example(match))
        return
    read = reading.read(match, words)
    if words in reading.labels(match) or reading.is_allowed(read):
        session.voice.say("allowed", move=words)
    else:
        raise IllegalMove(refuse_reading(match.game, read, match.names))


def log(session: Session, count: str) -> None:
    """What happened last."""
    lines = session.match.log(session.voice.lang, session.viewer)
    wanted = as_number(count) if count.isdecimal() else LOG_LINES
    for line in lines[-wanted:]:
        session.voice.tell(Text(line), indent=INDENT)


def board(session: Session, _: str) -> None:
    """The whole position."""
    match = session.match
    draw_board(session.voice, match.scene(match.seat, session.voice.lang))


def rules(session: Session, words: str) -> None:
    """A clause by its id, clauses by their words, or the chapters."""
    ledger = session.match.game.ledger
    clause = ledger.find(words)
    if clause is not None:
        tell.tell_clause(session.voice, ledger, clause)
    elif words:
        tell_search(session.voice, ledger, words)
    else:
        tell_headings(session.voice, ledger)


def save(session: Session, name: str) -> None:
    """Write the record to a file of the person's own."""
    voice, path = session.voice, Path(name)
    if not name:
        voice.say("save-where")
        return
    try:
        path = path.expanduser()
        if path.exists() and not saves.is_record(path):
            voice.say_unbroken("not-over-that", path=path)
            return
        saves.write(path, session.match, session.seats)
    except (OSError, RuntimeError, ValueError) as error:  # no such place, user or kind of name
        reason = system_reason(error).text(voice.lang)
        voice.say_unbroken("cannot-save", path=path, reason=reason)
        return
    voice.say_unbroken("saved", path=path)


ORDERS: Final[dict[str, Callable[[Session, str], None]]] = {
    "help": help_,
    "back": back,
    "why": why,
    "hint": advise,
    "log": log,
    "board": board,
    "rules": rules,
    "save": save,
}
NAMES: Final = {
    plain(name): order
    for order in [*ORDERS, "quit"]
    for lang in LANGUAGES
    for name in SPEECH.say(f"order.{order}.names", lang).split()
}
