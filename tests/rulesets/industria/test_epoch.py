"""Phase 5, the change of epoch and the end of the game (IN-61, IN-65 to IN-68)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.industria.table import hand, has, idle, industria, laying, money
from rulesets.playing import Data, asked, play, refused


def last_round(epoch: str, *, players: int = 4, **seats: Data) -> ib.Match:
    """The laying phase of an epoch's last round; whoever is not named has nothing."""
    position = {"epoch": epoch, "round": 3 if players == 4 else 4, "phase": "laying"}
    nothing = dict.fromkeys("ABCD"[:players], has())
    return industria(players).at(position | {"seats": nothing | seats})


@pytest.mark.parametrize(("first", "left"), [("A", "B"), ("B", "C"), ("D", "A")])
def test_the_first_player_hands_the_marker_to_the_left(first: str, left: str) -> None:
    seats = {first: has("canal-1")}
    match = industria().at({"phase": "laying", "first": first, "seats": seats})

    play(match, "done")

    assert match.position()["first"] == left
    assert asked(match) == left
    assert match.question is not None and match.question.kind == "lot"


def test_roles_the_marker_moves_whoever_was_auctioneer_last() -> None:
    match = industria().at(
        {"phase": "laying", "first": "B", "auctioneer": "D", "seats": {"B": has("canal-1")}}
    )

    play(match, "done")

    assert match.position()["first"] == "C"
    assert match.position()["auctioneer"] == "C"


@pytest.mark.parametrize(("round", "after"), [(1, ("II", 2)), (2, ("II", 3)), (3, ("III", 1))])
def test_the_epoch_changes_after_the_round_that_empties_its_stack(
    round: int, after: tuple[str, int]
) -> None:
    match = laying("II", round=round, A=has("canal-1"))

    play(match, "done")

    position = match.position()
    assert (position["epoch"], position["round"]) == after


def test_technologies_in_hand_leave_the_game_unpaid_when_the_epoch_changes() -> None:
    match = last_round("II", A=has("canal-1"), B=has("optics"), C=has("steam-power"))

    play(match, "done")

    assert (hand(match, "B"), hand(match, "C")) == ([], [])
    assert {"optics", "steam-power"} <= set(match.position()["gone"])
    assert money(match) == [2, 2, 2, 2]


def test_keep_others_factories_resources_and_bonuses_stay_in_hand() -> None:
    match = last_round("II", A=has("canal-1 shipyard glass-2 optics"))

    play(match, "done")

    assert hand(match, "A") == ["canal-1", "shipyard", "glass-2"]


def test_keep_others_technologies_already_laid_stay_too() -> None:
    match = last_round("II", A=has("canal-1", laid="optics", points=3))

    play(match, "done")

    assert match.position()["seats"]["A"]["laid"] == ["optics"]
    assert match.scores()[0] == 3


def test_a_new_epoch_opens_the_bank_for_the_resources_of_the_last() -> None:
    match = last_round("I", A=has("brickworks canal-1", money=4))
    assert refused(match, "lay brickworks") == ("IN-54", "no-supply")

    play(match, "done")
    while match.position()["phase"] != "laying" or asked(match) != "A":
        match.choose(idle(match.options()))

    assert match.position()["epoch"] == "II"
    assert match.refusal("lay brickworks stone:bank wood:bank") is None


def test_epoch_change_order_is_that_of_the_chapter() -> None:
    match = last_round("II", A=has("canal-1"), B=has("optics"))

    told = play(match, "done").log()

    steps = [
        "D has finished laying.",
        "B is first player.",
        "Epoch III begins.",
        "The epoch is over: B loses Optics.",
        "Everybody receives 2 thalers.",
    ]
    assert [line for line in told if line in steps] == steps
    assert all(line.startswith("New tile: ") for line in told[-4:])


@pytest.mark.parametrize("players", [3, 4])
def test_last_round_is_played_to_its_end_by_everybody(players: int) -> None:
    bonuses = {"A": has("canal-1"), "B": has("canal-2"), "C": has("harbour-1")}
    match = last_round("V" if players == 4 else "IV", players=players, **bonuses)
    order = []

    while not match.over:
        order.append(asked(match))
        play(match, "done")

    assert order == ["A", "B", "C"]


def test_last_round_brings_no_change_of_epoch_and_no_income() -> None:
    match = last_round("V", A=has("canal-1", money=2), B=has("internet"))

    play(match, "done")

    position = match.position()
    assert match.over
    assert (position["epoch"], position["first"]) == ("V", "A")
    assert money(match) == [2, 0, 0, 0]
    assert hand(match, "B") == ["internet"]


def test_last_round_of_three_players_is_in_epoch_four() -> None:
    three_players = last_round("IV", players=3, A=has("canal-1"))

    assert play(three_players, "done").over


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    match = play(last_round("V", A=has("canal-1")), "done")

    assert match.question is None
    assert match.options() == []
    assert refused(match, "done") == ("table", "over")
    with pytest.raises(ib.IllegalMove, match="The game is over"):
        match.play("done")
