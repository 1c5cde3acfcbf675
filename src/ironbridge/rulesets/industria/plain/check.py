"""Check: what cannot be is refused, with the reason."""

from __future__ import annotations

from ironbridge.core.errors import PositionError
from ironbridge.core.inputs import number
from ironbridge.core.position_checks import check_last
from ironbridge.core.state import NOBODY
from ironbridge.mechanisms.masks import has
from ironbridge.rulesets.industria.board import RESOURCE, TECHNOLOGY
from ironbridge.rulesets.industria.figures import KINDS, NUMERALS
from ironbridge.rulesets.industria.plain.ids import LAYABLE, PHASES, Ids
from ironbridge.rulesets.industria.speech import told
from ironbridge.rulesets.industria.state import (
    BIDDING,
    DECIDING,
    GONE,
    HAND,
    LAID,
    LAYING,
    OFFERED,
    OVER,
    Position,
    is_laid,
    laid,
)


def check(ids: Ids, state: Position) -> None:
    """Refuse what cannot be, with the reason."""
    if state.phase == OVER:
        last = (ids.board.epochs - 1, ids.board.rounds - 1)
        check_last((state.epoch, state.round), last)
    check_money(ids, state)
    check_points(ids, state)
    check_auction(ids, state)
    check_visit(ids, state)


def check_tiles(ids: Ids, state: Position) -> None:
    """No tile of a later epoch is out, no technology of an earlier one is kept."""
    board = ids.board
    for tile in range(board.tiles):
        place, id = state.place[tile], ids.printed.tile_ids[tile]
        out = place >= HAND or place == OFFERED
        if out and board.epoch[tile] > state.epoch:
            epoch = NUMERALS[board.epoch[tile]]
            raise PositionError(told("yet-to-come", tile=id, epoch=epoch))
        if place >= LAID and board.kind[tile] == RESOURCE:
            raise PositionError(told("resource-laid", tile=id))
        if place == OFFERED and board.epoch[tile] != state.epoch:
            raise PositionError(told("other-epoch", tile=id))
        kept = HAND <= place < LAID and board.kind[tile] == TECHNOLOGY
        if kept and board.epoch[tile] < state.epoch:
            raise PositionError(told("lost-technology", tile=id))


def check_money(ids: Ids, state: Position) -> None:
    """Nobody has more than the bank has paid out."""
    board = ids.board
    paid = board.paid_out(state.epoch, state.round)
    cashed = board.cash_in * sum(1 for tile in ids.in_play() if state.place[tile] == GONE)
    most = paid * board.seats + cashed
    if sum(state.money) > most:
        raise PositionError(told("too-much-money", money=sum(state.money), paid=most))


def check_points(ids: Ids, state: Position) -> None:
    """Before the end, points come only from tiles laid."""
    for seat, name in enumerate(ids.seats):
        most = sum(ids.board.points[tile] for tile in laid(state, seat))
        if state.phase != OVER and state.points[seat] > most:
            points = state.points[seat]
            raise PositionError(told("too-many-points", seat=name, count=points, most=most))


def check_auction(ids: Ids, state: Position) -> None:
    """In the auction something is on offer, and bids are as the rules allow them."""
    offer = [tile for tile in ids.in_play() if state.place[tile] == OFFERED]
    if state.phase >= LAYING and offer:
        raise PositionError(told("still-on-offer"))
    bidding = state.phase in (BIDDING, DECIDING)
    if (state.bid == 0) != (state.bidder == NOBODY) or (state.bid and not bidding):
        raise PositionError(told("lone-bid"))
    if state.phase >= LAYING:
        return
    if not 1 <= len(offer) <= ids.board.seats:
        raise PositionError(told("offer-size", most=ids.board.seats, got=len(offer)))
    if bidding and state.lot not in offer:
        raise PositionError(told("lot-not-on-offer"))
    if state.phase == DECIDING and state.bidder == NOBODY:
        raise PositionError(told("nothing-to-decide"))
    check_auctioneer(ids, state)
    if state.bidder != NOBODY:
        check_bid(ids, state)


def check_auctioneer(ids: Ids, state: Position) -> None:
    """The auctioneer chooses and decides; the others bid."""
    asked = state.seat == state.auctioneer
    if state.bidder == state.auctioneer or (state.phase == BIDDING and asked):
        raise PositionError(told("auctioneer-bids"))
    if state.phase != BIDDING and not asked:
        raise PositionError(told("auctioneer-asked", phase=PHASES[state.phase]))


def check_bid(ids: Ids, state: Position) -> None:
    """The highest bidder can pay, and sits between the auctioneer and whoever bids now."""
    name = ids.seats[state.bidder]
    number(state.bid, "bid", ids.board.lowest_bid)
    if state.bid > state.money[state.bidder]:
        raise PositionError(told("bid-too-high", seat=name, bid=state.bid))
    distance = (state.seat - state.auctioneer) % ids.board.seats
    before = (state.bidder - state.auctioneer) % ids.board.seats
    if state.phase == BIDDING and before >= distance:
        raise PositionError(told("bid-too-early", seat=name))


def check_visit(ids: Ids, state: Position) -> None:
    """What was laid in this visit lies there, and only in the laying phase."""
    if state.visit and state.phase != LAYING:
        raise PositionError(told("laid-too-early"))
    for kind in LAYABLE:
        if has(state.visit, KINDS[kind]) and not any(
            is_laid(state, tile, state.seat) and ids.board.kind[tile] == KINDS[kind]
            for tile in range(ids.board.tiles)
        ):
            raise PositionError(told("laid-none", seat=ids.seats[state.seat], kind=kind))
