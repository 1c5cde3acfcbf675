"""Check: what cannot be, with the reason."""

from __future__ import annotations

from typing import Final

from ironbridge.core.errors import PositionError
from ironbridge.core.position_checks import (
    check_hand_size,
    check_last,
    check_side,
    has_only,
    too_many,
)
from ironbridge.core.speech import Phrase
from ironbridge.core.state import NOBODY
from ironbridge.rulesets.brass_birmingham.board import BREWERY, CANAL, COAL, IRON, NOTHING, Model
from ironbridge.rulesets.brass_birmingham.plain.ids import CARDS, Ids
from ironbridge.rulesets.brass_birmingham.rules.round import has_tile
from ironbridge.rulesets.brass_birmingham.speech import SPEECH, told
from ironbridge.rulesets.brass_birmingham.state import (
    ACTING,
    DEBT,
    OVER,
    Position,
    cards_of,
    discards_of,
    hand_size,
    model_on,
)

LINKS: Final = Phrase(SPEECH, "things.links")


def check(ids: Ids, state: Position) -> None:
    """Refuse what cannot be, with the reason."""
    if state.phase == OVER:
        check_last((state.era, state.round), (ids.board.eras - 1, ids.board.rounds - 1))
    check_tiles(ids, state)
    check_links(ids, state)
    check_cards(ids, state)
    if (state.phase == DEBT) != any(state.owed):
        raise PositionError(told("no-debt"))
    check_debts(ids, state)


def check_tiles(ids: Ids, state: Position) -> None:
    """In the canal era one tile each in a place and none of the rail era; later none of level 1."""
    for space in range(ids.board.spaces):
        if state.tile[space] == NOTHING:
            continue
        model, id = model_on(state, space), ids.spaces[space]
        if state.era == CANAL and not model.canal:
            raise PositionError(told("rail-tile", space=id))
        if state.era != CANAL and model.level == 1 and not model.rail:
            raise PositionError(told("canal-tile", space=id))
        place = ids.board.place_spaces[ids.board.space_place[space]]
        mine = [other for other in place if state.owner[other] == state.owner[space]]
        if state.era == CANAL and len(mine) > 1:
            raise PositionError(told("second-tile", space=id))


def check_links(ids: Ids, state: Position) -> None:
    """Links lie on lines of their era, no more than there are tiles."""
    for line, owner in enumerate(state.link):
        fits = ids.board.line_canal if state.era == CANAL else ids.board.line_rail
        if owner != NOBODY and not fits[line]:
            raise PositionError(told("other-era", line=ids.printed.line_ids[line]))
    if min(state.links_left) < 0:
        raise has_only(ids.board.link_tiles, LINKS)


def check_debts(ids: Ids, state: Position) -> None:
    """A debtor has no money left, and the one who is asked has a tile to give up."""
    if state.phase != DEBT:
        return
    for seat, owed in enumerate(state.owed):
        if owed and state.money[seat]:
            raise PositionError(told("can-pay", seat=ids.seats[seat]))
    asked = state.order[state.turn]
    if not state.owed[asked]:
        raise PositionError(told("debtor-asked"))
    if not has_tile(state, asked, worth=0):
        raise PositionError(told("nothing-to-give-up", seat=ids.seats[asked]))


def check_cubes(ids: Ids, state: Position, space: int, tile: str) -> None:
    """What lies on a tile can lie there; one that is empty is flipped."""
    id, model, cubes = ids.spaces[space], model_on(state, space), state.cubes[space]
    if cubes > most_output(model, state.era):
        raise PositionError(told("too-much-on-it", space=id, tile=tile, cubes=cubes))
    if model.industry in (COAL, IRON, BREWERY):
        check_side(id, tile, flipped=bool(state.flipped[space]), used_up=cubes == 0)


def check_cards(ids: Ids, state: Position) -> None:
    """No card is in two places, and none is missing."""
    board = ids.board
    counts = [0] * board.cards
    for card in [*state.face_down, *state.deck]:
        counts[card] += 1
    for card in range(board.wild_location):
        for seat in range(board.seats):
            counts[card] += cards_of(state, seat, card) + discards_of(state, seat, card)
        if counts[card] > board.deck.count(card):
            raise too_many(CARDS, ids.printed.card_ids[card])
    if sum(counts) < len(board.deck):
        raise PositionError(told("missing-cards"))
    check_piles(ids, state)
    for seat, name in enumerate(ids.seats):
        check_hand_size(name, hand_size(state, seat), board.hand_size)
        first = seat * board.cards + board.wild_location
        if max(state.hand[first : first + 2]) > 1:
            raise PositionError(told("two-wild-cards", seat=name))
        if state.phase == ACTING and seat == state.order[state.turn]:
            check_hand(state, seat, name)


def check_hand(state: Position, seat: int, name: str) -> None:
    """Whoever acts has a card for each action."""
    if hand_size(state, seat) < state.actions:
        raise PositionError(told("too-few-cards", seat=name))


def check_piles(ids: Ids, state: Position) -> None:
    """Cards lie face down in the canal era only, and the rail era's deck is whole until then."""
    wanted = ids.board.seats if state.era == CANAL else 0
    if len(state.face_down) != wanted:
        raise PositionError(told("face-down", count=wanted, got=len(state.face_down)))
    full = state.era == CANAL and not ids.board.introductory
    if sorted(state.next_deck) != (sorted(ids.board.deck) if full else []):
        raise PositionError(told("next-deck"))


def most_output(model: Model, era: int) -> int:
    """What can lie on a tile, built in this era or before."""
    return max(model.barrels[: era + 1]) if model.industry == BREWERY else model.output
