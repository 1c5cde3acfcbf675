"""Player display: the counters left of whoever looks on, the next of each industry marked."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.curves import Point
from ironbridge.games.age_of_industry.board import INDUSTRIES, Kind
from ironbridge.games.age_of_industry.seen.layout import SIZES
from ironbridge.games.age_of_industry.seen.spaces import cube_of
from ironbridge.games.age_of_industry.seen.table import GLYPHS, Table
from ironbridge.games.age_of_industry.state import next_kind

LEFT: Final = 88  # behind the title
FIRST_AT: Final = 117  # the middle of the first row, below the map
ROW_STEP: Final = 66
ROWS: Final = 2


def counter_id(table: Table, kind: int) -> str:
    """The id of the counters of one level on the display."""
    return f"counter:{table.printed.kind_ids[kind]}"


def left_on_display(table: Table, kind: int, seat: int) -> int:
    """How many counters of a level a seat has left."""
    return table.state.display[seat * len(table.board.kinds) + kind]


def display_pieces(table: Table) -> list[Piece]:
    """All counters, by industry and level; half of the industries in each row."""
    spots = kind_spots(table)
    return [counter_piece(table, kind, spots[kind]) for kind in range(len(table.board.kinds))]


def kind_spots(table: Table) -> list[Point]:
    """Where each level stands: from left to right as they are built."""
    w, h = table.plan.layout.size
    size = SIZES["counter"][0]
    spots = []
    for row in range(ROWS):
        of_row = [k for k in table.board.kinds if k.industry * ROWS // INDUSTRIES == row]
        step = min(size + 6, (w - LEFT) / max(1, len(of_row)))
        y = h + FIRST_AT + row * ROW_STEP
        spots += [(LEFT + size / 2 + at * step, y) for at in range(len(of_row))]
    return spots


def counter_piece(table: Table, kind: int, spot: Point) -> Piece:
    """The counters of one level: price and needs, profit and yield, and how many are left."""
    found, left = table.board.kinds[kind], left_on_display(table, kind, table.shown)
    is_next = next_kind(table.state, found.industry, table.shown) == kind
    return Piece(
        counter_id(table, kind),
        *spot,
        *SIZES["counter"],
        "slip",
        counter_says(table, kind, left, is_next=is_next),
        symbol=GLYPHS[found.industry],
        label=str(found.level),
        state="gone" if not left else "open" if is_next else "",
        marks=counter_marks(table, found, left),
    )


def counter_marks(table: Table, kind: Kind, left: int) -> dict[str, list[Mark]]:
    """What a counter costs above, what it brings below; level zero is locked."""
    count = [Mark(text=f"×{left}", faint=True)]
    if kind.level <= table.board.unbuilt_level:
        return {"ne": [Mark("lock")], "sw": count}
    needs = [Mark("coal-cube")] * kind.coal + [Mark("iron-cube")] * kind.iron
    brings = [Mark(cube_of(kind), str(kind.cubes))] if kind.cubes else []
    sells = [Mark(GLYPHS[industry]) for industry in kind.sells]
    return {
        "ne": [Mark("dollar", str(kind.price)), *needs],
        "se": [Mark("income", str(kind.profit)), *brings, *sells],
        "sw": count,
    }


def counter_says(table: Table, kind: int, left: int, *, is_next: bool) -> str:
    """The counters of one level read aloud."""
    found = table.board.kinds[kind]
    name = table.words.counter(kind, table.lang)
    if not left:
        return table.say("left-none", counter=name)
    if found.level <= table.board.unbuilt_level:
        return table.say("left-locked", counter=name, count=left)
    key = "left-next" if is_next else "left"
    return table.say(key, counter=name, gist=table.words.gist(found, table.lang), count=left)
