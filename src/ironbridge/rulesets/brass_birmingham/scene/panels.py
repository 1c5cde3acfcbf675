"""Panels: the seats in playing order, told in rows beside the map."""

from __future__ import annotations

from ironbridge.core.play import winners
from ironbridge.core.scene import Mark, Panel, Row
from ironbridge.rulesets.brass_birmingham.board import INDUSTRIES, NOTHING
from ironbridge.rulesets.brass_birmingham.rules.scoring import link_points, tile_points
from ironbridge.rulesets.brass_birmingham.scene.hand import tiles_left
from ironbridge.rulesets.brass_birmingham.scene.ids import seat_id
from ironbridge.rulesets.brass_birmingham.scene.look import GLYPHS, Look
from ironbridge.rulesets.brass_birmingham.scene.shelves import shelves
from ironbridge.rulesets.brass_birmingham.state import (
    OVER,
    cards_of,
    discards_of,
    hand_size,
    next_tile,
    seat_of,
)
from ironbridge.rulesets.brass_birmingham.text.names import NUMERALS


def panels(look: Look) -> list[Panel]:
    """The seats in the order of this round."""
    return [seat_panel(look, seat) for seat in look.state.order]


def seat_panel(look: Look, seat: int) -> Panel:
    """A seat's points, money, income, cards, links and mat."""
    state = look.state
    return Panel(
        seat_id(seat),
        look.names[seat],
        seat_says(look, seat),
        seat=seat,
        marks=[Mark("point", str(state.points[seat])), Mark("pound", str(state.money[seat]))],
        badges=roles(look, seat),
        rows=rows(look, seat),
        shelves=shelves(look, seat),
        active=state.phase != OVER and seat_of(state) == seat,
    )


def rows(look: Look, seat: int) -> list[Row]:
    """What a seat has; at the end nothing is to be scored any more."""
    to_score = [Row(look.say("scene.to-score"), score_marks(look, seat))]
    return [
        Row(look.say("scene.income"), income_marks(look, seat)),
        Row(look.say("scene.stock"), stock_marks(look, seat)),
        *(to_score if look.state.phase != OVER else []),
        Row(look.say("scene.mat"), mat_marks(look, seat), look.say("scene.nothing")),
    ]


def income_marks(look: Look, seat: int) -> list[Mark]:
    """The income, and the space of the track that its marker stands on."""
    space = look.say("scene.space-of-track", space=look.state.income[seat])
    return [Mark("income", look.income(seat)), Mark(text=space, faint=True)]


def stock_marks(look: Look, seat: int) -> list[Mark]:
    """Cards in hand, those that everybody knows, and links left."""
    wild = [
        Mark("wild", look.called.card(card, look.lang))
        for card in (look.board.wild_location, look.board.wild_industry)
        if cards_of(look.state, seat, card)
    ]
    cards = Mark("card", str(hand_size(look.state, seat)))
    return [cards, Mark("link", str(look.state.links_left[seat])), *wild]


def score_marks(look: Look, seat: int) -> list[Mark]:
    """What a seat's links and turned tiles would score if the era ended now."""
    return [
        Mark("link", str(link_points(look.state, seat))),
        Mark("point", str(tile_points(look.state, seat, 1))),
    ]


def mat_marks(look: Look, seat: int) -> list[Mark]:
    """The level of the next tile of each industry, and how many are left."""
    marks = []
    for industry in range(INDUSTRIES):
        tile = next_tile(look.state, industry, seat)
        if tile != NOTHING:
            level = NUMERALS[look.board.models[tile].level]
            left = tiles_left(look, industry, seat)
            marks.append(Mark(GLYPHS[industry], f"{level} ×{left}"))
    return marks


def discard_marks(look: Look, seat: int) -> list[Mark]:
    """The cards that lie face up on a seat's pile: everybody may look through them (BB-40)."""
    marks = []
    for card in range(look.board.cards):
        count = discards_of(look.state, seat, card)
        if count:
            times = f" ×{count}" if count > 1 else ""
            marks.append(Mark(text=f"{look.called.card(card, look.lang)}{times}", faint=True))
    return marks


def roles(look: Look, seat: int) -> list[Mark]:
    """At the end, who has won."""
    if look.state.phase != OVER:
        return []
    won = seat in winners(look.rules, look.state)
    return [Mark("point", look.say("scene.winner"))] if won else []


def seat_says(look: Look, seat: int) -> str:
    """A seat read aloud."""
    state = look.state
    says = look.say(
        "scene.seat-says-over" if state.phase == OVER else "scene.seat-says",
        seat=look.names[seat],
        points=look.say("gist.points", count=state.points[seat]),
        money=look.pounds(state.money[seat]),
        income=look.income(seat),
        cards=look.say("scene.cards", count=hand_size(state, seat)),
        links=look.say("scene.links-left", count=state.links_left[seat]),
        link_points=link_points(state, seat),
        tile_points=tile_points(state, seat, 1),
        roles=", ".join(mark.text for mark in roles(look, seat)),
    )
    return f"{says.strip()} {discards_say(look, seat)}".strip()


def discards_say(look: Look, seat: int) -> str:
    """The discards of a seat read aloud, if there are any."""
    cards = ", ".join(mark.text for mark in discard_marks(look, seat))
    return look.say("scene.discard-says", cards=cards) if cards else ""
