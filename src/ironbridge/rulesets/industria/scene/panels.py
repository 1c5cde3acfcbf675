"""Panels: the auction and the seats, told in rows beside Industria's board."""

from __future__ import annotations

from ironbridge.core.play import winners
from ironbridge.core.scene import Mark, Panel, Row
from ironbridge.core.state import NOBODY
from ironbridge.rulesets.industria.board import NOTHING
from ironbridge.rulesets.industria.scene.ids import AUCTION, seat_id
from ironbridge.rulesets.industria.scene.look import Look
from ironbridge.rulesets.industria.state import LAYING, OVER, hand, laid, on_offer


def panels(look: Look) -> list[Panel]:
    """The auction while there is one, then the seats in playing order."""
    auction = [auction_panel(look)] if look.state.phase < LAYING else []
    return auction + [seat_panel(look, seat) for seat in range(look.board.seats)]


# The auction.


def auction_panel(look: Look) -> Panel:
    """What is on offer, what is under the hammer, who bids most."""
    state = look.state
    offer = [tile for tile in on_offer(state) if tile != state.lot]
    rows = [Row(look.say("scene.offer"), tile_row(look, offer), look.say("scene.none"))]
    if state.lot != NOTHING:
        rows.insert(0, Row(look.say("scene.lot"), tile_row(look, [state.lot])))
        rows.insert(1, Row(look.say("scene.bid"), bid_marks(look), look.say("scene.no-bid")))
    return Panel(AUCTION, look.say("scene.auction"), auction_says(look), rows=rows)


def tile_row(look: Look, tiles: list[int]) -> list[Mark]:
    """Tiles as glyph and name."""
    return [Mark(look.symbol(tile), look.label(tile)) for tile in tiles]


def bid_marks(look: Look) -> list[Mark]:
    """The highest bid and who made it."""
    state = look.state
    if state.bidder == NOBODY:
        return []
    return [
        Mark("thaler", str(state.bid)),
        Mark(text=look.names[state.bidder], seat=state.bidder),
    ]


def auction_says(look: Look) -> str:
    """The auction read aloud."""
    state = look.state
    key = "" if state.lot == NOTHING else "-lot" if state.bidder == NOBODY else "-bid"
    return look.say(
        f"scene.auction-says{key}",
        tiles=names_of(look, on_offer(state)),
        lot="" if state.lot == NOTHING else look.called.tile(state.lot, look.lang),
        bid=look.thalers(state.bid),
        bidder=look.names[state.bidder],
    )


def names_of(look: Look, tiles: list[int]) -> str:
    """Tiles, listed."""
    listed = ", ".join(look.called.tile(tile, look.lang) for tile in tiles)
    return listed or look.say("scene.none")


# The seats.


def seat_panel(look: Look, seat: int) -> Panel:
    """A seat's points, money, roles and tiles."""
    state = look.state
    held, built = hand(state, seat), laid(state, seat)
    nothing = look.say("scene.none")
    return Panel(
        seat_id(seat),
        look.names[seat],
        seat_says(look, seat),
        seat=seat,
        marks=[Mark("point", str(state.points[seat])), Mark("thaler", str(state.money[seat]))],
        badges=roles(look, seat),
        rows=[
            Row(look.say("scene.hand"), tile_row(look, held), nothing),
            Row(look.say("scene.laid"), laid_marks(look, built), nothing),
        ],
        active=state.seat == seat,
    )


def laid_marks(look: Look, tiles: list[int]) -> list[Mark]:
    """How many tiles, and their glyphs."""
    glyphs = [Mark(look.symbol(tile)) for tile in tiles]
    return [Mark(text=str(len(tiles))), *glyphs] if tiles else []


def roles(look: Look, seat: int) -> list[Mark]:
    """First player and auctioneer; at the end, who has won."""
    state = look.state
    if state.phase == OVER:
        won = seat in winners(look.rules, state)
        return [Mark("point", look.say("scene.winner"))] if won else []
    held = [Mark("first", look.say("scene.first"))] if state.first == seat else []
    if state.phase < LAYING and state.auctioneer == seat:
        held.append(Mark("hammer", look.say("scene.auctioneer")))
    return held


def seat_says(look: Look, seat: int) -> str:
    """A seat read aloud."""
    state = look.state
    says = look.say(
        "scene.seat-says",
        seat=look.names[seat],
        points=look.points(state.points[seat]),
        money=look.thalers(state.money[seat]),
        hand=names_of(look, hand(state, seat)),
        laid=names_of(look, laid(state, seat)),
        roles=", ".join(mark.text for mark in roles(look, seat)),
    )
    return says.strip()
