"""Positions and deals as plain data: filled in, written out, read back, refused when they cannot be."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import ironbridge as ib
from rulesets.neuland.table import (
    asked,
    at_random,
    busily,
    crests,
    neuland,
    placed,
    present,
    space,
    stock,
    supply,
    tile,
    tokens,
)
from rulesets.playing import Data, offers, play
from rulesets.telling import french, told_of_position

LODGE = "b1.1 hunting-lodge"
EIGHT = "a2.1 hunting-lodge A; a2.2 hunting-lodge A; a2.3 hunting-lodge A; b1.1 hunting-lodge A; "
EIGHT += "b1.2 lumberjack A; b1.3 lumberjack A; b4.1 lumberjack A; b4.2 lumberjack A"


def tiles(text: str, **more: Any) -> Data:
    """A position with these buildings."""
    return {"tiles": placed(text)} | {name.replace("_", " "): value for name, value in more.items()}


def seats(**seats: Any) -> Data:
    """The part of a position that tells what the seats have, beside a lodge."""
    return tiles(LODGE, seats=seats)


# Filling in.


@pytest.mark.parametrize("edition", [1, 2])
def test_what_is_not_said_is_filled_in(edition: int) -> None:
    match = neuland(3, edition=edition).at(tiles(LODGE))

    assert (asked(match), present(match)) == ("A", 1)
    assert [space(match, seat) for seat in "ABC"] == [1, 2, 3]
    assert [crests(match, seat) for seat in "ABC"] == [12, 12, 12]
    assert tokens(match, "B") == (["food", "wood", "cart"] if edition == 2 else [])
    assert supply(match) == [9, 6, 6]


def test_a_position_is_after_the_first_turns_unless_it_says_otherwise() -> None:
    match = neuland(2).at(tiles(LODGE))

    assert (match.position()["phase"], match.position()["first turns"]) == ("acting", 0)
    assert stock(match, "hunting-lodge") == 3  # the players' own are among the others


def test_what_is_on_the_map_is_out_of_the_supply() -> None:
    match = neuland(2).at(tiles(f"{LODGE}; c3.1 mine ore:coal,iron-ore; b3.1 abbey B"))

    assert (stock(match, "mine"), stock(match, "abbey")) == (5, 0)
    assert supply(match) == [8, 5, 6]
    assert crests(match, "B") == 17


def test_markers_not_mentioned_stand_one_by_one_behind_whoever_has_the_turn() -> None:
    match = neuland(4).at(tiles(LODGE, turn="C", present=9))

    assert [space(match, seat) for seat in "ABCD"] == [1, 2, 9, 10]


def test_the_good_of_a_worker_is_said_only_where_a_building_makes_several() -> None:
    match = neuland(2).at(tiles(f"{LODGE}; d2.1 lumberjack A; d3.1 smelter-forest A silver; "
                                "c3.1 mine ore:coal A"))  # fmt: skip

    assert tile(match, "d2.1") == "lumberjack A"
    assert tile(match, "d3.1") == "smelter-forest A silver"
    assert tile(match, "c3.1") == "mine ore:coal A coal"


def test_the_metal_of_the_first_edition_brings_its_marker_along() -> None:
    match = neuland(2, edition=1).at(tiles(f"{LODGE}; d2.1 smelter A iron"))

    assert tile(match, "d2.1") == "smelter ore:iron-ore A iron"
    assert supply(match) == [9, 5, 6]


def test_a_first_turn_may_be_written_down_with_those_that_wait() -> None:
    match = neuland(3).at(
        {"phase": "settling", "turn": "B", "first turns": 2, "tiles": placed(LODGE)}
    )

    assert [space(match, seat) for seat in "ABC"] == [3, 1, 1]
    assert stock(match, "lumberjack") == 5 - 2


def test_a_turn_goes_on_where_the_marker_stands() -> None:
    match = neuland(2).at(tiles(LODGE, seats={"A": {"space": 5}, "B": {"space": 11}}))

    assert match.question is not None
    assert match.question.text() == "A, what do you do? Actions left in this turn: 5."


# Writing and reading back.


@pytest.mark.parametrize("layout", ["recommended", "free"])
@pytest.mark.parametrize(("players", "edition"), [(2, 1), (2, 2), (3, 2), (4, 1), (4, 2)])
def test_a_position_written_out_and_read_back_is_the_same(
    players: int, edition: int, layout: str
) -> None:
    game = neuland(players, edition=edition, layout=layout)
    match = busily(game.start(seed=8), seed=8, most=160)

    for at in range(0, len(match.played), 5):
        written = json.loads(json.dumps(match.position(at)))
        again = game.positions.read(written)
        assert game.positions.write(again) == match.position(at)
        assert again.numbers()[:-1] == match.state_at(at).numbers()[:-1]  # but for `revealed`


def test_positions_of_every_phase_are_read_back() -> None:
    game = neuland(2)
    phases: dict[str, Data] = {}
    for seed in range(8):
        match = busily(game.start(seed=seed), seed=seed, most=200)
        for at in range(len(match.played)):
            phases.setdefault(match.position(at)["phase"], match.position(at))

    assert set(phases) == {"settling", "acting", "drawing", "stacking"}
    for phase, position in phases.items():
        assert game.positions.write(game.positions.read(position))["phase"] == phase


def test_play_goes_on_alike_from_a_position_read_back() -> None:
    game = neuland(2, edition=1)
    match = at_random(game.start(seed=10), seed=10, most=40)
    again = game.at(match.position())

    assert offers(again) == offers(match)
    onward, other = (at_random(game.at(match.position()), seed=3, most=40) for _ in range(2))
    assert onward.position() == other.position()


OVER = (
    "e2.1 abbey A; e2.2 church A; e2.3 cathedral A; a2.1 laboratory A; a2.2 library A; "
    "a1.1 barracks A; c5.1 town-hall A; c5.2 court A; b3.1 senate A; d2.1 hunting-lodge"
)


def test_a_finished_position_is_read_back_with_its_winner() -> None:
    match = neuland(2).at(tiles(OVER, phase="over", seats={"A": {"crests": 0}}))

    assert match.over
    assert (match.winners(), match.scores()) == ([0], [18, 0])
    again = neuland(2).at(match.position())
    assert again.position() == match.position()


# Refusing.

STACK: Data = {"phase": "stacking", "mine": "c3.1", "tiles": placed(f"c3.1 mine; {LODGE}")}
DRAWN: Data = STACK | {"drawn": ["coal", "coal", "iron-ore"]}
WRONG: list[tuple[str, Any, str]] = [
    ("not a table", ["d2.1"], "a position must be a table of named values"),
    ("unknown field", tiles(LODGE, phaze="acting"), "a position has no 'phaze'; did you mean phase?"),
    ("tiles not a table", {"tiles": ["d2.1"]}, "tiles must be a table of named values"),
    ("seats not a table", tiles(LODGE, seats=["A"]), "seats must be a table of named values"),
    ("unknown seat", seats(C={}), "seats has no 'C'"),
    ("seat not a table", seats(A=[]), "seats.A must be a table"),
    ("unknown field of a seat", seats(A={"crest": 3}), "seats.A has no 'crest'; did you mean crests?"),
    ("unknown phase", tiles(LODGE, phase="playing"), "phase must be one of settling, acting"),
    ("unknown turn", tiles(LODGE, turn="E"), "turn must be one of A, B, not 'E'"),
    ("nobody's turn", tiles(LODGE, turn=None), "turn must be one of A, B, not null"),
    ("present off the track", tiles(LODGE, present=12), "present must be at most 11, not 12"),
    ("present in words", tiles(LODGE, present="one"), "present must be a whole number from 1"),
    ("space off the track", seats(B={"space": 12}), "space must be at most 11, not 12"),
    ("space below one", seats(B={"space": 0}), "space must be a whole number from 1, not 0"),
    ("crests in words", seats(A={"crests": "two"}), "crests must be a whole number from 0"),
    ("more crests than there are", seats(A={"crests": 19}), "crests must be at most 18, not 19"),
    ("too few crests", seats(A={"crests": 17}), "A has 18 crests, not 17"),
    ("too many crests", tiles(f"b3.1 abbey A; {LODGE}", seats={"A": {"crests": 18}}),
     "A has 18 crests, not 19"),
    ("more first turns than seats", tiles(LODGE, first_turns=3), "first turns must be at most 2"),
    ("first turns in words", tiles(LODGE, first_turns="all"), "first turns must be a whole number"),
    ("unknown slot", tiles("d2.4 lumberjack"), "there is no place for a building 'd2.4'; did you mean d2.3?"),
    ("unknown hex", tiles("f1.1 lumberjack"), "there is no place for a building 'f1.1'"),
    ("unknown building", tiles("d2.1 lumberjac"), "there is no building 'lumberjac'; did you mean lumberjack?"),
    ("no building at all", {"tiles": {"d2.1": ""}}, "d2.1: a building is written"),
    ("building as a number", {"tiles": {"d2.1": 3}}, "d2.1: a building is written"),
    ("wrong terrain", tiles("d2.1 farm"), "d2.1: farm cannot stand on this terrain"),
    ("too many tiles", tiles("c1.1 farm; c1.2 farm; c2.1 farm"), "there are too many tiles farm"),
    ("a tile of a seat that has not settled", {"phase": "settling", "first turns": 2,
     "seats": {"B": {"space": 1}}, "tiles": placed("d2.1 hunting-lodge; d2.2 hunting-lodge; "
     "d2.3 hunting-lodge")}, "there are too many tiles hunting-lodge"),
    ("a worker of nobody", tiles("d2.1 hunting-lodge lying"), "d2.1: 'lying' needs the seat"),
    ("an unknown seat's worker", tiles("d2.1 hunting-lodge C"), "d2.1: 'C' needs the seat"),
    ("eight workers", tiles(EIGHT), "a player has only 7 workers"),
    ("the wrong good", tiles(f"d2.1 lumberjack A food; {LODGE}"), "d2.1: the good there must be"),
    ("no good said", tiles(f"d2.1 smelter-forest A; {LODGE}"), "must be one of iron, silver"),
    ("a property with a worker", tiles(f"b3.1 abbey A lying; {LODGE}"), "b3.1: a property bears"),
    ("a mine without ore", tiles(f"c3.1 mine; {LODGE}"), "a mine holds ore"),
    ("a worker in a mine without ore", tiles(f"c3.1 mine A; {LODGE}"), "nobody works in a mine"),
    ("four markers", tiles(f"c3.1 mine ore:coal,coal,coal,coal; {LODGE}"), "so many ore markers"),
    ("unknown marker", tiles(f"c3.1 mine ore:gold; {LODGE}"), "there is no ore marker 'gold'"),
    ("ore on a farm", tiles("c1.1 farm ore:coal"), "c1.1: there cannot be so many ore markers"),
    ("ore on a smelter with tokens", tiles(f"d2.1 smelter-forest ore:iron-ore A iron; {LODGE}"),
     "so many ore markers"),
    ("too much silver", tiles(f"{LODGE}; a1.1 mine ore:silver-ore,silver-ore,silver-ore; "
     "a1.2 mine ore:silver-ore,silver-ore,silver-ore; a1.3 mine ore:silver-ore"),
     "there are too many ore markers silver-ore"),
    ("the wrong ore of a worker", tiles(f"c3.1 mine ore:coal A iron-ore; {LODGE}"),
     "the good there must be one of coal"),
    ("a higher property first", tiles(f"c2.1 church; {LODGE}"), "church is built after abbey"),
    ("unknown token", seats(A={"tokens": ["horse"]}), "tokens must be one of food, wood, cart"),
    ("tokens not a list", seats(A={"tokens": "food"}), "seats.A.tokens must be a list of tokens, not text"),
    ("a token twice", seats(A={"tokens": ["food", "food"]}), "seats.A.tokens names 'food' twice"),
    ("two markers on one space", tiles(LODGE, seats={"A": {"space": 3}, "B": {"space": 1}}),
     "the time marker of B cannot be there"),
    ("a marker that has gone too far", tiles(LODGE, seats={"A": {"space": 11}, "B": {"space": 11}}),
     "the time marker of A has gone too far"),
    ("settling after the first turns", {"phase": "settling", "first turns": 0, **tiles(LODGE)},
     "first buildings are placed at the start of a first turn"),
    ("settling after an action", {"phase": "settling", "seats": {"A": {"space": 2}}, **tiles(LODGE)},
     "first buildings are placed at the start of a first turn"),
    ("a turn that is over and goes on", tiles(LODGE, turn_over=True), "waits for nothing but ore"),
    ("a mine without filling", tiles(LODGE, mine="c3.1"), "what was drawn for it are named while ore is drawn"),
    ("filling without a mine", {"phase": "drawing", **tiles(LODGE)}, "what was drawn for it are named"),
    ("filling a farm", DRAWN | {"mine": "b1.1"}, "must be there, without ore"),
    ("filling a full mine", DRAWN | {"tiles": placed(f"c3.1 mine ore:coal; {LODGE}")},
     "must be there, without ore"),
    ("two markers drawn", STACK | {"drawn": ["coal", "coal"]}, "3 markers of the bag must be drawn"),
    ("markers drawn too early", DRAWN | {"phase": "drawing"}, "0 markers of the bag must be drawn"),
    ("unknown marker drawn", STACK | {"drawn": ["gold"]}, "there is no ore marker 'gold'"),
    ("markers drawn that are not there", DRAWN | {"drawn": ["iron-ore"] * 3,
     "tiles": placed(f"c3.1 mine; {LODGE}; a1.1 mine ore:iron-ore,iron-ore,iron-ore; "
                     "a1.2 mine ore:iron-ore")}, "markers of the bag must be drawn"),
    ("over without a winner", tiles(LODGE, phase="over"), "when one seat has no crests left"),
    ("a winner, and not over", tiles(OVER, seats={"A": {"crests": 0}}), "and only then"),
    ("over and somebody's turn", tiles(OVER, phase="over", turn="A"), "nobody is asked when the game is over"),
    ("nothing that could ever be done", {"seats": {"A": {"tokens": []}, "B": {"tokens": []}}},
     "lodge"),
    ("drawn not a list", STACK | {"drawn": "coal"}, "ore marker"),
    ("drawn as a number", STACK | {"drawn": 3}, "drawn"),
    ("drawn without filling", tiles(LODGE, drawn=["coal"]), "drawn"),
    ("turn over in words", tiles(LODGE, turn_over="yes"), "turn over"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "reason"),
    [case[1:] for case in WRONG],
    ids=[case[0] for case in WRONG],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(position: Any, reason: str) -> None:
    with pytest.raises(ib.PositionError, match=re.escape(reason)) as caught:
        neuland(2).positions.read(position)

    assert french(caught.value)


FRENCH = {
    "unknown field of a seat": "nom inconnu dans seats.A\xa0: 'crest'\u202f; vouliez-vous dire crests\u202f? (noms connus\xa0: crests, space, tokens)",
    "nobody's turn": "turn doit être l’un de A, B, pas null",
    "turn over in words": "turn over doit être l’un de true, false, pas 'yes'",
    "too few crests": "A a 18 blasons, pas 17",
    "unknown slot": "nom inconnu (emplacement de bâtiment)\xa0: 'd2.4'\u202f; vouliez-vous dire d2.3\u202f?",
    "building as a number": "d2.1\xa0: un bâtiment s’écrit par exemple «\xa0lumberjack A lying\xa0», pas 3",
    "wrong terrain": "d2.1\xa0: farm ne peut pas se poser sur ce terrain",
    "too many tiles": "il y a trop de tuiles farm",
    "a worker of nobody": "d2.1\xa0: il faut dire à quelle place appartient 'lying'",
    "eight workers": "un joueur n’a que 7 ouvriers",
    "no good said": "d2.1\xa0: il faut y nommer un produit parmi iron, silver",
    "a property with a worker": "b3.1\xa0: une propriété porte des blasons, et rien d’autre",
    "a mine without ore": "une mine a du minerai, sauf pendant qu’on la remplit avec le sac",
    "unknown marker": "nom inconnu (marqueur de minerai)\xa0: 'gold'",
    "too much silver": "il y a trop de marqueurs de minerai silver-ore",
    "a higher property first": "church se construit après abbey",
    "tokens not a list": "«\xa0seats.A.tokens\xa0» doit être une liste de marqueurs, pas un texte",
    "a token twice": "«\xa0seats.A.tokens\xa0» nomme 'food' deux fois",
    "two markers on one space": "le marqueur de temps de B ne peut pas être là",
    "settling after the first turns": "les premiers bâtiments se posent au début d’un premier tour",
    "drawn without filling": "une mine et ce qu’on a tiré pour elle se nomment pendant qu’on tire ou empile du minerai, et seulement alors",
    "two markers drawn": "à cette phase, 3 marqueurs du sac doivent être tirés",
    "over without a winner": "la partie est finie quand une place n’a plus de blasons, et seulement alors",
}  # fmt: skip


@pytest.mark.parametrize("case", FRENCH)
def test_a_position_that_cannot_be_is_refused_in_french_too(case: str) -> None:
    positions = {name: position for name, position, _ in WRONG}

    assert told_of_position(neuland(2).positions.read, positions[case]) == FRENCH[case]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"d2.1 smelter ore:silver-ore A iron; {LODGE}", "d2.1"),
        (f"d2.1 smelter ore:coal A iron; {LODGE}", "d2.1"),
        (f"d2.1 smelter ore:silver-ore; {LODGE}", "d2.1"),
        (f"d2.1 alchemist-cave; {LODGE}", "there is no building 'alchemist-cave'"),
        (f"d2.1 smelter-forest; {LODGE}", "there is no building 'smelter-forest'"),
        (f"c2.1 abbey; c2.2 church A; {LODGE}", "church cannot bear crests yet"),
    ],
)
def test_the_first_edition_has_limits_of_its_own(text: str, reason: str) -> None:
    with pytest.raises(ib.PositionError, match=re.escape(reason)) as caught:
        neuland(2, edition=1).at(tiles(text))

    assert french(caught.value)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (seats(A={"tokens": ["food"]}), "tokens"),
        ({"phase": "drawing", "mine": "c3.1", **tiles(f"c3.1 mine; {LODGE}")}, "bag"),
        (DRAWN, "bag"),
    ],
)
def test_the_first_edition_has_neither_tokens_nor_a_bag(data: Data, reason: str) -> None:
    with pytest.raises(ib.PositionError, match=re.escape(reason)):
        neuland(2, edition=1).at(data)


def test_four_players_have_a_shorter_track_in_the_second_edition() -> None:
    with pytest.raises(ib.PositionError, match="present must be at most 10, not 11"):
        neuland(4).at(tiles(LODGE, present=11))
    assert present(neuland(4, edition=1).at(tiles(LODGE, present=11))) == 11


def test_markers_that_rest_share_no_space() -> None:
    crowd = {"B": {"space": 4}, "C": {"space": 4}}

    with pytest.raises(ib.PositionError, match="two time markers rest on one space") as caught:
        neuland(3).at(tiles(LODGE, seats=crowd))

    assert french(caught.value) == "deux marqueurs de temps sont arrêtés sur la même case"


# Deals.


def record(**lines: str) -> str:
    """The text of a record, with its deal changed."""
    text = str(play(neuland(2, layout="free").start(seed=1), f"home {home()}").record())
    for name, line in lines.items():
        text = re.sub(rf"deal {name}: .*\n", line, text)
    return text


def home() -> str:
    """A forest of the free map of seed 1."""
    return offers(neuland(2, layout="free").start(seed=1))[0].split()[1]


DEALS = [
    ("no first player", {"first": ""}, "the deal must have the lines first, map, in this order"),
    ("unknown first player", {"first": "deal first: C\n"}, "first must be one of A, B"),
    ("no map", {"map": ""}, "the deal must have the lines first, map, in this order"),
    ("a map of one piece", {"map": "deal map: meadow:c3\n"}, "the map has 10 pieces, not 1"),
    ("another line", {"first": "deal first: A\ndeal bag: coal\n"}, "the deal must have the lines"),
]


@pytest.mark.parametrize(("lines", "reason"), [d[1:] for d in DEALS], ids=[d[0] for d in DEALS])
def test_a_deal_that_cannot_be_is_refused(lines: dict[str, str], reason: str) -> None:
    with pytest.raises(ib.RecordError, match=re.escape(reason)) as caught:
        ib.load(record(**lines))

    assert french(caught.value)


def test_a_deal_is_written_and_read_back() -> None:
    game = neuland(4, layout="free")
    match = game.start(seed=12)

    lines = game.positions.write_deal(match.deal or [])

    assert list(lines) == ["first", "map"]
    assert game.positions.read_deal(lines) == match.deal
