"""Phase 3: the auction (IN-19 to IN-33)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.industria.table import choosing, hand, has, industria, money
from rulesets.playing import Data, asked, offers, play, refused

FOUR = "clay-pit quarry sawmill canal-1"


def table(**seats: Data) -> ib.Match:
    """Four tiles on offer, A is first player, everybody has five thalers unless said."""
    rich = dict.fromkeys("ABCD", has(money=5))
    return industria().at({"round": 2, "offered": FOUR.split(), "seats": rich | seats})


def test_the_first_player_is_the_first_auctioneer() -> None:
    match = choosing(FOUR, first="C")

    assert match.question is not None and match.question.kind == "lot"
    assert asked(match) == "C"


def test_roles_of_first_player_and_auctioneer_are_two() -> None:
    match = play(table(), "auction quarry", "bid 1", "pass", "pass", "keep")

    position = match.position()

    assert position["auctioneer"] == "B"
    assert position["first"] == "A"


def test_roles_pass_on_but_never_come_back_while_tiles_are_left() -> None:
    match = table()
    sellers = []

    for tile in FOUR.split()[:3]:
        sellers.append(asked(match))
        play(match, f"auction {tile}", "pass", "pass", "pass")

    assert sellers == ["A", "B", "C"]
    assert match.position()["auctioneer"] == "D"
    assert match.position()["offered"] == ["canal-1"]


def test_the_auctioneer_offers_any_tile_turned_up_and_not_taken() -> None:
    match = table()
    assert offers(match) == [f"auction {id}" for id in FOUR.split()]

    play(match, "auction sawmill", "pass", "pass", "pass")

    assert offers(match) == ["auction clay-pit", "auction quarry", "auction canal-1"]
    assert refused(match, "auction sawmill") == ("IN-20", "not-on-offer")


def test_a_tile_still_in_the_stack_cannot_be_auctioned() -> None:
    match = table()

    assert "brickworks" in match.position()["stacks"]["I"] + match.position()["gone"]
    assert refused(match, "auction brickworks") == ("IN-20", "not-on-offer")
    assert refused(match, "auction bank") == ("IN-20", "not-on-offer")


def test_auction_once_round_the_table_from_the_left_of_the_auctioneer() -> None:
    match = choosing(FOUR, first="A", auctioneer="C")
    bidders = []

    play(match, "auction quarry")
    for bid in ("bid 1", "pass", "bid 2"):
        bidders.append(asked(match))
        play(match, bid)

    assert bidders == ["D", "A", "B"]
    assert match.question is not None and match.question.kind == "verdict"
    assert asked(match) == "C"


def test_auction_once_whoever_has_bid_is_not_asked_again() -> None:
    match = play(table(), "auction quarry", "bid 1", "bid 2", "bid 3")

    assert offers(match) == ["sell", "keep"]
    assert asked(match) == "A"


def test_auction_once_the_present_auctioneer_does_not_bid() -> None:
    match = play(table(), "auction quarry", "bid 1", "pass", "pass")

    assert asked(match) == "A"
    assert refused(match, "bid 2") == ("IN-22", "auctioneer-decides-now")


def test_auction_once_a_first_player_who_gave_up_the_role_bids_like_the_others() -> None:
    match = play(table(), "auction quarry", "pass", "pass", "pass")

    play(match, "auction sawmill", "pass", "pass")

    assert asked(match) == "A"
    assert offers(match) == ["pass", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]


@pytest.mark.parametrize("low", [1, 2])
def test_a_bid_must_exceed_the_previous_one(low: int) -> None:
    match = play(table(), "auction quarry", "bid 2")

    assert refused(match, f"bid {low}") == ("IN-23", "bid-too-low")
    assert offers(match) == ["pass", "bid 3", "bid 4", "bid 5"]


def test_a_pass_does_not_lower_what_must_be_exceeded() -> None:
    match = play(table(), "auction quarry", "bid 2", "pass")

    assert refused(match, "bid 2") == ("IN-23", "bid-too-low")


def test_min_bid_is_one_thaler_and_offering_nothing_is_passing() -> None:
    match = play(table(), "auction quarry")

    assert offers(match)[:2] == ["pass", "bid 1"]
    assert refused(match, "bid 0") == ("IN-24", "bid-not-whole")


def test_bids_are_in_whole_thalers() -> None:
    match = play(table(), "auction quarry")

    assert refused(match, "bid 1.5") == ("IN-24", "bid-not-whole")


def test_auction_end_is_a_sale_or_a_tile_kept_and_nothing_else() -> None:
    match = play(table(), "auction quarry", "bid 1", "bid 3", "pass")

    assert offers(match) == ["sell", "keep"]
    assert refused(match, "auction sawmill") == ("IN-25", "verdict-is-due")


def test_auction_end_the_highest_bidder_pays_the_auctioneer_at_once() -> None:
    match = play(table(), "auction quarry", "bid 1", "bid 3", "pass")

    play(match, "sell")

    assert money(match) == [8, 5, 2, 5]
    assert hand(match, "C") == ["quarry"]


def test_auction_end_after_a_sale_the_auctioneer_goes_on() -> None:
    match = play(table(), "auction quarry", "bid 1", "pass", "pass", "sell")

    assert asked(match) == "A"
    assert offers(match) == ["auction clay-pit", "auction sawmill", "auction canal-1"]


def test_auction_end_a_tile_kept_is_free_and_the_left_neighbour_takes_over() -> None:
    match = play(table(), "auction quarry", "bid 1", "bid 3", "pass", "keep")

    assert hand(match, "A") == ["quarry"]
    assert money(match) == [5, 5, 5, 5]
    assert asked(match) == "B"
    assert offers(match) == ["auction clay-pit", "auction sawmill", "auction canal-1"]


def test_auction_end_without_a_bid_the_auctioneer_must_take_the_tile() -> None:
    match = play(table(), "auction quarry", "pass", "pass", "pass")

    assert hand(match, "A") == ["quarry"]
    assert money(match) == [5, 5, 5, 5]
    assert asked(match) == "B"


def test_a_player_may_acquire_every_tile_of_a_round() -> None:
    match = table(B=has(money=8))
    buy = ["bid 2", "pass", "pass", "sell"]

    play(match, "auction clay-pit", *buy, "auction quarry", *buy, "auction sawmill", *buy, *buy)

    assert hand(match, "B") == FOUR.split()
    assert money(match) == [13, 0, 5, 5]


def test_nobody_bids_more_than_the_money_in_hand() -> None:
    match = play(table(B=has(money=2)), "auction quarry")

    assert offers(match) == ["pass", "bid 1", "bid 2"]
    assert refused(match, "bid 3") == ("IN-31", "bid-too-high")


def test_who_has_no_money_can_only_pass_and_is_not_asked() -> None:
    match = play(table(B=has(money=0)), "auction quarry")

    assert asked(match) == "C"
    assert match.log()[-1] == "B passes."


def test_money_from_an_earlier_sale_of_the_phase_may_be_bid() -> None:
    match = play(table(A=has(money=0)), "auction quarry", "bid 4", "pass", "pass", "sell")

    play(match, "auction clay-pit", "pass", "pass", "bid 1", "keep")
    play(match, "auction sawmill", "pass", "pass")

    assert asked(match) == "A"
    assert offers(match)[-1] == "bid 4"


def test_tiles_bought_and_kept_go_into_the_hand() -> None:
    match = play(table(), "auction quarry", "bid 1", "pass", "pass", "sell")

    play(match, "auction sawmill", "pass", "pass", "pass")

    assert (hand(match, "B"), hand(match, "A")) == (["quarry"], ["sawmill"])


def test_the_phase_ends_when_the_last_tile_is_taken() -> None:
    match = choosing("canal-1", A=has(money=5), B=has(money=5), C=has(), D=has())

    play(match, "bid 1", "sell")  # with one tile left there is nothing to choose

    position = match.position()
    assert position["phase"] == "laying"
    assert (position["offered"], hand(match, "B")) == ([], ["canal-1"])


def test_three_players_hear_two_bids() -> None:
    rich = has(money=5)
    match = choosing("clay-pit quarry sawmill", game=industria(3), A=rich, B=rich, C=rich)

    play(match, "auction quarry", "pass", "bid 2")

    assert asked(match) == "A"
    assert offers(match) == ["sell", "keep"]
