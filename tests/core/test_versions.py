"""A match ends by the version of our rules that it began with, and its record names it."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge.core.record import UNVERSIONED, Record
from ironbridge.core.state import State
from market_day import market
from market_day.rules import Market

TESTS = Path(__file__).parents[1]
BEFORE = sorted((TESTS / "records" / "before").glob("*.txt"))


class Dearer(Market):
    """The toy after a correction: everything counts twice."""

    def scores(self, state: State) -> list[int]:
        return [2 * points for points in super().scores(state)]


def made_before(players: int, figures: object = None) -> ib.Game:
    return replace(market.make(players), title=CORRECTED)


def made_today(players: int, figures: object = None) -> ib.Game:
    return replace(market.make(players, rules=Dearer(players)), title=CORRECTED)


CORRECTED = replace(market.GAME, make=made_today, earlier=(made_before,))


def finished(match: ib.Match) -> ib.Match:
    while not match.over:
        match.choose(match.options()[0])
    return match


def test_a_new_match_is_played_by_the_rules_of_today() -> None:
    today, before = CORRECTED.game(2, {}), CORRECTED.game(2, {}, version=1)

    new, old = (finished(game.start(seed=3)) for game in (today, before))

    assert "\nrules: 2\n" in str(new.record()) and "\nrules: 1\n" in str(old.record())
    assert new.scores() == [2 * points for points in old.scores()] != old.scores()


@pytest.mark.parametrize("version", [1, 2])
def test_a_record_is_replayed_and_goes_on_by_the_rules_it_names(version: int) -> None:
    match = CORRECTED.game(2, {}, version=version).start(seed=3)
    match.choose(match.options()[0])
    text = str(match.record())

    again = CORRECTED.game(2, {}).replay(Record.parse(text))

    assert again.game.version == again.version == version
    assert str(again.record()) == text
    assert finished(again).scores() == finished(match).scores()


def test_a_record_from_before_versions_were_counted_is_of_the_first() -> None:
    match = finished(CORRECTED.game(2, {}, version=1).start(seed=3))
    text = str(match.record()).replace("rules: 1\n", "")

    again = CORRECTED.game(2, {}).replay(Record.parse(text))

    assert again.scores() == match.scores()
    assert (again.game.version, again.version) == (1, UNVERSIONED)
    assert str(again.record()) == text


def test_a_pickled_match_keeps_the_version_of_its_rules() -> None:
    match = CORRECTED.game(2, {}, version=1).start(seed=3)

    again = pickle.loads(pickle.dumps(match))

    assert again.game.version == again.version == 1
    assert again.game is match.game


def test_rules_that_this_program_does_not_know_yet_are_refused_in_one_sentence() -> None:
    text = str(ib.game("industria", players=3).start(seed=1).record())

    with pytest.raises(ib.RecordError) as caught:
        ib.load(text.replace("rules: 1", "rules: 7"))

    assert str(caught.value) == (
        "this record is played by version 7 of our rules for Industria, "
        "and this program knows them up to version 1"
    )
    assert "la version 7 de nos règles pour Industria" in caught.value.text("fr")


@pytest.mark.parametrize("version", ["0", "-1", "one", "1.5", ""])
def test_a_version_is_counted_from_one(version: str) -> None:
    text = str(ib.game("industria", players=3).start(seed=1).record())

    with pytest.raises(ib.RecordError, match="the head of the record cannot be read"):
        ib.load(text.replace("rules: 1", f"rules: {version}"))


# Records from before versions were counted, written in short form, and the same matches as they
# are written today.


def of_today(path: Path) -> str:
    """The record of the same match, written today."""
    name = path.name.removeprefix("age-of-industry-")
    folder = TESTS / "records" if name == path.name else TESTS / "rulesets/age_of_industry/records"
    return (folder / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", BEFORE, ids=lambda path: path.stem)
def test_a_record_of_before_is_the_match_that_it_was(path: Path) -> None:
    today = of_today(path)

    before = ib.load(path.read_text(encoding="utf-8"))

    match = ib.load(today)
    assert [move.answers for move in before.played] == [move.answers for move in match.played]
    assert before.state.numbers() == match.state.numbers()
    assert before.log("fr") == match.log("fr")
    assert str(match.record()) == today == str(replace(before.record(), version=1))


def test_there_are_records_of_before_of_every_game() -> None:
    assert {Record.parse(path.read_text()).game for path in BEFORE} == set(ib.games())


@pytest.mark.parametrize("path", BEFORE[::3], ids=lambda path: path.stem)
def test_a_match_of_before_that_goes_on_is_read_again_as_it_was(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"))
    broken_off = replace(record, moves=record.moves[: len(record.moves) // 2], result=None)

    match = ib.load(str(broken_off))
    match.play(match.moves()[0])

    assert "\nrules:" not in str(match.record())
    assert ib.load(str(match.record())).position() == match.position()
