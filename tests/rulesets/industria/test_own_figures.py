"""Figures corrected by a reader who owns the box: the whole program follows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ironbridge as ib
from rulesets.industria.table import has, industria, laying, money
from rulesets.playing import at_random, play, refused
from rulesets.telling import french, told_of_figures

DEAR = """
[tiles.clay-pit]
price = 4
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file that makes the clay pit dearer."""
    path = tmp_path / "mine.toml"
    path.write_text(DEAR, encoding="utf-8")
    return path


def test_a_corrected_price_is_asked_for(mine: Path) -> None:
    game = ib.game("industria", figures=mine)
    poor = laying("I", game=game, A=has("clay-pit canal-1", money=3))
    rich = laying("I", game=game, A=has("clay-pit canal-1", money=4))

    assert refused(poor, "lay clay-pit") == ("IN-55", "too-dear")
    play(rich, "lay clay-pit")

    assert money(rich)[0] == 0
    assert rich.log()[0] == "A lays Clay pit (4 thalers)."


def test_a_corrected_price_is_told_in_every_sentence(mine: Path) -> None:
    game = ib.game("industria", figures=str(mine))
    match = game.at({"offered": ["clay-pit", "quarry"]})

    option = match.options()[0]

    assert "costs 4 thalers" in option.text("en")
    assert "coûte 4 thalers" in option.text("fr")


def test_corrected_prices_and_bonus_points_are_told_too() -> None:
    constants = {"resource-price-bank": 2, "resource-price-opponent": 3, "bonus-points": 1}
    game = industria(figures={"constants": constants})
    tiles = "brickworks canal-1"
    match = laying("II", game=game, A=has(tiles, money=9), B=has(laid="quarry"))
    said = {option.phrase: option for option in match.options()}

    play(match, "lay brickworks")

    gain = "1 point a factory with its symbol at the end"
    assert said["lay canal-1"].text("en") == f"Lay Canal (bonus), free: {gain}"
    assert match.log("en")[1:3] == [
        "A buys stone from B for 3 thalers.",
        "A buys wood from the bank for 2 thalers.",
    ]
    assert match.log("fr")[1:3] == [
        "A achète de la pierre à B pour 3 thalers.",
        "A achète du bois à la banque pour 2 thalers.",
    ]


def test_a_corrected_figure_is_marked_as_yours_and_the_others_keep_their_marks(mine: Path) -> None:
    game = ib.game("industria", figures=mine)
    before = {figure.path: figure for figure in industria().figures}

    after = {figure.path: figure for figure in game.figures}

    changed = [path for path in after if after[path] != before[path]]
    assert changed == ["tiles.clay-pit.price"]
    assert (after[changed[0]].value, after[changed[0]].mark) == (4, "yours")


def test_a_record_carries_corrected_figures_and_replays_with_them(mine: Path) -> None:
    match = at_random(ib.game("industria", figures=mine).start(seed=3), seed=3)
    mine.unlink()

    text = str(match.record())
    again = ib.load(text)

    assert 'figures: {"tiles": {"clay-pit": {"price": 4}}}' in text.splitlines()
    assert again.game.figures.data["tiles"]["clay-pit"]["price"] == 4
    assert (again.position(), str(again.record())) == (match.position(), text)


def test_positions_follow_corrected_figures() -> None:
    generous = industria(
        figures={"constants": {"start-money": 6}, "tiles": {"quarry": {"points": 5}}}
    )

    match = laying("I", game=generous, A=has("canal-1", laid="quarry", points=5, money=6))

    assert match.position()["seats"]["B"]["money"] == 6
    assert match.scores()[0] == 5


def test_a_tile_may_get_a_figure_that_only_others_had() -> None:
    game = industria(figures={"tiles": {"coal-mine": {"discount": 1}}})
    match = laying("I", game=game, A=has("clay-pit canal-1", money=1, laid="coal-mine"))

    play(match, "lay clay-pit")

    assert money(match)[0] == 0


def test_roads_are_corrected_as_a_whole() -> None:
    one_road = [{"between": ["quarry", "sawmill"], "from": "component"}]
    game = industria(figures={"roads": one_road})
    laid = "quarry sawmill clay-pit brickworks"

    match = laying("V", round=3, game=game, others=has(), A=has(laid=laid))

    assert match.scores()[0] == 3


def test_a_file_without_corrections_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "empty.toml"
    path.write_text("# nothing differs\n", encoding="utf-8")

    game = ib.game("industria", figures=path)

    assert game.figures.data == industria().figures.data
    assert "figures:" not in str(game.start(seed=1).record())


WRONG = [
    ("not TOML", "[tiles.quarry\nprice = 3", "is not a TOML file"),
    (
        "unknown section",
        "[tyles.quarry]\nprice = 3",
        "no figure called tyles (did you mean tiles?)",
    ),
    ("unknown tile", "[tiles.quary]\nprice = 3", "tiles.quary (did you mean quarry?)"),
    ("unknown field", "[tiles.quarry]\nprize = 3", "tiles.quarry.prize (did you mean price?)"),
    ("unknown constant", "[constants]\nincom = 2", "constants.incom (did you mean income?)"),
    (
        "price in words",
        '[tiles.quarry]\nprice = "three"',
        "tiles.quarry.price must be a whole number, not text",
    ),
    ("tile as a number", "[tiles]\nquarry = 3", "tiles.quarry must be a table, not a whole number"),
    (
        "constant in words",
        '[constants]\nincome = "one"',
        "constants.income must be a whole number, not text",
    ),
    ("unknown resource", '[tiles.bank]\nneeds = ["gold"]', "tiles.bank.needs: there is no “gold”"),
    ("resource as a number", "[tiles.bank]\nneeds = [3]", "the figures in tiles do not fit"),
    ("unknown product", '[tiles.bank]\nmakes = "gold"', "tiles.bank.makes: there is no “gold”"),
    ("unknown symbol", '[tiles.bank]\nsymbols = ["x"]', "tiles.bank.symbols: there is no “x”"),
    ("unknown kind", '[tiles.bank]\nkind = "inn"', "tiles.bank: there is no kind “inn”"),
    ("wrong gift", '[tiles.stone-1]\ngives = "canal"', "a resource tile cannot give “canal”"),
    ("gift of a factory", '[tiles.bank]\ngives = "stone"', "a factory tile cannot give “stone”"),
    ("price below nothing", "[tiles.bank]\nprice = -1", "tiles.bank: a number is out of range"),
    (
        "price beyond all money",
        "[tiles.bank]\nprice = 99999999999999999999",
        "tiles.bank.price is too large",
    ),
    (
        "a list with such a number",
        "[constants]\nextra-income-epochs = [1, 2000000]",
        "epochs.2 is too large",
    ),
    ("epoch out of range", "[tiles.bank]\nepoch = 6", "tiles.bank: a number is out of range"),
    ("lopsided stacks", "[tiles.bank]\nepoch = 3", "epoch 2 has 11 tiles instead of 12"),
    ("road to nowhere", '[[roads]]\nbetween = ["bank", "inn"]', "roads: “inn” is no factory"),
    ("road to a technology", '[[roads]]\nbetween = ["bank", "optics"]', "“optics” is no factory"),
    ("line to a factory", '[[lines]]\nbetween = ["bank", "optics"]', "“bank” is no technology"),
    ("road with one end", '[[roads]]\nbetween = ["bank"]', "the figures in roads do not fit"),
    ("two tiles with one number", "[tiles.bank]\nno = 1", "another tile has the same number (1)"),
    ("rounds that outrun the stacks", "[constants]\nrounds-per-epoch = { 4 = 4 }", "rounds"),
    ("a sixth epoch", "[constants]\nepochs = { 4 = 6 }", "epochs"),
    ("points for no money", "[constants]\nthalers-per-point = 0", "thalers-per-point"),
    ("money below nothing", "[constants]\nstart-money = -3", "start-money"),
    ("epochs in words", '[constants]\nextra-income-epochs = ["III"]', "extra-income-epochs"),
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
        ib.game("industria", figures=path)

    assert french(caught.value)


FRENCH = [
    ("[tyles.quarry]\nprice = 3", "il n’y a pas de donnée nommée tyles (vouliez-vous dire tiles\u202f?)"),
    ("[sections]", "il n’y a pas de donnée nommée sections"),
    ('[tiles.quarry]\nprice = "three"', "la donnée tiles.quarry.price doit être un nombre entier, pas un texte"),
    ("[tiles]\nquarry = 3", "la donnée tiles.quarry doit être une table, pas un nombre entier"),
    ("[tiles.bank]\nneeds = [3]", "les données de tiles ne conviennent pas\xa0: la donnée tiles.bank.needs.1 doit être un texte, pas un nombre entier"),
    ('[[roads]]\nbetween = ["bank"]', "les données de roads ne conviennent pas\xa0: la donnée roads.1.between doit être une liste de 2, pas de 1"),
    ("[tiles.bank]\nprice = 2000000", "la donnée tiles.bank.price est trop grande\xa0: 2000000"),
    ("[constants]\nplayers = [3]", "constants.players ne peut pas être corrigé\xa0: cela découle d’autres données ou des règles"),
    ('[tiles.bank]\nmakes = "gold"', "tiles.bank.makes\xa0: «\xa0gold\xa0» n’existe pas"),
    ('[tiles.bank]\nkind = "inn"', "tiles.bank\xa0: la sorte «\xa0inn\xa0» n’existe pas"),
    ('[tiles.bank]\ngives = "stone"', "tiles.bank\xa0: une tuile de la sorte «\xa0factory\xa0» ne peut pas donner «\xa0stone\xa0»"),
    ("[tiles.bank]\nprice = -1", "tiles.bank\xa0: un nombre est hors limites"),
    ('[[roads]]\nbetween = ["bank", "inn"]', "roads\xa0: «\xa0inn\xa0» n’est pas de la sorte «\xa0factory\xa0»"),
    ('[[roads]]\nbetween = ["bank", "bank"]', "roads\xa0: les deux extrémités sont «\xa0bank\xa0»"),
    ("[tiles.bank]\nno = 1", "tiles.clay-pit\xa0: une autre tuile a le même numéro (1)"),
    ("[constants]\nrounds-per-epoch = { 4 = 4 }", "rounds-per-epoch\xa0: 4 fois 4 tuiles ne font pas 12 tuiles"),
    ("[tiles.bank]\nepoch = 3", "l’époque 2 a 11 tuiles au lieu de 12"),
    ("[constants]\nepochs = { 4 = 0 }", "epochs\xa0: 0 époque à 4 joueurs, c’est impossible"),
    ("[constants]\nepochs = { 4 = 6 }", "epochs\xa0: 6 époques à 4 joueurs, c’est impossible"),
    ("[constants]\nextra-income-epochs = [7]", "extra-income-epochs\xa0: il n’y a pas d’époque 7"),
    ("[constants]\nstart-money = -3", "constants.start-money doit être entre 0 et 99, pas -3"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "reason"), FRENCH)
def test_a_wrong_file_is_refused_in_french_too(tmp_path: Path, text: str, reason: str) -> None:
    assert told_of_figures(text, tmp_path, "industria") == reason


def test_a_missing_file_is_refused_in_a_clear_sentence(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"

    with pytest.raises(ib.FiguresError) as caught:
        ib.game("industria", figures=path)

    assert str(caught.value) == f"cannot read the figures in {path}: no such file or directory"
    assert french(caught.value) == (
        f"impossible de lire les données dans {path}\xa0: ce fichier ou dossier n’existe pas"
    )
