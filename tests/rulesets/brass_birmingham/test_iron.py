"""Iron: any works, then the market (BB-98 to BB-103)."""

from __future__ import annotations

from rulesets.brass_birmingham.table import canal, has, income, iron, money, tile
from rulesets.playing import choices, play, refused

TWO_WORKS = "dudley.2 B iron-1 2, redditch.2 C iron-1 1"


def test_iron_comes_from_any_works_without_a_connection() -> None:
    match = canal("dudley.2 B iron-1 4", A=has("derby"))

    play(match, "build [derby] brewery derby.1")

    assert tile(match, "dudley.2") == "B iron-1 3"
    assert money(match) == 17 - 5


def test_the_player_chooses_the_works_not_the_nearest() -> None:
    match = canal(TWO_WORKS, "A birmingham--dudley", A=has("burton-on-trent"))

    asked = choices(match, "build [burton-on-trent] brewery burton-on-trent.2")
    play(match, "build [burton-on-trent] brewery burton-on-trent.2 iron:redditch.2")

    assert asked == ["iron:dudley.2", "iron:redditch.2"]
    assert tile(match, "redditch.2") == "C iron-1 flipped"
    assert income(match, "C") == 10 + 3


def test_several_works_may_be_mixed() -> None:
    match = canal(TWO_WORKS, A=has("birmingham", money=60, developed="manufacturer 9"))

    play(match, "build [birmingham] manufacturer birmingham.2 iron:redditch.2 iron:dudley.2")

    assert tile(match, "dudley.2") == "B iron-1 1"
    assert tile(match, "redditch.2") == "C iron-1 flipped"


def test_the_market_serves_only_when_no_works_has_iron() -> None:
    match = canal("dudley.2 A iron-1 1", A=has("derby"))

    refusal = refused(match, "build [derby] brewery derby.1 iron:market")

    assert refusal == ("BB-100", "works-before-market")


def test_what_the_works_lack_is_bought() -> None:
    match = canal("dudley.2 B iron-1 1", A=has("birmingham", money=60, developed="manufacturer 9"))

    play(match, "build [birmingham] manufacturer birmingham.2")

    assert tile(match, "dudley.2") == "B iron-1 flipped"
    assert (iron(match), money(match)) == (7, 60 - 20 - 2)


def test_iron_is_bought_one_by_one_the_cheapest_first() -> None:
    match = canal(iron=7, A=has("birmingham", money=60, developed="manufacturer 9"))

    play(match, "build [birmingham] manufacturer birmingham.2")

    assert iron(match) == 5
    assert money(match) == 60 - 20 - 2 - 3


def test_an_empty_market_sells_at_six() -> None:
    match = canal(iron=0, A=has("derby"))

    play(match, "build [derby] brewery derby.1")

    assert (iron(match), money(match)) == (0, 17 - 5 - 6)


def test_the_player_is_not_asked_when_one_works_has_iron() -> None:
    match = canal("dudley.2 B iron-1 4, redditch.2 C iron-1 flipped", A=has("derby"))

    assert choices(match, "build [derby] brewery derby.1") == []


def test_iron_that_was_used_does_not_go_to_the_market() -> None:
    match = canal("dudley.2 B iron-1 4", A=has("derby"))

    play(match, "build [derby] brewery derby.1")

    assert iron(match) == 8
