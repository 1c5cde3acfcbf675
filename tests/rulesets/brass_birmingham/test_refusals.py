"""Every refusal of Brass: Birmingham: its reason, its clause, and its sentence in both languages."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest

import ironbridge as ib
from ironbridge.core import languages
from rulesets.brass_birmingham.refusals import CASES, rich, two_rails
from rulesets.brass_birmingham.sentences import SENTENCES
from rulesets.brass_birmingham.table import canal, has
from rulesets.playing import plain, why

WORDS = files("ironbridge.rulesets.brass_birmingham") / "data" / "words.toml"


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


# A move in short notation leaves out what leaves no choice; the reason must be found all the same.

SHORT = [
    ("second development", lambda: canal("stafford.2 A pottery-1", A=has("iron")),
     "develop [iron] pottery pottery", "lightbulb"),
    ("second development too dear", lambda: canal(A=has("iron", money=3)),
     "develop [iron] cotton cotton", "too-dear"),
    ("second railway outside", two_rails, "network [iron] birmingham--dudley derby--nottingham",
     "line-outside-network"),
    ("second railway without beer", two_rails,
     "network [iron] birmingham--dudley birmingham--coventry", "no-beer-for-second-link"),
    ("second sale", lambda: canal("derby.2 A cotton-1, belper.1 A cotton-1 flipped",
     "A derby--nottingham", "nottingham.1 cotton barrel, nottingham.2 blank", A=has("iron")),
     "sell [iron] belper.1", "already-flipped"),
    ("beer of a merchant, the link’s coal left out", lambda: two_rails(", derby.1 A brewery-2"),
     "network [iron] birmingham--dudley birmingham--coventry beer:merchant",
     "merchant-beer-only-for-sales"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "move", "reason"), [case[1:] for case in SHORT], ids=[case[0] for case in SHORT]
)
def test_the_reason_is_found_behind_answers_that_leave_no_choice(
    table: Callable[[], ib.Match], move: str, reason: str
) -> None:
    assert why(table(), move) == reason


def test_an_unfinished_move_is_asked_for_what_is_open_not_for_what_leaves_no_choice() -> None:
    match = canal("derby.2 A cotton-1", "A derby--nottingham",
                  "nottingham.1 cotton barrel, nottingham.2 cotton barrel", A=has("iron"))  # fmt: skip

    refusal = match.refusal("sell [iron]")

    assert refusal is not None
    assert list(refusal.instead) == ["to:nottingham.1", "to:nottingham.2"]


def test_a_mine_with_too_little_coal_is_not_said_to_be_missing() -> None:
    match = canal("coventry.2 B coal-1 1", A=rich("coventry", "manufacturer 3"))

    refusal = match.refusal("build [coventry] manufacturer coventry.3")

    assert refusal is not None
    assert "no coal mine with coal" not in refusal.text()


def test_what_is_too_dear_is_told_with_its_cost() -> None:
    refusal = canal(A=has("worcester", money=11)).refusal("build [worcester] cotton worcester.1")

    assert refusal is not None
    assert "12" in refusal.text("en") and "12" in refusal.text("fr")


@pytest.mark.parametrize("place", ["Oxford", "Uttoxeter"])
def test_french_elides_before_a_vowel(place: str) -> None:
    match = canal("birmingham.1 A cotton-1, derby.1 A brewery-1, uttoxeter.2 A cotton-1 flipped",
                  "A birmingham--oxford", "oxford.1 cotton, oxford.2 blank",
                  A=has("iron"))  # fmt: skip
    move = {"Oxford": "birmingham.1 to:oxford.2", "Uttoxeter": "uttoxeter.2"}[place]

    refusal = match.refusal(f"sell [iron] {move}")

    assert refusal is not None
    assert f"de {place}" not in plain(refusal.text("fr"))


def test_a_refused_move_changes_nothing() -> None:
    match = canal(A=has("iron", income=2))
    before = match.position()

    with pytest.raises(ib.IllegalMove) as caught:
        match.play("loan [iron]")

    assert caught.value.refusal == match.refusal("loan [iron]")
    assert str(caught.value) == (
        "A loan takes three levels off your income: from −8 it would fall to −11,"
        " and −10 is the lowest. [BB-165]"
    )
    assert match.position() == before


def test_a_refusal_says_what_could_be_answered_instead() -> None:
    refusal = canal("dudley.1 A coal-2", A=has("iron")).refusal("network [iron] derby--nottingham")

    assert refusal is not None
    assert refusal.at == 2
    assert list(refusal.instead) == [
        "birmingham--dudley", "dudley--kidderminster", "dudley--wolverhampton",
    ]  # fmt: skip


def test_the_first_reason_is_the_one_a_referee_would_give() -> None:
    match = canal("derby.1 A brewery-1", A=has("derby", money=0))  # too dear as well

    assert why(match, "build [derby] cotton derby.2") == "one-tile-a-town"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("build [iron] iron dudlay.2", "unreadable"),
        ("dig [iron]", "unreadable"),
        ("loan [gold]", "unreadable"),
        ("", "unfinished"),
        ("loan [iron] stop", "overlong"),
    ],
)
def test_what_is_no_move_here_is_refused_by_notation(move: str, reason: str) -> None:
    refusal = canal("dudley.1 B coal-1", A=has("iron derby")).refusal(move)

    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("notation", reason)


def test_no_refusal_is_given_for_a_move_that_is_legal() -> None:
    match = canal(A=has("iron"))

    assert match.refusal("loan [iron]") is None
    assert "loan [iron]" in match.moves()
    assert "loan [derby]" not in match.moves()
