"""Ending: how a match ended, told: places, where points came from, the two curves, the largest moves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from ironbridge.bots.expectation import Course, course
from ironbridge.bots.words import SPEECH
from ironbridge.core.languages import FIRST
from ironbridge.core.match import Match
from ironbridge.core.speech import called, figure
from ironbridge.core.state import CHANCE
from ironbridge.draw.ending import Curve, Ending, Note, Part, Place, Section

LARGEST: Final = 3  # moves that are told
SMALL: Final = 0.02  # of the par: a move that brings no more is none of the largest


class Large(NamedTuple):
    """A move after which its seat may expect more, and how much."""

    move: int
    seat: int
    gain: float


def ranked(match: Match) -> list[int]:
    """The seats by their places: winners first, then by points."""
    scores, won = match.scores(), match.winners()
    return sorted(range(match.game.players), key=lambda seat: (seat not in won, -scores[seat]))


def largest(match: Match, found: Course) -> list[Large]:
    """The moves that brought their seats most, by what was to be expected before and after."""
    moves = [
        Large(
            at, played.seat, found.expected[at][played.seat] - found.expected[at - 1][played.seat]
        )
        for at, played in enumerate(match.played, 1)
        if played.seat != CHANCE
    ]
    least = SMALL * match.game.title.par
    best = sorted(moves, key=lambda one: -one.gain)[:LARGEST]
    return [one for one in best if one.gain >= least]


def sentence(match: Match, move: int, lang: str) -> str:
    """What a move was about, as the log tells it: its deeds, or all of it if it has none."""
    played = match.played[move - 1]
    own = takewhile(lambda event: event.seat == played.seat, played.events)
    told = match.game.words.tell(own, match.names, lang)
    deeds = [one.text for one in told if one.deed]
    return " ".join(deeds or [one.text for one in told])


def large_text(match: Match, one: Large, lang: str) -> str:
    """One of the largest moves, in words."""
    did = sentence(match, one.move, lang)
    gain = figure(one.gain, lang, 1)
    return SPEECH.say("ending.large", lang, move=one.move, did=did, points=gain)


def told(
    match: Match, lang: str = FIRST, *, subtitle: str = "", records: Sequence[str] = ()
) -> Ending:
    """The page of a match that is over; what the table remembers of other matches is given."""
    found, names = course(match), called(match.names, lang)
    return Ending(
        title=match.game.title.name,
        subtitle=" · ".join(filter(None, (subtitle, moves_text(match, lang)))),
        lang=lang,
        places=places(match, names, lang),
        parts_title=SPEECH.say("ending.parts", lang),
        parts=[
            Part(one.label(lang), one.text(lang), one.points) for one in match.breakdown().headings
        ],
        no_parts=SPEECH.say("ending.no-parts", lang),
        curves=curves(match, found, lang),
        sections=sections(match, found, records, lang),
    )


def moves_text(match: Match, lang: str) -> str:
    """How long it was."""
    return SPEECH.say("ending.moves", lang, count=len(match.played))


def places(match: Match, names: Sequence[str], lang: str) -> list[Place]:
    """Every seat at its place; who shares a place has the same number."""
    scores, won = match.scores(), match.winners()
    order = ranked(match)
    found: list[Place] = []
    for at, seat in enumerate(order):
        is_won = seat in won
        same = at > 0 and (
            is_won or (order[at - 1] not in won and scores[order[at - 1]] == scores[seat])
        )
        place = found[-1].place if same else SPEECH.say("ending.place", lang, place=at + 1)
        crown = SPEECH.say("ending.won", lang) if is_won else ""
        found.append(Place(seat, place, names[seat], scores[seat], crown))
    return found


def curves(match: Match, found: Course, lang: str) -> list[Curve]:
    """Points, and those that were to be expected."""
    ends = [figure(count, lang) for count in found.points[-1]]
    points = [[float(count) for count in row] for row in found.points]
    return [
        Curve(SPEECH.say("ending.points", lang), points, ends, stepped=True),
        Curve(SPEECH.say("ending.expected", lang), found.expected, ends, stepped=False),
    ]


def sections(match: Match, found: Course, records: Sequence[str], lang: str) -> list[Section]:
    """The largest moves, and the records of the table."""
    large = [Note(large_text(match, one, lang), one.seat) for one in largest(match, found)]
    shown = [Section(SPEECH.say("ending.largest", lang), large)] if large else []
    if records:
        kept = Section(SPEECH.say("ending.records", lang), [Note(text) for text in records])
        shown.append(kept)
    return shown
