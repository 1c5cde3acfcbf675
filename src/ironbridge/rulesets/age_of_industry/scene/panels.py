"""Panels: the seats in playing order, told in rows beside the map."""

from __future__ import annotations

from typing import Final

from ironbridge.core.play import winners
from ironbridge.core.scene import Mark, Panel, Row
from ironbridge.rulesets.age_of_industry.board import INDUSTRIES
from ironbridge.rulesets.age_of_industry.rules.scoring import points
from ironbridge.rulesets.age_of_industry.scene.display import left_on_display
from ironbridge.rulesets.age_of_industry.scene.ids import seat_id
from ironbridge.rulesets.age_of_industry.scene.look import GLYPHS, Look
from ironbridge.rulesets.age_of_industry.scene.shelves import shelves
from ironbridge.rulesets.age_of_industry.state import OVER, hand_size, seat_of

THIN: Final = "\u2009"  # between the counters of a row


def panels(look: Look) -> list[Panel]:
    """The seats in the order of this round."""
    return [seat_panel(look, seat) for seat in look.state.order]


def seat_panel(look: Look, seat: int) -> Panel:
    """A seat's points and money, its cards, railways and loans, and what is on its display."""
    state = look.state
    return Panel(
        seat_id(seat),
        look.names[seat],
        seat_says(look, seat),
        seat=seat,
        marks=[Mark("point", signed(points(state, seat))), Mark("dollar", str(state.money[seat]))],
        badges=roles(look, seat),
        rows=rows(look, seat),
        shelves=shelves(look, seat),
        active=state.phase != OVER and seat_of(state) == seat,
    )


def rows(look: Look, seat: int) -> list[Row]:
    """What a seat has; at the end there is no round any more."""
    this_round = [Row(look.say("this-round"), round_marks(look, seat))]
    return [
        Row(look.say("holds"), stock_marks(look, seat)),
        *(this_round if look.state.phase != OVER else []),
        Row(look.say("display-row"), display_marks(look, seat), look.say("nothing")),
    ]


def stock_marks(look: Look, seat: int) -> list[Mark]:
    """Cards in hand, railways left, loans."""
    state = look.state
    return [
        Mark("card", str(hand_size(state, seat))),
        Mark("rails", str(state.railways_left[seat])),
        Mark("loan", str(state.loans[seat])),
    ]


def round_marks(look: Look, seat: int) -> list[Mark]:
    """The place in the order, and the money spent in this round."""
    place = look.say("place", number=list(look.state.order).index(seat) + 1)
    spent = look.say("spent", money=look.dollars(look.state.spent[seat]))
    return [Mark("first", place), Mark(text=spent)]


def display_marks(look: Look, seat: int) -> list[Mark]:
    """The levels left of each industry, the next to build first."""
    rows = {industry: levels_left(look, industry, seat) for industry in range(INDUSTRIES)}
    return [
        Mark(GLYPHS[industry], THIN.join(str(level) for level in levels))
        for industry, levels in rows.items()
        if levels
    ]


def levels_left(look: Look, industry: int, seat: int) -> list[int]:
    """The level of every counter of an industry that is left on a display."""
    return [
        look.board.models[model].level
        for model in look.board.industry_models[industry]
        for _ in range(left_on_display(look, model, seat))
    ]


def roles(look: Look, seat: int) -> list[Mark]:
    """At the end, who has won."""
    if look.state.phase != OVER:
        return []
    won = seat in winners(look.rules, look.state)
    return [Mark("point", look.say("winner"))] if won else []


def seat_says(look: Look, seat: int) -> str:
    """A seat read aloud."""
    state = look.state
    says = look.say(
        "seat-says",
        seat=look.names[seat],
        points=look.say("points", count=points(state, seat), number=signed(points(state, seat))),
        money=look.dollars(state.money[seat]),
        cards=look.say("cards", count=hand_size(state, seat)),
        railways=look.say("railways-left", count=state.railways_left[seat]),
        loans=look.say("loans", count=state.loans[seat]),
        number=list(state.order).index(seat) + 1,
        spent=look.dollars(state.spent[seat]),
        counters=counters_say(look, seat),
        roles=", ".join(mark.text for mark in roles(look, seat)),
    )
    return says.strip()


def counters_say(look: Look, seat: int) -> str:
    """What is left on a display, read aloud."""
    rows = [(industry, levels_left(look, industry, seat)) for industry in range(INDUSTRIES)]
    told = [
        look.say(
            "levels",
            industry=look.called.industry(industry, look.lang),
            levels=" ".join(str(level) for level in levels),
        )
        for industry, levels in rows
        if levels
    ]
    return ", ".join(told) or look.say("nothing")


def signed(number: int) -> str:
    """A number with a proper minus."""
    return str(number).replace("-", "−")
