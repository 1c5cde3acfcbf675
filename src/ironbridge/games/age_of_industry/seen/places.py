"""Places: names on ribbons in the colour of the location, villages as rings."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.curves import middle_of
from ironbridge.games.age_of_industry.seen.layout import SIZES
from ironbridge.games.age_of_industry.seen.plan import signs_of
from ironbridge.games.age_of_industry.seen.table import Table


def place_pieces(table: Table) -> list[Piece]:
    """The names of all places."""
    return [
        village(table, id) if id in table.plan.villages else ribbon(table, id)
        for id in table.printed.place_ids
    ]


def ribbon(table: Table, id: str) -> Piece:
    """A name with its colour, its symbol and its signs."""
    box = table.plan.ribbon(id)
    _, _, w, h = box
    return Piece(
        f"place:{id}",
        *middle_of(box),
        w,
        h,
        "ribbon",
        place_says(table, id),
        label=table.place_name(id),
        group=table.group(id),
        marks={"e": [Mark(sign) for sign in signs_of(table.plan.entry(id))]},
    )


def place_says(table: Table, id: str) -> str:
    """A place read aloud: its name, its colour, its signs."""
    colour = table.colour(table.printed.place_ids.index(id))
    parts = [table.place_name(id)]
    parts += [table.say("colour", colour=colour)] if colour else []
    parts += [table.say(f"sign-{sign}") for sign in signs_of(table.plan.entry(id))]
    return ", ".join(parts)


def village(table: Table, id: str) -> Piece:
    """A village, with its name at one side."""
    name = table.place_name(id)
    return Piece(
        f"place:{id}",
        *table.plan.at[id],
        *SIZES["village"],
        "halt",
        table.say("village", place=name),
        marks={table.plan.side(id): [Mark(text=name)]},
    )
