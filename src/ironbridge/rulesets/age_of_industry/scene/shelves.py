"""Shelves: what everybody may look through: the whole display of a seat, and the discard pile."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Shelf
from ironbridge.rulesets.age_of_industry.scene.cards import card_label
from ironbridge.rulesets.age_of_industry.scene.display import counter_marks, left_on_display
from ironbridge.rulesets.age_of_industry.scene.look import GLYPHS, Look

COLUMNS = ("counter", "left", "price", "profit")


def shelves(look: Look, seat: int) -> list[Shelf]:
    """A seat's display, and the pile that is everybody's."""
    return [display(look, seat), discards(look)]


def display(look: Look, seat: int) -> Shelf:
    """Every counter that is left, in the order in which they are built."""
    models = range(len(look.board.models))
    lines = [counter_line(look, seat, m) for m in models if left_on_display(look, m, seat)]
    heads = [look.say(f"column-{column}") for column in COLUMNS]
    return Shelf(look.say("title-display"), heads, lines, look.say("nothing"))


def counter_line(look: Look, seat: int, model: int) -> list[list[Mark]]:
    """A counter: how many are left, what it costs, what it brings."""
    found, left = look.board.models[model], left_on_display(look, model, seat)
    marks = counter_marks(look, found, left)
    return [
        [Mark(GLYPHS[found.industry], str(look.called.counter(model, look.lang)))],
        [Mark(text=f"×{left}")],
        marks["ne"],
        marks.get("se", []),
    ]


def discards(look: Look) -> Shelf:
    """The cards that lie face up on the pile (AI-50)."""
    counts = [(card, look.state.discarded[card]) for card in range(look.board.cards)]
    lines = [
        [[Mark(text=card_label(look, card))], [Mark(text=f"×{count}")]]
        for card, count in counts
        if count
    ]
    heads = [look.say("column-card"), look.say("column-count")]
    return Shelf(look.say("discards"), heads, lines, look.say("nothing"))
