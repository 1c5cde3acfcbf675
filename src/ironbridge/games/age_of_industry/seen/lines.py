"""Lines: railways, built or not, and sea lanes, open or not."""

from __future__ import annotations

from ironbridge.core.scene import Link
from ironbridge.draw.curves import Point, clear, curve, thinned
from ironbridge.games.age_of_industry.seen.table import Table
from ironbridge.games.age_of_industry.state import SEA


def line_id(table: Table, line: int) -> str:
    """The id of a line: a railway by its own name, a sea lane by its ship and its port."""
    if line < table.board.railways:
        return f"line:{table.printed.link_ids[line]}"
    return f"lane:{lane_name(table, line)}"


def lane_name(table: Table, lane: int) -> str:
    """A sea lane in the layout."""
    port, ship = (table.printed.place_ids[place] for place in table.board.lines[lane])
    return f"{ship}-{port}"


def links(table: Table) -> list[Link]:
    """Every line."""
    return [
        railway(table, line) if line < table.board.railways else lane(table, line)
        for line in range(len(table.board.lines))
    ]


def railway(table: Table, line: int) -> Link:
    """A railway, or the place for one."""
    owner = table.state.line[line]
    built = owner >= 0
    seat = table.names[owner] if built else ""
    return Link(
        line_id(table, line),
        way(table, line, table.plan.layout.links.get(table.printed.link_ids[line], 0)),
        "rail",
        table.say(
            "railway-built" if built else "railway-open",
            line=table.words.line(line, table.lang),
            seat=seat,
        ),
        owner=owner if built else None,
    )


def lane(table: Table, line: int) -> Link:
    """A sea lane, in use while a port and a ship stand at its ends."""
    in_use = table.state.line[line] == SEA
    key = "lane-open" if in_use else "lane-shut"
    return Link(
        line_id(table, line),
        way(table, line, table.plan.layout.lanes.get(lane_name(table, line), 0)),
        "lane",
        table.say(key, line=table.words.line(line, table.lang)),
        state="open" if in_use else "",
    )


def way(table: Table, line: int, bend: float) -> list[Point]:
    """From place to place, clear of both plates."""
    ids = [table.printed.place_ids[place] for place in table.board.lines[line]]
    a, b = (table.plan.at[id] for id in ids)
    boxes = [box for id in ids for box in table.plan.boxes(id)]
    return thinned(clear(curve(a, b, bend), boxes), bend)
