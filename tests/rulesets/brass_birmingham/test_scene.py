"""The scene of Brass: Birmingham: what is seen of a position, and what answers a question."""

from __future__ import annotations

from itertools import combinations

import pytest

from ironbridge.core.asks import Question
from ironbridge.core.scene import Mark, Scene, Track
from ironbridge.core.state import NOBODY
from ironbridge.core.wording import Reader
from ironbridge.draw.svg import svg
from ironbridge.draw.symbols import symbols
from ironbridge.rulesets.brass_birmingham.rules.supply import IRON_FROM
from ironbridge.rulesets.brass_birmingham.state import Position
from rulesets.brass_birmingham.looking import LANGUAGES, NAMES, moments, scenes
from rulesets.brass_birmingham.table import birmingham, canal, hand, has, rail
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

# What a seat may not know does not show.


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2, 3])
def test_hidden_cards_do_not_show(seat: int) -> None:
    match = birmingham().start(seed=4, names=NAMES)

    assert len(pictures(match, seat)) == 1


def test_a_seat_sees_its_own_cards_and_how_many_the_others_hold() -> None:
    match = canal(A=has("derby derby iron"), B=has("wild-location leek stone"))

    own, other = match.scene(0), match.scene(1)

    assert [id for id in ids(own) if id.startswith("card:")] == ["card:derby", "card:iron"]
    assert piece(own, "card:derby").marks["sw"] == [Mark(text="×2")]
    assert "card:derby" not in ids(other)
    assert panel(own, 1).rows[1].marks[0] == Mark("card", "3")
    assert panel(other, 0).rows[1].marks[0] == Mark("card", "3")
    assert Mark("wild", "Wild location") in panel(own, 1).rows[1].marks


@pytest.mark.parametrize("seat", [NOBODY, 0, 1])
def test_everybody_sees_the_discards_of_everybody(seat: int) -> None:
    match = birmingham().start(seed=4, names=NAMES)
    asked = match.position()["turn"]
    card = hand(match, asked)[0]

    match.play(f"pass [{card}]")

    shown = panel(match.scene(seat), "ABCD".index(asked))
    pile = shown.shelves[-1]
    (((name,), (count,)),) = pile.lines
    assert pile.title == "Discards" and count.text == "×1"
    assert f"{match.names['ABCD'.index(asked)]} plays the card {name.text}." in match.log()
    assert f"Discards: {name.text}." in shown.says


def test_a_whole_mat_is_there_to_be_looked_through() -> None:
    match = birmingham().start(seed=4, names=NAMES)
    mat, pile = panel(match.scene(NOBODY), 2).shelves

    names = [line[0][0].text for line in mat.lines]
    assert len(names) == len(set(names)) > 25
    assert names[:2] == ["Cotton mill I", "Cotton mill II"]
    assert mat.lines[0][1:4] == [[Mark(text="×3")], [Mark("pound", "12")], [Mark("cask")]]
    assert all(len(line) == len(mat.heads) for line in mat.lines)
    assert pile.lines == [] and pile.empty


def test_a_second_lap_of_points_is_marked() -> None:
    match = canal()
    state = match.state.copy()
    assert isinstance(state, Position)
    state.points[0], state.points[1] = 141, 41
    scene = match.game.scene(state, NOBODY, Reader(match.names, "en"), None)

    lapped, other = piece(scene, "points:0"), piece(scene, "points:1")
    assert lapped.marks == {"e": [Mark(text="+100")]} and not other.marks
    assert "+100" in svg(scene)


def test_at_the_end_nothing_is_to_be_scored() -> None:
    scene = scenes(2, "en")[-1]

    assert scene.subtitle == "The game is over"
    assert all("To score" not in [row.label for row in seat.rows] for seat in scene.panels)
    assert all("on the board" not in seat.says for seat in scene.panels)


def test_an_onlooker_sees_a_pile_of_cards() -> None:
    scene = birmingham().start(seed=1, names=NAMES).scene(NOBODY)

    assert [id for id in ids(scene) if id.startswith("card:")] == ["card:unknown"]
    assert piece(scene, "card:unknown").label == "8 cards"


def test_who_is_not_asked_sees_no_question() -> None:
    match = canal()

    assert match.scene(0).question and match.scene(0).lit
    assert not match.scene(1).question and not match.scene(1).lit


# What answers the question.


@pytest.mark.parametrize(("players", "seed"), [(2, 2), (3, 3), (4, 9)])
def test_every_option_is_lit_once_and_at_a_place_that_exists(players: int, seed: int) -> None:
    kinds = set()
    for match in each(3, moments(players, seed=seed)):
        scene = seen(match)
        phrases = [phrase for here in scene.lit.values() for phrase in here]
        assert sorted(phrases) == sorted(option.phrase for option in match.options())
        assert set(scene.lit) <= set(ids(scene))
        kinds.add(match.question.kind if match.question else "over")

    assert kinds >= {"action", "card", "industry", "space", "line", "over"}


def test_actions_and_cards_and_the_mat_answer_beside_the_map() -> None:
    match = canal(A=has("derby iron", money=30))
    assert {id.split(":")[0] for id in seen(match).lit} == {"action"}

    match.choose("develop")
    assert set(seen(match).lit) == {"card:derby", "card:iron"}

    match.choose("[iron]")
    assert set(seen(match).lit) >= {"mat:cotton", "mat:iron", "mat:brewery"}
    assert "mat:pottery" not in seen(match).lit  # its lightbulb


def test_lines_are_lit_on_the_map() -> None:
    match = canal(links="A belper--derby", A=has("derby", money=30))

    match.choose("network")
    match.choose("[derby]")

    assert set(seen(match).lit) == {"line:derby--nottingham", "line:burton-on-trent--derby"}


def test_a_merchant_s_barrel_can_be_pointed_at() -> None:
    match = canal(
        tiles="derby.1 B brewery-1, derby.2 A cotton-1",
        links="A derby--nottingham",
        merchants="nottingham.1 cotton barrel",
        A=has("derby", money=30),
    )

    match.choose("sell")
    match.choose("[derby]")

    assert set(seen(match).lit) == {"space:derby.1", "barrel:nottingham.1"}


def test_a_market_can_be_pointed_at() -> None:
    match = canal()  # with no works on the board, iron comes from the market
    question = Question(IRON_FROM, 0)

    scene = match.game.scene(match.state, 0, Reader(NAMES, "en"), question)

    assert scene.lit == {"market:iron": ["iron:market"]}
    assert "market:iron" in ids(scene)


def test_stopping_has_a_key_while_it_is_an_answer() -> None:
    match = canal(A=has("derby", money=30))
    assert "action:stop" not in ids(seen(match))

    match.choose("develop")
    match.choose("[derby]")
    match.choose("cotton")

    assert seen(match).lit["action:stop"] == ["stop"]


# Names.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_thing_has_a_spoken_name_and_an_id_of_its_own(lang: str, players: int) -> None:
    for scene in scenes(players, lang):
        assert len(set(ids(scene))) == len(ids(scene))
        for thing in things(scene):
            assert thing.says == thing.says.strip() != ""
            assert "{" not in thing.says and "  " not in thing.says


def test_spoken_names_are_in_the_reader_s_language() -> None:
    match = canal(tiles="derby.1 A brewery-1, dudley.1 B coal-1 1", links="A belper--derby")
    en, fr = seen(match, "en"), seen(match, "fr")

    assert piece(en, "space:dudley.1").says == "Dudley 1: Coal mine I of B, 1 left on it"
    assert piece(fr, "space:dudley.1").says == (
        "Dudley 1\u00a0: Mine de charbon I, à B, il en reste 1 dessus"
    )
    assert link(en, "line:belper--derby").says == "Belper – Derby: canal of A"
    assert link(fr, "line:belper--derby").says == "Belper – Derby\u00a0: canal, à A"
    assert piece(en, "space:leek.1").says == (
        "Leek 1, empty: takes a cotton mill or a manufacturer"
    )


def test_french_never_breaks_before_its_marks() -> None:
    for scene in scenes(4, "fr"):
        spoken = [thing.says for thing in things(scene)] + [text.text for text in scene.texts]
        assert not [says for says in spoken if any(f" {mark}" in says for mark in ":;?!»")]


def test_every_symbol_of_the_scene_is_drawn() -> None:
    used = {symbol for scene in scenes(4, "en") for symbol in symbols_of(scene)}

    assert used <= set(symbols())


# The map.


def test_a_space_shows_what_fits_and_a_tile_what_lies_on_it() -> None:
    match = canal(tiles="dudley.1 B coal-2 3, derby.1 A brewery-1")
    scene = seen(match)

    assert piece(scene, "space:leek.2").shape == "socket"
    assert piece(scene, "space:leek.2").marks == {"c": [Mark("mill"), Mark("coal-mine")]}
    mine = piece(scene, "space:dudley.1")
    assert (mine.shape, mine.owner, mine.label, mine.symbol) == ("square", 1, "II", "coal-mine")
    assert mine.marks == {"se": [Mark("coal-cube", "3")]}
    assert piece(scene, "space:derby.1").marks == {"se": [Mark("cask", "1")]}


def test_a_flipped_tile_shows_its_points_and_link_icons() -> None:
    scene = seen(canal(tiles="belper.1 A cotton-2 flipped"))

    tile = piece(scene, "space:belper.1")
    assert tile.state == "turned"
    assert tile.marks == {"sw": [Mark(text="5")], "se": [Mark("link")] * 2}


def test_lines_look_like_the_era() -> None:
    early = seen(canal(links="A belper--derby"))
    late = seen(rail(links="B belper--derby"))

    def look(scene: Scene, id: str) -> tuple[str, str, int | None]:
        found = link(scene, id)
        return found.style, found.state, found.owner

    assert look(early, "line:belper--derby") == ("canal", "", 0)
    assert look(late, "line:belper--derby") == ("rail", "", 1)
    assert look(early, "line:belper--leek") == ("rail", "faint", None)
    assert look(late, "line:belper--leek") == ("rail", "", None)
    assert look(early, "line:burton-on-trent--walsall") == ("canal", "", None)
    assert look(late, "line:burton-on-trent--walsall") == ("canal", "faint", None)


def test_one_line_has_a_branch_to_the_southern_farm() -> None:
    scene = seen(canal())

    assert [link.id for link in scene.links if link.branch] == ["line:kidderminster--worcester"]


def test_merchants_show_what_they_buy_and_whether_they_have_beer() -> None:
    scene = seen(canal(merchants="oxford.1 all barrel, oxford.2 blank"))

    assert piece(scene, "merchant:oxford.1").marks["c"] == [
        Mark("mill"), Mark("factory"), Mark("pottery"),
    ]  # fmt: skip
    assert piece(scene, "merchant:oxford.2").marks["c"] == []
    assert piece(scene, "barrel:oxford.1").symbol == "cask"
    assert piece(scene, "barrel:oxford.2").state == "faint"
    assert piece(scene, "bonus:oxford").marks["c"] == [Mark("income", "+2")]


def test_merchants_that_are_not_used_are_pale() -> None:
    scene = seen(canal(game=birmingham(2)))

    assert piece(scene, "merchant:warrington.1").state == "faint"
    assert piece(scene, "merchant:nottingham.2").state == "faint"
    assert "barrel:warrington.1" not in ids(scene)


# Markets, scales, order.


@pytest.mark.parametrize(("cubes", "price"), [(14, "1"), (13, "1"), (12, "2"), (1, "7"), (0, "8")])
def test_the_price_of_the_next_coal_is_marked(cubes: int, price: str) -> None:
    market = ladder(seen(canal(coal=cubes)), "market:coal")

    assert [rung.label for rung in market.rungs if rung.here] == [price]
    assert sum(rung.full for rung in market.rungs) == cubes
    assert [rung.label for rung in market.rungs] == list("87654321")


def test_markers_stand_on_their_spaces() -> None:
    scene = seen(canal(A=has(income=0, points=103), B=has(income=99)))
    points, income = scene.tracks

    def space(track: Track, id: str) -> int:
        return int((piece(scene, id).x - track.x) // (track.w / track.spaces))

    assert space(points, "points:0") == 3
    assert [space(income, f"income:{seat}") for seat in (0, 1)] == [0, 99]
    assert sum(stretch.spaces for stretch in income.stretches) == income.spaces == 100


@pytest.mark.parametrize("income", [(10, 10, 10, 10), (10, 11, 12, 13), (50, 52, 51, 50)])
def test_markers_do_not_cover_each_other(income: tuple[int, ...]) -> None:
    a, b, c, d = (has(income=space) for space in income)
    scene = seen(canal(A=a, B=b, C=c, D=d))

    discs = [piece for piece in scene.pieces if piece.id.startswith("income:")]
    for one, other in combinations(discs, 2):
        apart = max(abs(one.x - other.x), abs(one.y - other.y))
        assert apart >= (one.w + other.w) / 2


def test_the_turn_order_tells_who_has_spent_what() -> None:
    match = canal(order=list("CADB"), turn="A", C=has(spent=12))
    scene = seen(match)

    assert piece(scene, "order:1").marks["e"] == [Mark("pound", "12")]
    assert [piece(scene, f"order:{n}").state for n in (1, 2, 3)] == ["faint", "open", ""]
    assert [panel.seat for panel in scene.panels] == [2, 0, 3, 1]


def test_a_panel_tells_points_money_income_and_the_mat() -> None:
    match = canal(A=has(money=23, points=4, income=14, developed="cotton 3"))
    found = panel(seen(match), 0)

    assert [(mark.symbol, mark.text) for mark in found.marks] == [("point", "4"), ("pound", "23")]
    assert found.rows[0].marks[0] == Mark("income", "+2")
    assert found.rows[3].marks[0] == Mark("mill", "II ×8")
    assert found.active


def test_a_panel_tells_what_the_board_would_score_now() -> None:
    match = canal(tiles="belper.1 A cotton-2 flipped", links="B belper--derby")

    assert panel(seen(match), 0).rows[2].marks == [Mark("link", "0"), Mark("point", "5")]
    assert panel(seen(match), 1).rows[2].marks == [Mark("link", "2"), Mark("point", "0")]


def test_the_mat_shows_the_next_tile_of_each_industry() -> None:
    match = canal(A=has("derby", developed="cotton 11, coal 1"))
    scene = seen(match)

    assert piece(scene, "mat:cotton").state == "gone"
    assert piece(scene, "mat:coal").label == "II"
    assert piece(scene, "mat:coal").marks["ne"] == [Mark("pound", "7")]


def test_at_the_end_the_winner_is_named() -> None:
    *_, match = moments(2)
    badges = [mark.text for panel in seen(match).panels for mark in panel.badges]

    assert badges == ["winner"]
