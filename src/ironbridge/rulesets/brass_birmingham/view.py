"""View: what a seat may know. Hands and decks are secret; discards and wild cards are open."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.chance import Chance
from ironbridge.core.events import Event
from ironbridge.core.state import UNKNOWN
from ironbridge.mechanisms.rows import repeated
from ironbridge.rulesets.brass_birmingham.rules.cards import DREW
from ironbridge.rulesets.brass_birmingham.state import Position, cards_of, discards_of


def hide(state: Position, seat: int) -> None:
    """Veil the other hands, the cards lying face down, and both decks."""
    board = state.board
    veiled = state.veiled[:]
    for other in range(board.seats):
        if other != seat:
            for card in range(board.wild_location):
                at = other * board.cards + card
                veiled[other] += state.hand[at]
                state.hand[at] = 0
    state.veiled = veiled
    state.face_down = repeated(UNKNOWN, len(state.face_down))
    state.deck = repeated(UNKNOWN, len(state.deck))
    state.next_deck = repeated(UNKNOWN, len(state.next_deck))


def heard(event: Event, seat: int) -> Event:
    """Nobody else sees which card was drawn."""
    if event.kind == DREW.name and event.seat != seat:
        return Event(DREW, event.seat, UNKNOWN)
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
    state.face_down = vec[i64]([cards.pop() if c == UNKNOWN else c for c in state.face_down])
    state.deck = vec[i64]([cards.pop() if c == UNKNOWN else c for c in state.deck])
    if len(state.next_deck) > 0 and state.next_deck[0] == UNKNOWN:
        deck = board.deck[:]
        chance.shuffle(deck)
        state.next_deck = vec[i64](deck)


def unseen(state: Position) -> list[int]:
    """The cards of the deck that are neither discarded nor in a hand we see."""
    board = state.board
    left = [0] * board.cards
    for card in board.deck:
        left[card] += 1
    for card in range(board.wild_location):
        for seat in range(board.seats):
            left[card] -= cards_of(state, seat, card) + discards_of(state, seat, card)
    for card in [*state.face_down, *state.deck]:
        if card != UNKNOWN:
            left[card] -= 1
    return [card for card in range(board.cards) for _ in range(left[card])]


def cards_in_play(state: Position) -> int:
    """All cards but the wild ones, wherever they are: the deck's number, always."""
    board = state.board
    held = sum(state.veiled)
    for seat in range(board.seats):
        first = seat * board.cards
        held += sum(state.hand[first : first + board.wild_location])
    return held + sum(state.discarded) + len(state.face_down) + len(state.deck)
