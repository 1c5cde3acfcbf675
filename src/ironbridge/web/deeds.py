"""Deeds: what each of the last moves did, as somebody may know it, for pages that show it."""

from __future__ import annotations

from typing import Any

import msgspec

from ironbridge.core.events import Event
from ironbridge.core.match import Match
from ironbridge.web.fates import Faces, by_fate, fates_of
from ironbridge.web.flows import flows_of
from ironbridge.web.gallery import Gallery
from ironbridge.web.jobs import RECENT, Sight

Data = dict[str, Any]


def heard(match: Match, at: int, eyes: int) -> list[Event]:
    """What happened in a move, or before the first one, as far as somebody may know it."""
    events = match.opening if at == 0 else match.played[at - 1].events
    return [match.game.rules.heard(event, eyes) for event in events]


def deed(match: Match, sight: Sight, at: int, gallery: Gallery) -> Data | None:
    """What a move laid, changed and took away, what went where, which cards were played for it."""
    if sight.board == "none" or not len(match.played) - RECENT < at or at == 0:
        return None
    before, after = (for_all(gallery.faces(match, sight, moves)) for moves in (at - 1, at))
    fates, events, words = fates_of(before, after), heard(match, at, sight.eyes), match.game.words
    there = {*before, *after}
    return {
        **by_fate(fates),
        "flows": flows_of(words, events, fates, there, sight.lang),
        "cards": msgspec.to_builtins(words.cards(events, sight.lang)),
        "cue": words.cue(events),
    }


def for_all(faces: Faces) -> Faces:
    """What does not lie before somebody."""
    return {id: face for id, face in faces.items() if not face.own}
