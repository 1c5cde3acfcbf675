"""Every refusal of Age of Industry: its reason, its clause, and its sentence in both languages."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest

import ironbridge as ib
from ironbridge.core import languages
from ironbridge.core.speech import names_of
from ironbridge.rulesets.age_of_industry.rules import refusals
from rulesets.age_of_industry.refusals import CASES, HOME, LEVEL_TWO, MILL, SUPPLY, red, ship
from rulesets.age_of_industry.sentences import SENTENCES
from rulesets.age_of_industry.table import germany, has, last_action, new_england
from rulesets.playing import plain, play, why

WORDS = files("ironbridge.rulesets.age_of_industry") / "data" / "words.toml"


@pytest.mark.parametrize(
    ("reason", "clause", "table", "move"), CASES, ids=[case[0] for case in CASES]
)
def test_a_refusal_names_its_clause_and_says_why_in_both_languages(
    reason: str, clause: str, table: Callable[[], ib.Match], move: str
) -> None:
    refusal = table().refusal(move)

    assert refusal is not None
    assert (refusal.reason, refusal.rule) == (reason, clause)
    assert (refusal.text("en"), plain(refusal.text("fr"))) == SENTENCES[reason]


def test_every_reason_of_the_words_file_is_provoked_here() -> None:
    reasons = languages.written(WORDS)["refusal"]

    assert {case[0]: case[1] for case in CASES} == {
        reason: entry["clause"] for reason, entry in reasons.items()
    }


ASTRAY = ("card-is-due",)  # words of another question: no option of this one has a number for it


def test_every_number_of_a_refusal_is_provoked_here() -> None:
    numbers = range(refusals.NOT_IN_HAND, refusals.MORE_THAN_LOANS + 1)
    reasons = names_of(refusals, "NOT_IN_HAND", "MORE_THAN_LOANS")

    assert [reasons[number] for number in numbers] == [
        case[0] for case in CASES if case[0] not in ASTRAY
    ]


# A move in short notation leaves out what leaves no choice; the reason must be found all the same.

SHORT = [
    ("second sale", lambda: germany("hamburg.3 A cotton-mill-1, hamburg.4 A cotton-mill-1 flipped, "
     "hamburg.1 B port-1, hamburg.2 C port-1"), "sell hamburg.4", "already-flipped"),
    ("iron, the coal left out", lambda: red(
        f"{SUPPLY}, frankfurt.1 C iron-works-1", "B essen-koeln koeln-frankfurt frankfurt-mannheim",
        "factory-0 0"), "build [red] factory koeln.1 iron:display", "map-before-display"),
    ("a source for a railway, the coal left out", lambda: germany(
        f"{MILL}, {SUPPLY}, regensburg C iron-works-1", "A essen-koeln"),
     "railway koeln-frankfurt iron:regensburg", "source-not-connected"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "move", "reason"), [case[1:] for case in SHORT], ids=[case[0] for case in SHORT]
)
def test_the_reason_is_found_behind_answers_that_leave_no_choice(
    table: Callable[[], ib.Match], move: str, reason: str
) -> None:
    assert why(table(), move) == reason


def test_a_refusal_counts_what_speaks_against_each_space() -> None:
    match = germany(f"{HOME}, koeln.1 B cotton-mill-1", "A koeln-frankfurt essen-koeln",
                    A=has("cotton-mill", display=LEVEL_TWO))  # fmt: skip

    refusal = match.refusal("build [cotton-mill]")

    assert refusal is not None
    counted = "28 not connected, 1 under a counter of another player, 5 without coal."
    assert counted in refusal.text()


def test_a_refusal_of_a_ship_names_the_ports_it_could_use() -> None:
    refusal = ship("", "mauve").refusal("build [mauve] ship massachusetts-bay")

    assert refusal is not None
    assert "Boston" in refusal.text("en") and "Boston" in refusal.text("fr")


def test_before_interest_too_one_repays_only_what_one_can() -> None:
    match = play(last_action(A=has(money=12, loans=2)), "pass [ship]")

    assert why(match, "repay 2") == "too-poor-to-repay"
    assert why(match, "repay 3") == "more-than-loans"
    assert match.refusal("repay 0") is None


def test_a_refused_move_changes_nothing() -> None:
    match = germany(MILL, A=has("port"))
    before = match.position()

    with pytest.raises(ib.IllegalMove) as caught:
        match.play("railway berlin-poland")

    assert caught.value.refusal == match.refusal("railway berlin-poland")
    assert str(caught.value) == (
        "Berlin – Poland: you have neither a counter nor a railway at either end. [AI-121]"
    )
    assert match.position() == before


def test_a_refusal_says_what_could_be_answered_instead() -> None:
    refusal = germany(MILL).refusal("railway berlin-poland")

    assert refusal is not None
    assert refusal.at == 1
    assert list(refusal.instead) == ["essen-koeln", "koeln-belgium", "koeln-frankfurt"]


def test_the_first_reason_is_the_one_a_referee_would_give() -> None:
    match = red("koeln.1 A cotton-mill-1", display="cotton-mill-1 0")  # no coal either

    assert why(match, "build [red] cotton-mill koeln.2") == "counter-limit"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("build [red] cotton-mill koelm.1", "unreadable"),
        ("dig [red]", "unreadable"),
        ("pass [gold]", "unreadable"),
        ("", "unfinished"),
        ("pass [red] stop", "overlong"),
    ],
)
def test_what_is_no_move_here_is_refused_by_notation(move: str, reason: str) -> None:
    refusal = germany(A=has("red port")).refusal(move)

    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("notation", reason)


def test_no_refusal_is_given_for_a_move_that_is_legal() -> None:
    match = new_england(A=has("port mauve"))

    assert match.refusal("pass [port]") is None
    assert "pass [port]" in match.moves()
    assert "pass [ship]" not in match.moves()
