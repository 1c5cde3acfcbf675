"""Places: names on ribbons in the colour of the location, villages as rings."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.curves import middle_of
from ironbridge.rulesets.age_of_industry.scene.ids import place_id
from ironbridge.rulesets.age_of_industry.scene.layout import SIZES
from ironbridge.rulesets.age_of_industry.scene.look import Look
from ironbridge.rulesets.age_of_industry.scene.plan import signs_of


def place_pieces(look: Look) -> list[Piece]:
    """The names of all places."""
    return [
        village(look, id) if id in look.plan.villages else ribbon(look, id)
        for id in look.printed.place_ids
    ]


def ribbon(look: Look, id: str) -> Piece:
    """A name with its colour, its symbol and its signs."""
    box = look.plan.ribbon(id)
    _, _, w, h = box
    return Piece(
        place_id(id),
        *middle_of(box),
        w,
        h,
        "ribbon",
        place_says(look, id),
        label=look.place_name(id),
        group=look.group(id),
        marks={"e": [Mark(sign) for sign in signs_of(look.plan.entry(id))]},
    )


def place_says(look: Look, id: str) -> str:
    """A place read aloud: its name, its colour, its signs."""
    colour = look.colour(look.printed.place_ids.index(id))
    parts = [look.place_name(id)]
    parts += [look.say("colour", colour=colour)] if colour else []
    parts += [look.say(f"sign-{sign}") for sign in signs_of(look.plan.entry(id))]
    return ", ".join(parts)


def village(look: Look, id: str) -> Piece:
    """A village, with its name at one side."""
    name = look.place_name(id)
    return Piece(
        place_id(id),
        *look.plan.at[id],
        *SIZES["village"],
        "halt",
        look.say("village", place=name),
        marks={look.plan.side(id): [Mark(text=name)]},
    )
