"""View: what a seat may know. Hands and deck are secret; a card taken openly stays known."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.chance import Chance
from ironbridge.core.events import Event
from ironbridge.core.state import UNKNOWN
from ironbridge.mechanisms.rows import repeated
from ironbridge.rulesets.age_of_industry.rules.cards import DREW, DREW_UNSEEN
from ironbridge.rulesets.age_of_industry.state import Position


def hide(state: Position, seat: int) -> None:
    """Veil the deck, and of the other hands all cards that nobody saw being taken."""
    board = state.board
    veiled = state.veiled[:]
    for other in range(board.seats):
        if other == seat:
            continue
        for card in range(board.cards):
            at = other * board.cards + card
            veiled[other] += state.hand[at] - state.known[at]
            state.hand[at] = state.known[at]
    state.veiled = veiled
    state.deck = repeated(UNKNOWN, len(state.deck))


def heard(event: Event, seat: int) -> Event:
    """Nobody else sees which card was drawn."""
    if event.kind == DREW.name and event.seat != seat:
        return Event(DREW_UNSEEN, event.seat)
    return event


def sample(state: Position, chance: Chance) -> None:
    """Deal the cards nobody has seen to where cards are unknown."""
    board = state.board
    cards = unseen(state)
    chance.shuffle(cards)
    for seat in range(board.seats):
        for _ in range(state.veiled[seat]):
            state.hand[seat * board.cards + cards.pop()] += 1
    state.veiled = repeated(0, board.seats)
    state.deck = vec[i64]([cards.pop() if card == UNKNOWN else card for card in state.deck])


def unseen(state: Position) -> list[int]:
    """The cards that are neither discarded nor open nor in a hand we see."""
    board = state.board
    left = [-state.discarded[card] for card in range(board.cards)]
    for card in board.deck:
        left[card] += 1
    for at in range(board.seats * board.cards):
        left[at % board.cards] -= state.hand[at]
    for card in [*state.open, *state.deck]:
        if card != UNKNOWN:
            left[card] -= 1
    return [card for card in range(board.cards) for _ in range(left[card])]


def cards_in_play(state: Position) -> int:
    """All cards, wherever they are: the deck's number, always."""
    held = sum(state.hand) + sum(state.veiled) + sum(state.discarded)
    return held + len(state.deck) + len(state.open)
