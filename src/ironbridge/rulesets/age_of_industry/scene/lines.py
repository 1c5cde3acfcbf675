"""Lines: railways, built or not, and sea lanes, open or not."""

from __future__ import annotations

from ironbridge.core.scene import Link
from ironbridge.draw import curves
from ironbridge.draw.curves import Point, curve, thinned
from ironbridge.rulesets.age_of_industry.scene.ids import lane_id, railway_id
from ironbridge.rulesets.age_of_industry.scene.look import Look
from ironbridge.rulesets.age_of_industry.state import SEA


def links(look: Look) -> list[Link]:
    """Every line."""
    return [
        railway(look, line) if line < look.board.railways else lane(look, line)
        for line in range(len(look.board.lines))
    ]


def railway(look: Look, line: int) -> Link:
    """A railway, or the place for one."""
    owner = look.state.line[line]
    built = owner >= 0
    seat = look.names[owner] if built else ""
    return Link(
        railway_id(look.printed, line),
        way(look, line, look.plan.layout.links.get(look.printed.link_ids[line], 0)),
        "rail",
        look.say(
            "railway-built" if built else "railway-open",
            line=look.called.line(line, look.lang),
            seat=seat,
        ),
        owner=owner if built else None,
    )


def lane(look: Look, line: int) -> Link:
    """A sea lane, in use while a port and a ship stand at its ends."""
    in_use = look.state.line[line] == SEA
    key = "lane-open" if in_use else "lane-shut"
    return Link(
        lane_id(look.called.lane(line)),
        way(look, line, look.plan.layout.lanes.get(look.called.lane(line), 0)),
        "lane",
        look.say(key, line=look.called.line(line, look.lang)),
        state="open" if in_use else "",
    )


def way(look: Look, line: int, bend: float) -> list[Point]:
    """From place to place, clear of both plates, unless these leave no room."""
    ids = [look.printed.place_ids[place] for place in look.board.lines[line]]
    a, b = (look.plan.at[id] for id in ids)
    boxes = tuple(box for id in ids for box in look.plan.boxes(id))
    return thinned(curves.way(a, b, bend, boxes) or curve(a, b, bend), bend)
