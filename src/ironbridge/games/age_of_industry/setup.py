"""Set-up: order, market counters, hands, open cards (rules: Starting the game)."""

from __future__ import annotations

from ironbridge.core.chance import Chance
from ironbridge.core.rules import NOBODY
from ironbridge.games.age_of_industry.board import NOTHING, Board
from ironbridge.games.age_of_industry.state import Position


def deal(board: Board, chance: Chance) -> list[int]:
    """The first player, the market counters on their spaces, the deck."""
    first = chance.below(board.seats)
    counters = board.market_pool[:]
    chance.shuffle(counters)
    deck = board.deck[:]
    chance.shuffle(deck)
    return [first, *counters[: len(board.market_place)], *deck]


def start(board: Board, deal: list[int]) -> Position:
    """The first round, from a deal: clockwise from the first player, six cards each, two open."""
    state = empty(board)
    markets = len(board.market_place)
    state.order = [(deal[0] + place) % board.seats for place in range(board.seats)]
    state.market = deal[1 : 1 + markets]
    state.deck = deal[1 + markets :]
    for seat in range(board.seats):
        for _ in range(board.hand_size):
            state.hand[seat * board.cards + state.deck.pop()] += 1
    state.open = sorted([state.deck.pop() for _ in range(board.open_cards)])
    return state


def empty(board: Board) -> Position:
    """Nothing built, no cards dealt, no money."""
    seats, spaces, markets = board.seats, board.spaces, len(board.market_place)
    state = Position(
        board,
        counter=[NOTHING] * spaces,
        owner=[NOBODY] * spaces,
        flipped=[0] * spaces,
        covers=[0] * spaces,
        cubes=[0] * spaces,
        line=[NOBODY] * len(board.lines),
        display=[kind.count for kind in board.kinds] * seats,
        money=[board.start_money] * seats,
        loans=[0] * seats,
        spent=[0] * seats,
        railways_left=[board.railway_counters] * seats,
        counters=[0] * seats,
        order=list(range(seats)),
        market=[0] * markets,
        used=[0] * markets,
        hand=[0] * (seats * board.cards),
        known=[0] * (seats * board.cards),
        veiled=[0] * seats,
        discarded=[0] * board.cards,
        deck=[],
        open=[],
        reach=[],
    )
    state.bank = -sum(state.money)
    return state
