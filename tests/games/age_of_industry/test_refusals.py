"""Every refusal of Age of Industry: its reason, its clause, and its sentence in both languages."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files

import pytest

import ironbridge as ib
from games.age_of_industry.refusals import CASES, HOME, LEVEL_TWO, MILL, SUPPLY, red, ship
from games.age_of_industry.sentences import SENTENCES
from games.age_of_industry.table import germany, has, last_action, new_england
from games.playing import plain, play, why
from ironbridge.core.speech import names_of
from ironbridge.games.age_of_industry.rules import kinds

WORDS = files("ironbridge.games.age_of_industry") / "data" / "words.toml"


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
    reasons = tomllib.loads(WORDS.read_text(encoding="utf-8"))["refusal"]

    assert {case[0]: case[1] for case in CASES} == {
        reason: entry["clause"] for reason, entry in reasons.items()
    }


def test_every_number_of_a_refusal_is_provoked_here() -> None:
    numbers = range(kinds.NOT_IN_HAND, kinds.MORE_THAN_LOANS + 1)
    reasons = names_of(kinds, "NOT_IN_HAND", "MORE_THAN_LOANS")

    assert [reasons[number] for number in numbers] == [case[0] for case in CASES]


# Moves as a player would write them, and what a referee would answer.

WRITTEN = [
    ("a ship card in Germany", lambda: germany(A=has("ship", display="ship-0 0")), "build [ship]",
     "With the card “Ship” you can build nothing now."
     " This map has no space for this industry (Ship)."),
    ("an industry card far from home", lambda: germany(HOME, A=has("cotton-mill")),
     "build [cotton-mill]",
     "With the card “Cotton mill” you can build nothing now. There is no space for Cotton mill 1"
     " now. Those that would take it: 34 not connected."),
    ("a factory that is not developed", lambda: germany(A=has("factory")), "build [factory]",
     "With the card “Factory” you can build nothing now. Factory 0 can never be built."
     " Remove it by development first; left on your player display: 2."),
    ("a third counter in Berlin",
     lambda: germany("berlin.1 A cotton-mill-1, berlin.2 A iron-works-1", A=has("yellow")),
     "build [yellow] iron-works berlin.3",
     "You already have 2 counters in Berlin: with 4 spaces, the limit for a player is 2."),
    ("iron bought while a works is near", lambda: red(SUPPLY, "B essen-koeln koeln-belgium",
                                                      "factory-0 0"),
     "build [red] factory koeln.1 coal:essen.1 iron:display",
     "The display is closed while iron can be brought from the map (Köln). Nearest source, and"
     " how many connections away: Essen 3 (1)."),
    ("both actions with nothing to build",
     lambda: germany(MILL, A=has("ship", display=(
         "cotton-mill-1 0, cotton-mill-2 0, cotton-mill-3 0, coal-mine-1 0, coal-mine-2 0,"
         "coal-mine-3 0, iron-works-1 0, iron-works-2 0, iron-works-3 0, port-1 0, port-2 0,"
         "port-3 0"))), "combine",
     "Nothing can be built now, not even with both actions: a counter, a space, coal or iron is"
     " lacking."),
    ("a railway without coal", lambda: germany(MILL, "A essen-koeln"), "railway koeln-frankfurt",
     "Not enough coal for Köln – Frankfurt: needed 1, in reach 0, and no port or distant port is"
     " connected to open the display."),
    ("one loan too many", lambda: germany(A=has("port", money=9, loans=1)), "repay",
     "To repay 1 loan costs $10, and you have $9."),
    ("a pass without a card",
     lambda: germany("koeln.1 A cotton-mill-1", deck=["red"], A=has("")), "pass",
     "You have no card to discard, and the deck still has 1 card: choose another action."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "move", "answer"), [case[1:] for case in WRITTEN], ids=[case[0] for case in WRITTEN]
)
def test_a_written_move_gets_the_answer_of_a_referee(
    table: Callable[[], ib.Match], move: str, answer: str
) -> None:
    refusal = table().refusal(move)

    assert refusal is not None
    assert refusal.text() == answer


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
    assert refusal.text().endswith(
        "28 not connected, 1 under a counter of another player, 5 without coal."
    )


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
