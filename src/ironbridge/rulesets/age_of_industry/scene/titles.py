"""Titles: what the parts on the map are called, and the names of the seas."""

from __future__ import annotations

from ironbridge.core.scene import Text
from ironbridge.rulesets.age_of_industry.scene import course
from ironbridge.rulesets.age_of_industry.scene.grounds import sea_names
from ironbridge.rulesets.age_of_industry.scene.look import Look


def titles(look: Look) -> list[Text]:
    """All words that stand by themselves."""
    x, y = look.plan.layout.order
    return [title(look, "order", x, y + course.TITLE_AT), *sea_names(look)]


def title(look: Look, key: str, x: float, y: float) -> Text:
    """A heading."""
    return Text(x, y, look.say(f"title-{key}"), "title", "start")
