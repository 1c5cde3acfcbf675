"""Every refusal of Neuland: its reason, its clause, and its sentence in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

import ironbridge as ib
from ironbridge.core import languages
from ironbridge.rulesets.neuland.rules import refusals
from rulesets.neuland.refusals import CASES, FAR, GOLD, LODGE, STONE, WOOD, late
from rulesets.neuland.sentences import SENTENCES
from rulesets.neuland.table import busy, either, first, has, left, neuland, second
from rulesets.playing import allowed, offers, plain, why

WORDS = files("ironbridge.rulesets.neuland") / "data" / "words.toml"


@pytest.mark.parametrize(
    ("reason", "clause", "table", "move"), CASES, ids=[case[0] for case in CASES]
)
def test_a_refusal_names_its_clause_and_says_why_in_both_languages(
    reason: str, clause: str, table: Callable[[], ib.Match], move: str
) -> None:
    match = table()

    refusal = match.refusal(move)

    assert refusal is not None
    assert (refusal.reason, refusal.rule) == (reason, clause)
    assert (refusal.text("en"), plain(refusal.text("fr"))) == SENTENCES[reason]


def test_every_reason_of_the_words_file_is_provoked_here() -> None:
    reasons = languages.written(WORDS)["refusal"]

    assert {case[0]: case[1] for case in CASES} == {
        reason: entry["clause"] for reason, entry in reasons.items()
    }


ASTRAY = ("home-first",)  # words of another question: no option of this one has a number for it


def test_every_number_of_a_refusal_is_provoked_here() -> None:
    numbers = {
        name.lower().replace("_", "-"): value
        for name, value in vars(refusals).items()
        if name.isupper() and isinstance(value, int)
    }
    reasons = [case[0] for case in CASES if case[0] not in ASTRAY]

    assert sorted(numbers[reason] for reason in reasons) == list(range(2, 2 + len(reasons)))


@pytest.mark.parametrize("reason", SENTENCES)
def test_a_sentence_leaves_no_gap_and_ends_with_a_full_stop(reason: str) -> None:
    for sentence in SENTENCES[reason]:
        assert sentence.endswith(".")
        assert "{" not in sentence and "  " not in sentence and "()" not in sentence


# How far a refusal for time looks.


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("space", "behind", "reason"),
    [(7, 3, ""), (8, 3, "past-the-present"), (7, 11, "no-resting-space"), (6, 11, "")],
)
def test_a_refusal_for_time_tells_the_present_from_a_missing_resting_space(
    space: int, behind: int, reason: str, edition: int
) -> None:
    match = late(edition, space, behind)
    refusal = match.refusal("produce e1.1 food:a2.1")

    assert (refusal.reason if refusal else "") == reason
    assert left(match) == 10 - (space - 1) - (behind == 11)


@pytest.mark.parametrize("edition", [1, 2])
def test_an_option_that_would_leave_no_resting_space_is_not_offered(edition: int) -> None:
    match = late(edition, 7, 11)

    if edition == 2:
        assert "produce e1.1" not in offers(match)
    assert "produce c5.1" in offers(match)
    assert not [move for move in match.moves() if "food:a2.1" in move.long]


TAKES = re.compile(r"takes (\d+|no) actions?[, ].* Actions left: (\d+)")


def told(match: ib.Match, move: str) -> tuple[int, int]:
    """The actions that a refusal says a move takes, and those it says are left."""
    refusal = match.refusal(move)
    assert refusal is not None
    found = TAKES.search(refusal.text())
    assert found is not None, refusal.text()
    takes, rest = (0 if word == "no" else int(word) for word in found.groups())
    return takes, rest


TIMES = [
    ("production", lambda: late(2, 9, 3), "produce e1.1", (4, 2)),
    ("resting", lambda: late(2, 7, 11), "produce e1.1", (4, 3)),
    ("nothing left", lambda: second(f"{FAR}; c5.1 farm", A=has(space=11)), "produce c5.1", (1, 0)),
    ("a search", lambda: first(f"d2.1 lumberjack; {LODGE} A; d4.1 lumberjack A", A=has(space=9)),
     "produce d2.1 food:found", (4, 2)),
    ("a search, other goods far",
     lambda: first("c3.1 barracks; d4.1 armourer A; d2.1 hunting-lodge A", A=has(space=7)),
     "crests c3.1 food:found", (5, 4)),
    ("one of two sources",
     lambda: second(f"c3.1 quarry; d2.1 hunting-lodge A; {LODGE} A", A=has(space=10)),
     "produce c3.1 food:b1.1", (2, 1)),
    ("a building", lambda: second(f"{FAR}; {LODGE}", A=has(space=10)), "build quarry a1", (3, 1)),
    ("material", lambda: second(f"a2.1 lumberjack A; d2.1 lumberjack A; {LODGE}", A=has(space=11)),
     "build farm c2 wood:a2.1", (1, 0)),
    ("no cart", lambda: second(f"{FAR}; c5.1 farm", A=has(space=9, tokens="cart")),
     "produce e1.1 food:a2.1 no-cart", (4, 2)),
    ("crests", lambda: second(f"c2.1 abbey; e3.1 quarry A; c5.1 weaving-mill A; {LODGE}",
     A=has(space=10)), "crests c2.1", (3, 1)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "move", "numbers"), [case[1:] for case in TIMES], ids=[case[0] for case in TIMES]
)
def test_a_refusal_for_time_says_what_the_move_takes_and_what_is_left(
    table: Callable[[], ib.Match], move: str, numbers: tuple[int, int]
) -> None:
    takes, rest = told(table(), move)

    assert (takes, rest) == numbers
    assert takes > rest


# What is lacking.

LACKS = [
    ("one of two", f"b3.1 abbey; {STONE}; {LODGE}", "", "crests b3.1", "cloth"),
    ("both", f"b3.1 abbey; {LODGE}", "", "crests b3.1", "stone and cloth"),
    ("what a token could pay is not lacking", f"c3.1 barracks; {LODGE}", "food", "crests c3.1",
     "weapons"),
    ("coal for the ore one has", f"d2.1 smelter-forest; c3.1 mine ore:silver-ore A; {LODGE}", "",
     "produce d2.1", "coal"),
    ("any ore for the coal one has", f"d2.1 smelter-forest; d1.1 charcoal-kiln A; {LODGE}", "",
     "produce d2.1", "iron ore or silver ore"),
    ("the ore of the metal one asks for",
     f"d2.1 smelter-forest; d1.1 charcoal-kiln A; c3.1 mine ore:iron-ore A; {LODGE}", "",
     "produce d2.1 make:silver", "silver ore"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("tiles", "tokens", "move", "lacking"), [case[1:] for case in LACKS], ids=[c[0] for c in LACKS]
)
def test_a_refusal_names_the_products_that_are_lacking_and_no_others(
    tiles: str, tokens: str, move: str, lacking: str
) -> None:
    refusal = second(tiles, A=has(tokens=tokens)).refusal(move)

    assert refusal is not None
    assert refusal.reason == "lacks-goods"
    assert f"you still need {lacking}, which you do not have" in refusal.text()


def test_food_that_could_be_searched_for_is_not_lacking() -> None:
    refusal = first(f"c3.1 barracks; {LODGE}").refusal("crests c3.1")

    assert refusal is not None
    assert refusal.text() == "For the barracks you still need weapons, which you do not have."


# Moves as a player would write them, and what a referee would answer.

WRITTEN = [
    ("a farm in a forest, paid and all", lambda: second(f"{WOOD}; {LODGE}"),
     "build farm d3 wood:d2.1", "wrong-terrain"),
    ("a farm in a forest without wood", lambda: second(f"{STONE}; {LODGE}"),
     "build farm d3", "wrong-terrain"),
    ("gold for the wood of a building", lambda: second(GOLD), "build farm c2 wood:d2.1",
     "gold-builds-nothing"),
    ("the stone of another", lambda: second(f"c3.1 quarry B; {LODGE}"),
     "build abbey c2 stone:c3.1", "not-your-good"),
    ("a token for wool", lambda: second(f"c2.1 weaving-mill; {LODGE}", A=has(tokens="food wood")),
     "produce c2.1 wool:token", "no-token-for-it"),
    ("a search in the second edition", lambda: second(f"d2.1 lumberjack; {LODGE}"),
     "produce d2.1 food:found", "no-search"),
    ("a full hex without the material", lambda: second(
        f"{STONE}; c2.1 farm; c2.2 abbey; c2.3 sheep-farm; {LODGE}"), "build weaving-mill c2",
     "hex-full"),
    ("a property of another, without the goods", lambda: second(f"b3.1 abbey B; {LODGE}"),
     "crests b3.1 stone:c3.1 cloth:b2.1", "claimed"),
    ("a production too far and on an occupied building",
     lambda: second("a2.1 hunting-lodge A; e1.1 quarry B; c5.1 farm", A=has(space=9)),
     "produce e1.1 food:a2.1", "occupied"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "move", "reason"), [case[1:] for case in WRITTEN], ids=[case[0] for case in WRITTEN]
)
def test_a_written_move_gets_the_answer_of_a_referee(
    table: Callable[[], ib.Match], move: str, reason: str
) -> None:
    assert why(table(), move) == reason


def test_a_refused_move_changes_nothing() -> None:
    match = second(f"b3.1 abbey B; {LODGE}")
    before = match.position()

    with pytest.raises(ib.IllegalMove) as caught:
        match.play("crests b3.1")

    assert caught.value.refusal == match.refusal("crests b3.1")
    assert str(caught.value).startswith(
        "B’s crests are on the abbey already, and nobody can add any. [NL-"
    )
    assert match.position() == before


def test_a_refused_answer_leaves_the_question_open() -> None:
    match = second(f"{WOOD}; {LODGE}")
    match.choose("build farm")

    with pytest.raises(ib.IllegalMove) as caught:
        match.choose("d3")

    assert caught.value.refusal.reason == "wrong-terrain"
    assert list(caught.value.refusal.instead) == offers(match)
    assert match.question is not None and match.question.kind == "site"


def test_a_refusal_says_what_could_be_answered_instead() -> None:
    refusal = second(f"{WOOD}; d3.1 lumberjack A; d2.2 paper-mill; {LODGE}").refusal(
        "produce d2.2 wood:b1.1"
    )

    assert refusal is not None
    assert refusal.at == 1
    assert list(refusal.instead) == ["wood:d2.1", "wood:d3.1"]


def test_a_refusal_calls_people_by_their_names() -> None:
    tiles = {"c5.1": "farm B", "b1.1": "hunting-lodge"}
    match = neuland(2).at({"tiles": tiles}, names=["Ada", "Bob"])

    refusal = match.refusal("produce c5.1")

    assert refusal is not None
    assert refusal.text("en").startswith(
        "Bob’s worker is on the farm (c5.1): nobody else can use it"
    )
    assert "Bob" in refusal.text("fr")


@pytest.mark.parametrize("edition", [1, 2])
def test_the_first_reason_is_the_one_a_referee_would_give(edition: int) -> None:
    match = either(edition, f"{busy('A', 7)}; b3.1 abbey B")  # no goods and no time either

    assert why(match, "crests b3.1") == "claimed"
    assert why(match, "produce d4.3") == "occupied-by-you"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("build farm d9", "unreadable"),
        ("build sawmill d2", "unreadable"),
        ("dig c3.1", "unreadable"),
        ("home d2", "unreadable"),
        ("", "unfinished"),
        ("build farm", "unfinished"),
        ("end end", "overlong"),
    ],
)
def test_what_is_no_move_here_is_refused_by_notation(move: str, reason: str) -> None:
    refusal = second(f"{WOOD}; {LODGE}").refusal(move)

    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("notation", reason)


def test_a_misspelt_building_is_answered_with_the_right_one() -> None:
    refusal = second(f"{WOOD}; {LODGE}").refusal("build quary c3")

    assert refusal is not None
    assert refusal.text().endswith("Did you mean “build quarry”?")


def test_no_refusal_is_given_for_a_move_that_is_legal() -> None:
    match = second(f"{WOOD}; {LODGE}")

    assert allowed(match, "build farm c2")
    assert "build farm c2" in match.moves()
    assert "build farm d3" not in match.moves()
