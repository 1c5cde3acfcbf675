"""Panels: the seats in playing order, told in rows beside the map."""

from __future__ import annotations

from ironbridge.core.play import winners
from ironbridge.core.scene import Mark, Panel, Row
from ironbridge.games.brass_birmingham.board import INDUSTRIES, NOTHING
from ironbridge.games.brass_birmingham.names import NUMERALS
from ironbridge.games.brass_birmingham.rules.scoring import link_points, tile_points
from ironbridge.games.brass_birmingham.rules.turn import Birmingham
from ironbridge.games.brass_birmingham.seen.hand import tiles_left
from ironbridge.games.brass_birmingham.seen.table import GLYPHS, Table
from ironbridge.games.brass_birmingham.state import (
    OVER,
    cards_of,
    hand_size,
    next_kind,
    seat_of,
)


def seat_id(seat: int) -> str:
    """The id of a seat's panel."""
    return f"seat:{seat}"


def panels(table: Table) -> list[Panel]:
    """The seats in the order of this round."""
    return [seat_panel(table, seat) for seat in table.state.order]


def seat_panel(table: Table, seat: int) -> Panel:
    """A seat's points, money, income, cards, links and mat."""
    state = table.state
    return Panel(
        seat_id(seat),
        table.names[seat],
        seat_says(table, seat),
        seat=seat,
        marks=[Mark("point", str(state.points[seat])), Mark("pound", str(state.money[seat]))],
        badges=roles(table, seat),
        rows=[
            Row(table.say("scene.income"), income_marks(table, seat)),
            Row(table.say("scene.stock"), stock_marks(table, seat)),
            Row(table.say("scene.to-score"), score_marks(table, seat)),
            Row(table.say("scene.mat"), mat_marks(table, seat), table.say("scene.nothing")),
        ],
        active=state.phase != OVER and seat_of(state) == seat,
    )


def income_marks(table: Table, seat: int) -> list[Mark]:
    """The income, and the space of the track that its marker stands on."""
    space = table.say("scene.space-of-track", space=table.state.income[seat])
    return [Mark("income", table.income(seat)), Mark(text=space, faint=True)]


def stock_marks(table: Table, seat: int) -> list[Mark]:
    """Cards in hand, those that everybody knows, and links left."""
    wild = [
        Mark("wild", table.words.card(card, table.lang))
        for card in (table.board.wild_location, table.board.wild_industry)
        if cards_of(table.state, seat, card)
    ]
    cards = Mark("card", str(hand_size(table.state, seat)))
    return [cards, Mark("link", str(table.state.links_left[seat])), *wild]


def score_marks(table: Table, seat: int) -> list[Mark]:
    """What a seat's links and turned tiles would score if the era ended now."""
    return [
        Mark("link", str(link_points(table.state, seat))),
        Mark("point", str(tile_points(table.state, seat, 1))),
    ]


def mat_marks(table: Table, seat: int) -> list[Mark]:
    """The level of the next tile of each industry, and how many are left."""
    marks = []
    for industry in range(INDUSTRIES):
        kind = next_kind(table.state, industry, seat)
        if kind != NOTHING:
            level = NUMERALS[table.board.kinds[kind].level]
            left = tiles_left(table, industry, seat)
            marks.append(Mark(GLYPHS[industry], f"{level} ×{left}"))
    return marks


def roles(table: Table, seat: int) -> list[Mark]:
    """At the end, who has won."""
    if table.state.phase != OVER:
        return []
    won = seat in winners(Birmingham(table.board), table.state)
    return [Mark("point", table.say("scene.winner"))] if won else []


def seat_says(table: Table, seat: int) -> str:
    """A seat read aloud."""
    state = table.state
    says = table.say(
        "scene.seat-says",
        seat=table.names[seat],
        points=table.say("gist.points", count=state.points[seat]),
        money=table.pounds(state.money[seat]),
        income=table.income(seat),
        cards=table.say("scene.cards", count=hand_size(state, seat)),
        links=table.say("scene.links-left", count=state.links_left[seat]),
        link_points=link_points(state, seat),
        tile_points=tile_points(state, seat, 1),
        roles=", ".join(mark.text for mark in roles(table, seat)),
    )
    return says.strip()
