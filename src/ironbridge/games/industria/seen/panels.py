"""Panels: the auction and the seats, told in rows beside Industria's board."""

from __future__ import annotations

from typing import Final

from ironbridge.core.play import winners
from ironbridge.core.rules import NOBODY
from ironbridge.core.scene import Mark, Panel, Row
from ironbridge.games.industria.board import NOTHING
from ironbridge.games.industria.rules.turn import Industria
from ironbridge.games.industria.seen.table import Table
from ironbridge.games.industria.state import LAYING, OVER, hand, laid, on_offer

AUCTION: Final = "panel:auction"


def seat_id(seat: int) -> str:
    """The id of a seat's panel."""
    return f"seat:{seat}"


def panels(table: Table) -> list[Panel]:
    """The auction while there is one, then the seats in playing order."""
    auction = [auction_panel(table)] if table.state.phase < LAYING else []
    return auction + [seat_panel(table, seat) for seat in range(table.board.seats)]


# The auction.


def auction_panel(table: Table) -> Panel:
    """What is on offer, what is under the hammer, who bids most."""
    state = table.state
    offer = [tile for tile in on_offer(state) if tile != state.lot]
    rows = [Row(table.say("scene.offer"), tile_row(table, offer), table.say("scene.none"))]
    if state.lot != NOTHING:
        rows.insert(0, Row(table.say("scene.lot"), tile_row(table, [state.lot])))
        rows.insert(1, Row(table.say("scene.bid"), bid_marks(table), table.say("scene.no-bid")))
    return Panel(AUCTION, table.say("scene.auction"), auction_says(table), rows=rows)


def tile_row(table: Table, tiles: list[int]) -> list[Mark]:
    """Tiles as glyph and name."""
    return [Mark(table.symbol(tile), table.label(tile)) for tile in tiles]


def bid_marks(table: Table) -> list[Mark]:
    """The highest bid and who made it."""
    state = table.state
    if state.bidder == NOBODY:
        return []
    return [
        Mark("thaler", str(state.bid)),
        Mark(text=table.names[state.bidder], seat=state.bidder),
    ]


def auction_says(table: Table) -> str:
    """The auction read aloud."""
    state = table.state
    key = "" if state.lot == NOTHING else "-lot" if state.bidder == NOBODY else "-bid"
    return table.say(
        f"scene.auction-says{key}",
        tiles=names_of(table, on_offer(state)),
        lot="" if state.lot == NOTHING else table.words.tile(state.lot, table.lang),
        bid=table.thalers(state.bid),
        bidder=table.names[state.bidder],
    )


def names_of(table: Table, tiles: list[int]) -> str:
    """Tiles, listed."""
    listed = ", ".join(table.words.tile(tile, table.lang) for tile in tiles)
    return listed or table.say("scene.none")


# The seats.


def seat_panel(table: Table, seat: int) -> Panel:
    """A seat's points, money, roles and tiles."""
    state = table.state
    held, built = hand(state, seat), laid(state, seat)
    nothing = table.say("scene.none")
    return Panel(
        seat_id(seat),
        table.names[seat],
        seat_says(table, seat),
        seat=seat,
        marks=[Mark("point", str(state.points[seat])), Mark("thaler", str(state.money[seat]))],
        badges=roles(table, seat),
        rows=[
            Row(table.say("scene.hand"), tile_row(table, held), nothing),
            Row(table.say("scene.laid"), laid_marks(table, built), nothing),
        ],
        active=state.seat == seat,
    )


def laid_marks(table: Table, tiles: list[int]) -> list[Mark]:
    """How many tiles, and their glyphs."""
    glyphs = [Mark(table.symbol(tile)) for tile in tiles]
    return [Mark(text=str(len(tiles))), *glyphs] if tiles else []


def roles(table: Table, seat: int) -> list[Mark]:
    """First player and auctioneer; at the end, who has won."""
    state = table.state
    if state.phase == OVER:
        won = seat in winners(Industria(table.board), state)
        return [Mark("point", table.say("scene.winner"))] if won else []
    held = [Mark("first", table.say("scene.first"))] if state.first == seat else []
    if state.phase < LAYING and state.auctioneer == seat:
        held.append(Mark("hammer", table.say("scene.auctioneer")))
    return held


def seat_says(table: Table, seat: int) -> str:
    """A seat read aloud."""
    state = table.state
    says = table.say(
        "scene.seat-says",
        seat=table.names[seat],
        points=table.points(state.points[seat]),
        money=table.thalers(state.money[seat]),
        hand=names_of(table, hand(state, seat)),
        laid=names_of(table, laid(state, seat)),
        roles=", ".join(mark.text for mark in roles(table, seat)),
    )
    return says.strip()
