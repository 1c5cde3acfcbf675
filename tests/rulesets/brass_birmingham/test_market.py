"""Selling cubes to the markets (BB-127 to BB-132)."""

from __future__ import annotations

from rulesets.brass_birmingham.table import (
    birmingham,
    canal,
    coal,
    end_era,
    has,
    income,
    iron,
    money,
    rail,
    seat,
    tile,
)
from rulesets.playing import play


def test_a_new_iron_works_sells_at_once_connected_or_not() -> None:
    match = canal("dudley.1 B coal-1", A=has("dudley"))

    play(match, "build [dudley] iron dudley.2")

    assert (tile(match, "dudley.2"), iron(match)) == ("A iron-1 2", 10)
    assert money(match) == 17 - 5 + 1 + 1


def test_a_new_mine_connected_to_a_merchant_place_sells_dearest_space_first() -> None:
    match = canal("", "B birmingham--coventry birmingham--oxford", coal=10, A=has("coventry",
                  developed="coal 1"))  # fmt: skip

    play(match, "build [coventry] coal coventry.2")

    assert coal(match) == 13
    assert money(match) == 17 - 7 + 2 + 2 + 1
    assert match.log()[-2] == "A sells 3 cubes of coal to the market for £5."


def test_a_mine_without_connection_keeps_its_coal() -> None:
    match = canal("", "B birmingham--coventry", coal=10, A=has("coventry"))

    play(match, "build [coventry] coal coventry.2")

    assert (tile(match, "coventry.2"), coal(match)) == ("A coal-1 2", 10)


def test_a_merchant_place_without_merchants_will_do() -> None:
    match = canal("", "B burton-on-trent--derby derby--nottingham", coal=0, game=birmingham(3),
                  A=has("burton-on-trent"))  # fmt: skip

    play(match, "build [burton-on-trent] coal burton-on-trent.1")

    assert (coal(match), money(match)) == (2, 17 - 5 + 7 + 7)


def test_an_emptied_tile_flips_at_once() -> None:
    match = canal("", "B birmingham--coventry birmingham--oxford", coal=5, A=has("coventry"))

    play(match, "build [coventry] coal coventry.2")

    assert tile(match, "coventry.2") == "A coal-1 flipped"
    assert income(match) == 10 + 4


def test_a_full_market_takes_nothing() -> None:
    match = canal("dudley.1 B coal-1", iron=10, A=has("dudley"))

    play(match, "build [dudley] iron dudley.2")

    assert (tile(match, "dudley.2"), iron(match), money(match)) == ("A iron-1 4", 10, 12)


def test_replacing_counts_as_building() -> None:
    match = canal("coventry.2 A coal-1 2", "B birmingham--coventry birmingham--oxford", coal=13,
                  A=has("coventry", developed="coal 1"))  # fmt: skip

    play(match, "build [coventry] coal coventry.2")

    assert (tile(match, "coventry.2"), coal(match)) == ("A coal-2 2", 14)


def test_a_mine_connected_later_never_sells_to_the_market() -> None:
    match = canal("coventry.2 A coal-1 2", "A birmingham--coventry", coal=5, A=has("iron"))

    play(match, "network [iron] birmingham--oxford")

    assert (tile(match, "coventry.2"), coal(match)) == ("A coal-1 2", 5)


def test_room_made_in_a_market_is_not_filled_later() -> None:
    match = canal("dudley.2 A iron-1 2", "A birmingham--oxford", iron=10,
                  A=has("birmingham", money=60))  # fmt: skip

    play(match, "build [birmingham] manufacturer birmingham.2")

    assert (coal(match), iron(match), tile(match, "dudley.2")) == (12, 10, "A iron-1 2")


def test_money_from_a_market_does_not_reduce_what_was_spent() -> None:
    match = canal("dudley.1 B coal-1", iron=0, A=has("dudley"))

    play(match, "build [dudley] iron dudley.2")

    assert seat(match, "A")["spent"] == 5
    assert money(match) == 17 - 5 + 5 + 5 + 4 + 4


def test_neither_do_loans_nor_the_money_of_warrington() -> None:
    match = canal("stoke-on-trent.1 A cotton-1", "A stoke-on-trent--warrington",
                  "warrington.1 cotton barrel", A=has("iron brewery", spent=4))  # fmt: skip

    play(match, "sell [iron] stoke-on-trent.1 to:warrington.1")
    spent = seat(match, "A")["spent"]
    play(match, "loan [brewery]")

    assert spent == seat(match, "A")["spent"] == 4
    assert money(match) == 17 + 5 + 30


def test_markets_are_not_refilled_between_the_eras() -> None:
    match = end_era("canal", coal=3, iron=0)

    assert match.position()["era"] == "rail"
    assert (coal(match), iron(match)) == (3, 0)


def test_cubes_and_barrels_never_run_out() -> None:
    mines = "cannock.1 B coal-4, cannock.2 B coal-4, tamworth.1 C coal-4, tamworth.2 C coal-4"
    match = rail(f"{mines}, leek.2 D coal-4, belper.2 D coal-4", coal=14,
                 A=has("dudley", developed="coal 5"))  # fmt: skip

    play(match, "build [dudley] coal dudley.1")

    assert tile(match, "dudley.1") == "A coal-4 5"  # 49 cubes; the box has 30
