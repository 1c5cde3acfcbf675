"""Rows: laws of the encoding. What a seat may not know is not in its row, all else is."""

from __future__ import annotations

from itertools import islice
from typing import Final

from ironbridge.core.asks import Question
from ironbridge.core.chance import Chance
from ironbridge.core.encoding import Encoding
from ironbridge.core.match import Match
from ironbridge.core.play import outcomes
from ironbridge.core.state import NOBODY, State
from ironbridge.core.view import View
from ironbridge.testing.places import require, some

SAMPLES: Final = 3  # positions of a match that are looked at
OUTCOMES: Final = 60  # positions after one of these that are compared

Numbers = tuple[int, ...]


def rows_show_no_secrets(match: Match) -> None:
    """4. What a seat may not know changes nothing in its row."""
    encoding = match.game.rules.encoding
    if encoding is None:
        return
    for number, state in some(match, SAMPLES):
        for seat in range(NOBODY, match.game.players):
            view = View(match.game.judge, state, seat)
            here = numbers(encoding, state, seat)
            there = numbers(encoding, view.sample(Chance(number, 7)), seat)
            where = f"move {number + 1}, seat {seat}"
            require(here == there, f"{where}: the row depends on hidden things")
            seen = numbers(encoding, view.state, seat)
            require(here == seen, f"{where}: the row of the view differs")


def rows_tell_all(match: Match) -> None:
    """4. Two positions that differ in what a seat may know differ in its row."""
    if match.game.rules.encoding is None:
        return
    seat = match.seed % match.game.players
    known: dict[Numbers, Numbers] = {}
    for played in match.played:
        check_told_apart(match, played.before, seat, known)
    for _, state in some(match, SAMPLES):
        for walk in islice(outcomes(match.game.rules, state), OUTCOMES):
            check_told_apart(match, walk.state, seat, known)


def check_told_apart(match: Match, state: State, seat: int, known: dict[Numbers, Numbers]) -> None:
    """No other position seen so far has the same row."""
    encoding = match.game.encoding
    view = tuple(View(match.game.judge, state, seat).state.numbers())
    row = numbers(encoding, state, seat)
    require(known.setdefault(row, view) == view, f"seat {seat}: two positions have one row")


def rows_keep_to_the_layout(match: Match) -> None:
    """4. Fields follow each other without a gap, and every number is within its field's range."""
    encoding = match.game.rules.encoding
    if encoding is None:
        return
    end = 0
    for field in encoding.fields:
        require(field.offset == end, f"field {field.name} does not follow the one before it")
        end += field.size
    require(end == encoding.size, "the row is longer than its fields")
    for number, state in some(match, SAMPLES):
        row = numbers(encoding, state, match.game.rules.decider(state))
        for field in encoding.fields:
            part = row[field.offset : field.offset + field.size]
            inside = all(field.low <= one <= field.high for one in part)
            require(inside, f"move {number + 1}: {field.name} is beyond its range")


def numbers(
    encoding: Encoding, state: State, seat: int, question: Question | None = None
) -> Numbers:
    """A row, to be compared."""
    return tuple(encoding.row(state, max(seat, NOBODY), question, []))
