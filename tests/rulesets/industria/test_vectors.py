"""Worked cases of Industria, one by one (IN-80 is the first)."""

from __future__ import annotations

from collections import Counter

import pytest

import ironbridge as ib
from rulesets.industria.table import (
    choosing,
    end,
    hand,
    has,
    idly,
    industria,
    laid,
    laying,
    money,
    rounds,
)
from rulesets.playing import asked, offers, play, refused, step

EXAMPLE = "oil-field refinery mechanical-engineering automobile"


def scored(tile: str, *, epoch: str, spending: str = "") -> int:
    """The points for laying a tile in an epoch, with a resource tile for what is not sold."""
    match = laying(epoch, A=has(f"{tile} {spending} canal-1", money=6))
    play(match, f"lay {tile}")
    return match.scores()[0]


def scored_in_time() -> list[int]:
    """The points of the four tiles of the example."""
    return [
        scored("oil-field", epoch="III", spending="cement-3"),
        scored("refinery", epoch="IV"),
        scored("mechanical-engineering", epoch="I", spending="wood-1"),
        scored("automobile", epoch="IV", spending="plastics-4"),
    ]


def finish(laid: str, *, points: int, money: int = 0) -> ib.Match:
    """The end of a game in which A has laid these tiles and the others none."""
    return end(A=has(laid=laid, points=points, money=money))


def test_vector_worked_example() -> None:
    build = scored_in_time()

    match = finish(f"{EXAMPLE} pipeline-3 harbour-1", points=sum(build))

    assert build == [3, 4, 2, 5]
    assert match.log()[-3:] == [
        "A scores 6 points for bonus tiles.",
        "A scores 3 points for roads.",
        "A scores 3 points for lines.",
    ]
    assert match.scores()[0] == 26


def test_vector_example_refinery_late() -> None:
    late = scored("refinery", epoch="V")
    build = sum(scored_in_time()) - 4 + late

    match = finish(f"{EXAMPLE} pipeline-3 harbour-1", points=build)

    assert (late, build) == (0, 10)
    assert match.scores()[0] == 22


def test_vector_example_double_pipeline() -> None:
    match = finish(f"{EXAMPLE} pipeline-3 pipeline-5 harbour-1", points=14)

    assert match.scores()[0] == 26


def test_vector_example_with_8_thalers() -> None:
    match = finish(f"{EXAMPLE} pipeline-3 harbour-1", points=14, money=8)

    assert match.log()[-1] == "A scores 2 points for money."
    assert match.scores()[0] == 28


def test_vector_income_4p() -> None:
    match = idly(industria(4).start(seed=1))

    assert len(rounds(match)) == 15
    assert money(match) == [22] * 4
    assert sum(money(match)) == 88


def test_vector_income_3p() -> None:
    match = idly(industria(3).start(seed=1))

    assert len(rounds(match)) == 16
    assert money(match) == [22] * 3
    assert sum(money(match)) == 66


FIRST = ["stone", "brick", "wood"]
SECOND = [*FIRST, "iron", "ceramics", "glass"]
THIRD = [*SECOND, "electricity", "cement", "steel"]
FOURTH = [*THIRD, "plastics", "computers"]


@pytest.mark.parametrize(
    ("epoch", "sold"), [("I", []), ("II", FIRST), ("III", SECOND), ("IV", THIRD), ("V", FOURTH)]
)
def test_vector_bank_supply(epoch: str, sold: list[str]) -> None:
    assert [resource for resource in FOURTH if bank_sells(resource, epoch)] == sold


def bank_sells(resource: str, epoch: str) -> bool:
    """Can somebody lay a clay pit that needs the resource, where nobody makes it?"""
    craving = industria(figures={"tiles": {"clay-pit": {"needs": [resource]}}})
    match = laying(epoch, game=craving, A=has("clay-pit canal-1", money=9))
    return match.refusal(f"lay clay-pit {resource}:bank") is None


def test_vector_brickworks_epoch1() -> None:
    match = laying("I", A=has("brickworks canal-1", money=5, laid="sawmill"), B=has(laid="quarry"))

    play(match, "lay brickworks")

    assert money(match)[:2] == [5 - 2 - 1, 1]
    assert "A lays Brickworks (2 thalers)." in match.log()


def test_vector_brickworks_epoch1_no_quarry() -> None:
    match = laying("I", A=has("brickworks canal-1", money=5, laid="sawmill"), B=has())

    assert refused(match, "lay brickworks") == ("IN-54", "no-supply")


def test_vector_brickworks_epoch1_tile() -> None:
    match = laying("I", A=has("brickworks stone-1 canal-1", money=5, laid="sawmill"), B=has())

    play(match, "lay brickworks")

    assert money(match)[0] == 3
    assert hand(match, "A") == ["canal-1"]
    assert "stone-1" in match.position()["gone"]


def test_vector_brickworks_epoch2_bank() -> None:
    match = laying("II", others=has(), A=has("brickworks canal-1", money=4))

    play(match, "lay brickworks")

    assert money(match) == [0, 0, 0, 0]
    assert match.scores()[0] == 0


@pytest.mark.parametrize(("epoch", "tile", "price"), [("IV", "refinery", 1)])
def test_vector_discount_both(epoch: str, tile: str, price: int) -> None:
    match = laying(epoch, A=has(f"{tile} canal-1", money=9, laid="bank stock-exchange"))

    play(match, f"lay {tile}")

    assert match.log()[0] == f"A lays Refinery ({price} thaler)."


def test_vector_discount_floor() -> None:
    match = laying("IV", A=has("clay-pit canal-1", money=9, laid="bank stock-exchange"))

    play(match, "lay clay-pit")

    assert money(match)[0] == 9


def test_vector_late_factory_no_vp() -> None:
    match = laying("IV", A=has("oil-field canal-1", money=9))

    play(match, "lay oil-field")

    assert laid(match, "A") == ["oil-field"]
    assert match.scores()[0] == 0


def test_vector_technology_discard() -> None:
    holding = has("steam-power shipyard glass-2 rails-2")
    match = laying("II", round=3, others=has(), A=holding)

    play(match, "done")

    assert hand(match, "A") == ["shipyard", "glass-2", "rails-2"]


def bids_heard() -> ib.Match:
    """A sells the quarry; B bids 1, C passes, D bids 3."""
    match = choosing("quarry sawmill clay-pit canal-1", others=has(money=5))
    return play(match, "auction quarry", "bid 1", "pass", "bid 3")


def test_vector_auction_order() -> None:
    sold, kept = play(bids_heard(), "sell"), play(bids_heard(), "keep")

    assert (hand(sold, "D"), money(sold), asked(sold)) == (["quarry"], [8, 5, 5, 2], "A")
    assert (hand(kept, "A"), money(kept), asked(kept)) == (["quarry"], [5, 5, 5, 5], "B")


def test_vector_auction_no_bid() -> None:
    match = choosing("quarry sawmill", auctioneer="C", others=has(money=5))

    bidders = []
    play(match, "auction quarry")
    for _ in range(3):
        bidders.append(asked(match))
        play(match, "pass")

    assert bidders == ["D", "A", "B"]
    assert (hand(match, "C"), money(match)) == (["quarry"], [5, 5, 5, 5])
    assert match.position()["auctioneer"] == "D"


def test_vector_auction_illegal_bid() -> None:
    match = play(choosing("quarry sawmill", others=has(money=5)), "auction quarry", "bid 2")

    assert refused(match, "bid 2") == ("IN-23", "bid-too-low")
    assert match.refusal("bid 3") is None
    assert refused(match, "bid 6") == ("IN-31", "bid-too-high")
    assert offers(match) == ["pass", "bid 3", "bid 4", "bid 5"]


def test_vector_tie_break() -> None:
    tiles = list(industria().figures.data["tiles"])
    first = has(points=40, money=2, laid=" ".join(tiles[:8] + tiles[10:13]))
    second = has(points=40, money=0, laid=" ".join(tiles[13:20] + tiles[22:27]))
    over = {"epoch": "V", "round": 3, "phase": "over", "seats": {"A": first, "B": second}}

    match = industria().at(over)

    assert [len(seat["laid"]) for seat in (first, second)] == [11, 12]
    assert match.scores()[:2] == [40, 40]
    assert match.winners() == [1]


def test_vector_first_player_4p() -> None:
    match = idly(industria(4).start(seed=1))

    led = Counter(first for _, _, first in rounds(match))

    order = [first for _, _, first in rounds(match)[:4]]
    assert [led[seat] for seat in order] == [4, 4, 4, 3]


def test_vector_max_vp_ironworks() -> None:
    alone = laying("II", A=has("ironworks canal-1", money=4))
    neighbours = "iron-ore-mine coal-mine steel-mill"

    build = step(alone, "lay ironworks")["seats"]["A"]["points"]
    roads = finish(f"ironworks {neighbours}", points=0).scores()[0]

    assert (build, roads, build + roads) == (1, 9, 10)
