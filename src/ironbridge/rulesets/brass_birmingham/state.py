"""One position of Brass: Birmingham."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.state import NOBODY, State
from ironbridge.mechanisms.masks import bit, has
from ironbridge.mechanisms.network import joined, with_line
from ironbridge.mechanisms.rows import changed, repeated
from ironbridge.rulesets.brass_birmingham.board import (
    CANAL,
    COAL,
    INDUSTRIES,
    IRON,
    NOTHING,
    Board,
    Model,
)

ACTING: Final = 0  # a seat takes an action
DEBT: Final = 1  # a seat removes a tile because it cannot pay its negative income
OVER: Final = 2


@final
class Position(State):
    """All that changes. Rows are by space, line, seat or merchant space, as their names say.

    What changes seldom is replaced, never changed in place, and a copy shares it.
    """

    def __init__(
        self,
        board: Board,
        cubes: vec[i64],
        money: vec[i64],
        spent: vec[i64],
        hand: vec[i64],
        discarded: vec[i64],
        tile: vec[i64],
        owner: vec[i64],
        flipped: vec[i64],
        link: vec[i64],
        mat: vec[i64],
        income: vec[i64],
        points: vec[i64],
        links_left: vec[i64],
        network: vec[i64],
        order: vec[i64],
        merchant: vec[i64],
        barrel: vec[i64],
        veiled: vec[i64],
        face_down: vec[i64],
        deck: vec[i64],
        next_deck: vec[i64],
        owed: vec[i64],
        reach: vec[i64],
        beside: vec[i64],
    ) -> None:
        super().__init__()
        self.board = board
        self.cubes = cubes  # coal, iron or barrels on each space
        self.money = money
        self.spent = spent  # in this round
        self.hand = hand  # by seat and card: how many
        # Replaced, never changed in place.
        self.discarded = discarded  # by seat and card: how many lie face up
        self.tile = tile  # the model of the tile on each space, or NOTHING
        self.owner = owner  # of the tile on each space
        self.flipped = flipped
        self.link = link  # the owner of the link on each line
        self.mat = mat  # by seat and industry: how many tiles are gone from the mat
        self.income = income  # space of the progress track
        self.points = points
        self.links_left = links_left
        self.network = network  # of each seat: the places with an own tile or link, as a mask
        self.order = order  # the seats in their order of this round
        self.merchant = merchant  # the tile on each merchant space
        self.barrel = barrel  # beside each merchant space
        self.veiled = veiled  # in a view: how many cards of a hand are unknown
        self.face_down = face_down  # the card under each discard pile, canal era only
        self.deck = deck  # drawn from its end
        self.next_deck = next_deck  # of the rail era
        self.owed = owed  # what each seat still lacks of its negative income
        self.reach = reach  # of each place: the places that links join to it, as a mask
        self.beside = beside  # of each place: those a single link away, as a mask
        # Single numbers.
        self.era: i64 = CANAL
        self.round: i64 = 0
        self.phase: i64 = ACTING
        self.turn: i64 = 0  # place in the order
        self.actions: i64 = 1  # left in this turn
        self.coal: i64 = board.coal.start
        self.iron: i64 = board.iron.start
        self.coal_at: i64 = 0  # the places where coal lies on a mine, as a mask
        self.iron_out: i64 = 0  # the cubes on all iron works
        self.bank: i64 = 0  # what the bank has taken in, less what it has paid out

    def copy(self) -> Position:
        """The same position, sharing only what is never changed in place."""
        copy = Position(
            self.board,
            self.cubes[:],
            self.money[:],
            self.spent[:],
            self.hand[:],
            self.discarded,
            self.tile,
            self.owner,
            self.flipped,
            self.link,
            self.mat,
            self.income,
            self.points,
            self.links_left,
            self.network,
            self.order,
            self.merchant,
            self.barrel,
            self.veiled,
            self.face_down,
            self.deck,
            self.next_deck,
            self.owed,
            self.reach,
            self.beside,
        )
        copy.revealed = self.revealed
        copy.era = self.era
        copy.round = self.round
        copy.phase = self.phase
        copy.turn = self.turn
        copy.actions = self.actions
        copy.coal = self.coal
        copy.iron = self.iron
        copy.coal_at = self.coal_at
        copy.iron_out = self.iron_out
        copy.bank = self.bank
        return copy

    def numbers(self) -> list[int]:
        """The whole position, flat."""
        return [
            *self.tile, *self.owner, *self.flipped, *self.cubes, *self.link, *self.mat,
            *self.money, *self.income, *self.points, *self.spent, *self.links_left,
            *self.network, *self.hand, *self.discarded,
            *self.order, *self.merchant, *self.barrel, *self.veiled,
            *self.face_down, *self.deck, *self.next_deck, *self.owed,
            self.era, self.round, self.phase, self.turn, self.actions, self.coal, self.iron,
            self.bank, self.revealed,
        ]  # fmt: skip


def seat_of(state: Position) -> i64:
    """The seat whose turn it is."""
    return state.order[state.turn]


def next_tile(state: Position, industry: i64, seat: i64) -> i64:
    """The lowest tile of an industry left on a mat, or NOTHING."""
    mat = state.board.mat
    return mat.items[mat.first[industry] + state.mat[seat * INDUSTRIES + industry]]


def second_tile(state: Position, industry: i64, seat: i64) -> i64:
    """The tile that follows the lowest of an industry, which is still there; or NOTHING."""
    mat = state.board.mat
    return mat.items[mat.first[industry] + state.mat[seat * INDUSTRIES + industry] + 1]


def take_from_mat(state: Position, industry: i64, seat: i64) -> None:
    """The lowest tile of an industry leaves a mat."""
    at = seat * INDUSTRIES + industry
    state.mat = changed(state.mat, at, state.mat[at] + 1)


def model_on(state: Position, space: i64) -> Model:
    """What lies on a space that is not empty."""
    return state.board.models[state.tile[space]]


def has_industry(state: Position, space: i64, industry: i64) -> bool:
    """Does a tile of this industry lie there?"""
    tile = state.tile[space]
    return tile != NOTHING and state.board.model_industry[tile] == industry


def cards_of(state: Position, seat: i64, card: i64) -> i64:
    """How many cards of a kind a seat holds."""
    return state.hand[seat * state.board.cards + card]


def discards_of(state: Position, seat: i64, card: i64) -> i64:
    """How many cards of a kind lie face up on a seat's pile."""
    return state.discarded[seat * state.board.cards + card]


def hand_size(state: Position, seat: i64) -> i64:
    """How many cards a seat holds, known or not."""
    held = state.veiled[seat]
    first = seat * state.board.cards
    for at in range(first, first + state.board.cards):
        held += state.hand[at]
    return held


def has_nothing_on_board(state: Position, seat: i64) -> bool:
    """No tile and no link: then a seat may begin anywhere."""
    return state.network[seat] == 0


def is_in_network(state: Position, place: i64, seat: i64) -> bool:
    """A place with an own tile, or touched by an own link."""
    return has(state.network[seat], place)


def put_tile(state: Position, space: i64, tile: i64, seat: i64) -> None:
    """Put a tile on a free space."""
    state.tile = changed(state.tile, space, tile)
    state.owner = changed(state.owner, space, seat)
    extend_network(state, seat, bit(state.board.space_place[space]))


def put_link(state: Position, line: i64, seat: i64) -> None:
    """Put a link tile on a free line."""
    ends = state.board.ends[line]
    state.link = changed(state.link, line, seat)
    state.links_left = changed(state.links_left, seat, state.links_left[seat] - 1)
    state.reach = joined(state.reach, ends)
    state.beside = with_line(state.beside, ends)
    extend_network(state, seat, ends)


def extend_network(state: Position, seat: i64, places: i64) -> None:
    """These places belong to a seat's network now."""
    state.network = changed(state.network, seat, state.network[seat] | places)


def remove_links(state: Position) -> None:
    """Give all link tiles back to their owners."""
    board = state.board
    state.link = repeated(NOBODY, len(state.link))
    state.links_left = repeated(board.link_tiles, board.seats)
    state.reach = board.unlinked
    state.beside = board.unlinked
    for seat in range(board.seats):
        shrink_network(state, seat)


def remove_tile(state: Position, space: i64) -> None:
    """Take a tile off the board with whatever lies on it; that flips nothing."""
    seat = state.owner[space]
    put_cubes(state, space, 0)
    state.tile = changed(state.tile, space, NOTHING)
    state.owner = changed(state.owner, space, NOBODY)
    state.flipped = changed(state.flipped, space, 0)
    shrink_network(state, seat)


def shrink_network(state: Position, seat: i64) -> None:
    """Look anew where a seat has tiles and links."""
    board = state.board
    places: i64 = 0
    for space in range(board.spaces):
        if state.owner[space] == seat:
            places |= bit(board.space_place[space])
    for line in range(i64(len(state.link))):
        if state.link[line] == seat:
            places |= board.ends[line]
    state.network = changed(state.network, seat, places)


def put_cubes(state: Position, space: i64, cubes: i64) -> None:
    """So many cubes or barrels lie on a tile now."""
    before = state.cubes[space]
    state.cubes[space] = cubes
    if has_industry(state, space, IRON):
        state.iron_out += cubes - before
    elif has_industry(state, space, COAL):
        state.coal_at = coal_places(state)


def coal_places(state: Position) -> i64:
    """The places where coal lies on a mine."""
    showing = state.board.showing
    places: i64 = 0
    for at in range(showing.first[COAL], showing.first[COAL + 1]):
        space = showing.items[at]
        if holds(state, space, COAL):
            places |= bit(state.board.space_place[space])
    return places


def holds(state: Position, space: i64, industry: i64) -> bool:
    """Does a tile of this industry lie there, with cubes or barrels on it?"""
    return state.cubes[space] > 0 and has_industry(state, space, industry)
