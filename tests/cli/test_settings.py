"""A game's own options as flags, for any game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import ironbridge as ib
from cli.program import call
from ironbridge.cli.games import about
from ironbridge.cli.settings import flag_lines, take_settings
from ironbridge.core.game import Setting


def made_up(players: int, **settings: Any) -> ib.Game:
    """Nothing is ever made of the title below."""
    raise NotImplementedError


VALLEY = ib.Title(
    id="valley",
    name="Valley",
    about={"en": "A game with maps and editions.", "fr": "Un jeu à cartes et éditions."},
    state={"en": "imagined", "fr": "imaginé"},
    players=(2, 3, 4, 5),
    minutes=90,
    settings=(
        Setting("map", ("germany", "new-england"), {"en": "the map", "fr": "la carte"}),
        Setting("edition", (1, 2), {"en": "the edition", "fr": "l’édition"}),
        Setting("short_game", (False, True), {"en": "one epoch", "fr": "une époque"}),
    ),
    make=made_up,
)


@pytest.mark.parametrize(
    ("line", "settings", "rest"),
    [
        ("valley --map new-england", {"map": "new-england"}, "valley"),
        ("--map=new-england valley --seed 1", {"map": "new-england"}, "valley --seed 1"),
        ("valley --edition 2", {"edition": 2}, "valley"),
        ("valley --short-game", {"short_game": True}, "valley"),
        ("valley --no-short-game", {"short_game": False}, "valley"),
        ("valley --players 3", {}, "valley --players 3"),
        (
            "valley --edition 1 --map germany --short-game",
            {"edition": 1, "map": "germany", "short_game": True},
            "valley",
        ),
    ],
)
def test_flags_become_settings_and_the_rest_is_left(
    line: str, settings: dict[str, Any], rest: str
) -> None:
    assert take_settings(VALLEY, line.split()) == (settings, rest.split())


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--map moon", "--map must be one of germany, new-england, not 'moon'"),
        ("--map", "--map must be one of germany, new-england, not ''"),
        ("--edition 3", "--edition must be one of 1, 2, not '3'"),
        ("--short-game=yes", "--short-game takes no value"),
    ],
)
def test_a_choice_that_there_is_not_is_refused(line: str, sentence: str) -> None:
    with pytest.raises(ib.GameError) as refused:
        take_settings(VALLEY, line.split())

    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("game", "flag", "settings"),
    [
        ("neuland", "--edition=first", {"edition": 1}),
        ("neuland", "--edition=Première", {"edition": 1}),
        ("age-of-industry", "--map=nouvelle-angleterre", {"map": "new-england"}),
    ],
)
def test_a_choice_may_be_called_by_the_name_that_people_see(
    game: str, flag: str, settings: dict[str, Any]
) -> None:
    assert take_settings(ib.title(game), [flag]) == (settings, [])
    name, _, value = flag.removeprefix("--").partition("=")
    called: dict[str, Any] = {name: value}
    assert ib.game(game, **called).settings == ib.game(game, **settings).settings


def test_help_lists_the_flags_with_their_choices() -> None:
    assert [line.strip() for line in flag_lines(VALLEY, "en")] == [
        "Options of Valley:",
        "--map germany|new-england  the map",
        "--edition 1|2  the edition",
        "--short-game  one epoch",
    ]


def test_help_lists_the_flags_in_french() -> None:
    heading, *_, last = flag_lines(VALLEY, "fr")

    assert heading == "Options du jeu Valley\xa0:"
    assert last.strip() == "--short-game  une époque"


def test_the_help_of_a_command_has_the_flags_of_the_game_that_was_named() -> None:
    assert "--cash-in" in call("play", "industria", "--help").stdout
    assert "--cash-in" not in call("play", "--help").stdout


def test_a_flag_changes_the_game_that_is_played() -> None:
    plain = call("perft", "industria", "--depth", "1", "--json")
    fewer = call("perft", "industria", "--depth", "1", "--json", "--players", "3")

    assert plain.stdout != fewer.stdout


def test_one_player_and_one_minute_are_told_as_one() -> None:
    quick = replace(VALLEY, players=(1,), minutes=1)

    assert list(about(quick, "en"))[1] == "1 player · 1 minute · imagined"
    assert list(about(VALLEY, "fr"))[1] == "2 ou 3 ou 4 ou 5 joueurs · 90 minutes · imaginé"


def test_games_lists_what_can_be_chosen() -> None:
    shown = call("games", "--lang", "fr").stdout

    assert "Industria  industria" in shown
    assert "3 ou 4 joueurs · 60 minutes · règles complètes" in shown
    assert "163 données de la boîte, 180 reconstituées" in shown
    assert "--cash-in  les tuiles de matière première" in shown
