"""The box and the preparation (IN-01 to IN-14)."""

from __future__ import annotations

from collections import Counter

import pytest

import ironbridge as ib
from rulesets.industria.table import end, has, idly, industria, laying, rounds
from rulesets.playing import at_random, play, step

EPOCHS = ["I", "II", "III", "IV", "V"]


def test_the_game_is_for_three_or_four_players() -> None:
    assert ib.title("industria").players == (3, 4)
    for players in (2, 5):
        with pytest.raises(ib.GameError, match=f"for 3 or 4 players, not {players}"):
            ib.game("industria", players=players)


def test_the_box_tells_the_age_of_the_players_and_the_playing_time() -> None:
    told = industria().figures.data["constants"]

    assert told["age-from"] == {"value": 10, "from": "rulebook"}
    assert told["minutes"] == {"value": 60, "from": "rulebook"}
    assert ib.title("industria").minutes == told["minutes"]["value"]


def test_the_game_is_for_four_unless_something_else_is_said() -> None:
    assert ib.game("industria").players == 4


def test_there_are_sixty_tiles_twelve_for_each_of_five_epochs() -> None:
    tiles = industria().figures.data["tiles"].values()

    assert len(tiles) == 60
    assert Counter(tile["epoch"] for tile in tiles) == dict.fromkeys(range(1, 6), 12)
    assert {tile["kind"] for tile in tiles} == {"factory", "technology", "resource", "bonus"}


def test_roads_join_factories_and_lines_join_technologies() -> None:
    data = industria().figures.data

    ends = {
        section: {data["tiles"][end]["kind"] for link in data[section] for end in link["between"]}
        for section in ("roads", "lines")
    }

    assert ends == {"roads": {"factory"}, "lines": {"technology"}}


def test_component_limits_never_bind() -> None:
    game = industria()
    tiles = game.figures.data["tiles"]
    owned = [id for id in tiles if tiles[id]["kind"] in ("factory", "technology")]
    owned.remove("robot-factory")
    rich = has("robot-factory", money=88, laid=" ".join(owned))
    match = laying("V", round=3, others=has(), A=rich)

    after = step(match, "lay robot-factory")["seats"]["A"]

    boxed = game.figures.data["constants"]
    assert len(after["laid"]) > boxed["owner-markers-each"]["value"]
    assert after["money"] > 20 + 10 * 5  # all the discs, as we think they were split


def test_the_epoch_marker_starts_on_epoch_one() -> None:
    position = industria().start(seed=1).position()

    assert (position["epoch"], position["round"]) == ("I", 1)


@pytest.mark.parametrize("players", [3, 4])
def test_everybody_starts_with_four_thalers(players: int) -> None:
    without_income = industria(players, figures={"constants": {"income": 0}})

    position = without_income.start(seed=1).position()

    assert [seat["money"] for seat in position["seats"].values()] == [4] * players


@pytest.mark.parametrize("viewer", [ib.NOBODY, 0, 1, 2, 3])
def test_open_info_money_and_hands_are_seen_by_all(viewer: int) -> None:
    match = laying("I", A=has("quarry", money=3), B=has("stone-1 canal-1", money=7), C=has())

    assert match.view(viewer)["seats"] == match.position()["seats"]


def test_everybody_starts_with_no_points() -> None:
    assert industria().start(seed=1).scores() == [0, 0, 0, 0]


def test_three_players_leave_the_tiles_of_epoch_five_in_the_box() -> None:
    match = industria(3).start(seed=1)
    position = match.position()

    assert list(position["stacks"]) == EPOCHS[:4]
    with pytest.raises(ib.PositionError, match="internet is not used with 3 players"):
        industria(3).at({"gone": ["internet"]})


def test_three_players_play_four_rounds_in_each_of_four_epochs() -> None:
    match = idly(industria(3).start(seed=1))

    played = [(epoch, round) for epoch, round, _ in rounds(match)]

    assert played == [(epoch, round) for epoch in EPOCHS[:4] for round in (1, 2, 3, 4)]


def test_four_players_play_three_rounds_in_each_of_five_epochs() -> None:
    match = idly(industria(4).start(seed=1))

    played = [(epoch, round) for epoch, round, _ in rounds(match)]

    assert played == [(epoch, round) for epoch in EPOCHS for round in (1, 2, 3)]


@pytest.mark.parametrize("players", [3, 4])
def test_every_stack_holds_the_tiles_of_its_epoch(players: int) -> None:
    game = industria(players)
    tiles = game.figures.data["tiles"]

    deal = game.start(seed=5).record().deal or {}

    for epoch in range(1, players + 2):
        stack = deal[f"stack-{epoch}"].split()
        assert sorted(stack) == sorted(id for id in tiles if tiles[id]["epoch"] == epoch)


def test_stacks_are_shuffled_anew_for_every_seed_and_alike_for_the_same() -> None:
    deals = [industria().start(seed=seed).record().deal or {} for seed in (1, 1, 2)]

    assert deals[0] == deals[1]
    assert all(deals[0][stack] != deals[2][stack] for stack in deals[0] if stack != "first")


@pytest.mark.parametrize("viewer", [ib.NOBODY, 0, 3])
def test_nobody_knows_the_order_of_a_stack(viewer: int) -> None:
    match = industria().start(seed=1)

    stacks = match.view(viewer)["stacks"]

    assert stacks == {"I": ["?"] * 8} | {epoch: ["?"] * 12 for epoch in EPOCHS[1:]}


def test_start_player_choice_is_drawn_by_lot() -> None:
    firsts = [industria().start(seed=seed).position()["first"] for seed in range(60)]

    assert set(firsts) == set("ABCD")
    assert max(Counter(firsts).values()) < 30


def test_the_first_player_begins_the_first_round() -> None:
    match = industria().start(seed=3)
    first = match.position()["first"]

    assert match.question is not None and match.question.kind == "lot"
    assert match.names[match.seat] == first


def test_a_round_goes_through_its_phases_one_after_the_other() -> None:
    match = at_random(industria().start(seed=2), seed=2)

    courses: dict[tuple[str, int], list[str]] = {}
    for at in range(len(match.played)):
        here = match.position(at)
        courses.setdefault((here["epoch"], here["round"]), []).append(here["phase"])

    assert len(courses) == 15
    for phases in courses.values():
        begun = phases.index("laying")
        assert set(phases[:begun]) <= {"choosing", "bidding", "deciding"}
        assert set(phases[begun:]) == {"laying"}


def test_after_laying_come_first_player_income_and_new_tiles_in_this_order() -> None:
    match = laying("I", round=1, others=has(), A=has("canal-1"))

    told = play(match, "done").log()

    assert told[4:6] == ["B is first player.", "Everybody receives 1 thaler."]
    assert [line.startswith("New tile: ") for line in told[6:]] == [True] * 4


def test_the_match_is_over_after_the_last_round_and_not_before() -> None:
    early = laying("V", round=2, others=has(), A=has("canal-1"))
    late = end(A=has())

    assert not play(early, "done").over
    assert late.over
