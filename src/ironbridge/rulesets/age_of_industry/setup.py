"""Set-up: order, market counters, hands, open cards (rules: Starting the game)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.chance import Chance
from ironbridge.core.state import NOBODY
from ironbridge.mechanisms.rows import repeated
from ironbridge.rulesets.age_of_industry.board import NOTHING, Board
from ironbridge.rulesets.age_of_industry.state import Position


def deal(board: Board, chance: Chance) -> list[int]:
    """The first player, the market counters on their spaces, the deck."""
    first = chance.below(board.seats)
    counters = board.market_pool[:]
    chance.shuffle(counters)
    deck = board.deck[:]
    chance.shuffle(deck)
    return [first, *counters[: len(board.market_place)], *deck]


def start(board: Board, deal: list[int]) -> Position:
    """The first round, from a deal: clockwise, six cards each, two open (AI-32 to AI-38)."""
    state = empty(board)
    markets = len(board.market_place)
    deck = deal[1 + markets :]
    state.order = vec[i64]([(deal[0] + place) % board.seats for place in range(board.seats)])
    state.market = vec[i64](deal[1 : 1 + markets])
    for seat in range(board.seats):
        for _ in range(board.hand_size):
            state.hand[seat * board.cards + deck.pop()] += 1
    state.open = vec[i64](sorted([deck.pop() for _ in range(board.open_cards)]))
    state.deck = vec[i64](deck)
    return state


def empty(board: Board) -> Position:
    """Nothing built, no cards dealt, no money."""
    seats, spaces, markets = board.seats, board.spaces, len(board.market_place)
    displays = [model.count for model in board.models] * seats
    state = Position(
        board,
        counter=repeated(NOTHING, spaces),
        owner=repeated(NOBODY, spaces),
        flipped=repeated(0, spaces),
        covers=repeated(0, spaces),
        cubes=repeated(0, spaces),
        line=repeated(NOBODY, len(board.lines)),
        display=vec[i64](displays),
        money=repeated(board.start_money, seats),
        loans=repeated(0, seats),
        spent=repeated(0, seats),
        railways_left=repeated(board.railway_counters, seats),
        counters=repeated(0, seats),
        order=vec[i64](range(seats)),
        market=repeated(0, markets),
        used=repeated(0, markets),
        hand=repeated(0, seats * board.cards),
        known=repeated(0, seats * board.cards),
        veiled=repeated(0, seats),
        discarded=repeated(0, board.cards),
        deck=vec[i64](),
        open=vec[i64](),
        beside=board.unjoined,
        railway_at=repeated(0, seats),
    )
    state.bank = -sum(state.money)
    return state
