"""Positions as plain data: filled in, written out, read back, refused when they cannot be."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import ironbridge as ib
from rulesets.brass_birmingham.table import birmingham, busily, discards, hand
from rulesets.playing import Data, asked, at_random
from rulesets.telling import french, told_of_position


def seat(**fields: Any) -> Data:
    """The part of a position that tells what A has."""
    return {"seats": {"A": fields}}


# Filling in.


def test_an_empty_position_is_a_second_round_with_nothing_built() -> None:
    position = birmingham().at({}).position()

    assert (position["era"], position["round"], position["turn"]) == ("canal", 2, "A")
    assert (position["tiles"], position["links"], position["actions"]) == ({}, {}, 2)
    assert (position["coal"], position["iron"]) == (13, 8)


def test_seats_that_are_not_mentioned_have_their_starting_money_and_a_hand() -> None:
    match = birmingham().at({"seats": {"B": {"money": 1}}})

    position = match.position()["seats"]
    assert [s["money"] for s in position.values()] == [17, 1, 17, 17]
    assert [len(s["hand"]) for s in position.values()] == [8, 8, 8, 8]


def test_all_cards_of_the_box_are_somewhere() -> None:
    for players in (2, 3, 4):
        position = birmingham(players).at(seat(hand=["dudley", "iron"])).position()
        held = [card for s in position["seats"].values() for card in s["hand"]]
        cards = held + position["deck"] + discards(position) + position["face down"]
        assert sorted(cards) == sorted(position["next deck"])


def test_the_mat_lacks_the_tiles_that_lie_on_the_board() -> None:
    match = birmingham().at({"tiles": {"worcester.1": "A cotton-2", "dudley.1": "B coal-1"}})

    position = match.position()["seats"]
    assert (position["A"]["developed"]["cotton"], position["B"]["developed"]["coal"]) == (4, 1)


def test_new_tiles_hold_what_they_bring_unless_something_else_is_said() -> None:
    tiles = {
        "dudley.1": "A coal-2", "dudley.2": "B iron-1 3", "derby.1": "C brewery-1",
        "worcester.1": "D cotton-1 flipped",
    }  # fmt: skip

    assert birmingham().at({"tiles": tiles}).position()["tiles"] == {
        "dudley.1": "A coal-2 3", "dudley.2": "B iron-1 3", "derby.1": "C brewery-1 1",
        "worcester.1": "D cotton-1 flipped",
    }  # fmt: skip


def test_a_brewery_of_the_rail_era_holds_two_barrels() -> None:
    match = birmingham().at({"era": "rail", "tiles": {"derby.1": "A brewery-2"}})

    assert match.position()["tiles"] == {"derby.1": "A brewery-2 2"}


def test_merchants_that_are_not_named_fill_the_other_spaces() -> None:
    merchants = (
        birmingham().at({"merchants": {"oxford.1": "cotton barrel"}}).position()["merchants"]
    )

    assert merchants["oxford.1"] == "cotton barrel"
    assert sorted(tile.split()[0] for tile in merchants.values()) == [
        "all", "blank", "blank", "blank", "cotton", "cotton", "manufacturer", "manufacturer",
        "pottery",
    ]  # fmt: skip


def test_late_in_an_era_hands_are_as_small_as_they_would_be() -> None:
    for round_, size in ((6, 6), (7, 4), (8, 2)):
        assert len(hand(birmingham().at({"round": round_}))) == size


def test_the_turn_goes_to_whoever_is_first_in_the_order() -> None:
    assert asked(birmingham().at({"order": ["C", "A", "D", "B"]})) == "C"
    assert asked(birmingham().at({"order": ["C", "A", "D", "B"], "turn": "D"})) == "D"


# Writing and reading back.


@pytest.mark.parametrize(("players", "introductory"), [(2, False), (3, False), (4, True)])
def test_a_position_written_out_and_read_back_is_the_same(players: int, introductory: bool) -> None:
    game = birmingham(players, introductory=introductory)
    match = busily(game.start(seed=8), seed=8)

    for at in [at for at, played in enumerate(match.played) if not played.forced]:
        written = json.loads(json.dumps(match.position(at)))
        assert game.at(written).position() == match.position(at)


def test_a_finished_position_is_read_back_with_its_winners() -> None:
    match = busily(birmingham(2).start(seed=9), seed=9)

    again = birmingham(2).at(match.position())

    assert again.over
    assert (again.scores(), again.winners()) == (match.scores(), match.winners())


def test_play_goes_on_alike_from_a_position_read_back() -> None:
    match = birmingham(2).start(seed=10)
    again = birmingham(2).at(match.position())

    assert at_random(match, seed=3).position() == at_random(again, seed=3).position()


# Refusing.

WRONG: list[tuple[str, Any, str]] = [
    ("not a table", ["derby"], "a position must be a table of named values"),
    ("unknown field", {"eras": "rail"}, "a position has no 'eras'; did you mean era?"),
    ("unknown seat", {"seats": {"E": {}}}, "seats has no 'E'"),
    ("seats not a table", {"seats": ["A"]}, "seats must be a table of named values"),
    ("unknown field of a seat", seat(mony=3), "seats.A has no 'mony'; did you mean money?"),
    ("seat not a table", {"seats": {"A": []}}, "seats.A must be a table"),
    ("unknown era", {"era": "air"}, "era must be one of canal, rail, not 'air'"),
    ("unknown phase", {"phase": "selling"}, "phase must be one of acting, debt, over"),
    ("unknown turn", {"turn": "E"}, "turn must be one of A, B, C, D, not 'E'"),
    ("order too short", {"order": ["A", "B"]}, "order must name every seat once"),
    ("order with one twice", {"order": ["A", "A", "B", "C"]}, "order must name every seat once"),
    ("round too high", {"round": 9}, "round must be at most 8, not 9"),
    ("round too low", {"round": 0}, "round must be a whole number from 1, not 0"),
    ("three actions", {"actions": 3}, "actions must be at most 2, not 3"),
    ("two actions in round 1", {"round": 1, "actions": 2}, "actions must be at most 1, not 2"),
    ("coal beyond its market", {"coal": 15}, "coal must be at most 14, not 15"),
    ("iron below nothing", {"iron": -1}, "iron must be a whole number from 0, not -1"),
    ("money below nothing", seat(money=-1), "money must be a whole number from 0, not -1"),
    ("money beyond all counting", seat(money=10**30), "money must be at most 1000000000, not 1"),
    ("money in halves", seat(money=1.5), "money must be a whole number from 0, not 1.5"),
    ("income off the track", seat(income=100), "income must be at most 99, not 100"),
    ("points below nothing", seat(points=-2), "points must be a whole number from 0, not -2"),
    ("unknown space", {"tiles": {"derby.4": "A iron-1"}}, "there is no space 'derby.4'; did you mean derby."),
    ("unknown tile", {"tiles": {"derby.3": "A iron-9"}}, "there is no tile 'iron-9'"),
    ("tile without owner", {"tiles": {"derby.3": "iron-1"}}, "derby.3: a tile is written"),
    ("tile of nobody", {"tiles": {"derby.3": "E iron-1"}}, "the owner of derby.3 must be one of"),
    ("tile as a number", {"tiles": {"derby.3": 3}}, "derby.3: a tile is written"),
    ("tile with too many words", {"tiles": {"derby.3": "A iron-1 2 3"}}, "a tile is written"),
    ("tiles not a table", {"tiles": ["derby.3"]}, "tiles must be a table"),
    ("tile on the wrong space", {"tiles": {"derby.3": "A coal-1"}},
     "derby.3 does not take coal-1"),
    ("more cubes than it brings", {"tiles": {"dudley.1": "A coal-1 3"}}, "coal-1 never holds 3"),
    ("cubes on a mill", {"tiles": {"worcester.1": "A cotton-1 1"}}, "cotton-1 never holds 1"),
    ("empty but not flipped", {"tiles": {"dudley.1": "A coal-1 0"}},
     "dudley.1: coal-1 is flipped when it is used up, and only then"),
    ("flipped with cubes", {"tiles": {"dudley.1": "A coal-1 2 flipped"}},
     "dudley.1: coal-1 is flipped when it is used up, and only then"),
    ("more tiles than there are", {"tiles": {"dudley.1": "A coal-1", "cannock.2": "A coal-1"}},
     "A has no 2 tiles coal-1"),
    ("tile still on the mat", {"tiles": {"worcester.1": "A cotton-2"},
                               **seat(developed={"cotton": 2})},
     "A has tiles of cotton on the board that are still on the mat"),
    ("more developed than there are", seat(developed={"iron": 5}), "seats.A.developed.iron must be at most 4"),
    ("unknown industry developed", seat(developed={"silk": 1}), "developed has no 'silk'"),
    ("two tiles in a town", {"tiles": {"dudley.1": "A coal-1", "dudley.2": "A iron-1"}},
     "dudley.1: in the canal era a player has one tile in a place"),
    ("rail tile among canals", {"tiles": {"stafford.2": "A pottery-5"}},
     "stafford.2: such a tile is built in the rail era only"),
    ("canal tile among rails", {"era": "rail", "tiles": {"dudley.1": "A coal-1"}},
     "dudley.1: such a tile left the board with the canal era"),
    ("unknown line", {"links": {"derby--london": "A"}}, "there is no line 'derby--london'"),
    ("link of nobody", {"links": {"belper--derby": "E"}}, "the owner of belper--derby must be"),
    ("railway among canals", {"links": {"belper--leek": "A"}},
     "belper--leek is not built in this era"),
    ("canal among railways", {"era": "rail", "links": {"burton-on-trent--walsall": "A"}},
     "burton-on-trent--walsall is not built in this era"),
    ("unknown merchant space", {"merchants": {"york.1": "all"}}, "no merchant space 'york.1'"),
    ("unknown merchant", {"merchants": {"oxford.1": "coal"}}, "none of the merchant tiles left"),
    ("two that buy all", {"merchants": {"oxford.1": "all", "oxford.2": "all"}},
     "oxford.2: 'all' is none of the merchant tiles left"),
    ("no merchant at all", {"merchants": {"oxford.1": " "}}, "none of the merchant tiles left"),
    ("two barrels", {"merchants": {"oxford.1": "all barrel barrel"}}, "none of the merchant tiles"),
    ("beer beside a blank merchant", {"merchants": {"oxford.1": "blank barrel"}},
     "no barrel stands beside a merchant that buys nothing"),
    ("unknown card", seat(hand=["london", "derby"]), "there is no card 'london'"),
    ("hand not a list", seat(hand="derby"), "seats.A.hand must be a list of cards"),
    ("more cards than there are", seat(hand=["derby"] * 4), "there are too many cards derby"),
    ("too many cards", seat(hand=["derby"] * 3 + ["iron"] * 4 + ["leek"] * 2 + ["stone"] * 2),
     "the hand of A has 11 cards, over 8"),
    ("no card for an action", seat(hand=["derby"]), "A has fewer cards than actions"),
    ("a wild card discarded", {"discarded": ["wild-location"]}, "discarded: wild cards lie in piles of their own"),
    ("cards missing", {"discarded": ["derby"]}, "cards are missing"),
    ("debt while acting", seat(owed=2), "there is a debt in the debt phase, and only then"),
    ("no debt in the debt phase", {"phase": "debt"}, "there is a debt in the debt phase"),
    ("another than the debtor", {"phase": "debt", "turn": "B", **seat(owed=2, money=0)},
     "in the debt phase a debtor is asked"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "reason"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(position: Any, reason: str) -> None:
    with pytest.raises(ib.PositionError, match=re.escape(reason)) as caught:
        birmingham().at(position)

    assert french(caught.value)


FRENCH = {
    "unknown field of a seat": "nom inconnu dans seats.A\xa0: 'mony'\u202f; vouliez-vous dire money\u202f? (noms connus\xa0: money, income, points, spent, owed, hand, unknown cards, discarded, developed)",
    "order too short": "«\xa0order\xa0» doit nommer chaque place une fois, pas [\"A\", \"B\"]",
    "income off the track": "«\xa0seats.A.income\xa0» doit être d’au plus 99, pas 100",
    "unknown space": "nom inconnu (case)\xa0: 'derby.4'\u202f; vouliez-vous dire derby.3\u202f?",
    "unknown line": "nom inconnu (tracé)\xa0: 'derby--london'\u202f; vouliez-vous dire derby--nottingham\u202f?",
    "tile without owner": "derby.3\xa0: une tuile s’écrit par exemple «\xa0A coal-2 3\xa0», pas 'iron-1'",
    "tile of nobody": "le propriétaire de derby.3 doit être l’un de A, B, C, D, pas 'E'",
    "tile on the wrong space": "derby.3 n’accueille pas coal-1",
    "more cubes than it brings": "dudley.1\xa0: coal-1 ne porte jamais autant de cubes ou de tonneaux (3)",
    "empty but not flipped": "dudley.1\xa0: coal-1 se retourne quand tout y est utilisé, et seulement alors",
    "more tiles than there are": "A n’a pas 2 tuiles coal-1",
    "tile still on the mat": "A a sur le plateau des tuiles (cotton) encore présentes sur son plateau de joueur",
    "two tiles in a town": "dudley.1\xa0: à la période des canaux, un joueur n’a qu’une tuile par lieu",
    "canal tile among rails": "dudley.1\xa0: une telle tuile a quitté le plateau avec la période des canaux",
    "railway among canals": "belper--leek ne se construit pas à cette période",
    "unknown merchant": "oxford.1\xa0: 'coal' n’est aucune des tuiles de marchand restantes (all, cotton, manufacturer, pottery, blank)",
    "beer beside a blank merchant": "il n’y a pas de tonneau à côté d’un marchand qui n’achète rien",
    "hand not a list": "«\xa0seats.A.hand\xa0» doit être une liste de cartes, pas un texte",
    "more cards than there are": "il y a trop de cartes derby",
    "too many cards": "la main de A a 11 cartes, plus que les 8 permises",
    "no card for an action": "A a moins de cartes que d’actions",
    "a wild card discarded": "«\xa0discarded\xa0»\xa0: les jokers ont leurs propres piles",
    "cards missing": "il manque des cartes\xa0: nommez toute la défausse, ou omettez-la",
    "debt while acting": "il y a une dette à la phase «\xa0debt\xa0», et seulement alors",
    "another than the debtor": "à la phase «\xa0debt\xa0», c’est à un débiteur de répondre",
}  # fmt: skip


@pytest.mark.parametrize("case", FRENCH)
def test_a_position_that_cannot_be_is_refused_in_french_too(case: str) -> None:
    positions = {name: position for name, position, _ in WRONG}

    assert told_of_position(birmingham().at, positions[case]) == FRENCH[case]


MINE = {"tiles": {"dudley.1": "A coal-1"}}

# No game leads here, and play cannot always go on from here.
NEVER: list[tuple[str, Any]] = [
    ("order as a number", {"order": 3}),
    ("order with a number", {"order": ["A", 1, "B", "C"]}),
    ("over in the canal era", {"phase": "over"}),
    ("asked when over", {"era": "rail", "round": 8, "phase": "over", "turn": "A"}),
    ("wild card in the deck", {"deck": ["wild-location"]}),
    ("wild card face down", {"face down": ["wild-location"] * 4}),
    (
        "more cards face down than players",
        {"face down": ["derby", "leek", "stone", "iron", "coal"]},
    ),
    ("a card face down in the rail era", {"era": "rail", "face down": ["derby"]}),
    ("a next deck that is not whole", {"next deck": ["derby"]}),
    ("a next deck in the rail era", {"era": "rail", "next deck": ["derby"]}),
    ("nine cards in a hand", seat(hand=["derby"] * 3 + ["iron"] * 4 + ["leek"] * 2)),
    ("two wild cards of a kind", seat(hand=["wild-location", "wild-location", "derby"])),
    ("two barrels in the canal era", {"tiles": {"derby.1": "A brewery-1 2"}}),
    ("debt with money in hand", {"phase": "debt", **MINE, **seat(owed=2, money=5)}),
    ("debt with nothing to give up", {"phase": "debt", **seat(owed=2, money=0)}),
]


@pytest.mark.parametrize("position", [case[1] for case in NEVER], ids=[case[0] for case in NEVER])
def test_a_position_that_no_game_leads_to_is_refused(position: Any) -> None:
    with pytest.raises(ib.PositionError) as caught:
        birmingham().at(position)

    assert french(caught.value)


@pytest.mark.parametrize(
    ("players", "position", "reason"),
    [
        (2, {"round": 11}, "round must be at most 10, not 11"),
        (2, {"merchants": {"warrington.1": "all"}}, "there is no merchant space 'warrington.1'"),
        (2, {"merchants": {"oxford.1": "pottery"}}, "none of the merchant tiles left"),
        (2, seat(hand=["derby", "iron"]), "there are too many cards derby"),
        (3, {"turn": "D"}, "turn must be one of A, B, C, not 'D'"),
        (3, {"merchants": {"nottingham.1": "all"}}, "there is no merchant space 'nottingham.1'"),
    ],
)
def test_fewer_players_have_limits_of_their_own(players: int, position: Data, reason: str) -> None:
    with pytest.raises(ib.PositionError, match=re.escape(reason)):
        birmingham(players).at(position)


def test_the_introductory_game_has_no_rail_era() -> None:
    with pytest.raises(ib.PositionError, match="era must be one of canal, not 'rail'"):
        birmingham(introductory=True).at({"era": "rail"})


def test_a_player_has_fourteen_links_and_no_more() -> None:
    lines = birmingham().figures.data["lines"]
    canals = [id for id, line in lines.items() if "canal" in line["eras"]]

    birmingham().at({"links": dict.fromkeys(canals[:14], "A")})
    with pytest.raises(ib.PositionError, match="a player has only 14 link tiles") as caught:
        birmingham().at({"links": dict.fromkeys(canals[:15], "A")})

    assert french(caught.value) == "un joueur n’a que 14 tuiles de liaison"


def test_a_view_is_no_position() -> None:
    view = birmingham().start(seed=1).view(0)

    with pytest.raises(ib.PositionError, match="a view is not a whole position"):
        birmingham().at(view)
