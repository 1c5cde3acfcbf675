"""Figures corrected by a reader who owns the box: the whole program follows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ironbridge as ib
from rulesets.neuland.table import (
    at_random,
    cost,
    crests,
    first,
    goods,
    has,
    left,
    neuland,
    position,
    second,
    space,
    stock,
    supply,
    tile,
    tokens,
)
from rulesets.playing import allowed, choices, offers, play, refused, why
from rulesets.telling import french, told_of_figures

LODGE = "b1.1 hunting-lodge"
OTHER = """
[properties.abbey]
needs = ["stone", "paper"]
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file in which the abbey takes stone and paper."""
    path = tmp_path / "mine.toml"
    path.write_text(OTHER, encoding="utf-8")
    return path


# The program follows.


def test_a_corrected_recipe_is_asked_for(mine: Path) -> None:
    game = ib.game("neuland", players=2, figures=mine)
    cloth = second(f"c2.1 abbey; c3.1 quarry A; b2.1 weaving-mill A; {LODGE}", game=game)
    paper = second(f"c2.1 abbey; c3.1 quarry A; d2.1 paper-mill A; {LODGE}", game=game)

    assert refused(cloth, "crests c2.1") == ("NL-68", "lacks-goods")
    play(paper, "crests c2.1")

    assert tile(paper, "c2.1") == "abbey A"


def test_a_corrected_recipe_is_told_in_every_sentence(mine: Path) -> None:
    game = ib.game("neuland", players=2, figures=str(mine))
    match = second(f"c3.1 quarry A; {LODGE}", game=game)
    option = next(option for option in match.options() if option.phrase == "build abbey")

    assert option.text("en").endswith("stone + paper → 1 crest")
    assert "pierre + papier" in option.text("fr")


CORRECTED: list[tuple[str, dict[str, Any], str, str, int]] = [
    ("a wider zone", {"constants": {"zone": 2}}, "d4.1 hunting-lodge A; d2.2 lumberjack",
     "produce d2.2", 1),
    ("dearer borders", {"constants": {"border-actions": 2}},
     "d4.1 hunting-lodge A; d2.2 lumberjack", "produce d2.2", 3),
    ("dearer production", {"constants": {"produce-actions": 2}}, LODGE, "produce b1.1", 2),
    ("building for an action", {"constants": {"build-actions": 1}}, f"d2.1 lumberjack A; {LODGE}",
     "build farm c2", 1),
    ("the other material", {"buildings": {"farm": {"material": "stone"}}},
     f"c3.1 quarry A; {LODGE}", "build farm c2", 0),
    ("another terrain", {"buildings": {"mint": {"terrains": ["mountain"]}}},
     f"c3.1 quarry A; {LODGE}", "build mint c3", 0),
]  # fmt: skip


@pytest.mark.parametrize(
    ("figures", "tiles", "move", "actions"),
    [case[1:] for case in CORRECTED],
    ids=[case[0] for case in CORRECTED],
)
@pytest.mark.parametrize("edition", [1, 2])
def test_corrected_costs_materials_and_terrains_are_followed(
    figures: dict[str, Any], tiles: str, move: str, actions: int, edition: int
) -> None:
    game = neuland(2, edition=edition, figures=figures)
    match = position(game, tiles)
    food = " food:d4.1" if "d4.1" in tiles and edition == 1 else ""

    assert cost(match, f"{move}{food}") == actions


def test_a_corrected_search_costs_what_it_says() -> None:
    game = neuland(2, edition=1, figures={"constants": {"search-actions": {"first": 2}}})
    match = first(f"d2.1 lumberjack; {LODGE} B; c5.1 farm", game=game)

    assert cost(match, "produce d2.1") == 3
    assert match.log()[0] == "A searches for food (2 actions)."


def test_a_corrected_cart_costs_what_it_says() -> None:
    constants = {"cart-produce-actions": {"second": 2}, "cart-build-actions": {"second": 1}}
    game = neuland(2, figures={"constants": constants})
    far = f"a2.1 hunting-lodge A; a2.2 lumberjack A; e1.1 quarry; {LODGE}"

    assert cost(second(far, game=game, A=has(tokens="cart")), "produce e1.1 cart") == 2
    assert cost(second(far, game=game, A=has(tokens="cart")), "build mine e1 cart") == 1


@pytest.mark.parametrize("tokens", ["", "wood", "cart"])
def test_buildings_that_cost_an_action_are_not_offered_when_none_is_left(tokens: str) -> None:
    constants = {"build-actions": 1, "cart-build-actions": {"second": 1}}
    game = neuland(2, figures={"constants": constants})
    match = second(
        f"d2.1 lumberjack A; {LODGE}", game=game, A=has(space=11, tokens=tokens), B=has(space=3)
    )

    assert match.played[0].forced  # the end of the turn was all that was left
    assert match.log()[0] == "A’s turn ends on space 11."


def test_a_corrected_track_is_as_long_as_it_says() -> None:
    game = neuland(4, figures={"constants": {"time-track": {"second": {"4": 12}}}})
    match = second(f"d2.1 lumberjack A; {LODGE}", game=game)

    assert left(match) == 11
    assert game.at({"tiles": {"b1.1": "hunting-lodge"}, "present": 12}).position()["present"] == 12


def test_corrected_crests_workers_and_places_are_followed() -> None:
    constants = {"crests": {"2": 10}, "producing-workers": 2, "buildings-per-hex": 2}
    game = neuland(2, figures={"constants": constants})
    match = second("c5.1 farm A; c5.2 farm A; b1.1 hunting-lodge; d2.1 lumberjack", game=game)

    assert crests(match) == 10
    assert why(match, "produce b1.1") == "no-worker"
    assert why(match, "produce c5.3 food:c5.1") == "unreadable"
    assert allowed(match, "produce d2.1 food:c5.1")


def test_corrected_ore_is_followed() -> None:
    figures = {"markers": {"coal": {"count": 10}}, "constants": {"ore-markers": 22}}
    match = neuland(2, figures=figures).start(seed=1)

    assert supply(match) == [10, 6, 6]


def test_mines_may_hold_fewer_markers() -> None:
    game = neuland(2, edition=1, figures={"constants": {"ore-per-mine": 2}})
    match = first(f"d2.1 lumberjack A; {LODGE}", game=game)

    play(match, "build mine c3 top:coal middle:iron-ore")

    assert tile(match, "c3.1") == "mine ore:coal,iron-ore"


def test_counts_of_tiles_are_followed() -> None:
    constants = {"tiles": {"first": 56}, "production-tiles": {"first": 41}}
    figures = {"buildings": {"farm": {"count": 3}}, "constants": constants}
    match = neuland(2, edition=1, figures=figures).start(seed=1)

    assert stock(match, "farm") == 3


def test_the_third_smelter_of_the_first_edition_can_be_corrected() -> None:
    game = neuland(2, edition=1, figures={"buildings": {"smelter": {"terrains": ["meadow"]}}})
    match = first(f"c3.1 quarry A; {LODGE}", game=game)

    assert why(match, "build smelter d2") == "wrong-terrain"
    assert allowed(match, "build smelter c2")


def test_other_start_buildings_are_placed() -> None:
    game = neuland(2, figures={"constants": {"start-buildings": ["hunting-lodge"]}})
    match = game.start(seed=1)

    play(match, "home d2")

    assert match.position()["tiles"] == {"d2.1": "hunting-lodge"}
    assert stock(match, "lumberjack") == 5


def test_the_value_of_a_property_is_followed() -> None:
    figures = {"properties": {"senate": {"crests": 3}, "court": {"crests": 2},
               "town-hall": {"crests": 1}}, "constants": {"sum-of-crests": 33}}  # fmt: skip
    game = neuland(2, figures=figures)
    match = second(f"c2.1 town-hall; c3.1 quarry A; b2.1 mint A; {LODGE}", game=game)

    play(match, "crests c2.1")

    assert crests(match) == 17


def test_more_tokens_for_everybody_are_followed() -> None:
    game = neuland(2, figures={"tokens": {"cart": {"each": 0}}})

    assert tokens(game.start(seed=1)) == ["food", "wood"]


def test_another_recommended_map_is_followed() -> None:
    pieces = {"forest-meadow-2": {"at": [2, 0], "turn": 4}}
    game = neuland(2, figures={"layouts": {"recommended": {"pieces": pieces}}})

    assert "home c5" in offers(game.start(seed=1))
    assert "home b4" not in offers(game.start(seed=1))


def test_other_marked_homes_are_followed() -> None:
    starts = {"2": [[1, -2], [1, 1]]}
    game = neuland(2, edition=1, figures={"layouts": {"recommended": {"starts": starts}}})

    assert offers(game.start(seed=1)) == ["home a2", "home d4"]


def test_a_corrected_figure_is_marked_as_yours_and_the_others_keep_their_marks(mine: Path) -> None:
    game = ib.game("neuland", players=2, figures=mine)
    before = {figure.path: figure for figure in neuland().figures}

    after = {figure.path: figure for figure in game.figures}

    changed = [path for path in after if after[path] != before[path]]
    assert changed == ["properties.abbey.needs"]
    assert (after[changed[0]].value, after[changed[0]].mark) == (["stone", "paper"], "yours")


def test_a_record_carries_corrected_figures_and_replays_with_them(mine: Path) -> None:
    game = ib.game("neuland", players=2, figures=mine)
    match = at_random(game.start(seed=3), seed=3, most=50)
    mine.unlink()

    text = str(match.record())
    again = ib.load(text)

    assert 'figures: {"properties": {"abbey": {"needs": ["stone", "paper"]}}}' in text.splitlines()
    assert again.game.figures.data["properties"]["abbey"]["needs"] == ["stone", "paper"]
    assert (again.position(), str(again.record())) == (match.position(), text)


def test_a_file_without_corrections_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "empty.toml"
    path.write_text("# nothing differs\n", encoding="utf-8")

    game = ib.game("neuland", figures=path)

    assert game.figures.data == neuland().figures.data
    assert "figures:" not in str(game.start(seed=1).record())


def test_a_corrected_game_is_played_on(mine: Path) -> None:
    match = at_random(ib.game("neuland", players=3, figures=mine).start(seed=1), seed=1, most=80)

    assert len(match.played) >= 80
    assert space(match) in range(1, 12)
    assert goods(match) == sorted(goods(match))
    assert choices(match, "end") == []


# Wrong files.

WRONG = [
    ("not TOML", "[properties.abbey\ncrests = 2", "is not a TOML file"),
    ("unknown section", "[property.abbey]\ncrests = 2",
     "no figure called property (did you mean properties?)"),
    ("unknown building", '[buildings.quary]\nmaterial = "stone"',
     "buildings.quary (did you mean quarry?)"),
    ("unknown field", "[buildings.quarry]\ncost = 3", "no figure called buildings.quarry.cost"),
    ("unknown constant", "[constants]\nzones = 2", "constants.zones (did you mean zone?)"),
    ("value in words", '[properties.abbey]\ncrests = "two"',
     "properties.abbey.crests must be a whole number, not text"),
    ("constant in words", '[constants]\nzone = "one"', "constants.zone must be a whole number, not text"),
    ("unknown material", '[buildings.farm]\nmaterial = "brick"',
     "buildings.farm.material: there is no “brick”"),
    ("unknown terrain", '[buildings.farm]\nterrains = ["swamp"]',
     "buildings.farm.terrains: there is no “swamp”"),
    ("no terrain", "[buildings.farm]\nterrains = []", "buildings.farm: a tile has a terrain"),
    ("unknown kind", '[buildings.farm]\nkind = "inn"', "buildings.farm.kind: there is no “inn”"),
    ("unknown good in a recipe", '[[buildings.farm.recipes]]\nneeds = ["hay"]\nmakes = "food"',
     "buildings.farm.recipes: there is no “hay”"),
    ("a recipe that makes gold in the first edition",
     '[[buildings.farm.recipes]]\nneeds = []\nmakes = "beer"', "there is no “beer”"),
    ("no recipe", "[buildings.farm]\nrecipes = []", "buildings.farm: a production building makes"),
    ("half a recipe", '[[buildings.farm.recipes]]\nneeds = ["wood"]', "do not fit"),
    ("two ways to one good",
     '[buildings.farm]\nrecipes = [{ needs = [], makes = "food" }, { needs = ["wood"], makes = "food" }]',
     "each must make another good"),
    ("a mine without silver",
     '[buildings.mine]\nrecipes = [{ needs = ["food"], makes = "coal" }]',
     "a mine makes what the ore markers show"),
    ("no tile of a kind", "[buildings.farm]\ncount = 0", "buildings.farm.count must be from 1"),
    ("another number of tiles", "[buildings.farm]\ncount = 3", "constants.tiles is 57, but there are 58"),
    ("too few lodges", "[buildings.hunting-lodge]\ncount = 3\n[constants]\n"
     "tiles = { second = 56 }\nproduction-tiles = { second = 41 }", "too few for 4 players"),
    ("unknown product of a property", '[properties.abbey]\nneeds = ["bread"]',
     "properties.abbey.needs: there is no “bread”"),
    ("a property of nothing", "[properties.abbey]\nneeds = []", "properties.abbey"),
    ("five crests", "[properties.senate]\ncrests = 5", "properties.senate.crests must be one of"),
    ("numbers that do not rise", "[properties.church]\ncrests = 1", "the values must rise"),
    ("another sum of numbers", "[properties.cathedral]\ncrests = 4", "constants.sum-of-crests is 36"),
    ("unknown category", '[properties.abbey]\ncategory = "sport"', "there is no “sport”"),
    ("a stack with a stranger", '[categories.war]\nstack = ["barracks", "castle", "abbey"]',
     "categories.war.stack must hold the properties of the category"),
    ("a stack upside down", '[categories.war]\nstack = ["fortress", "castle", "barracks"]',
     "the values must rise from the top down"),
    ("too few markers", "[markers.coal]\ncount = 5\n[constants]\nore-markers = 17",
     "18 ore markers are needed"),
    ("another number of markers", "[markers.coal]\ncount = 10", "constants.ore-markers is 21"),
    ("unknown good of a marker", '[markers.coal]\ngood = "peat"', "what the ore markers show"),
    ("tokens below nothing", "[tokens.food]\neach = -1", "tokens.food.each must be from 0"),
    ("a track too short", "[constants]\ntime-track = { second = { 4 = 4 } }",
     "constants.time-track must be from 5"),
    ("no crests", "[constants]\ncrests = { 2 = 0 }", "constants.crests must be from 1"),
    ("no workers", "[constants]\nproducing-workers = 0", "constants.producing-workers must be from 1"),
    ("too many workers", "[constants]\nproducing-workers = 61",
     "constants.producing-workers must be from 1 to 60"),
    ("no place on a hex", "[constants]\nbuildings-per-hex = 0",
     "constants.buildings-per-hex must be from 1"),
    ("an action below nothing", "[constants]\nproduce-actions = -1",
     "constants.produce-actions must be from 0"),
    ("a search below nothing", "[constants]\nsearch-actions = { first = -3 }", "search-actions"),
    ("a cart below nothing", "[constants]\ncart-build-actions = { second = -1 }",
     "cart-build-actions"),
    ("four markers on a mine", "[constants]\nore-per-mine = 4", "24 ore markers are needed"),
    ("more markers than a mine has places for", "[markers.coal]\ncount = 15\n[constants]\n"
     "ore-markers = 27\nore-per-mine = 4", "ore-per-mine"),
    ("start with an inn", '[constants]\nstart-buildings = ["inn"]', "there is no “inn”"),
    ("start with nothing", "[constants]\nstart-buildings = []", "start-buildings"),
    ("start on a meadow", '[buildings.farm]\ncount = 4\n[constants]\nstart-buildings = ["farm"]\n'
     "tiles = { second = 59 }\nproduction-tiles = { second = 44 }", "start-buildings"),
    ("a constant that nothing follows", "[constants]\nplayers = [2, 3]", "cannot be corrected"),
    ("more hexes than pieces show", "[terrains.forest]\nhexes = 8", "terrains.forest: the pieces show 7"),
    ("a piece of another terrain", '[pieces.meadow]\nterrains = ["forest"]', "the pieces show"),
    ("a piece of three", '[pieces.meadow]\nterrains = ["forest", "meadow", "meadow"]', "pieces"),
    ("a layout with a hole", "[layouts.recommended.pieces]\nmeadow = { at = [-2, 2], turn = 0 }",
     "layouts.recommended.pieces do not form the hexagon"),
    ("a piece off the map", "[layouts.recommended.pieces]\nmeadow = { at = [9, 9], turn = 0 }",
     "do not form the hexagon"),
    ("a home on a meadow", "[layouts.recommended.starts]\n2 = [[0, -1], [0, 1]]", "is no forest"),
    ("a home off the map", "[layouts.recommended.starts]\n2 = [[7, 7], [0, 1]]", "is no forest"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "reason"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_a_wrong_file_is_refused_in_a_clear_sentence(
    tmp_path: Path, text: str, reason: str
) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(ib.FiguresError, match=re.escape(reason)) as caught:
        ib.game("neuland", edition=1 if "search" in text else 2, figures=path)

    assert french(caught.value)


FRENCH = [
    ('[constants]\nzone = "one"', "la donnée constants.zone doit être un nombre entier, pas un texte"),
    ('[[buildings.farm.recipes]]\nneeds = ["wood"]', "les données de buildings ne conviennent pas\xa0: il manque «\xa0makes\xa0» à buildings.farm.recipes.1"),
    ("[layouts.recommended.pieces]\nmeadow = { at = [1], turn = 0 }", "les données de layouts ne conviennent pas\xa0: la donnée layouts.recommended.pieces.meadow.at doit être une liste de 2, pas de 1"),
    ("[buildings.farm]\nrecipes = []", "buildings.farm\xa0: une unité de production fabrique quelque chose"),
    ('[buildings.farm]\nrecipes = [{ needs = [], makes = "food" }, { needs = ["wood"], makes = "food" }]', "buildings.farm.recipes\xa0: chacune doit donner un autre produit"),
    ('[buildings.mine]\nrecipes = [{ needs = ["food"], makes = "coal" }]', "buildings.mine.recipes\xa0: une mine donne ce que montrent les marqueurs de minerai"),
    ("[properties.abbey]\nneeds = []", "properties.abbey.needs\xa0: les blasons se placent contre des produits"),
    ("[properties.senate]\ncrests = 5", "properties.senate.crests doit être l’un des nombres de constants.crests-per-property, pas 5"),
    ("[buildings.farm]\nterrains = []", "buildings.farm\xa0: une tuile a un terrain"),
    ('[categories.war]\nstack = ["barracks", "castle"]', "categories.war.stack doit avoir les propriétés de la catégorie, une fois chacune"),
    ("[constants]\nproperties-per-category = 4", "categories.religion.stack ne s’accorde pas avec constants.properties-per-category"),
    ('[categories.war]\nstack = ["fortress", "castle", "barracks"]', "categories.war.stack\xa0: les nombres doivent croître de haut en bas"),
    ('[buildings.mine]\nkind = "craft"', "il doit y avoir une seule sorte de mine"),
    ("[markers.coal]\ncount = 5\n[constants]\nore-markers = 17", "il faut 18 marqueurs de minerai pour toutes les mines et fonderies"),
    ("[buildings.farm]\ncount = 3", "constants.tiles vaut 57, mais il y en a 58"),
    ("[buildings.hunting-lodge]\ncount = 3\n[constants]\ntiles = { second = 56 }\nproduction-tiles = { second = 41 }", "buildings.hunting-lodge\xa0: il n’y en a pas assez pour 4 joueurs"),
    ("[constants]\nstart-buildings = []", "constants.start-buildings\xa0: leur nombre doit être entre 1 et 3, pas 0"),
    ('[constants]\nstart-buildings = ["farm"]', "constants.start-buildings\xa0: tous doivent pouvoir se construire en forêt"),
    ('[constants]\nstart-buildings = ["lumberjack"]', "constants.start-buildings\xa0: l’un d’eux ne doit rien demander"),
    ("[terrains.forest]\nhexes = 8", "terrains.forest\xa0: les pièces montrent 7 hexagones de ce terrain"),
    ("[pieces.meadow]\nterrains = []\n[terrains.meadow]\nhexes = 6", "pieces.meadow\xa0: le nombre de ses hexagones doit être entre 1 et 2, pas 0"),
    ("[constants]\nequal-pieces = [1]", "constants.equal-pieces doit être [1, 2, 3, 4], comme le montrent les pièces"),
    ("[layouts.recommended.pieces]\nmeadow = { at = [9, 9], turn = 0 }", "layouts.recommended.pieces ne forment pas l’hexagone"),
    ("[layouts.recommended.starts]\n2 = [[7, 7], [0, 1]]", "layouts.recommended.starts.2\xa0: [7, 7] n’est pas une forêt"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "reason"), FRENCH)
def test_a_wrong_file_is_refused_in_french_too(tmp_path: Path, text: str, reason: str) -> None:
    assert told_of_figures(text, tmp_path, "neuland", edition=2) == reason


def test_a_missing_file_is_refused_in_a_clear_sentence(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"

    with pytest.raises(ib.FiguresError, match=re.escape(f"cannot read the figures in {path}")):
        ib.game("neuland", figures=path)
