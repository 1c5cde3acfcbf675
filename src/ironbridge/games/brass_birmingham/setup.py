"""Set-up: merchants, markets, cards, order of the first round (rules: Set-up)."""

from __future__ import annotations

from ironbridge.core.chance import Chance
from ironbridge.core.rules import NOBODY
from ironbridge.games.brass_birmingham.board import INDUSTRIES, NOTHING, Board
from ironbridge.games.brass_birmingham.state import Position


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
    state.order = deal[:seats]
    state.merchant = deal[seats : seats + merchants]
    for merchant in range(merchants):
        state.barrel[merchant] = int(len(board.merchant_buys[state.merchant[merchant]]) > 0)
    first = seats + merchants
    state.deck = deal[first : first + len(board.deck)]
    state.next_deck = deal[first + len(board.deck) :]
    deal_hands(state)
    return state


def empty(board: Board) -> Position:
    """Nothing built, no cards dealt, everybody's money and income at the start."""
    seats, spaces, merchants = board.seats, board.spaces, len(board.merchant_place)
    state = Position(
        board,
        tile=[NOTHING] * spaces,
        owner=[NOBODY] * spaces,
        flipped=[0] * spaces,
        cubes=[0] * spaces,
        link=[NOBODY] * len(board.lines),
        mat=[0] * (seats * INDUSTRIES),
        money=[board.start_money] * seats,
        income=[board.start_income] * seats,
        points=[0] * seats,
        spent=[0] * seats,
        links_left=[board.link_tiles] * seats,
        pieces=[0] * seats,
        network=[0] * (seats * board.places),
        order=list(range(seats)),
        merchant=[0] * merchants,
        barrel=[0] * merchants,
        hand=[0] * (seats * board.cards),
        veiled=[0] * seats,
        discarded=[0] * board.cards,
        face_down=[],
        deck=[],
        next_deck=[],
        owed=[0] * seats,
        region=list(range(board.places)),
    )
    state.bank = -sum(state.money)
    return state


def deal_hands(state: Position) -> None:
    """Eight cards to each hand, then one face down for each discard pile."""
    board = state.board
    for seat in range(board.seats):
        for _ in range(board.hand_size):
            state.hand[seat * board.cards + state.deck.pop()] += 1
    state.face_down = [state.deck.pop() for _ in range(board.seats)]
