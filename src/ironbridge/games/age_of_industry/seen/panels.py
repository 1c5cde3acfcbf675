"""Panels: the seats in playing order, told in rows beside the map."""

from __future__ import annotations

from typing import Final

from ironbridge.core.play import winners
from ironbridge.core.scene import Mark, Panel, Row
from ironbridge.games.age_of_industry.board import INDUSTRIES
from ironbridge.games.age_of_industry.rules.scoring import points
from ironbridge.games.age_of_industry.rules.turn import AgeOfIndustry
from ironbridge.games.age_of_industry.seen.display import left_on_display
from ironbridge.games.age_of_industry.seen.table import GLYPHS, Table
from ironbridge.games.age_of_industry.state import OVER, hand_size, seat_of

THIN: Final = "\u2009"  # between the counters of a row


def seat_id(seat: int) -> str:
    """The id of a seat's panel."""
    return f"seat:{seat}"


def panels(table: Table) -> list[Panel]:
    """The seats in the order of this round."""
    return [seat_panel(table, seat) for seat in table.state.order]


def seat_panel(table: Table, seat: int) -> Panel:
    """A seat's points and money, its cards, railways and loans, and what is on its display."""
    state = table.state
    return Panel(
        seat_id(seat),
        table.names[seat],
        seat_says(table, seat),
        seat=seat,
        marks=[Mark("point", signed(points(state, seat))), Mark("dollar", str(state.money[seat]))],
        badges=roles(table, seat),
        rows=[
            Row(table.say("holds"), stock_marks(table, seat)),
            Row(table.say("this-round"), round_marks(table, seat)),
            Row(table.say("display-row"), display_marks(table, seat), table.say("nothing")),
        ],
        active=state.phase != OVER and seat_of(state) == seat,
    )


def stock_marks(table: Table, seat: int) -> list[Mark]:
    """Cards in hand, railways left, loans."""
    state = table.state
    return [
        Mark("card", str(hand_size(state, seat))),
        Mark("rails", str(state.railways_left[seat])),
        Mark("loan", str(state.loans[seat])),
    ]


def round_marks(table: Table, seat: int) -> list[Mark]:
    """The place in the order, and the money spent in this round."""
    place = table.say("place", number=list(table.state.order).index(seat) + 1)
    spent = table.say("spent", money=table.dollars(table.state.spent[seat]))
    return [Mark("first", place), Mark(text=spent)]


def display_marks(table: Table, seat: int) -> list[Mark]:
    """The levels left of each industry, the next to build first."""
    rows = {industry: levels_left(table, industry, seat) for industry in range(INDUSTRIES)}
    return [
        Mark(GLYPHS[industry], THIN.join(str(level) for level in levels))
        for industry, levels in rows.items()
        if levels
    ]


def levels_left(table: Table, industry: int, seat: int) -> list[int]:
    """The level of every counter of an industry that is left on a display."""
    return [
        table.board.kinds[kind].level
        for kind in table.board.industry_kinds[industry]
        for _ in range(left_on_display(table, kind, seat))
    ]


def roles(table: Table, seat: int) -> list[Mark]:
    """At the end, who has won."""
    if table.state.phase != OVER:
        return []
    won = seat in winners(AgeOfIndustry(table.board), table.state)
    return [Mark("point", table.say("winner"))] if won else []


def seat_says(table: Table, seat: int) -> str:
    """A seat read aloud."""
    state = table.state
    says = table.say(
        "seat-says",
        seat=table.names[seat],
        points=table.say("points", count=points(state, seat), number=signed(points(state, seat))),
        money=table.dollars(state.money[seat]),
        cards=table.say("cards", count=hand_size(state, seat)),
        railways=table.say("railways-left", count=state.railways_left[seat]),
        loans=table.say("loans", count=state.loans[seat]),
        number=list(state.order).index(seat) + 1,
        spent=table.dollars(state.spent[seat]),
        counters=counters_say(table, seat),
        roles=", ".join(mark.text for mark in roles(table, seat)),
    )
    return says.strip()


def counters_say(table: Table, seat: int) -> str:
    """What is left on a display, read aloud."""
    rows = [(industry, levels_left(table, industry, seat)) for industry in range(INDUSTRIES)]
    told = [
        table.say(
            "levels",
            industry=table.words.industry(industry, table.lang),
            levels=" ".join(str(level) for level in levels),
        )
        for industry, levels in rows
        if levels
    ]
    return ", ".join(told) or table.say("nothing")


def signed(number: int) -> str:
    """A number with a proper minus."""
    return str(number).replace("-", "−")
