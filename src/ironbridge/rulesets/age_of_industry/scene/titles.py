"""Titles: what the parts around the map are called, and the names of the seas."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Text
from ironbridge.rulesets.age_of_industry.scene import cards, course, display
from ironbridge.rulesets.age_of_industry.scene.grounds import sea_names
from ironbridge.rulesets.age_of_industry.scene.look import Look
from ironbridge.rulesets.age_of_industry.state import hand_size

LEFT: Final = 4


def titles(look: Look) -> list[Text]:
    """All words that stand by themselves."""
    (x, y), (_, h) = look.plan.layout.order, look.plan.layout.size
    hand, first = h + cards.HAND_AT + 6, h + display.FIRST_AT + 6
    found = [
        title(look, "order", x, y + course.TITLE_AT),
        title(look, "hand", LEFT, hand),
        title(look, "display", LEFT, first),
        *sea_names(look),
    ]
    if not hand_size(look.state, look.shown):
        found.append(Text(cards.LEFT, hand, look.say("no-cards"), "note", "start"))
    return found


def title(look: Look, key: str, x: float, y: float) -> Text:
    """A heading."""
    return Text(x, y, look.say(f"title-{key}"), "title", "start")
