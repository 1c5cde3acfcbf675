"""Titles: what the parts around the map are called, and the names of the seas."""

from __future__ import annotations

from ironbridge.core.scene import Text
from ironbridge.games.age_of_industry.seen import cards, course, display
from ironbridge.games.age_of_industry.seen.grounds import sea_names
from ironbridge.games.age_of_industry.seen.table import Table
from ironbridge.games.age_of_industry.state import hand_size

LEFT = 4


def titles(table: Table) -> list[Text]:
    """All words that stand by themselves."""
    (x, y), (_, h) = table.plan.layout.order, table.plan.layout.size
    hand, first = h + cards.HAND_AT + 6, h + display.FIRST_AT + 6
    found = [
        title(table, "order", x, y + course.TITLE_AT),
        title(table, "hand", LEFT, hand),
        title(table, "display", LEFT, first),
        *sea_names(table),
    ]
    if not hand_size(table.state, table.shown):
        found.append(Text(cards.LEFT, hand, table.say("no-cards"), "note", "start"))
    return found


def title(table: Table, key: str, x: float, y: float) -> Text:
    """A heading."""
    return Text(x, y, table.say(f"title-{key}"), "title", "start")
