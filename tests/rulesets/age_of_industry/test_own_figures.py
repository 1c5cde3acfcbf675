"""Figures corrected by a reader who owns the box: the whole program follows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ironbridge as ib
from ironbridge.testing.conforming import random_match
from rulesets.age_of_industry.table import (
    choices,
    coal,
    counter,
    end_game,
    end_round,
    germany,
    has,
    industry,
    loans,
    money,
    new_england,
    railway,
    spent,
)
from rulesets.playing import allowed, at_random, offers, play, why
from rulesets.telling import french, told_of_figures

MINE = """
[counters.factory-3]
price = 9
profit = 17
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A file with other figures for a factory."""
    path = tmp_path / "mine.toml"
    path.write_text(MINE, encoding="utf-8")
    return path


def with_figures(map: str = "germany", players: int = 4, **changes: Any) -> ib.Game:
    """The game with corrected figures."""
    return industry(players, map, figures=changes)


# Corrections.


@pytest.mark.parametrize("as_text", [True, False])
def test_a_corrected_price_and_profit_are_paid(mine: Path, as_text: bool) -> None:
    game = ib.game("age-of-industry", players=4, figures=str(mine) if as_text else mine)
    match = germany("", "A koeln-belgium", "belgium factory", game=game,
                    A=has("red", money=11, display="factory-0 0"))  # fmt: skip

    play(match, "build [red] factory koeln.1")
    paid = spent(match)
    play(match, "sell koeln.1")

    assert (paid, money(match)) == (9 + 1 + 1, 17)


def test_a_corrected_figure_is_told_in_every_sentence(mine: Path) -> None:
    game = industry(figures=mine)
    match = germany("", "B koeln-belgium", game=game, A=has("red", display="factory-0 0"))
    match.choose("build")

    option = next(option for option in match.options() if option.phrase == "factory")

    assert option.text("en") == (
        "Factory 3: $9, 1 coal, 1 iron, profit $17, 3 points, $11 in all, takes 2 loans"
    )
    assert "9" in option.text("fr") and "17" in option.text("fr")


@pytest.mark.parametrize("map", ["germany", "new-england"])
def test_a_corrected_figure_is_marked_as_yours_and_the_others_keep_their_marks(
    mine: Path, map: str
) -> None:
    before = {figure.path: figure for figure in industry(map=map).figures}

    after = {figure.path: figure for figure in industry(map=map, figures=mine).figures}

    changed = [path for path in after if after[path] != before[path]]
    assert changed == ["counters.factory-3.price", "counters.factory-3.profit"]
    assert {after[path].mark for path in changed} == {"yours"}


def test_a_record_carries_corrected_figures_and_replays_with_them(mine: Path) -> None:
    game = industry(3, "new-england", figures=mine)
    match = at_random(game.start(seed=3), seed=3)
    mine.unlink()

    text = str(match.record())
    again = ib.load(text)

    assert 'figures: {"counters": {"factory-3": {"price": 9, "profit": 17}}}' in text
    assert again.game.settings == {"map": "new-england"}
    assert again.game.figures.data["counters"]["factory-3"]["price"] == 9
    assert (again.position(), str(again.record())) == (match.position(), text)


def test_the_displays_follow() -> None:
    game = with_figures(displays={"coal": {"prices": [2, 5], "start-cubes": 1, "empty-price": 9}})
    match = germany("", "B koeln-belgium essen-koeln", game=game,
                    A=has("red red", display="cotton-mill-1 0"))  # fmt: skip

    assert coal(match) == 1
    play(match, "build [red] cotton-mill koeln.1", "build [red] cotton-mill essen.3")

    assert spent(match) == 6 + 5 + 6 + 9


def test_the_constants_follow() -> None:
    game = with_figures(
        constants={"start-money": 3, "loan-money": 5, "railway-price": 2, "loan-interest": 2}
    )
    start = game.start(seed=1).position()["seats"]
    match = germany("koeln.1 A cotton-mill-1", game=game)
    round_ended = end_round(game=game, A=has(loans=2, money=4))

    play(match, "railway koeln-belgium", "railway essen-koeln")

    assert [seat["money"] for seat in start.values()] == [3] * 4
    assert (money(match), loans(match), spent(match)) == (3 + 5 - 2 - 4, 1, 6)
    assert money(round_ended) == 0


def test_the_constants_of_scoring_follow() -> None:
    game = with_figures(
        constants={"money-per-point": 2, "railway-income": 7, "village-income": 3, "loan-points": 1}
    )

    match = end_game("", "A ulm-augsburg", game=game, B=has("red", loans=1))

    assert match.scores()[:2] == [(7 + 3) // 2, -2 + (10 - 1) // 2]


def test_the_limits_follow() -> None:
    game = with_figures(constants={"hand-limit": 7, "small-location-counters": 2})
    match = germany("koeln.1 A cotton-mill-1", game=game,
                    A=has("red ship ship ship ship ship ship"))  # fmt: skip

    assert "take" not in offers(match)
    assert allowed(match, "build [red] iron-works koeln.2")


def test_the_hands_follow() -> None:
    position = with_figures(constants={"hand-size": 4, "open-cards": 3}).start(seed=1).position()

    assert [len(seat["hand"]) for seat in position["seats"].values()] == [4] * 4
    assert (len(position["open"]), len(position["deck"])) == (3, 66 - 16 - 3)


def test_the_number_of_cards_taken_follows() -> None:
    game = with_figures(constants={"cards-taken": 3})
    match = germany(game=game, open=["port", "brown"], A=has("red"))

    play(match, "take open:[port]", "deck", "open:[brown]")

    assert len(match.position()["seats"]["A"]["hand"]) == 4
    assert random_match(with_figures(players=3, constants={"cards-taken": 3}), seed=1).over


def test_the_counters_follow() -> None:
    game = with_figures(counters={"coal-mine-1": {"cubes": 5, "iron": 1, "count": 1}})
    match = germany("essen.3 B iron-works-1", game=game, A=has("red"))

    play(match, "build [red] coal-mine essen.1")

    assert counter(match, "essen.1") == "A coal-mine-1 5"
    assert match.position()["seats"]["A"]["display"] == {"coal-mine-1": 0}


def test_what_ports_and_markets_take_follows() -> None:
    game = with_figures(
        counters={"port-1": {"sells": ["factory"]}}, markets={"cotton": {"buys": ["factory"]}}
    )
    match = germany("hamburg.3 A factory-3, hamburg.4 A cotton-mill-1, hamburg.1 B port-1",
                    game=game)  # fmt: skip

    assert choices(match, "sell") == []
    assert why(match, "sell hamburg.4 to:hamburg.1") == "port-does-not-take-it"


def test_the_cards_follow() -> None:
    game = with_figures(industries={"ship": {"cards": 0}}, colours={"brown": {"cards": 11}})
    position = game.start(seed=1).position()
    hands = [card for seat in position["seats"].values() for card in seat["hand"]]
    cards = hands + position["deck"] + position["open"]

    assert (cards.count("ship"), cards.count("brown"), len(cards)) == (0, 11, 66)


# Places, links and ships: corrected, added, removed.


def test_the_spaces_and_colour_of_a_place_follow() -> None:
    game = with_figures(places={"regensburg": {"colour": "red", "spaces": ["port", "blank"]}})
    match = germany(game=game, A=has("red"))

    play(match, "build [red] port regensburg.1")

    assert counter(match, "regensburg.1") == "A port-1"


def test_a_distant_port_and_a_market_follow() -> None:
    game = with_figures(places={"kassel": {"distant-port": True, "markets": 1}})
    match = germany("kassel A cotton-mill-1", "", "kassel cotton", game=game,
                    A=has("blue", display="cotton-mill-1 0"))  # fmt: skip

    assert allowed(match, "build [blue] cotton-mill kassel coal:display")
    assert allowed(match, "sell kassel")


def test_a_place_of_no_transit_follows() -> None:
    game = with_figures(places={"essen": {"transit": False}})
    match = germany("koeln.1 A cotton-mill-1, bremen.1 B port-1",
                    "B essen-koeln osnabrueck-essen bremen-osnabrueck", game=game)  # fmt: skip

    assert why(match, "sell koeln.1 to:bremen.1") == "buyer-barred"


def test_pennsylvania_may_be_opened_to_transit() -> None:
    game = with_figures("new-england", places={"pennsylvania": {"transit": True}})
    match = new_england("new-york.3 A cotton-mill-1", "B pennsylvania-new-york "
                        "pennsylvania-binghamton binghamton-great-lakes", "great-lakes cotton",
                        game=game)  # fmt: skip

    assert allowed(match, "sell new-york.3 to:great-lakes")


def test_the_name_of_a_place_follows() -> None:
    game = with_figures(places={"koeln": {"name": {"en": "Cologne", "fr": "Köln"}}})
    match = germany(game=game, A=has("red"))

    play(match, "build [red] cotton-mill koeln.1")

    assert "A builds Cotton mill 1 in Cologne for $4." in match.log()
    assert "à Köln" in match.log("fr")[1]


LINDAU = {
    "places": {
        "lindau": {
            "name": {"en": "Lindau", "fr": "Lindau"},
            "kind": "city",
            "colour": "brown",
            "spaces": ["blank", "port"],
        }
    },
    "links": {"ulm-lindau": {"joins": ["ulm", "lindau"]}},
}


def test_a_place_and_a_link_may_be_added() -> None:
    game = industry(figures=LINDAU)
    match = germany("lindau.1 A cotton-mill-1", game=game, A=has("brown"))

    play(match, "railway ulm-lindau", "build [brown] iron-works regensburg")

    assert railway(match, "ulm-lindau") == "A"
    assert why(germany(game=game, A=has("brown")), "build [brown] port lindau.1") == (
        "space-does-not-take-it"
    )


def test_what_is_added_is_marked_as_yours() -> None:
    added = [f for f in industry(figures=LINDAU).figures if "lindau" in f.path]

    assert len(added) == 5
    assert {figure.mark for figure in added} == {"yours"}


def removed(*ids: str) -> dict[str, Any]:
    """Entries that a reader's board does not have."""
    return {id: {"removed": True} for id in ids}


def test_a_place_may_be_removed_with_its_links() -> None:
    game = with_figures(
        places=removed("ulm"), links=removed("stuttgart-ulm", "ulm-augsburg", "ulm-switzerland")
    )

    assert "ulm" not in game.figures.data["places"]
    assert len(game.figures.data["links"]) == 55 - 3
    match = germany("stuttgart.1 A cotton-mill-1", game=game)
    assert choices(match, "railway") == []  # a single link is left there


def test_a_link_may_be_removed() -> None:
    game = with_figures(links=removed("koeln-belgium"))
    match = germany("koeln.1 A cotton-mill-1", game=game)

    assert choices(match, "railway") == ["essen-koeln", "koeln-frankfurt"]


def test_a_link_may_lead_elsewhere() -> None:
    game = with_figures(links={"koeln-belgium": {"joins": ["essen", "belgium"]}})
    match = germany("essen.1 A coal-mine-1", game=game)

    play(match, "railway koeln-belgium")

    assert railway(match, "koeln-belgium") == "A"


def test_a_ship_space_follows() -> None:
    game = with_figures(
        "new-england",
        ships={"massachusetts-bay": {"cubes": 5, "colour": "red", "lanes": ["new-bedford"]}},
    )
    match = new_england("new-bedford.1 B port-1", game=game, A=has("red", display="ship-0 0"))

    play(match, "build [red] ship massachusetts-bay")

    assert counter(match, "massachusetts-bay") == "A ship-3 4"


def test_a_ship_space_may_be_added() -> None:
    bay = {"name": {"en": "Saco Bay", "fr": "Baie de Saco"}, "colour": "yellow",
           "lanes": ["portland"], "cubes": 2}  # fmt: skip
    game = with_figures("new-england", ships={"saco-bay": bay})
    match = new_england("portland.1 B port-1, portland.2 A cotton-mill-1", markets="saco-bay cotton",
                        game=game, A=has("yellow", display="ship-0 0"))  # fmt: skip

    play(match, "build [yellow] ship saco-bay", "sell portland.2 to:saco-bay")

    assert counter(match, "saco-bay") == "A ship-3 1"
    assert "A imports 2 coal cubes at Saco Bay." in match.log()


def test_a_map_without_ship_spaces_may_get_one() -> None:
    bight = {"name": {"en": "German Bight", "fr": "Baie allemande"}, "colour": "blue",
             "lanes": ["hamburg"], "cubes": 3}  # fmt: skip
    game = with_figures(ships={"german-bight": bight})
    match = germany("hamburg.1 A port-1", game=game, A=has("ship", display="ship-0 0"))

    play(match, "build [ship] german-bight")

    assert counter(match, "german-bight") == "A ship-3 2"


def test_ship_spaces_may_be_removed() -> None:
    game = with_figures("new-england", ships=removed("massachusetts-bay", "nantucket-sound"))
    match = new_england("boston.1 A port-1", game=game, A=has("ship", display="ship-0 0"))

    assert why(match, "build [ship] ship gulf-of-maine") == "not-at-the-port"
    assert len(match.position()["markets"]) == 6


def test_a_map_without_ship_spaces_is_played() -> None:
    ships = removed(*industry(map="new-england").figures.data["ships"])

    match = random_match(with_figures("new-england", 3, ships=ships), seed=2)

    assert match.over


def test_a_file_without_corrections_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "empty.toml"
    path.write_text("# nothing differs\n", encoding="utf-8")

    game = ib.game("age-of-industry", players=4, figures=path)

    assert game.figures.data == industry().figures.data
    assert "figures:" not in str(game.start(seed=1).record())


WRONG = [
    ("not TOML", "[counters.port-1\nprice = 3", "is not a TOML file"),
    ("unknown section", "[plases.ulm]\nkind = 'city'", "no figure called plases (did you mean places?)"),
    ("unknown counter", "[counters.port-9]\nprice = 3", "no figure called counters.port-9"),
    ("unknown field", "[counters.port-1]\nprize = 3", "counters.port-1.prize (did you mean price?)"),
    ("unknown constant", "[constants]\nlone-money = 2", "constants.lone-money (did you mean"),
    ("constant that follows", "[constants]\nplayers = [2, 3]", "constants.players cannot be corrected"),
    ("no cards taken", "[constants]\ncards-taken = 0", "constants.cards-taken must be at least 1"),
    ("price in words", '[counters.port-1]\nprice = "three"', "price must be a whole number, not text"),
    ("counter as a number", "[counters]\nport-1 = 3", "counters.port-1 must be a table, not a whole number"),
    ("place as a number", "[places]\nulm = 3", "places.ulm must be a table, not a whole number"),
    ("places as a number", "places = 3", "places must be a table, not a whole number"),
    ("more places than there can be", "".join(f"[places.p{n}]\nkind='city'\nname={{en='P{n}',fr='P{n}'}}\n" for n in range(60)), "a map has at most 62 places"),
    ("price below nothing", "[counters.port-1]\nprice = -1", "counters.port-1: a number is below"),
    ("counters below nothing", "[counters.port-1]\ncount = -1", "counters.port-1: a number is below"),
    ("unknown industry", '[counters.port-1]\nindustry = "silk"', "there is no “silk”"),
    ("port for unknown goods", '[counters.port-1]\nsells = ["silk"]', "there is no “silk”"),
    ("market for unknown goods", '[markets.both]\nbuys = ["silk"]', "there is no “silk”"),
    ("symbol of no industry", '[symbols.blank]\ntakes = ["silk"]', "there is no “silk”"),
    ("prices that fall", "[displays.iron]\nprices = [3, 2]\nstart-cubes = 1", "displays.iron: prices rise"),
    ("more cubes than spaces", "[displays.coal]\nstart-cubes = 7", "displays.coal"),
    ("too few market counters", "[markets.cotton]\ncount = 0\n[markets.factory]\ncount = 0",
     "6 market counters for 8 spaces"),
    ("hands that outrun the deck", "[constants]\nhand-size = 20", "constants.hand-size"),
    ("money below nothing", "[constants]\nstart-money = -3", "constants.start-money must be at least 0"),
    ("loans of nothing", "[constants]\nloan-money = 0", "constants.loan-money must be at least 1"),
    ("no actions", "[constants]\nactions-per-turn = 0", "constants.actions-per-turn must be at least 1"),
    ("points for nothing", "[constants]\nmoney-per-point = 0", "constants.money-per-point"),
    ("unknown kind of place", '[places.ulm]\nkind = "town"', "places.ulm.kind: there is no “town”"),
    ("unknown colour", '[places.koeln]\ncolour = "pink"', "places.koeln.colour: there is no “pink”"),
    ("unknown symbol", '[places.koeln]\nspaces = ["farm"]', "places.koeln.spaces: there is no “farm”"),
    ("ship space on land", '[places.koeln]\nspaces = ["ship"]', "a ship space is no part of a place"),
    ("link to nowhere", '[links.koeln-belgium]\njoins = ["koeln", "york"]', "there is no “york”"),
    ("link with one end", '[links.koeln-belgium]\njoins = ["koeln"]', "a link joins two places"),
    ("link with equal ends", '[links.koeln-belgium]\njoins = ["koeln", "koeln"]', "joins two places"),
    ("place removed, links left", "[places.ulm]\nremoved = true",
     "links.stuttgart-ulm.joins: there is no “ulm”"),
    ("place added without its kind", '[places.lindau]\nname = { en = "Lindau", fr = "Lindau" }',
     "the figures in places do not fit"),
    ("place removed that is not there", "[places.ullm]\nremoved = true", "places.ullm (did you mean ulm?)"),
    ("place added without an English name",
     '[places.lindau]\nkind = "village"\nname = { fr = "Lindau" }', "places.lindau.name"),
    ("markets below nothing", "[places.poland]\nmarkets = -1", "places.poland: a number is below"),
    ("market counters below nothing", "[markets.both]\ncount = -3", "markets.both: a number is below"),
    ("cards below nothing", "[industries.ship]\ncards = -6", "industries.ship: a number is below"),
    ("cubes below nothing", "[displays.coal]\nstart-cubes = -1", "displays.coal: a number is below"),
    ("cubes for less than nothing", "[displays.coal]\nempty-price = -4", "displays.coal: a number"),
    ("no room in any hand", "[constants]\nhand-limit = 0\nhand-size = 0", "constants.hand-limit"),
    ("place added with an unknown field", '[places.lindau]\nkind = "city"\nharbour = true',
     "no figure called places.lindau.harbour"),
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
        ib.game("age-of-industry", players=4, figures=path)

    assert french(caught.value)


FRENCH = [
    ("[places.ullm]\nremoved = true", "il n’y a pas de donnée nommée places.ullm (vouliez-vous dire ulm\u202f?)"),
    ("places = 3", "la donnée places doit être une table, pas un nombre entier"),
    ('[places.lindau]\nname = { en = "Lindau", fr = "Lindau" }', "les données de places ne conviennent pas\xa0: il manque «\xa0kind\xa0» à places.lindau"),
    ("[places.ulm]\ntransit = 1", "les données de places ne conviennent pas\xa0: la donnée places.ulm.transit doit être oui ou non (true ou false), pas un nombre entier"),
    ('name = "Lakeland"', "le nom d’une carte est une table par langue, avec au moins «\xa0en\xa0»"),
    ('[places.lindau]\nkind = "village"\nname = { fr = "Lindau" }', "places.lindau.name\xa0: il n’y en a pas pour la langue en"),
    ('[ships.ulm]\ncolour = "blue"\nlanes = []\ncubes = 1\nname = { en = "Ulm", fr = "Ulm" }', "ships.ulm\xa0: un lieu porte déjà ce nom"),
    ('[places.koeln]\nspaces = ["ship"]', "places.koeln.spaces\xa0: une case de navire ne fait pas partie d’un lieu"),
    ('[links.koeln-belgium]\njoins = ["koeln"]', "links.koeln-belgium.joins\xa0: un tracé joint deux lieux"),
    ("[displays.coal]\nstart-cubes = 7", "displays.coal\xa0: les prix montent, et il n’y a pas plus de cubes que de prix"),
    ("[counters.port-1]\nprice = -1", "counters.port-1\xa0: un nombre est inférieur à zéro\xa0: price"),
    ("[markets.cotton]\ncount = 0\n[markets.factory]\ncount = 0", "6 marqueurs de marché pour 8 cases"),
    ("[constants]\nhand-size = 20", "constants.hand-size\xa0: il n’y a pas autant de cartes"),
    ("[constants]\nloan-money = 0", "constants.loan-money doit être d’au moins 1"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "reason"), FRENCH)
def test_a_wrong_file_is_refused_in_french_too(tmp_path: Path, text: str, reason: str) -> None:
    assert told_of_figures(text, tmp_path, "age-of-industry", players=4) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            '[ships.gulf-of-maine]\nlanes = ["york"]',
            "ships.gulf-of-maine.lanes: there is no “york”",
        ),
        (
            '[ships.gulf-of-maine]\ncolour = "pink"',
            "ships.gulf-of-maine.colour: there is no “pink”",
        ),
        ('[ships.saco-bay]\ncolour = "red"', "the figures in ships do not fit"),
        ("[places.portsmouth]\nremoved = true", "there is no “portsmouth”"),
        ("[ships.gulf-of-maine]\ncubes = -2", "ships.gulf-of-maine: a number is below nothing"),
    ],
)
def test_a_wrong_ship_space_is_refused_in_a_clear_sentence(
    tmp_path: Path, text: str, reason: str
) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(ib.FiguresError, match=re.escape(reason)):
        ib.game("age-of-industry", players=4, map="new-england", figures=path)


def test_a_missing_file_is_refused_in_a_clear_sentence(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"

    with pytest.raises(ib.FiguresError, match=re.escape(f"cannot read the figures in {path}")):
        ib.game("age-of-industry", figures=path)
