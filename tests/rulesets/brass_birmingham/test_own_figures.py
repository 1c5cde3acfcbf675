"""Figures corrected by a reader who owns the box: the whole program follows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ironbridge as ib
from rulesets.brass_birmingham.table import (
    birmingham,
    canal,
    coal,
    end_era,
    end_round,
    has,
    income,
    money,
    points,
    rail,
    tile,
)
from rulesets.playing import at_random, play, why
from rulesets.telling import french, told_of_figures

PROTOTYPE = """
[tiles.manufacturer-4]
price = 14
income = 7
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file that takes the mat of the prototype for the real one."""
    path = tmp_path / "mine.toml"
    path.write_text(PROTOTYPE, encoding="utf-8")
    return path


def test_a_corrected_price_is_asked_for(mine: Path) -> None:
    game = ib.game("brass-birmingham", figures=mine)
    ready = "manufacturer 4"
    poor = canal(game=game, A=has("birmingham", money=15, developed=ready))
    well = canal(game=game, A=has("birmingham", money=16, developed=ready))

    assert why(poor, "build [birmingham] manufacturer birmingham.2") == "too-dear"
    play(well, "build [birmingham] manufacturer birmingham.2")

    assert (tile(well, "birmingham.2"), money(well)) == ("A manufacturer-4", 0)


def test_a_corrected_figure_is_told_in_every_sentence(mine: Path) -> None:
    game = ib.game("brass-birmingham", figures=str(mine))
    match = canal(game=game, A=has("birmingham", money=60, developed="manufacturer 4"))
    match.choose("build")
    match.choose("[birmingham]")

    option = next(o for o in match.options() if o.phrase == "manufacturer")

    assert option.text("en") == (
        "Manufacturer IV: £14, 1 iron, 1 beer to sell, 3 points, income +7"
    )
    assert "14" in option.text("fr") and "+7" in option.text("fr")


def test_a_corrected_figure_is_marked_as_yours_and_the_others_keep_their_marks(mine: Path) -> None:
    before = {figure.path: figure for figure in birmingham().figures}

    after = {figure.path: figure for figure in ib.game("brass-birmingham", figures=mine).figures}

    changed = [path for path in after if after[path] != before[path]]
    assert changed == ["tiles.manufacturer-4.price", "tiles.manufacturer-4.income"]
    assert {after[path].mark for path in changed} == {"yours"}


def test_a_record_carries_corrected_figures_and_replays_with_them(mine: Path) -> None:
    game = ib.game("brass-birmingham", players=2, figures=mine, introductory=True)
    match = at_random(game.start(seed=3), seed=3)
    mine.unlink()

    text = str(match.record())
    again = ib.load(text)

    assert 'figures: {"tiles": {"manufacturer-4": {"price": 14, "income": 7}}}' in text
    assert again.game.figures.data["tiles"]["manufacturer-4"]["price"] == 14
    assert (again.position(), str(again.record())) == (match.position(), text)


def with_figures(**changes: Any) -> ib.Game:
    """The game with corrected figures."""
    return birmingham(figures={key.replace("_", "-"): value for key, value in changes.items()})


def test_the_markets_follow() -> None:
    prices = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 8]
    game = with_figures(markets={"coal": {"prices": prices, "start-cubes": 2, "empty-price": 9}})
    match = canal("", "A birmingham--oxford", game=game, A=has("birmingham", money=60,
                  developed="manufacturer 3"))  # fmt: skip

    assert coal(match) == 2
    play(match, "build [birmingham] manufacturer birmingham.2")

    assert money(match) == 60 - 12 - 8 - 8


def test_the_constants_follow() -> None:
    game = with_figures(
        constants={"start-money": 20, "loan-money": 25, "canal-link-price": 4, "loan-levels": 2}
    )
    match = canal(game=game, A=has("iron derby", income=10))

    play(match, "network [iron] derby--nottingham", "loan [derby]")

    assert (money(match), income(match)) == (20 - 4 + 25, 8)


def test_the_track_follows() -> None:
    stretches = [
        {"first": -10, "last": 0, "spaces": 1, "from": "component"},
        {"first": 1, "last": 30, "spaces": 3, "from": "component"},
    ]
    game = with_figures(levels=stretches)

    assert money(end_round("canal", game=game, A=has(income=14))) == 17 + 2


def test_lines_and_spaces_follow() -> None:
    game = with_figures(
        lines={"belper--leek": {"eras": ["canal", "rail"]}},
        places={"worcester": {"spaces": [["cotton"], ["brewery"]]}},
    )
    match = canal(game=game, A=has("worcester iron"))

    play(match, "build [worcester] brewery worcester.2")

    assert tile(match, "worcester.2") == "A brewery-1 1"
    assert canal(game=game, A=has("iron")).refusal("network [iron] belper--leek") is None


def test_the_barrels_of_each_brewery_follow() -> None:
    game = with_figures(tiles={"brewery-2": {"barrels": {"canal": 1, "rail": 1}}})
    match = rail(game=game, A=has("derby", developed="brewery 2"))

    play(match, "build [derby] brewery derby.1")

    assert tile(match, "derby.1") == "A brewery-2 1"


@pytest.mark.parametrize(
    ("place", "line"),
    [("oxford", "birmingham--oxford"), ("shrewsbury", "coalbrookdale--shrewsbury")],
)
def test_the_link_icons_of_each_merchant_place_follow(place: str, line: str) -> None:
    game = with_figures(places={place: {"link-icons": 3}})

    assert points(end_era("canal", game=game, links=f"A {line}")) == 3


def test_a_file_without_corrections_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "empty.toml"
    path.write_text("# nothing differs\n", encoding="utf-8")

    game = ib.game("brass-birmingham", figures=path)

    assert game.figures.data == birmingham().figures.data
    assert "figures:" not in str(game.start(seed=1).record())


WRONG = [
    ("not TOML", "[tiles.cotton-1\nprice = 3", "is not a TOML file"),
    (
        "unknown section",
        "[tyles.cotton-1]\nprice = 3",
        "no figure called tyles (did you mean tiles?)",
    ),
    ("unknown tile", "[tiles.coton-1]\nprice = 3", "tiles.coton-1 (did you mean cotton-1?)"),
    ("unknown field", "[tiles.cotton-1]\nprize = 3", "tiles.cotton-1.prize (did you mean price?)"),
    ("unknown constant", "[constants]\nlone-money = 2", "constants.lone-money (did you mean"),
    (
        "price in words",
        '[tiles.cotton-1]\nprice = "three"',
        "price must be a whole number, not text",
    ),
    (
        "tile as a number",
        "[tiles]\ncotton-1 = 3",
        "tiles.cotton-1 must be a table, not a whole number",
    ),
    ("unknown industry", '[tiles.cotton-1]\nindustry = "silk"', "there is no “silk”"),
    ("unknown era", '[tiles.cotton-1]\nera = "road"', "tiles.cotton-1.era: there is no “road”"),
    ("space of no industry", '[places.derby]\nspaces = [["silk"]]', "there is no “silk”"),
    ("line to nowhere", '[lines.belper--derby]\njoins = ["belper", "york"]', "there is no “york”"),
    ("line with one end", '[lines.belper--derby]\njoins = ["belper"]', "joins two places or more"),
    ("too many merchants", "[merchant-tiles.all]\ncount = { 4 = 2 }", "10 merchant tiles for 9"),
    ("too many cards", "[cards.derby]\ncount = { 4 = 4 }", "the deck for 4 players has 65 cards"),
    ("unknown bonus", "[places.oxford]\nbonus = { gold = 2 }", "gold"),
    ("price below nothing", "[tiles.cotton-1]\nprice = -1", "tiles.cotton-1"),
    ("no tiles", "[tiles.cotton-1]\ncount = -1", "tiles.cotton-1"),
    ("more cubes than spaces", "[markets.coal]\nstart-cubes = 15", "coal"),
    ("prices that fall", "[markets.iron]\nprices = [5, 4, 3]\nstart-cubes = 2", "iron"),
    ("rounds that outrun the deck", "[constants]\nrounds-per-era = { 4 = 9 }", "rounds"),
    ("hands that outrun the deck", "[constants]\nhand-size = 20", "hand"),
    ("money below nothing", "[constants]\nstart-money = -3", "start-money"),
    ("track without a start", "[constants]\nstart-income-space = 120", "start-income-space"),
    ("an unknown era of a line", '[lines.belper--derby]\neras = ["air"]', "air"),
    ("a merchant that buys coal", '[merchant-tiles.all]\nbuys = ["coal"]', "coal"),
    ("a card of no town", '[cards.derby]\nplace = "york"', "york"),
]


@pytest.mark.parametrize(
    ("text", "reason"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_a_wrong_file_is_refused_in_a_clear_sentence(
    tmp_path: Path, text: str, reason: str
) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(ib.FiguresError, match=re.escape(reason)) as caught:
        ib.game("brass-birmingham", figures=path)

    assert french(caught.value)


FRENCH = [
    ('[tiles.cotton-1]\nprice = "three"', "la donnée tiles.cotton-1.price doit être un nombre entier, pas un texte"),
    ('[places.derby]\nspaces = ["coal"]', "les données de places ne conviennent pas\xa0: la donnée places.derby.spaces.1 doit être une liste, pas un texte"),
    ("[places.oxford]\nbonus = { gold = 2 }", "il n’y a pas de donnée nommée places.oxford.bonus.gold"),
    ('[tiles.cotton-1]\nera = "road"', "tiles.cotton-1.era\xa0: «\xa0road\xa0» n’existe pas"),
    ("[tiles.cotton-1]\nprice = -1", "tiles.cotton-1\xa0: un nombre est trop petit"),
    ('[lines.belper--derby]\njoins = ["belper"]', "lines.belper--derby\xa0: un tracé joint deux lieux ou plus"),
    ("[markets.iron]\nprices = [5, 4, 3]\nstart-cubes = 2", "markets.iron\xa0: les prix montent à partir de la case la moins chère"),
    ("[markets.coal]\nstart-cubes = 15", "markets.coal\xa0: plus de cubes que de cases"),
    ("[constants]\nstart-money = -3", "constants.start-money doit être d’au moins 0"),
    ("[constants]\nstart-income-space = 120", "constants.start-income-space n’est pas sur la piste"),
    ("[merchant-tiles.all]\ncount = { 4 = 2 }", "10 tuiles de marchand pour 9 cases, à 4 joueurs"),
    ("[cards.derby]\ncount = { 4 = 4 }", "la pioche à 4 joueurs a 65 cartes"),
    ("[constants]\nrounds-per-era = { 4 = 1 }", "rounds-per-era\xa0: 1 manche n’épuise pas 64 cartes"),
    ("[constants]\nrounds-per-era = { 4 = 9 }", "rounds-per-era\xa0: 9 manches n’épuisent pas 64 cartes"),
    ("[constants]\nhand-size = 20", "hand-size\xa0: 20 cartes chacun, c’est plus que n’en a la pioche"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "reason"), FRENCH)
def test_a_wrong_file_is_refused_in_french_too(tmp_path: Path, text: str, reason: str) -> None:
    assert told_of_figures(text, tmp_path, "brass-birmingham") == reason


def test_a_missing_file_is_refused_in_a_clear_sentence(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"

    with pytest.raises(ib.FiguresError, match=re.escape(f"cannot read the figures in {path}")):
        ib.game("brass-birmingham", figures=path)
