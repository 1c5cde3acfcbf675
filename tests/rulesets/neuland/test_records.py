"""Whole games as records: replayed, written again, and refused when they cannot have been."""

from __future__ import annotations

import re
from functools import cache

import pytest

import ironbridge as ib
from rulesets.neuland.table import at_random, busily, neuland, second
from rulesets.playing import play

CONFIGURATIONS = [(2, 1, "recommended"), (3, 2, "free"), (4, 2, "recommended")]


@cache
def text(players: int, edition: int, layout: str) -> str:
    """The record of a match that was broken off."""
    game = neuland(players, edition=edition, layout=layout)
    return str(busily(game.start(seed=players), seed=players, most=140).record())


@pytest.mark.parametrize(("players", "edition", "layout"), CONFIGURATIONS)
def test_a_record_replays_and_is_the_same_text_when_written_again(
    players: int, edition: int, layout: str
) -> None:
    written = text(players, edition, layout)

    again = ib.load(written)

    assert str(again.record()) == written
    assert again.game.players == players
    assert len(again.played) >= 140


def test_a_record_holds_what_chance_drew() -> None:
    match = play(second("d2.1 lumberjack A; b1.1 hunting-lodge", seed=5), "build mine c3")

    drawn = [line for line in str(match.record()).splitlines() if "draw" in line]

    assert len(drawn) == 1
    assert re.fullmatch(r"2\. \S+: draw [\w-]+\.\d+ draw [\w-]+\.\d+ draw [\w-]+\.\d+", drawn[0])
    assert ib.load(str(match.record())).position() == match.position()


def test_another_draw_may_be_written_down_and_is_followed() -> None:
    match = play(second("d2.1 lumberjack A; b1.1 hunting-lodge", seed=5), "build mine c3")
    wanted = "draw silver-ore.1 draw silver-ore.1 draw coal.1"
    changed = re.sub(r"(\n2\. \S+: )draw .*", rf"\1{wanted}", str(match.record()))

    again = ib.load(changed)

    assert sorted(again.position()["drawn"]) == ["coal", "silver-ore", "silver-ore"]


def test_a_draw_of_what_is_not_in_the_bag_is_refused() -> None:
    match = play(second("d2.1 lumberjack A; b1.1 hunting-lodge", seed=5), "build mine c3")
    wrong = "draw silver-ore.6 draw silver-ore.6 draw coal.1"
    changed = re.sub(r"(\n2\. \S+: )draw .*", rf"\1{wrong}", str(match.record()))

    with pytest.raises(ib.IronbridgeError, match="There are fewer markers in the bag"):
        ib.load(changed)


def test_a_record_of_a_match_begun_from_a_position_holds_the_position() -> None:
    match = play(second("d2.1 lumberjack A; b1.1 hunting-lodge"), "build farm c2")

    again = ib.load(str(match.record()))

    assert again.position() == match.position()
    assert "deal" not in str(match.record())


def test_the_same_seed_and_choices_give_the_same_record() -> None:
    one, other = (at_random(neuland(3).start(seed=6), seed=6, most=60) for _ in range(2))

    assert str(one.record()) == str(other.record())


def test_a_finished_record_tells_its_result() -> None:
    placed = "e2.1 abbey A; e2.2 church A; e2.3 cathedral A; a2.1 laboratory A; a2.2 library A; "
    placed += "a1.1 barracks A; c5.1 town-hall A; c5.2 court A; b3.1 senate; b3.2 weaving-mill A; "
    match = play(second(f"{placed}b4.1 armourer A; b4.2 hunting-lodge A"), "crests b3.1")

    written = str(match.record())

    assert "result: 18 0" in written
    assert ib.load(written).winners() == [0]


WRONG = [
    ("illegal move", r"\n1\. .*\n", "\n1. {name}: home c3\n", "go into a forest"),
    ("unreadable move", r"\n1\. .*\n", "\n1. {name}: hop\n", "I do not understand “hop” here"),
    ("another's turn", r"\n1\. \w+:", "\n1. Nobody:", "it is {name}’s turn, not Nobody’s"),
    ("no first player", r"deal first: .*\n", "", "a record has either a deal or a position"),
    ("unknown edition", r"option edition: .*", "option edition: 3", "edition"),
    ("unknown option", r"\nseed:", "\noption haste: true\nseed:", "has no option 'haste'"),
    ("too many players", r"players: 2", "players: 5", "players, not 5"),
]


@pytest.mark.parametrize(
    ("pattern", "new", "reason"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_a_record_that_cannot_have_been_is_refused(pattern: str, new: str, reason: str) -> None:
    right = text(2, 1, "recommended")
    name = ib.Record.parse(right).moves[0].name
    wrong = re.sub(pattern, new.format(name=name), right, count=1)
    assert wrong != right

    with pytest.raises(ib.IronbridgeError, match=re.escape(reason.format(name=name))):
        ib.load(wrong)
