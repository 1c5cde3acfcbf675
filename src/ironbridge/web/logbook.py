"""Logbook: what happened in a match, move by move, in words, as somebody may know it."""

from __future__ import annotations

from typing import Any, Final

from ironbridge.core.events import Event
from ironbridge.core.match import Match
from ironbridge.core.notation import write_short
from ironbridge.core.speech import called
from ironbridge.core.wording import Reader
from ironbridge.web.deeds import deed, heard
from ironbridge.web.gallery import Gallery
from ironbridge.web.jobs import Sight

Data = dict[str, Any]
EMPTY: Final[Data] = {"from": 0, "entries": []}


def log_data(match: Match, sight: Sight, first: int, gallery: Gallery) -> Data:
    """The log from an entry on; entry 0 is what happened before the first move."""
    entries = [entry(match, sight, at, gallery) for at in range(first, len(match.played) + 1)]
    return {"from": first, "entries": entries}


def log_after(match: Match) -> Data:
    """Nothing new, beside a move that is only composed."""
    return {"from": len(match.played) + 1, "entries": []}


def entry(match: Match, sight: Sight, at: int, gallery: Gallery) -> Data:
    """A move in words. Its notation could tell a secret, so only its maker sees it."""
    played = match.played[at - 1] if at else None
    seen = played and (match.over or (played.seat == sight.eyes and not played.forced))
    return {
        **told(match, at, heard(match, at, sight.eyes), sight.lang),
        "notation": notation(match, at) if seen else "",
        "did": deed(match, sight, at, gallery),
    }


def open_entry(match: Match, at: int, lang: str) -> Data:
    """A move in words, with nothing hidden."""
    events = match.opening if at == 0 else match.played[at - 1].events
    return {**told(match, at, events, lang), "notation": notation(match, at), "did": None}


def told(match: Match, at: int, events: list[Event], lang: str) -> Data:
    """The sentences of an entry, and which of them tell what the move was about."""
    sentences = match.game.words.tell(events, match.names, lang)
    return {
        "move": at,
        "seat": None if at == 0 else match.played[at - 1].seat,
        "heading": heading(match, at, lang),
        "lines": [sentence.text for sentence in sentences],
        "deeds": [place for place, sentence in enumerate(sentences) if sentence.deed],
    }


def notation(match: Match, at: int) -> str:
    """A move as it is written."""
    if at == 0:
        return ""
    played = match.played[at - 1]
    return write_short(match.game, played.before, played.answers)


def heading(match: Match, at: int, lang: str) -> str:
    """The part of the game that begins with a move, if one does."""
    if at == 0:
        return ""
    reader = Reader(called(match.names, lang), lang)
    chapter = match.game.words.chapter
    here = chapter(match.played[at - 1].before, reader)
    before = chapter(match.played[at - 2].before, reader) if at > 1 else ""
    return here if here != before else ""
