"""The end of the game (NL-12, NL-130 to NL-132)."""

from __future__ import annotations

from dataclasses import replace

import pytest

import ironbridge as ib
from ironbridge.bots import bot
from ironbridge.lab.table import play_game
from rulesets.neuland.table import at_random, crests, either, first, goods, neuland, second, tile
from rulesets.playing import play

LODGE = "b1.1 hunting-lodge"
# Sixteen of A's eighteen crests.
PLACED = (
    "e2.1 abbey A; e2.2 church A; e2.3 cathedral A; a2.1 laboratory A; a2.2 library A; "
    "a1.1 barracks A; c5.1 town-hall A; c5.2 court A"
)
SENATE = "b3.1 senate; b3.2 weaving-mill A; b4.1 armourer A; b4.2 hunting-lodge A"
LAST = "crests b3.1 food:b4.2"


def last_crests(edition: int, more: str = "") -> ib.Match:
    """A has two crests left and the products for the senate."""
    return either(edition, f"{PLACED}; {SENATE}; {LODGE}{more}")


@pytest.mark.parametrize("edition", [1, 2])
def test_the_game_ends_at_once_in_the_middle_of_the_turn(edition: int) -> None:
    match = last_crests(edition, "; d2.1 lumberjack A lying; d2.2 lumberjack A")

    play(match, LAST)

    assert match.over
    assert goods(match) == ["wood", "wood"]  # nothing more is lost
    assert tile(match, "d2.1") == "lumberjack A lying"
    assert match.position()["present"] == 1
    assert match.log()[-1] == "A has placed the last crest and wins."


@pytest.mark.parametrize("edition", [1, 2])
def test_nothing_more_is_played(edition: int) -> None:
    match = play(last_crests(edition), LAST)

    assert match.options() == []
    assert match.question is None
    with pytest.raises(ib.IllegalMove):
        match.play("end")


@pytest.mark.parametrize("edition", [1, 2])
def test_there_is_one_winner_and_no_tie(edition: int) -> None:
    others = "; c2.1 studio B; c2.2 academy B; c2.3 theatre B; a3.1 castle B; a3.2 fortress B"
    match = last_crests(edition, others)
    before = match.scores()

    play(match, LAST)

    assert before == [16, 13]
    assert match.winners() == [0]
    assert match.scores() == [18, 13]


def test_a_mine_emptied_by_the_last_crests_is_not_filled_any_more() -> None:
    figures = {"properties": {"senate": {"needs": ["coal", "cloth"]}}}
    game = neuland(2, figures=figures)
    tiles = f"{PLACED}; b3.1 senate; b3.2 weaving-mill A; c3.1 mine ore:coal A; {LODGE}"
    match = second(tiles, game=game)

    play(match, "crests b3.1")

    assert match.over
    assert tile(match, "c3.1") == "mine"
    again = game.at(match.position())
    assert again.over and again.winners() == [0]


@pytest.mark.parametrize("edition", [1, 2])
def test_for_the_last_property_the_crests_that_are_left_are_enough(edition: int) -> None:
    match = last_crests(edition)
    assert crests(match) == 2

    play(match, LAST)

    assert crests(match) == 0
    assert match.log()[-2] == "A places 2 crests on the senate (1 action)."


def test_the_first_edition_allows_it_too() -> None:
    assert play(first(f"{PLACED}; {SENATE}; {LODGE}"), LAST).over


def test_a_player_with_two_crests_wins_with_weapons_cloth_and_food() -> None:
    match = last_crests(2)
    assert goods(match) == ["cloth", "food", "weapons"]

    play(match, LAST)

    assert match.winners() == [0]
    assert match.scores()[0] == 18


@pytest.mark.parametrize("edition", [1, 2])
def test_the_option_says_how_many_crests_would_be_placed(edition: int) -> None:
    match = last_crests(edition)
    said = {option.phrase: option.text() for option in match.options()}

    assert said["crests b3.1"].startswith("Place 2 crests on the senate in b3")


def test_the_rules_set_no_other_end_and_the_game_says_so() -> None:
    game = neuland(2)

    assert game.endless
    assert game.most_moves >= 10_000


def test_players_who_only_end_their_turns_never_come_to_an_end() -> None:
    match = neuland(2).start(seed=1)
    while len(match.played) < 300:
        match.choose(next((o for o in match.options() if o.phrase == "end"), match.options()[0]))

    assert not match.over
    assert match.winners() == []


def test_a_game_that_is_called_off_has_no_winner_and_a_standing_by_crests() -> None:
    match = at_random(neuland(3).start(seed=2), seed=2, most=120)

    assert match.winners() == []
    assert match.scores() == [12 - crests(match, seat) for seat in "ABC"]


def test_a_game_between_bots_is_stopped_after_a_very_long_time() -> None:
    game = neuland(2)

    played = play_game(
        replace(game, most_moves=50), [bot("random", seat) for seat in range(2)], seed=3
    )

    assert len(played.moves) == 50
    assert played.winners == []


def test_the_properties_take_as_many_crests_as_are_in_play() -> None:
    numbers = [entry["crests"] for entry in neuland().figures.data["properties"].values()]

    assert sum(numbers) == 36 == neuland().figures.data["constants"]["crests-in-play"]["value"]


def test_only_in_the_first_edition_can_a_property_be_shut_out_of_the_meadows() -> None:
    data = neuland().figures.data
    tiles = {}
    for edition in ("first", "second"):
        kinds = [b for b in data["buildings"].values() if edition in b.get("editions", [edition])]
        buildings = sum(kind["count"] for kind in kinds if "meadow" in kind["terrains"])
        tiles[edition] = buildings + sum(
            "meadow" in p["terrains"] for p in data["properties"].values()
        )

    assert tiles == {"first": 22, "second": 21}
    assert 3 * data["terrains"]["meadow"]["hexes"] == 21


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_has_won_before_the_last_crest_is_placed(players: int) -> None:
    match = neuland(players).start(seed=1)

    assert match.winners() == []
    assert match.scores() == [0] * players
