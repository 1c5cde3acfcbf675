"""Positions as plain data: filled in, written out, read back, refused when they cannot be."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import ironbridge as ib
from rulesets.industria.table import has, industria
from rulesets.playing import Data, at_random
from rulesets.telling import french, told_of_position

FOUR = ["clay-pit", "quarry", "sawmill", "canal-1"]
BIDDING: Data = {"phase": "bidding", "offered": FOUR, "lot": "quarry"}
LAID = {"laid": ["quarry"], "hand": ["canal-1"]}


def seats(**seats: Any) -> Data:
    """The part of a position that tells what the seats have."""
    return {"seats": seats}


# Filling in.


def test_an_empty_position_is_the_first_auction() -> None:
    position = industria().at({}).position()

    assert position["phase"] == "choosing"
    assert (position["epoch"], position["round"], position["first"]) == ("I", 1, "A")
    assert len(position["offered"]) == 4
    assert {epoch: len(stack) for epoch, stack in position["stacks"].items()} == {
        "I": 8, "II": 12, "III": 12, "IV": 12, "V": 12,
    }  # fmt: skip


def test_seats_that_are_not_mentioned_have_their_starting_money() -> None:
    position = industria().at(seats(B={"money": 1})).position()

    assert [seat["money"] for seat in position["seats"].values()] == [4, 1, 4, 4]


def test_what_is_said_stands_and_the_rest_is_filled_in() -> None:
    mine = has("shipyard", money=5)

    match = industria().at({"epoch": "II", "phase": "laying", "seats": {"A": mine}})

    assert match.position()["seats"]["A"] == mine
    assert match.seat == 0
    assert len(match.position()["stacks"]["II"]) == 8


def test_stacks_may_be_said_from_the_top() -> None:
    match = industria().at({"offered": FOUR, "stacks": {"I": ["stone-1", "wood-1"]}})

    assert match.position()["stacks"]["I"][:2] == ["stone-1", "wood-1"]
    assert len(match.position()["stacks"]["I"]) == 8


def test_the_highest_bidders_left_neighbour_is_asked_unless_said() -> None:
    match = industria().at(BIDDING | {"bid": 2, "bidder": "B"})

    assert match.position()["turn"] == "C"


def test_a_visit_goes_on_where_the_position_says() -> None:
    match = industria().at(
        {
            "phase": "laying",
            "laid this visit": ["factory"],
            "seats": {"A": has("coal-mine canal-1", money=4, laid="quarry")},
        }
    )

    assert [option.phrase for option in match.options()] == ["lay canal-1", "done"]


# Writing and reading back.


@pytest.mark.parametrize(("players", "cash_in"), [(3, False), (4, False), (4, True)])
def test_a_position_written_out_and_read_back_is_the_same(players: int, cash_in: bool) -> None:
    game = industria(players, cash_in=cash_in)
    match = at_random(game.start(seed=8), seed=8)

    for at in [at for at, played in enumerate(match.played) if not played.forced]:
        written = json.loads(json.dumps(match.position(at)))
        assert game.at(written).position() == match.position(at)


def test_a_finished_position_is_read_back_with_its_winners() -> None:
    match = at_random(industria().start(seed=9), seed=9)

    again = industria().at(match.position())

    assert again.over
    assert (again.scores(), again.winners()) == (match.scores(), match.winners())


def test_play_goes_on_alike_from_a_position_read_back() -> None:
    match = industria().start(seed=10)
    again = industria().at(match.position())

    assert at_random(match, seed=3).position() == at_random(again, seed=3).position()


# Refusing.

WRONG: list[tuple[str, Any, str]] = [
    ("not a table", ["quarry"], "a position must be a table of named values"),
    ("unknown field", {"phaze": "laying"}, "a position has no 'phaze'; did you mean phase?"),
    ("unknown seat", seats(E=has()), "seats has no 'E'"),
    ("seats not a table", {"seats": ["A"]}, "seats must be a table of named values"),
    ("unknown field of a seat", seats(A={"mony": 3}), "seats.A has no 'mony'; did you mean money?"),
    ("seat not a table", seats(A=[]), "seats.A must be a table"),
    ("unknown stack", {"stacks": {"VI": []}}, "stacks has no 'VI'"),
    ("stacks not a table", {"stacks": []}, "stacks must be a table"),
    ("unknown epoch", {"epoch": "VI"}, "epoch must be one of I, II, III, IV, V, not 'VI'"),
    ("epoch as a number", {"epoch": 2}, "epoch must be one of"),
    ("unknown phase", {"phase": "income"}, "phase must be one of choosing, bidding"),
    ("unknown first player", {"first": "E"}, "first must be one of A, B, C, D, not 'E'"),
    ("unknown auctioneer", {"auctioneer": 1}, "auctioneer must be one of A, B, C, D, not 1"),
    ("unknown turn", {"turn": "E"}, "turn must be one of A, B, C, D"),
    ("unknown bidder", BIDDING | {"bid": 1, "bidder": "X"}, "bidder must be one of A, B, C, D"),
    ("round too high", {"round": 4}, "round must be at most 3, not 4"),
    ("round too low", {"round": 0}, "round must be a whole number from 1, not 0"),
    ("round in words", {"round": "one"}, "round must be a whole number from 1, not 'one'"),
    ("money below nothing", seats(A={"money": -1}), "money must be a whole number from 0, not -1"),
    ("money in halves", seats(A={"money": 1.5}), "money must be a whole number from 0, not 1.5"),
    ("money as yes", seats(A={"money": True}), "money must be a whole number from 0, not true"),
    ("points in words", seats(A={"points": "2"}), "points must be a whole number from 0, not '2'"),
    ("bid below nothing", {"bid": -2}, "bid must be a whole number from 0, not -2"),
    ("unknown tile", {"gone": ["quary"]}, "there is no tile 'quary'; did you mean quarry?"),
    ("tile as a list", {"gone": [["quarry"]]}, 'there is no tile ["quarry"]'),
    ("tiles not a list", {"gone": "quarry"}, "gone must be a list of tiles, not text"),
    (
        "hand not a list",
        seats(A={"hand": None}),
        "seats.A.hand must be a list of tiles, not nothing",
    ),
    ("lot unknown", BIDDING | {"lot": "quary"}, "there is no tile 'quary'; did you mean quarry?"),
    ("tile in two hands", seats(A=has("quarry"), B=has("quarry")), "quarry stands in two places"),
    ("tile twice", {"offered": ["quarry", "quarry"]}, "quarry stands in two places"),
    ("stack too small", {"gone": [*FOUR, "stone-1"]}, "stack I must hold 8 tiles, but"),
    (
        "stack too large",
        {"round": 3, "stacks": {"I": ["stone-1"]}},
        "stack I must hold 0 tiles, but",
    ),
    (
        "stack of another epoch",
        {"epoch": "II", "phase": "laying", "stacks": {"III": ["bank"]}},
        "bank",
    ),
    ("tile yet to come", seats(A=has("bank")), "bank belongs to epoch II, yet to come"),
    (
        "offer of an old epoch",
        {"epoch": "II", "offered": ["quarry"]},
        "quarry is not of this epoch: it cannot be on offer",
    ),
    (
        "technology kept too long",
        {"epoch": "III", **seats(A=has("optics"))},
        "optics was lost when its epoch ended: nobody can hold it",
    ),
    ("resource tile laid", {"phase": "laying", **seats(A=has(laid="stone-1"))}, "stone-1"),
    (
        "more money than was paid out",
        seats(A=has(money=9)),
        "the players have 21 thalers, but the bank has paid out 20",
    ),
    (
        "points for nothing",
        {"phase": "laying", **seats(A=has(laid="clay-pit", points=2))},
        "A has 2 points, but the tiles laid bring 1",
    ),
    (
        "offer while laying",
        {"phase": "laying", "offered": ["quarry"]},
        "tiles are still on offer: the auction is not over",
    ),
    ("no offer", {"offered": []}, "1 to 4 tiles can be on offer, not 0"),
    (
        "five on offer",
        {"round": 2, "offered": [*FOUR, "stone-1"]},
        "1 to 4 tiles can be on offer, not 5",
    ),
    ("lot while choosing", {"lot": "quarry"}, "no tile is under the hammer in phase choosing"),
    (
        "lot not on offer",
        BIDDING | {"lot": "coal-mine"},
        "the tile under the hammer must be one of those on offer",
    ),
    ("bid without bidder", BIDDING | {"bid": 2}, "a bid needs a bidder, a bidder a bid"),
    ("bidder without bid", BIDDING | {"bidder": "B"}, "a bid needs a bidder, a bidder a bid"),
    ("bid while choosing", {"bid": 1, "bidder": "B"}, "a bid needs a bidder, a bidder a bid"),
    ("bid while laying", {"phase": "laying", "bid": 1, "bidder": "B"}, "bid"),
    (
        "nothing to decide",
        BIDDING | {"phase": "deciding"},
        "without a bid there is nothing to decide",
    ),
    ("bid of the auctioneer", BIDDING | {"bid": 1, "bidder": "A"}, "the auctioneer does not bid"),
    ("bid too high", BIDDING | {"bid": 5, "bidder": "B"}, "B cannot pay a bid of 5"),
    ("auctioneer asked for a bid", BIDDING | {"turn": "A"}, "the auctioneer does not bid"),
    ("another chooses", {"turn": "B"}, "in phase choosing the auctioneer is asked"),
    (
        "another decides",
        BIDDING | {"phase": "deciding", "bid": 1, "bidder": "B", "turn": "C"},
        "in phase deciding the auctioneer is asked",
    ),
    (
        "bid before its turn",
        BIDDING | {"bid": 1, "bidder": "C", "turn": "B"},
        "C cannot have bid yet",
    ),
    (
        "laid during the auction",
        {"laid this visit": ["factory"]},
        "tiles are laid in the laying phase only",
    ),
    (
        "laid but not there",
        {"phase": "laying", "laid this visit": ["bonus"], **seats(A=LAID)},
        "A has laid no bonus",
    ),
    (
        "laid resource",
        {"phase": "laying", "laid this visit": ["resource"], **seats(A=LAID)},
        "laid this visit must be one of factory, technology, bonus, not 'resource'",
    ),
    (
        "laid twice",
        {
            "phase": "laying",
            "laid this visit": ["factory", "factory"],
            **seats(A=has("canal-1", laid="quarry architecture")),
        },
        "laid this visit names 'factory' twice",
    ),
    (
        "visit not a list",
        {"phase": "laying", "laid this visit": 1, **seats(A=LAID)},
        "laid this visit must be a list of kinds of tile, not a whole number",
    ),
    ("asked when over", {"phase": "over", "turn": "A"}, "nobody is asked when the game is over"),
    ("over too early", {"phase": "over"}, "the game is over only after the last round"),
]


@pytest.mark.parametrize(
    ("position", "reason"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(position: Any, reason: str) -> None:
    with pytest.raises(ib.PositionError, match=re.escape(reason)) as caught:
        industria().at(position)

    assert french(caught.value)


FRENCH = {
    "not a table": "la position doit être une table de valeurs nommées, pas une liste",
    "unknown seat": "nom inconnu dans seats\xa0: 'E' (noms connus\xa0: A, B, C, D)",
    "unknown epoch": "epoch doit être l’un de I, II, III, IV, V, pas 'VI'",
    "round too high": "«\xa0round\xa0» doit être d’au plus 3, pas 4",
    "money as yes": "«\xa0seats.A.money\xa0» doit être un nombre entier à partir de 0, pas true",
    "unknown tile": "nom inconnu (tuile)\xa0: 'quary'\u202f; vouliez-vous dire quarry\u202f?",
    "tiles not a list": "«\xa0gone\xa0» doit être une liste de tuiles, pas un texte",
    "tile in two hands": "la tuile quarry est à deux endroits",
    "stack too small": "la pile I doit avoir 8 tuiles, mais il peut y en avoir 3",
    "stack of another epoch": "la tuile bank n’est pas de la pile III",
    "tile yet to come": "la tuile bank est de l’époque II, encore à venir",
    "offer of an old epoch": "la tuile quarry n’est pas de cette époque\xa0: elle ne peut pas être à vendre",
    "technology kept too long": "la tuile optics a été perdue à la fin de son époque\xa0: personne ne peut l’avoir en main",
    "resource tile laid": "stone-1 est une tuile de matière première\xa0: personne ne peut l’avoir posée",
    "more money than was paid out": "les joueurs ont 21 thalers, mais la banque en a versé 20",
    "points for nothing": "A a 2 points, mais les tuiles posées en rapportent 1",
    "lot while choosing": "aucune tuile n’est aux enchères pendant la phase «\xa0choosing\xa0»",
    "bid without bidder": "une offre demande un enchérisseur, un enchérisseur une offre, et tous deux une tuile mise aux enchères",
    "bid of the auctioneer": "le commissaire-priseur n’enchérit pas",
    "bid too high": "B ne peut pas payer une offre de 5",
    "another chooses": "pendant la phase «\xa0choosing\xa0», c’est au commissaire-priseur de répondre",
    "laid but not there": "A n’a posé aucune tuile de la sorte «\xa0bonus\xa0»",
    "laid twice": "«\xa0laid this visit\xa0» nomme 'factory' deux fois",
    "asked when over": "personne n’a à répondre quand la partie est finie",
    "over too early": "la partie n’est finie qu’après le dernier tour de jeu",
}  # fmt: skip


@pytest.mark.parametrize("case", FRENCH)
def test_a_position_that_cannot_be_is_refused_in_french_too(case: str) -> None:
    positions = {name: position for name, position, _ in WRONG}

    assert told_of_position(industria().at, positions[case]) == FRENCH[case]


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"epoch": "V"}, "epoch must be one of I, II, III, IV, not 'V'"),
        ({"first": "D"}, "first must be one of A, B, C, not 'D'"),
        ({"round": 5}, "round must be at most 4, not 5"),
        ({"gone": ["internet"]}, "internet is not used with 3 players"),
    ],
)
def test_three_players_have_limits_of_their_own(position: Data, reason: str) -> None:
    with pytest.raises(ib.PositionError, match=re.escape(reason)):
        industria(3).at(position)


def test_a_view_is_no_position() -> None:
    view = industria().start(seed=1).view(0)

    with pytest.raises(ib.PositionError, match="a view is not a whole position") as caught:
        industria().at(view)

    assert french(caught.value) == (
        "une vue n’est pas une position complète\xa0: une partie en est inconnue"
    )
