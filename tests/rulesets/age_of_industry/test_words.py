"""What the program says on its way, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import ironbridge as ib
from rulesets.age_of_industry.table import germany, has, new_england
from rulesets.playing import plain, play

RECORDS = Path(__file__).parent / "records"
GOLDEN = ["germany-3", "germany-4", "new-england-3", "new-england-5"]


def golden(name: str) -> ib.Match:
    """A whole match."""
    return ib.load((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GOLDEN)
def test_every_event_is_told_in_both_languages(name: str) -> None:
    match = golden(name)

    english, french = match.log("en"), match.log("fr")

    assert len(english) == len(french)
    assert not [line for line in english + french if "{" in line or not line.endswith(".")]
    assert all(en != plain(fr) for en, fr in zip(english, french, strict=True))


def texts(match: ib.Match, lang: str) -> list[str]:
    """The present question and its options in words."""
    asked = match.question
    assert asked is not None
    return [asked.text(lang), *(option.text(lang) for option in match.options())]


def kinds_of(match: ib.Match, pick: int) -> set[str]:
    """The kinds of question of one move, each told in both languages with its options."""
    seen = set()
    while not match.over and not match.played and match.question is not None:
        seen.add(match.question.kind)
        for english, french in zip(texts(match, "en"), texts(match, "fr"), strict=True):
            assert english and french and "{" not in english + french
        match.choose(match.options()[pick % len(match.options())])
    return seen


def test_every_question_and_option_is_told_in_both_languages() -> None:
    seen = set()
    for whole in (golden("new-england-5"), golden("germany-3")):
        for at in range(0, len(whole.played), 6):
            seen |= kinds_of(whole.game.at(whole.position(at)), at)
    sale = germany("hamburg.3 A cotton-mill-1, hamburg.4 A factory-3, hamburg.1 B port-2, "
                   "hamburg.2 C port-3", A=has(""))  # fmt: skip
    mines = germany("koeln.1 A cotton-mill-1, essen.1 B coal-mine-1, essen.2 C coal-mine-1, "
                    "essen.3 B iron-works-1, essen.4 C iron-works-1", "A essen-koeln",
                    A=has(""))  # fmt: skip
    seen |= kinds_of(sale, 1) | kinds_of(mines, 0)

    assert seen == {
        "action", "card", "industry", "space", "coal-from", "iron-from", "line", "sale", "buyer",
        "develop-counter", "take-card", "repay-loans",
    }  # fmt: skip


def option(match: ib.Match, phrase: str, lang: str = "en") -> str:
    """An option in words."""
    return plain(next(o.text(lang) for o in match.options() if o.phrase == phrase))


def test_an_action_says_what_it_would_cost_and_bring() -> None:
    match = germany("koeln.1 A cotton-mill-1", "A koeln-belgium", "belgium cotton",
                    A=has("red ship", money=12, loans=3))  # fmt: skip

    assert option(match, "railway") == "Build a railway: $1, 1 coal, 1 iron, $3 in all"
    assert option(match, "sell") == (
        "Sell goods: 1 counter can sell; this settles: the goods of Cotton mill 1"
        " (Köln 1), Market “Cotton” (Belgium): $8 for you"
    )
    assert option(match, "take") == "Take 2 cards: then 4 in hand, at most 9"
    assert option(match, "repay") == (
        "Repay loans: your money is enough for 1 of 3; this settles: 1 loan for $10;"
        " then money: $2, loans: 2"
    )
    assert option(match, "pass", "fr") == "Passer, contre une carte"


def test_a_space_says_what_building_there_costs_in_all() -> None:
    match = germany("essen.1 B coal-mine-1 1", "B essen-koeln koeln-belgium",
                    A=has("red", money=3, display="factory-0 0"))  # fmt: skip
    for answer in ("build", "factory"):
        match.choose(answer)

    assert option(match, "koeln.1") == (
        "Köln 1: $9 in all, takes 1 loan, coal from Essen 1, Coal mine 1 flips ($4 for B),"
        " iron from the display for $1"
    )


def test_a_space_says_what_is_covered_and_what_goes_to_the_display() -> None:
    match = germany("belgium A coal-mine-1 2", coal=3,
                    A=has("red", money=9, display="coal-mine-1 0"))  # fmt: skip
    for answer in ("build", "coal-mine"):
        match.choose(answer)

    assert option(match, "belgium") == (
        "Belgium: $2 in all, over Coal mine 1 of A, its 2 cubes are lost, its profit of $4 is lost,"
        " 3 cubes to the display for $4"
    )


def test_a_ship_says_what_it_imports() -> None:
    match = new_england("boston.1 B port-1, portland.1 B port-1, portland.2 A cotton-mill-1",
                        "A worcester-boston", coal=5,
                        A=has("ship", money=20, display="ship-0 0"))  # fmt: skip
    match.choose("build")

    assert option(match, "massachusetts-bay") == (
        "Massachusetts Bay: $9 in all, imports 3 coal cubes, import coal (Massachusetts Bay),"
        " iron from the display for $1, 1 cube to the display for $1"
    )


def test_a_railway_says_what_it_costs_and_what_it_would_bring() -> None:
    match = germany("koeln.1 A cotton-mill-1, koeln.2 B iron-works-1", "A essen-koeln, "
                    "B koeln-belgium", A=has(money=5))  # fmt: skip
    match.choose("railway")

    assert option(match, "koeln-frankfurt") == (
        "Köln – Frankfurt: $2 in all, coal from the display for $1, iron from Köln 2,"
        " brings $4 at the end as things stand"
    )


def test_a_buyer_says_who_gets_how_much() -> None:
    match = new_england("boston.3 A cotton-mill-1, boston.1 B port-1, boston.2 A port-2, "
                        "massachusetts-bay C ship-3 0", markets="massachusetts-bay cotton")  # fmt: skip
    match.choose("sell")

    assert option(match, "to:boston.1") == "Port 1 (Boston 1) of B: $8 for you, $5 for B"
    assert option(match, "to:boston.2") == "Your own Port 2 (Boston 2): $8 and $8 for you"
    assert option(match, "to:massachusetts-bay") == (
        "Market “Cotton” (Massachusetts Bay): $8 for you; the ship flips, $14 for C"
    )


def test_a_question_says_how_many_actions_are_left_and_what_one_has() -> None:
    match = germany(A=has("red ship", money=4, loans=2))
    assert match.question is not None
    first = match.question.text()
    play(match, "pass [ship]")

    assert first == "A, action 1 of 2: what do you do? Money: $4, loans: 2."
    assert match.question is not None
    assert match.question.text() == "A, action 2 of 2: what do you do? Money: $4, loans: 2."


def test_a_card_drawn_is_told_to_its_drawer_only() -> None:
    match = germany(deck=["red", "blue"], open=["port", "brown"], A=has(""))

    play(match, "take deck", "open:[port]")

    assert match.log(seat=0)[0] == "A draws the card “blue”."
    assert match.log(seat=1)[0] == match.log()[0] == "A draws a card."
    assert match.log(seat=1)[1] == "A takes the open card “Port”."


def test_an_action_that_draws_no_card_can_be_taken_back() -> None:
    match = germany(A=has("red ship"))
    before = match.position()

    play(match, "build [red] coal-mine essen.1")
    match.take_back()

    assert match.position() == before


@pytest.mark.parametrize(
    "moves",
    [
        ["take deck"],
        ["take open:[port]", "open:[brown]"],
        ["take open:[port]", "deck"],
        ["take deck", "open:[port]"],
    ],
)
def test_an_action_that_drew_or_opened_a_card_cannot_be_taken_back(moves: list[str]) -> None:
    match = germany(open=["port", "brown"], A=has("red ship"))

    play(match, *moves)

    with pytest.raises(ib.IllegalMove) as caught:
        match.take_back()
    assert caught.value.refusal.reason == "revealed"


def test_an_open_card_can_be_given_back_as_long_as_nothing_new_lies_open() -> None:
    match = germany(open=["port", "brown"], A=has("red"))

    play(match, "take open:[port]")
    match.take_back()

    assert match.position()["open"] == ["port", "brown"]


# Nothing is spent behind a player's back.


def test_an_action_names_the_only_card_it_can_cost() -> None:
    match = germany(A=has("ship ship", money=3))

    assert option(match, "pass") == "Pass, for the card “Ship”"
    assert option(match, "pass", "fr") == "Passer, contre la carte « Navire »"
    assert option(match, "develop").endswith("for the card “Ship”")
    assert option(match, "combine").endswith("with the card “Ship”")


def test_an_action_tells_all_that_follows_without_a_choice() -> None:
    match = germany("koeln.1 A cotton-mill-1, koeln.2 B iron-works-1", "A koeln-belgium, "
                    "B koeln-frankfurt", A=has("", money=0))  # fmt: skip

    assert option(match, "railway") == (
        "Build a railway: $1, 1 coal, 1 iron; this settles: Essen – Köln: $2 in all,"
        " takes 1 loan, coal from the display for $1, iron from Köln 2,"
        " brings $4 at the end as things stand"
    )


def test_a_counter_says_the_least_and_the_most_it_costs_in_all() -> None:
    match = germany("essen.1 B coal-mine-1 1, essen.2 B coal-mine-1 flipped", "B koeln-belgium",
                    A=has("red", money=6, display="cotton-mill-1 0"))  # fmt: skip
    match.choose("build")

    assert option(match, "cotton-mill").endswith("2 points, $6 to $7 in all, takes at most 1 loan")
    assert option(match, "cotton-mill", "fr").endswith("de 6 à 7 $ en tout, 1 emprunt au plus")


def test_a_counter_with_a_single_space_is_offered_with_its_price_there() -> None:
    match = germany(A=has("red blue", money=0, display="cotton-mill-1 0"))
    match.choose("build")
    match.choose("[blue]")

    assert option(match, "iron-works").endswith("1 point, takes 1 loan")
    match = germany("essen.1 B coal-mine-1, essen.2 B coal-mine-1", A=has("red"))
    match.choose("build")
    assert option(match, "coal-mine").endswith("; this settles: Belgium: $1 in all, takes 1 loan")


def test_goods_with_a_single_buyer_are_offered_with_it() -> None:
    match = germany("hamburg.3 A cotton-mill-1, koeln.1 A cotton-mill-1, hamburg.1 B port-2",
                    "B koeln-belgium", "belgium cotton")  # fmt: skip
    match.choose("sell")

    assert option(match, "hamburg.3") == (
        "Cotton mill 1 (Hamburg 3), to the only buyer in reach:"
        " Port 2 (Hamburg 1) of B: $8 for you, $8 for B"
    )


def test_a_ship_over_a_ship_says_that_it_never_flips() -> None:
    match = new_england("boston.1 A port-1, massachusetts-bay A ship-3 1",
                        A=has("ship", money=20, display="ship-0 0, ship-3 0"))  # fmt: skip
    match.choose("build")

    said = option(match, "massachusetts-bay")
    assert "over Ship 3 of A, the new ship never flips" in said


# The log, as a player would say it.


def test_the_log_speaks_french() -> None:
    match = new_england("boston.1 B port-1, portland.1 B port-1, boston.3 A cotton-mill-1",
                        markets="massachusetts-bay cotton", coal=5,
                        A=has("ship", money=20, display="ship-0 0"))  # fmt: skip

    play(match, "build [ship] massachusetts-bay", "sell boston.3 to:massachusetts-bay")

    assert [plain(line) for line in match.log("fr")] == [
        "A joue la carte « Navire ».",
        "A importe 3 cubes de charbon dans la Baie du Massachusetts.",
        "A prend un cube de charbon importé dans la Baie du Massachusetts.",
        "A achète un cube de fer à la piste pour 1 $.",
        "A pose un navire 3 dans la Baie du Massachusetts pour 8 $.",
        "A vend 1 cube de charbon à la piste pour 1 $ (Baie du Massachusetts).",
        "A vend les marchandises produites à Boston au marché situé dans la Baie du Massachusetts.",
        "La filature de coton 1 à Boston est retournée : A reçoit 8 $.",
    ]
