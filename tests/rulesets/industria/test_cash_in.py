"""The option that lets resource tiles be cashed in (IN-81)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.industria.table import choosing, hand, has, industria, laid, laying, money
from rulesets.playing import Data, asked, offers, play, refused


def cashing() -> ib.Game:
    """The game with the option."""
    return industria(cash_in=True)


def auction(*, seller: Data | None = None, bidder: Data | None = None) -> ib.Match:
    """A sells one of three tiles, B bids first; nobody has anything unless it is said."""
    tiles = "clay-pit quarry sawmill"
    return choosing(tiles, game=cashing(), others=has(), A=seller or has(), B=bidder or has())


def test_resource_tile_cash_is_off_unless_chosen() -> None:
    match = laying("I", A=has("stone-1 canal-1"))

    assert refused(match, "cash stone") == ("IN-81", "no-cashing-in")
    assert offers(match) == ["lay canal-1", "done"]
    assert "option" not in str(match.record())


def test_resource_tile_cash_is_a_setting_of_the_game() -> None:
    settings = ib.title("industria").settings

    assert [(setting.name, setting.choices) for setting in settings] == [("cash_in", (False, True))]
    with pytest.raises(ib.GameError, match="cash_in must be one of False, True, not 'sometimes'"):
        ib.game("industria", cash_in="sometimes")


def test_resource_tile_cash_when_laying_brings_a_thaler_and_costs_the_tile() -> None:
    match = laying("I", game=cashing(), A=has("stone-1 canal-1"))

    play(match, "cash stone")

    assert money(match)[0] == 1
    assert hand(match, "A") == ["canal-1"]
    assert "stone-1" in match.position()["gone"]
    assert asked(match) == "A"


def test_resource_tile_cash_may_pay_for_a_bid() -> None:
    match = play(auction(bidder=has("stone-1")), "auction quarry")
    assert (asked(match), offers(match)) == ("B", ["pass", "cash stone"])

    play(match, "cash stone")
    assert (asked(match), offers(match)) == ("B", ["pass", "bid 1"])
    play(match, "bid 1", "sell")

    assert hand(match, "B") == ["quarry"]
    assert money(match) == [1, 0, 0, 0]


def test_resource_tile_cash_may_pay_for_a_factory() -> None:
    poor = has("clay-pit stone-1", money=1)
    match = laying("I", game=cashing(), A=poor, B=has("canal-1"))
    assert refused(match, "lay clay-pit") == ("IN-55", "too-dear")

    play(match, "cash stone", "lay clay-pit")

    assert laid(match, "A") == ["clay-pit"]


def test_resource_tile_cash_is_open_to_the_auctioneer_before_choosing_and_deciding() -> None:
    match = auction(seller=has("stone-1 wood-1"), bidder=has(money=1))

    play(match, "cash stone", "auction quarry", "bid 1", "cash wood", "sell")

    assert money(match)[0] == 3
    assert hand(match, "A") == []


def test_resource_tile_cash_takes_one_of_several_alike() -> None:
    match = laying("IV", game=cashing(), A=has("cement-3 cement-4 canal-1"))

    play(match, "cash cement")

    assert (hand(match, "A"), money(match)[0]) == (["canal-1", "cement-4"], 1)


def test_resource_tile_cash_needs_a_tile_of_the_kind() -> None:
    match = laying("I", game=cashing(), A=has("wood-1 canal-1"), B=has("stone-1"))

    assert refused(match, "cash stone") == ("IN-81", "no-tile-to-cash-in")


def test_resource_tile_cash_lasts_to_the_end_of_the_last_round() -> None:
    last = has("cement-5", money=2)
    match = laying("V", round=3, game=cashing(), others=has(), A=last)
    assert offers(match) == ["done", "cash cement"]

    play(match, "cash cement")

    assert match.over
    assert match.scores()[0] == 1


def test_resource_tile_cash_is_written_into_the_record_and_replayed() -> None:
    match = play(laying("I", game=cashing(), A=has("stone-1 canal-1")), "cash stone")

    again = ib.load(str(match.record()))

    assert "option cash_in: true" in str(match.record()).splitlines()
    assert again.position() == match.position()


def test_resource_tile_cash_is_told_in_both_languages() -> None:
    match = play(laying("I", game=cashing(), A=has("stone-1 canal-1")), "cash stone")

    assert match.log("en") == ["A cashes in a Stone tile for 1 thaler."]
    assert match.log("fr") == ["A échange une tuile Pierre contre 1 thaler."]


@pytest.mark.parametrize("worth", [2, 3, 9])
def test_resource_tile_cash_follows_a_corrected_figure(worth: int) -> None:
    figures = {"constants": {"resource-tile-cash": worth}}
    game = industria(figures=figures, cash_in=True)
    match = laying("I", game=game, A=has("stone-1 canal-1"))

    play(match, "cash stone")

    assert money(match)[0] == worth
    assert match.log() == [f"A cashes in a Stone tile for {worth} thalers."]
