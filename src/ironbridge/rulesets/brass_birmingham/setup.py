"""Set-up: merchants, markets, cards, order of the first round (rules: Set-up)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.chance import Chance
from ironbridge.core.state import NOBODY
from ironbridge.mechanisms.rows import repeated
from ironbridge.rulesets.brass_birmingham.board import INDUSTRIES, NOTHING, Board
from ironbridge.rulesets.brass_birmingham.state import Position


def deal(board: Board, chance: Chance) -> list[int]:
    """The order of the seats, the merchant tiles on their spaces, the deck of each era."""
    order = list(range(board.seats))
    merchants = list(range(len(board.merchant_place)))
    chance.shuffle(order)
    chance.shuffle(merchants)
    numbers = order + merchants
    for _ in range(board.eras):
        deck = board.deck[:]
        chance.shuffle(deck)
        numbers.extend(deck)
    return numbers


def start(board: Board, deal: list[int]) -> Position:
    """The first round, from a deal: eight cards each, one more under each discard pile."""
    state = empty(board)
    seats, merchants = board.seats, len(board.merchant_place)
    first = seats + merchants
    last = first + len(board.deck)
    state.order = vec[i64](deal[:seats])
    state.merchant = vec[i64](deal[seats:first])
    state.barrel = barrels(state)
    state.next_deck = vec[i64](deal[last:])
    deal_hands(state, deal[first:last])
    return state


def empty(board: Board) -> Position:
    """Nothing built, no cards dealt, everybody's money and income at the start."""
    seats, merchants = board.seats, len(board.merchant_place)
    state = Position(
        board,
        tile=repeated(NOTHING, board.spaces),
        owner=repeated(NOBODY, board.spaces),
        flipped=repeated(0, board.spaces),
        cubes=repeated(0, board.spaces),
        link=repeated(NOBODY, len(board.lines)),
        mat=repeated(0, seats * INDUSTRIES),
        money=repeated(board.start_money, seats),
        income=repeated(board.start_income, seats),
        points=repeated(0, seats),
        spent=repeated(0, seats),
        links_left=repeated(board.link_tiles, seats),
        network=repeated(0, seats),
        hand=repeated(0, seats * board.cards),
        discarded=repeated(0, board.seats * board.cards),
        order=vec[i64](range(seats)),
        merchant=repeated(0, merchants),
        barrel=repeated(0, merchants),
        veiled=repeated(0, seats),
        face_down=vec[i64](),
        deck=vec[i64](),
        next_deck=vec[i64](),
        owed=repeated(0, seats),
        reach=board.unlinked,
        beside=board.unlinked,
    )
    state.bank = -sum(state.money)
    return state


def barrels(state: Position) -> vec[i64]:
    """A barrel beside every merchant who buys something."""
    buys = state.board.buys
    return vec[i64]([int(buys[tile] != 0) for tile in state.merchant])


def deal_hands(state: Position, deck: list[int]) -> None:
    """Eight cards to each hand, then one face down for each discard pile."""
    board = state.board
    for seat in range(board.seats):
        for _ in range(board.hand_size):
            state.hand[seat * board.cards + deck.pop()] += 1
    state.face_down = vec[i64]([deck.pop() for _ in range(board.seats)])
    state.deck = vec[i64](deck)
