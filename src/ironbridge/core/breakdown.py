"""Breakdown: where the points of a match came from, stage by stage and kind by kind, from its events."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ironbridge.core.events import Event
from ironbridge.core.languages import FIRST
from ironbridge.core.speech import Speech
from ironbridge.core.words import SPEECH

if TYPE_CHECKING:
    from ironbridge.core.match import Match

Label = Callable[[str], str]  # words for people, by language


class Source(NamedTuple):
    """How an event of one kind counts: under which heading, and which of its numbers."""

    label: Callable[[Event, str], str]  # the heading, by language
    points: str = "points"  # the number that counts
    sign: int = 1  # -1: so many are lost
    staged: bool = True  # or is it counted once, whenever that was?


def under(
    speech: Speech, key: str, points: str = "points", sign: int = 1, *, staged: bool = True
) -> Source:
    """A heading that a game's file of words has: `points-for.links`."""
    return Source(
        lambda event, lang: speech.say(f"points-for.{key}", lang), points, sign, staged=staged
    )


def no_stage(state: Any, lang: str) -> str:
    """A game that is counted as one whole."""
    return ""


@dataclass(frozen=True)
class Counting:
    """How a game's points are counted: by kind of event, and stage by stage if it has any."""

    sources: Mapping[str, Source] = field(default_factory=dict)
    stage: Callable[[Any, str], str] = no_stage  # that a position belongs to, by language


UNCOUNTED: Final = Counting()


class Heading:
    """Where points came from: what it is called, in which stage, and how many each seat got."""

    def __init__(self, stage: Label, label: Label, points: list[int]) -> None:
        self.stage = stage
        self.label = label
        self.points = points

    def text(self, lang: str = FIRST) -> str:
        """Its name, behind that of its stage."""
        stage, label = self.stage(lang), self.label(lang)
        return SPEECH.say("breakdown.heading", lang, stage=stage, label=label) if stage else label

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Heading {self.text()}: {self.points}>"


@dataclass(frozen=True)
class Breakdown:
    """The points of every seat, heading by heading: together they are the points that it has."""

    headings: list[Heading]
    totals: list[int]
    untold: list[int]  # those that no event told of; of a whole match none

    def text(self, lang: str = FIRST) -> str:
        """A line a heading."""
        return "\n".join(f"{one.text(lang)}: {list_of(one.points)}" for one in self.headings)

    def __str__(self) -> str:
        return self.text()


def breakdown(match: Match) -> Breakdown:
    """Where the points so far came from; those that no event told of stand together at the end."""
    found: dict[tuple[int, int, str], Heading] = {}
    stages: dict[str, int] = {}
    for place, heading, event, count in counted(match):
        key = (stages.setdefault(heading.stage(FIRST), len(stages)), place, heading.label(FIRST))
        found.setdefault(key, heading).points[event.seat] += count
    headings = [found[key] for key in sorted(found)]
    totals = match.scores()
    left = rest(headings, totals, match)
    told = [heading for heading in (*headings, left) if any(heading.points)]
    return Breakdown(told, totals, left.points)


def counted(match: Match) -> Iterator[tuple[int, Heading, Event, int]]:
    """Every event that brings or costs points: its place in the table, its heading, how many."""
    sources = match.game.words.counting.sources
    places = {kind: place for place, kind in enumerate(sources)}
    for played in match.played:
        for event in played.events:
            if event.kind in sources:
                source = sources[event.kind]
                heading = heading_of(match, played.before, event, source)
                yield places[event.kind], heading, event, source.sign * event[source.points]


def heading_of(match: Match, before: object, event: Event, source: Source) -> Heading:
    """The heading that an event counts under, with nothing counted yet."""
    stage = match.game.words.counting.stage if source.staged else no_stage
    return Heading(
        lambda lang: stage(before, lang),
        lambda lang: source.label(event, lang),
        [0] * match.game.players,
    )


def rest(headings: list[Heading], totals: list[int], match: Match) -> Heading:
    """What no event told of: points that a position began with, or that are not counted yet."""
    told = [sum(heading.points[seat] for heading in headings) for seat in range(len(totals))]
    key = "breakdown.before" if match.over else "breakdown.as-it-stands"
    left = [total - points for total, points in zip(totals, told, strict=True)]
    return Heading(lambda lang: "", lambda lang: SPEECH.say(key, lang), left)


def list_of(points: list[int]) -> str:
    """The points of all seats, one after the other."""
    return ", ".join(map(str, points))
