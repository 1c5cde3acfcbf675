"""Positions as plain data: filled in, written out, read back, refused when they cannot be."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import ironbridge as ib
from rulesets.age_of_industry.table import busily, hand, industry
from rulesets.playing import Data, asked, at_random
from rulesets.telling import french, told_of_position

MAPS = ["germany", "new-england"]


def seat(**fields: Any) -> Data:
    """The part of a position that tells what A has."""
    return {"seats": {"A": fields}}


def display(**left: int) -> Data:
    """The part of a position that tells what is left on A's display."""
    return seat(display={kind.replace("_", "-"): count for kind, count in left.items()})


# Filling in.


def test_an_empty_position_is_a_second_round_with_nothing_built() -> None:
    position = industry().at({}).position()

    assert (position["round"], position["phase"], position["turn"]) == (2, "acting", "A")
    assert (position["counters"], position["railways"], position["actions"]) == ({}, {}, 2)
    assert (position["coal"], position["iron"]) == (6, 6)


def test_seats_that_are_not_mentioned_have_no_money_and_six_cards() -> None:
    seats = industry().at({"seats": {"B": {"money": 1}}}).position()["seats"]

    assert [s["money"] for s in seats.values()] == [0, 1, 0, 0]
    assert [len(s["hand"]) for s in seats.values()] == [6, 6, 6, 6]


ALL_CARDS: list[Data] = [
    {}, seat(hand=["port", "ship"]), {"deck": []}, {"deck": [], "open": []},
    {"deck": [], "open": ["port"]}, {"deck": ["blue"], "open": ["port", "brown"]},
]  # fmt: skip


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("position", ALL_CARDS)
def test_all_cards_of_the_box_are_somewhere(players: int, position: Data) -> None:
    found = industry(players).at(position).position()

    held = [card for s in found["seats"].values() for card in s["hand"]]
    assert len(held + found["deck"] + found["open"] + found["discarded"]) == 66


def test_the_display_lacks_the_counters_on_the_map_and_the_lower_ones_before_them() -> None:
    match = industry().at({"counters": {"koeln.1": "A cotton-mill-2", "kiel": "B port-1"}})

    seats = match.position()["seats"]
    assert seats["A"]["display"] == {"cotton-mill-1": 0, "cotton-mill-2": 1}
    assert seats["B"]["display"] == {"port-1": 1}


def test_new_counters_hold_what_they_bring_unless_something_else_is_said() -> None:
    counters = {
        "essen.1": "A coal-mine-2", "essen.3": "B iron-works-1 2", "koeln.1": "C cotton-mill-1",
        "kiel": "D port-1 flipped", "belgium": "C coal-mine-1 flipped",
    }  # fmt: skip

    assert industry().at({"counters": counters}).position()["counters"] == {
        "koeln.1": "C cotton-mill-1", "essen.1": "A coal-mine-2 4", "essen.3": "B iron-works-1 2",
        "belgium": "C coal-mine-1 flipped", "kiel": "D port-1 flipped",
    }  # fmt: skip


def test_a_ship_comes_with_the_coal_of_its_import_box() -> None:
    match = industry(map="new-england").at(
        {"counters": {"boston.1": "B port-1", "massachusetts-bay": "A ship-3"}}
    )

    assert match.position()["counters"]["massachusetts-bay"] == "A ship-3 3"


def test_markets_that_are_not_named_get_counters_that_are_left() -> None:
    markets = (
        industry().at({"markets": {"poland": "none", "russia": "both used"}}).position()["markets"]
    )

    assert (markets["poland"], markets["russia"]) == ("none", "both used")
    assert len(markets) == 8


def test_the_turn_goes_to_whoever_is_first_in_the_order() -> None:
    assert asked(industry().at({"order": ["C", "A", "D", "B"]})) == "C"
    assert asked(industry().at({"order": ["C", "A", "D", "B"], "turn": "D"})) == "D"


def test_known_cards_are_among_those_filled_in() -> None:
    match = industry().at(seat(known=["port", "port"]))

    assert hand(match).count("port") == 2
    assert len(hand(match)) == 6


# Writing and reading back.


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("players", [3, 5])
def test_a_position_written_out_and_read_back_is_the_same(players: int, map: str) -> None:
    game = industry(players, map)
    match = busily(game.start(seed=8), seed=8)

    for at in [at for at, played in enumerate(match.played) if not played.forced]:
        written = json.loads(json.dumps(match.position(at)))
        assert game.at(written).position() == match.position(at)


@pytest.mark.parametrize("map", MAPS)
def test_a_finished_position_is_read_back_with_its_winners(map: str) -> None:
    match = busily(industry(3, map).start(seed=9), seed=9)

    again = industry(3, map).at(match.position())

    assert again.over
    assert (again.scores(), again.winners()) == (match.scores(), match.winners())


def test_play_goes_on_alike_from_a_position_read_back() -> None:
    match = industry(3).start(seed=10)
    again = industry(3).at(match.position())

    assert at_random(match, seed=3).position() == at_random(again, seed=3).position()


def test_a_position_between_two_cards_is_read_back() -> None:
    match = industry().at({"open": ["port", "brown"], **seat(hand=[])})
    match.play("take open:[port]")

    again = industry().at(match.position())

    assert again.position()["phase"] == "taking"
    assert [str(option) for option in again.options()] == ["open:[brown]", "deck"]


def test_a_position_before_interest_is_read_back() -> None:
    match = industry().at({"phase": "settling", **seat(money=25, loans=3)})

    assert asked(match) == "A"
    assert [str(option) for option in match.options()] == ["repay 0", "repay 1", "repay 2"]


# Refusing.

WRONG: list[tuple[str, Any, str]] = [
    ("not a table", ["koeln"], "a position must be a table of named values"),
    ("unknown field", {"rounds": 3}, "a position has no 'rounds'; did you mean round?"),
    ("unknown seat", {"seats": {"E": {}}}, "seats has no 'E'"),
    ("seats not a table", {"seats": ["A"]}, "seats must be a table of named values"),
    ("unknown field of a seat", seat(mony=3), "seats.A has no 'mony'; did you mean money?"),
    ("seat not a table", {"seats": {"A": []}}, "seats.A must be a table"),
    ("unknown phase", {"phase": "selling"},
     "phase must be one of acting, taking, settling, over, not 'selling'"),
    ("unknown turn", {"turn": "E"}, "turn must be one of A, B, C, D, not 'E'"),
    ("order too short", {"order": ["A", "B"]}, "order must name every seat once"),
    ("order with one twice", {"order": ["A", "A", "B", "C"]}, "order must name every seat once"),
    ("order as a number", {"order": 3}, "order must name every seat once, not 3"),
    ("round too low", {"round": 0}, "round must be a whole number from 1, not 0"),
    ("three actions", {"actions": 3}, "actions must be at most 2, not 3"),
    ("no action", {"actions": 0}, "actions must be a whole number from 1, not 0"),
    ("two actions in round 1", {"round": 1, "actions": 2}, "actions must be at most 1, not 2"),
    ("coal beyond its display", {"coal": 7}, "coal must be at most 6, not 7"),
    ("iron below nothing", {"iron": -1}, "iron must be a whole number from 0, not -1"),
    ("money below nothing", seat(money=-1), "seats.A.money must be a whole number from 0, not -1"),
    ("money in halves", seat(money=1.5), "seats.A.money must be a whole number from 0, not 1.5"),
    ("loans below nothing", seat(loans=-1), "seats.A.loans must be a whole number from 0, not -1"),
    ("spent below nothing", seat(spent=-2), "seats.A.spent must be a whole number from 0, not -2"),
    ("unknown space", {"counters": {"koeln.3": "A cotton-mill-1"}},
     "there is no space 'koeln.3'; did you mean koeln."),
    ("unknown counter", {"counters": {"koeln.1": "A cotton-mill-9"}},
     "there is no counter for koeln.1: 'cotton-mill-9'"),
    ("counter without owner", {"counters": {"koeln.1": "cotton-mill-1"}},
     "koeln.1: a counter is written"),
    ("counter of nobody", {"counters": {"koeln.1": "E cotton-mill-1"}},
     "the owner of koeln.1 must be one of A, B, C, D, not 'E'"),
    ("counter as a number", {"counters": {"koeln.1": 3}}, "koeln.1: a counter is written"),
    ("counter with too many words", {"counters": {"essen.1": "A coal-mine-1 2 3"}},
     "essen.1: a counter is written"),
    ("counter flipped twice", {"counters": {"koeln.1": "A cotton-mill-1 flipped flipped"}},
     "koeln.1: a counter is written"),
    ("counters not a table", {"counters": ["koeln.1"]}, "counters must be a table"),
    ("counter on the wrong space", {"counters": {"koeln.1": "A coal-mine-1"}},
     "koeln.1 does not take coal-mine-1"),
    ("counter of level zero", {"counters": {"koeln.1": "A factory-0"}},
     "koeln.1: factory-0 is never built"),
    ("more cubes than it brings", {"counters": {"essen.1": "A coal-mine-1 4"}},
     "cubes on essen.1 must be one of 0, 1, 2, 3, not '4'"),
    ("cubes on a mill", {"counters": {"koeln.1": "A cotton-mill-1 1"}},
     "cubes on koeln.1 must be one of 0, not '1'"),
    ("cubes in words", {"counters": {"essen.1": "A coal-mine-1 many"}}, "cubes on essen.1 must be"),
    ("empty but not flipped", {"counters": {"essen.1": "A coal-mine-1 0"}},
     "essen.1: coal-mine-1 is flipped when it is used up, and only then"),
    ("flipped with cubes", {"counters": {"essen.1": "A coal-mine-1 2 flipped"}},
     "essen.1: coal-mine-1 is flipped when it is used up, and only then"),
    ("a mill that covers a ship", {"counters": {"koeln.1": "A cotton-mill-1 covers"}},
     "koeln.1: only a ship covers a ship"),
    ("more counters than there are", {"counters": {"koeln.1": "A factory-3", "kassel": "A factory-3",
     "dresden": "A factory-3"}}, "A has no 3 counters factory-3"),
    ("more on the display than there are", display(iron_works_1=3),
     "seats.A.display.iron-works-1 must be at most 2, not 3"),
    ("on the display and on the map", {"counters": {"kiel": "A port-1"}, **display(port_1=2)},
     "seats.A.display.port-1 must be at most 1, not 2"),
    ("a lower level left behind", {"counters": {"kiel": "A port-2"}, **display(port_1=1)},
     "seats.A.display.port-1 must be at most 0, not 1"),
    ("unknown counter on the display", display(silk_1=1), "seats.A.display has no 'silk-1'"),
    ("unknown link", {"railways": {"koeln-london": "A"}}, "there is no link 'koeln-london'"),
    ("railway of nobody", {"railways": {"koeln-belgium": "E"}},
     "the owner of koeln-belgium must be one of"),
    ("unknown market", {"markets": {"york": "both"}}, "there is no market 'york'"),
    ("unknown market counter", {"markets": {"poland": "silk"}},
     "there is no market counter for poland: 'silk'"),
    ("market with too many words", {"markets": {"poland": "both used twice"}},
     "poland: a market is written"),
    ("market without words", {"markets": {"poland": ""}}, "poland: a market is written"),
    ("four for both goods", {"markets": dict.fromkeys(["poland", "russia", "france", "austria"],
                                                      "both")},
     "no market counter both is left in the box"),
    ("no demand, yet used", {"markets": {"poland": "none used"}},
     "poland: a market without demand is never used"),
    ("unknown card", seat(hand=["london"]), "there is no card for seats.A.hand: 'london'"),
    ("hand not a list", seat(hand="port"), "seats.A.hand must be a list of cards"),
    ("open not a list", {"open": "port"}, "open must be a list of cards"),
    ("more cards than there are", seat(hand=["port"] * 4), "there are too many cards port"),
    ("ten cards in a hand", seat(hand=["factory"] * 8 + ["ship"] * 2),
     "the hand of A has 10 cards, over 9"),
    ("three open cards", {"open": ["port", "port", "ship"]}, "open must have 2 cards"),
    ("one open card beside a pile", {"open": ["port"]}, "open must have 2 cards"),
    ("no open card after the first was taken", {"phase": "taking", "open": []},
     "open must have 2 cards"),
    ("cards missing", {"deck": [], "discarded": ["port"]},
     "hands, open, deck and discarded hold 27 cards together, not 66"),
    ("a known card that is not in the hand", seat(hand=["port"], known=["brown"]),
     "the known cards of A: brown is not in the hand"),
    ("cards to take while acting", {"to take": 1}, "cards are taken in the taking phase only"),
    ("two cards still to take", {"phase": "taking", "to take": 2}, "to take must be at most 1"),
    ("nothing was taken", {"phase": "taking", **seat(hand=[])},
     "the hand of A lacks the card that was just taken"),
    ("nine cards and one to take", {"phase": "taking",
     **seat(hand=["factory"] * 8 + ["ship"])}, "the hand of A has 9 cards, over 8"),
    ("nothing left to take", {"phase": "taking", "deck": [], "open": []},
     "to take: there are not so many cards in open and deck"),
    ("nobody can repay", {"phase": "settling", **seat(money=9, loans=1)},
     "turn: A cannot repay a loan"),
    ("spent before interest", {"phase": "settling", **seat(money=10, loans=1, spent=1)},
     "actions and spent are counted anew when a round has ended"),
    ("an action used before interest", {"phase": "settling", "actions": 1,
     **seat(money=10, loans=1)}, "actions and spent are counted anew"),
    ("over with a pile", {"phase": "over", "deck": ["port"]},
     "phase: the game is over when the deck and a hand are empty"),
    ("over with cards in every hand", {"phase": "over", "deck": [], "seats": {
        name: {"hand": ["ship"]} for name in "ABCD"}},
     "phase: the game is over when the deck and a hand are empty"),
    ("over with loans that can be repaid", {"phase": "over", **seat(money=10, loans=1)},
     "loans: all that can be are repaid when the game is over"),
    ("asked when over", {"phase": "over", "turn": "A"}, "nobody is asked when the game is over"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "reason"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(position: Any, reason: str) -> None:
    with pytest.raises(ib.PositionError, match=re.escape(reason)) as caught:
        industry().at(position)

    assert french(caught.value)


FRENCH = {
    "order too short": "«\xa0order\xa0» doit nommer chaque place une fois, pas [\"A\", \"B\"]",
    "unknown counter": "nom inconnu (marqueur pour koeln.1)\xa0: 'cotton-mill-9'\u202f; vouliez-vous dire cotton-mill-3\u202f?",
    "more cubes than it brings": "le nombre de cubes sur essen.1 doit être l’un de 0, 1, 2, 3, pas '4'",
    "counter without owner": "koeln.1\xa0: un marqueur s’écrit par exemple «\xa0A coal-mine-2 3\xa0», pas 'cotton-mill-1'",
    "market without words": "poland\xa0: un marché s’écrit par exemple «\xa0both used\xa0», pas ''",
    "counter of level zero": "koeln.1\xa0: factory-0 ne se construit jamais",
    "a mill that covers a ship": "koeln.1\xa0: seul un navire recouvre un navire",
    "more counters than there are": "A n’a pas 3 marqueurs factory-3",
    "more on the display than there are": "«\xa0seats.A.display.iron-works-1\xa0» doit être d’au plus 2, pas 3",
    "unknown market": "nom inconnu (marché)\xa0: 'york'",
    "four for both goods": "austria\xa0: il ne reste pas de marqueur de marché both dans la boîte",
    "no demand, yet used": "poland\xa0: un marché sans demande ne sert jamais",
    "unknown card": "nom inconnu (carte pour «\xa0seats.A.hand\xa0»)\xa0: 'london'",
    "ten cards in a hand": "la main de A a 10 cartes, plus que les 9 permises",
    "three open cards": "«\xa0open\xa0» doit avoir 2 cartes tant que la pioche n’est pas vide",
    "cards missing": "les mains, «\xa0open\xa0», «\xa0deck\xa0» et «\xa0discarded\xa0» ont ensemble 27 cartes, pas 66",
    "a known card that is not in the hand": "les cartes connues de A\xa0: brown n’est pas dans sa main",
    "cards to take while acting": "«\xa0to take\xa0»\xa0: on ne prend des cartes qu’à la phase «\xa0taking\xa0»",
    "nothing was taken": "il manque à la main de A la carte qui vient d’être prise",
    "nobody can repay": "«\xa0turn\xa0»\xa0: A ne peut rembourser aucun emprunt",
    "spent before interest": "quand une manche est finie, le compte de «\xa0actions\xa0» et de «\xa0spent\xa0» recommence",
    "over with a pile": "«\xa0phase\xa0»\xa0: la partie est finie quand la pioche et une main sont vides",
}  # fmt: skip


@pytest.mark.parametrize("case", FRENCH)
def test_a_position_that_cannot_be_is_refused_in_french_too(case: str) -> None:
    positions = {name: position for name, position, _ in WRONG}

    assert told_of_position(industry().at, positions[case]) == FRENCH[case]


PORT = {"boston.1": "B port-1"}
BAY = "massachusetts-bay"

AT_SEA: list[tuple[str, Any, str]] = [
    ("a ship without a port", {"counters": {BAY: "A ship-3"}},
     f"{BAY}: a ship needs a port at the other end of a sea lane"),
    ("a ship of level zero", {"counters": {**PORT, BAY: "A ship-0"}}, ": ship-0 is never built"),
    ("a port on a ship space", {"counters": {BAY: "A port-1"}}, f"{BAY} does not take port-1"),
    ("more coal than the box holds", {"counters": {**PORT, BAY: "A ship-3 4"}},
     f"cubes on {BAY} must be one of 0, 1, 2, 3"),
    ("flipped with an open market", {"counters": {**PORT, BAY: "A ship-3 flipped"},
     "markets": {BAY: "cotton"}}, f"{BAY}: ship-3 is flipped when it is used up"),
    ("flipped with coal", {"counters": {**PORT, BAY: "A ship-3 1 flipped"},
     "markets": {BAY: "none"}}, f"{BAY}: ship-3 is flipped when it is used up"),
    ("used up but not flipped", {"counters": {**PORT, BAY: "A ship-3 0"},
     "markets": {BAY: "cotton used"}}, f"{BAY}: ship-3 is flipped when it is used up"),
    ("a cover that is flipped", {"counters": {**PORT, BAY: "A ship-4 flipped covers"},
     "markets": {BAY: "none"}}, f"{BAY}: ship-4 is flipped when it is used up"),
    ("a cover with nothing below", {"counters": {**PORT, BAY: "A ship-3 covers"}},
     f"{BAY}: A had no lower ship to cover there"),
    ("more covers than lower ships", {"counters": {
        "boston.1": "B port-1", "new-york.1": "B port-1", "portland.1": "C port-1",
        BAY: "A ship-4 covers", "new-york-bight": "A ship-4 covers", "gulf-of-maine": "A ship-3"}},
     "A had no lower ship to cover there"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "reason"), [case[1:] for case in AT_SEA], ids=[case[0] for case in AT_SEA]
)
def test_a_position_at_sea_that_cannot_be_is_refused(position: Any, reason: str) -> None:
    with pytest.raises(ib.PositionError, match=re.escape(reason)) as caught:
        industry(map="new-england").at(position)

    assert french(caught.value)


def test_what_is_on_another_map_is_unknown_here() -> None:
    with pytest.raises(ib.PositionError, match=re.escape("there is no space 'boston.1'")):
        industry().at({"counters": {"boston.1": "A port-1"}})
    with pytest.raises(ib.PositionError, match=re.escape("there is no link 'koeln-belgium'")):
        industry(map="new-england").at({"railways": {"koeln-belgium": "A"}})


def test_fewer_players_have_fewer_seats() -> None:
    with pytest.raises(ib.PositionError, match="turn must be one of A, B, C, not 'D'"):
        industry(3).at({"turn": "D"})


def test_a_player_has_twelve_railways_and_no_more() -> None:
    links = list(industry().figures.data["links"])

    industry().at({"railways": dict.fromkeys(links[:12], "A")})
    with pytest.raises(ib.PositionError, match="a player has only 12 railway counters"):
        industry().at({"railways": dict.fromkeys(links[:13], "A")})


def test_a_view_is_no_position() -> None:
    view = industry().start(seed=1).view(0)

    with pytest.raises(ib.PositionError, match="a view is not a whole position"):
        industry().at(view)


# Deals.


def record(game: ib.Game, **lines: str) -> str:
    """A record without moves, with some lines of its deal changed."""
    text = str(game.start(seed=1).record())
    for line, value in lines.items():
        text = re.sub(rf"deal {line}: .*\n", value and f"deal {line}: {value}\n", text)
    return text


def test_a_deal_tells_first_player_markets_and_deck() -> None:
    match = industry().start(seed=1)
    lines = [line for line in str(match.record()).splitlines() if line.startswith("deal ")]

    assert [line.partition(":")[0] for line in lines] == ["deal first", "deal markets", "deal deck"]
    assert len(lines[2].split()) == 2 + 66
    assert ib.load(str(match.record())).position() == match.position()


BAD_DEALS = [
    ("no first player", {"first": ""}, "the deal must have the lines first, markets, deck"),
    ("an unknown first player", {"first": "E"}, "first must be one of A, B, C, D, not 'E'"),
    ("no deck", {"deck": ""}, "the deal must have the lines first, markets, deck"),
    ("a deck that is too short", {"deck": "port brown"}, "does not hold the cards of the box"),
    ("an unknown card", {"deck": "gold"}, "there is no card for deck: 'gold'"),
    ("no markets", {"markets": "poland:both"}, "the deal must have the markets belgium:…"),
    ("an unknown market counter", {"markets": "belgium:silk poland:both france:both"
     " switzerland:both austria:none holland:none denmark:none russia:cotton"},
     "there is no market counter for belgium: 'silk'"),
    ("more of a kind than there are", {"markets": "belgium:both poland:both france:both"
     " switzerland:both austria:none holland:none denmark:none russia:cotton"},
     "the deal has more market counters both than the box"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("lines", "reason"), [case[1:] for case in BAD_DEALS], ids=[case[0] for case in BAD_DEALS]
)
def test_a_deal_that_cannot_be_is_refused(lines: dict[str, str], reason: str) -> None:
    with pytest.raises(ib.IronbridgeError, match=re.escape(reason)) as caught:
        ib.load(record(industry(), **lines))

    assert french(caught.value)


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ({"first": "E"}, "first doit être l’un de A, B, C, D, pas 'E'"),
        ({"deck": "gold"}, "nom inconnu (carte pour «\xa0deck\xa0»)\xa0: 'gold'"),
        (
            {
                "markets": " ".join(
                    f"{id}:silk" for id in industry().start(seed=1).position()["markets"]
                )
            },
            "nom inconnu (marqueur de marché pour belgium)\xa0: 'silk'",
        ),
    ],
)
def test_a_deal_that_cannot_be_is_refused_in_french_too(lines: dict[str, str], reason: str) -> None:
    with pytest.raises(ib.RecordError) as caught:
        ib.load(record(industry(), **lines))

    assert french(caught.value) == f"la donne est illisible\xa0: {reason}"
