"""Shelves: what everybody may look through: the whole mat of a seat, and its discards."""

from __future__ import annotations

from itertools import groupby

from ironbridge.core.scene import Mark, Shelf
from ironbridge.rulesets.brass_birmingham.board import INDUSTRIES, Model
from ironbridge.rulesets.brass_birmingham.scene.look import GLYPHS, Look
from ironbridge.rulesets.brass_birmingham.state import discards_of

COLUMNS = ("tile", "left", "price", "sale", "points", "income", "icons", "eras")

Line = list[list[Mark]]


def shelves(look: Look, seat: int) -> list[Shelf]:
    """A seat's mat, and its discards."""
    state = look.state
    gone = tuple(state.mat[seat * INDUSTRIES + industry] for industry in range(INDUSTRIES))
    return [
        look.kept.shelves.find((gone, look.lang), mat, look, gone),
        discards(look, seat),
    ]


def mat(look: Look, gone: tuple[int, ...]) -> Shelf:
    """Every tile that is left, in the order in which they come."""
    lines = [
        tile_line(look, industry, tile, len(list(alike)))
        for industry, taken in enumerate(gone)
        for tile, alike in groupby(look.board.stacks[industry][taken:])
    ]
    heads = [look.say(f"scene.column-{column}") for column in COLUMNS]
    return Shelf(look.say("scene.whole-mat"), heads, lines, look.say("scene.nothing"))


def tile_line(look: Look, industry: int, tile: int, count: int) -> Line:
    """A tile: how many are left, what it costs, what it needs to be sold, what it brings."""
    model = look.board.models[tile]
    needs = [Mark("coal-cube")] * model.coal + [Mark("iron-cube")] * model.iron
    return [
        [Mark(GLYPHS[industry], look.called.tile(tile, look.lang))],
        [Mark(text=f"×{count}")],
        [Mark("pound", str(model.price)), *needs],
        [Mark("cask")] * model.beer,
        [Mark("point", str(model.points))],
        [Mark("income", f"+{model.income}")],
        [Mark("link", str(model.icons))],
        era_marks(look, model),
    ]


def era_marks(look: Look, model: Model) -> list[Mark]:
    """In which era alone it can be built, and that it cannot be developed away."""
    marks = [Mark("bulb", look.say("scene.kept"))] if model.bulb else []
    if model.canal and model.rail:
        return marks
    return [Mark(text=look.say(f"scene.only-{'canal' if model.canal else 'rail'}")), *marks]


def discards(look: Look, seat: int) -> Shelf:
    """The cards that lie face up on a seat's pile (BB-40)."""
    counts = [(card, discards_of(look.state, seat, card)) for card in range(look.board.cards)]
    lines = [
        [[Mark(text=look.called.card(card, look.lang))], [Mark(text=f"×{count}")]]
        for card, count in counts
        if count
    ]
    heads = [look.say("scene.column-card"), look.say("scene.column-count")]
    return Shelf(look.say("scene.discards"), heads, lines, look.say("scene.nothing"))
