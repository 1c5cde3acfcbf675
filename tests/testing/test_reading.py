"""The law of reading notices a reader that passes over a word."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.core import notation, unversioned
from ironbridge.core.chance import Chance
from ironbridge.testing.reading import Read, misread, tells, texts_near
from rulesets.brass_birmingham.table import has, rail
from rulesets.playing import why

NO_COAL = "network [coventry] belper--derby"


def before_two_railways() -> ib.Match:
    """One railway can be built, and only after it a second one beside it."""
    return rail("derby.1 A brewery-2", A=has("coventry", money=30))


def test_a_forbidden_word_is_not_tried_on_the_next_question() -> None:
    match = before_two_railways()

    assert why(match, NO_COAL) == "no-coal"
    assert NO_COAL not in match.moves()


def test_the_reader_of_before_did_that() -> None:
    match = before_two_railways()

    reading = unversioned.read(match.game, match.state, NO_COAL)

    assert reading.trouble is None
    assert "derby--nottingham" in match.move(reading.answers).long
    assert not tells(match.game, match.state, NO_COAL, reading.answers)


def test_texts_that_are_tried_find_it() -> None:
    match = before_two_railways()

    def found(read: Read) -> list[str]:
        rounds = [misread(match.game, match.state, Chance(seed), read) for seed in range(30)]
        return [text for texts in rounds for text in texts]

    assert found(unversioned.read)
    assert found(notation.read) == []


@pytest.mark.parametrize("id", ib.games())
def test_among_the_texts_that_are_tried_some_are_moves(id: str) -> None:
    match = ib.game(id).start(seed=1)

    texts = list(texts_near(match.game, match.state, Chance(1)))

    legal = [text for text in texts if match.refusal(text) is None]
    assert 0 < len(legal) < len(texts)


def test_a_text_tells_a_move_in_its_short_and_its_long_form_and_no_other() -> None:
    match = ib.game("brass-birmingham", players=2).start(seed=1)
    one, other = match.moves()[0], match.moves()[1]

    for text in (one.short, one.long):
        assert tells(match.game, match.state, text, list(one.answers))
        assert not tells(match.game, match.state, text, list(other.answers))
