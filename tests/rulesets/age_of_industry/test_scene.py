"""The scene of Age of Industry: what is seen of a position, and what answers a question."""

from __future__ import annotations

from importlib.resources import files

import pytest

from ironbridge.core import languages
from ironbridge.core.scene import Mark, Scene
from ironbridge.core.speech import Speech
from ironbridge.core.state import NOBODY
from ironbridge.draw.symbols import symbols
from ironbridge.lab.check import check_words
from rulesets.age_of_industry.looking import LANGUAGES, MAPS, NAMES, moments, scenes
from rulesets.age_of_industry.table import (
    end_game,
    end_round,
    germany,
    has,
    industry,
    new_england,
)
from rulesets.things import (
    each,
    ids,
    ladder,
    link,
    panel,
    pictures,
    piece,
    seen,
    symbols_of,
    things,
)

SPOKEN = files("ironbridge.rulesets.age_of_industry") / "data" / "scene.toml"

# What a seat may not know does not show.


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_hidden_cards_do_not_show(seat: int) -> None:
    match = industry(3).start(seed=4, names=NAMES[:3])

    assert len(pictures(match, seat)) == 1


def test_a_seat_sees_its_own_cards_and_how_many_the_others_hold() -> None:
    match = germany(A=has("brown brown port"), B=has("ship blue"))

    own, other = match.scene(0), match.scene(1)

    assert hand(own) == ["card:port", "card:brown"]
    assert piece(own, "card:brown").marks["sw"] == [Mark(text="×2")]
    assert hand(other) == ["card:ship", "card:blue"]
    assert panel(own, 1).rows[0].marks[0] == Mark("card", "2")
    assert panel(other, 0).rows[0].marks[0] == Mark("card", "3")


def hand(scene: Scene) -> list[str]:
    """The cards of the hand."""
    return [id for id in ids(scene) if id.startswith("card:")]


def test_an_onlooker_sees_a_pile_of_cards() -> None:
    scene = industry().start(seed=1, names=NAMES[:4]).scene(NOBODY)

    assert hand(scene) == ["card:unknown"]
    assert piece(scene, "card:unknown").label == "6 cards"


def test_who_is_not_asked_sees_no_question() -> None:
    match = germany()

    assert match.scene(0).question and match.scene(0).lit
    assert not match.scene(1).question and not match.scene(1).lit


# What answers the question.


@pytest.mark.parametrize(
    ("players", "map", "seed"),
    [(3, "germany", 2), (4, "new-england", 9), (5, "germany", 3), (5, "new-england", 4)],
)
def test_every_option_is_lit_once_and_at_a_place_that_exists(
    players: int, map: str, seed: int
) -> None:
    kinds = set()
    for match in each(4, moments(players, map, seed=seed)):
        scene = seen(match)
        phrases = [phrase for here in scene.lit.values() for phrase in here]
        assert sorted(phrases) == sorted(option.phrase for option in match.options())
        assert set(scene.lit) <= set(ids(scene))
        kinds.add(match.question.kind if match.question else "over")

    assert kinds >= {"action", "card", "industry", "space", "line", "take-card", "over"}


def test_actions_and_cards_answer_beside_the_map() -> None:
    match = germany(A=has("brown port", money=30))
    assert {id.split(":")[0] for id in seen(match).lit} == {"action"}

    match.choose("develop")
    assert set(seen(match).lit) == {"card:brown", "card:port"}

    match.choose("[port]")
    assert "counter:factory-0" in seen(match).lit
    assert "counter:factory-4" in seen(match).lit


def test_an_industry_is_chosen_by_its_next_counter() -> None:
    match = germany(A=has("red", money=30, display="coal-mine-1 0"))

    match.choose("build")

    assert seen(match).lit["counter:coal-mine-2"] == ["coal-mine"]
    assert seen(match).lit["counter:cotton-mill-1"] == ["cotton-mill"]


def test_spaces_and_railways_are_lit_on_the_map() -> None:
    match = germany("koeln.1 A cotton-mill-1", A=has("brown red", money=30))

    match.choose("railway")
    assert set(seen(match).lit) == {
        "line:essen-koeln", "line:koeln-belgium", "line:koeln-frankfurt",
    }  # fmt: skip

    match = germany(A=has("port", money=30))
    match.choose("build")
    assert "space:kiel" in seen(match).lit and "space:hamburg.2" in seen(match).lit


def test_import_coal_is_taken_from_its_box() -> None:
    match = new_england(
        "boston.1 A port-1, massachusetts-bay B ship-3 2, portsmouth A port-1,"
        "gulf-of-maine B ship-3 2, boston.3 A iron-works-1 3",
        "A worcester-boston",
        A=has("brown", money=30),
    )

    match.choose("railway")
    match.choose("boston-portsmouth")

    assert set(seen(match).lit) == {"import:massachusetts-bay", "import:gulf-of-maine"}


def test_goods_go_to_ports_and_markets() -> None:
    match = germany(
        "bremen.2 A cotton-mill-1, bremen.1 B port-1, hamburg.1 C port-2",
        "A hamburg-bremen bremen-osnabrueck osnabrueck-holland",
        "holland cotton",
        A=has("brown", money=30),
    )

    match.choose("sell")

    assert set(seen(match).lit) == {"space:bremen.1", "space:hamburg.1", "market:holland"}


def test_open_cards_and_the_deck_answer_where_they_lie() -> None:
    match = germany(open=["blue", "port"], A=has("brown"))

    match.choose("take")

    assert set(seen(match).lit) == {"open:blue", "open:port", "deck"}
    assert piece(seen(match), "open:blue").group == "blue"


def test_loans_are_repaid_by_number() -> None:
    match = germany(A=has("brown", money=25, loans=3))

    match.choose("repay")

    assert set(seen(match).lit) == {"loans:1", "loans:2"}
    assert "action:build" not in ids(seen(match))


def test_one_can_stop_selling() -> None:
    match = germany(
        "bremen.2 A cotton-mill-1, hannover A cotton-mill-1, bremen.1 B port-1, hamburg.1 C port-1",
        "A hamburg-bremen bremen-hannover",
        A=has("brown", money=30),
    )
    assert "action:stop" not in ids(seen(match))

    for answer in ("sell", "hannover", "to:bremen.1"):
        match.choose(answer)

    assert seen(match).lit["action:stop"] == ["stop"]


# Sentences.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("map", MAPS)
def test_every_thing_has_a_spoken_name(map: str, lang: str) -> None:
    for scene in scenes(5, map, lang):
        for thing in things(scene):
            assert thing.says and "{" not in thing.says
        assert len(set(ids(scene))) == len(ids(scene))
        assert scene.lang == lang


def test_french_never_breaks_before_its_marks() -> None:
    for scene in scenes(5, "new-england", "fr"):
        spoken = [thing.says for thing in things(scene)] + [text.text for text in scene.texts]
        assert not [says for says in spoken if any(f" {mark}" in says for mark in ":;?!»$")]


def test_the_sentences_of_the_scene_are_in_order() -> None:
    assert check_words("scene.toml", Speech.load(SPOKEN)) == []


def test_every_sentence_of_the_scene_is_in_both_languages() -> None:
    table = languages.written(SPOKEN)

    assert {key for key, entry in table.items() if set(entry) != set(LANGUAGES)} == set()


@pytest.mark.parametrize("map", MAPS)
def test_every_symbol_of_the_scene_is_drawn(map: str) -> None:
    used = {symbol for scene in scenes(5, map, "en") for symbol in symbols_of(scene)}

    assert used <= set(symbols())


# The map.


def test_a_space_shows_what_alone_fits_and_a_counter_what_lies_on_it() -> None:
    scene = seen(germany("essen.1 B coal-mine-2 3, danzig.1 A port-1, hamburg.2 A port-2"))

    assert piece(scene, "space:koeln.1").marks == {}
    assert piece(scene, "space:kiel").marks == {"c": [Mark("port")]}
    mine = piece(scene, "space:essen.1")
    assert (mine.shape, mine.owner, mine.label, mine.symbol) == ("square", 1, "2", "coal-mine")
    assert mine.marks == {"se": [Mark("coal-cube", "3")]}
    assert piece(scene, "space:danzig.1").marks == {"se": [Mark("mill")]}
    assert piece(scene, "space:hamburg.2").marks == {}


def test_a_flipped_counter_shows_its_points() -> None:
    counter = piece(seen(germany("koeln.1 A cotton-mill-2 flipped")), "space:koeln.1")

    assert counter.state == "turned"
    assert counter.marks == {"sw": [Mark("point", "2")]}


def test_a_place_has_its_colour_and_its_signs() -> None:
    german, american = seen(germany()), seen(new_england())

    assert piece(german, "place:berlin").group == "yellow"
    assert piece(german, "place:france").marks["e"] == [Mark("harbour")]
    assert piece(german, "place:france").says == "France, distant port"
    assert piece(german, "place:ulm").shape == "halt"
    assert piece(american, "place:pennsylvania").marks["e"] == [Mark("lock")]
    plates = [area.group for area in german.areas if area.style == "plate"]
    assert plates.count("yellow") == 5 and plates.count("") == 6


def test_railways_show_their_owner() -> None:
    scene = seen(germany("essen.1 A coal-mine-1", "B essen-koeln"))

    assert link(scene, "line:essen-koeln").owner == 1
    assert link(scene, "line:essen-kassel").owner is None


def test_a_sea_lane_is_open_between_a_port_and_a_ship() -> None:
    scene = seen(new_england("portland.1 A port-1, gulf-of-maine B ship-3 3"))

    assert link(scene, "lane:gulf-of-maine-portland").state == "open"
    assert link(scene, "lane:gulf-of-maine-portsmouth").state == ""


def test_an_import_box_tells_what_a_ship_brings_and_what_is_left() -> None:
    scene = seen(new_england("portland.1 A port-1, gulf-of-maine B ship-3 2"))

    assert piece(scene, "import:gulf-of-maine").marks["c"] == [Mark("coal-cube", "2")]
    waiting = piece(scene, "import:massachusetts-bay")
    assert (waiting.state, waiting.marks["c"]) == ("faint", [Mark("cube", "3")])


def test_markets_show_what_they_buy_and_whether_they_are_used() -> None:
    scene = seen(germany(markets="holland both, denmark cotton used, russia none"))

    assert piece(scene, "market:holland").marks["c"] == [Mark("mill"), Mark("factory")]
    assert piece(scene, "market:denmark").state == "gone"
    assert piece(scene, "market:russia").marks["c"] == [Mark("no-demand")]


# Displays, order, panels.


@pytest.mark.parametrize(("cubes", "price"), [(6, "1"), (5, "1"), (4, "2"), (1, "3"), (0, "4")])
def test_the_price_of_the_next_coal_is_marked(cubes: int, price: str) -> None:
    display = ladder(seen(germany(coal=cubes)), "display:coal")

    assert [rung.label for rung in display.rungs if rung.here] == [price]
    assert sum(rung.full for rung in display.rungs) == cubes
    assert [rung.label for rung in display.rungs] == list("4321")


def test_the_order_tells_who_has_spent_what() -> None:
    match = germany(order=list("CADB"), turn="A", C=has(spent=12))
    scene = seen(match)

    assert piece(scene, "order:1").marks["e"] == [Mark("dollar", "12")]
    assert [piece(scene, f"order:{n}").state for n in (1, 2, 3)] == ["faint", "open", ""]
    assert [panel.seat for panel in scene.panels] == [2, 0, 3, 1]
    assert panel(scene, 2).rows[1].marks[1] == Mark(text="$12 spent")


def test_the_round_tells_what_is_left_of_the_turn() -> None:
    assert piece(seen(germany(actions=1)), "round").says == "Round 2: 1 action"

    settling = end_round(A=has("brown", money=12, loans=1))
    assert piece(seen(settling), "round").marks["e"] == [Mark(text="interest")]


def test_a_panel_tells_money_loans_railways_and_the_display() -> None:
    match = germany(A=has("brown", money=23, loans=1, display="cotton-mill-1 1, factory-0 0"))
    found = panel(seen(match), 0)

    assert found.marks == [
        Mark("point", "2"),
        Mark("dollar", "23"),
    ]  # one loan is repaid at the end
    assert found.rows[0].marks == [Mark("card", "1"), Mark("rails", "12"), Mark("loan", "1")]
    assert [mark.text.split("\u2009") for mark in found.rows[2].marks[:2]] == [
        list("12233"), list("3344"),
    ]  # fmt: skip
    assert found.active


def test_the_display_marks_the_next_counter_and_what_is_never_built() -> None:
    scene = seen(germany(A=has("brown", display="cotton-mill-1 0")))

    assert piece(scene, "counter:cotton-mill-1").state == "gone"
    assert piece(scene, "counter:cotton-mill-2").state == "open"
    assert piece(scene, "counter:cotton-mill-2").marks["ne"] == [
        Mark("dollar", "6"), Mark("coal-cube"),
    ]  # fmt: skip
    assert piece(scene, "counter:factory-0").marks["ne"] == [Mark("lock")]
    assert piece(scene, "counter:coal-mine-3").marks["se"] == [
        Mark("income", "9"), Mark("coal-cube", "5"),
    ]  # fmt: skip


def test_at_the_end_the_winner_is_named() -> None:
    badges = [mark.text for panel in seen(end_game()).panels for mark in panel.badges]

    assert badges == ["winner"]
