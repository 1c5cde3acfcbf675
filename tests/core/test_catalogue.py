"""The shelf: games by id, options by keyword, and clear words when something is not there."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.catalogue import game_with


def test_the_shelf_holds_industria() -> None:
    assert "industria" in ib.games()
    assert ib.title("industria").players == (3, 4)


def test_a_game_is_for_as_many_as_the_box_allows_unless_told() -> None:
    assert ib.game("industria").players == 4
    assert ib.game("industria", players=3).players == 3


@pytest.mark.parametrize(
    ("id", "options", "complaint"),
    [
        ("industira", {}, "there is no game called 'industira'; did you mean industria?"),
        ("brass", {}, "there is no game called 'brass'; did you mean brass-birmingham?"),
        ("Birmingham", {}, "there is no game called 'Birmingham'; did you mean brass-birmingham?"),
        ("", {}, "there is no game called ''; there are: "),
        ("go", {}, "there is no game called 'go'; there are: "),
        ("industria", {"players": 5}, "Industria is for 3 or 4 players, not 5"),
        ("industria", {"edition": 2}, "Industria has no option 'edition'"),
        ("industria", {"cash_in": "maybe"}, "cash_in must be one of False, True, not 'maybe'"),
        ("industria", {"cash_in": 1}, "cash_in must be one of False, True, not 1"),
        ("neuland", {"edition": 2.0}, "edition must be one of 2, 1, not 2.0"),
        ("industria", {"cash_in": "x" * 999}, f"not '{'x' * 59}…"),
    ],
)
def test_what_is_not_there_is_named(id: str, options: dict[str, object], complaint: str) -> None:
    with pytest.raises(ib.GameError) as error:
        ib.game(id, **options)  # type: ignore[arg-type]

    assert complaint in str(error.value)


def test_every_game_says_what_it_is_in_both_languages() -> None:
    for id in ib.games():
        title = ib.title(id)
        for words in [title.about, title.state, *(setting.words for setting in title.settings)]:
            assert words["en"] and words["fr"]


@pytest.mark.parametrize("name", ["figures", "players", "id", "settings", "self", "title", ""])
def test_settings_from_elsewhere_are_only_ever_the_games_own(name: str) -> None:
    for id in ib.games():
        with pytest.raises(ib.GameError, match="has no option"):
            game_with(id, None, {name: 3})
