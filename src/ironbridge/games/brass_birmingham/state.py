"""One position of Brass: Birmingham."""

from __future__ import annotations

from typing import Final, final

from ironbridge.core.rules import NOBODY, State
from ironbridge.games.brass_birmingham.board import CANAL, INDUSTRIES, NOTHING, Board, Kind
from ironbridge.mechanisms.network import merged, regions

ACTING: Final = 0  # a seat takes an action
DEBT: Final = 1  # a seat removes a tile because it cannot pay its negative income
OVER: Final = 2

FLIPPED: Final = 1


@final
class Position(State):
    """All that changes. Lists are by space, line, seat or merchant space, as their names say."""

    def __init__(
        self,
        board: Board,
        tile: list[int],
        owner: list[int],
        flipped: list[int],
        cubes: list[int],
        link: list[int],
        mat: list[int],
        money: list[int],
        income: list[int],
        points: list[int],
        spent: list[int],
        links_left: list[int],
        pieces: list[int],
        network: list[int],
        order: list[int],
        merchant: list[int],
        barrel: list[int],
        hand: list[int],
        veiled: list[int],
        discarded: list[int],
        face_down: list[int],
        deck: list[int],
        next_deck: list[int],
        owed: list[int],
        region: list[int],
    ) -> None:
        super().__init__()
        self.board = board
        self.tile = tile  # the kind of tile on each space, or NOTHING
        self.owner = owner  # of the tile on each space
        self.flipped = flipped
        self.cubes = cubes  # coal, iron or barrels on each space
        self.link = link  # the owner of the link on each line
        self.mat = mat  # by seat and industry: how many tiles are gone from the mat
        self.money = money
        self.income = income  # space of the progress track
        self.points = points
        self.spent = spent  # in this round
        self.links_left = links_left
        self.pieces = pieces  # tiles and links of each seat on the board
        self.network = network  # by seat and place: how many own tiles and links are there
        self.order = order  # the seats in their order of this round
        self.merchant = merchant  # the tile on each merchant space
        self.barrel = barrel  # beside each merchant space
        self.hand = hand  # by seat and card: how many
        self.veiled = veiled  # in a view: how many cards of a hand are unknown
        self.discarded = discarded  # by card
        self.face_down = face_down  # the card under each discard pile, canal era only
        self.deck = deck  # drawn from its end
        self.next_deck = next_deck  # of the rail era
        self.owed = owed  # what each seat still lacks of its negative income
        self.region = region  # by place: equal where links join them; never changed in place
        self.era = CANAL
        self.round = 0
        self.phase = ACTING
        self.turn = 0  # place in the order
        self.actions = 1  # left in this turn
        self.coal = board.coal.start
        self.iron = board.iron.start
        self.bank = 0  # what the bank has taken in, less what it has paid out

    def copy(self) -> Position:
        """The same position, sharing only the board."""
        copy = Position(
            self.board,
            self.tile[:],
            self.owner[:],
            self.flipped[:],
            self.cubes[:],
            self.link[:],
            self.mat[:],
            self.money[:],
            self.income[:],
            self.points[:],
            self.spent[:],
            self.links_left[:],
            self.pieces[:],
            self.network[:],
            self.order[:],
            self.merchant[:],
            self.barrel[:],
            self.hand[:],
            self.veiled[:],
            self.discarded[:],
            self.face_down[:],
            self.deck[:],
            self.next_deck[:],
            self.owed[:],
            self.region,
        )
        copy.revealed = self.revealed
        copy.era = self.era
        copy.round = self.round
        copy.phase = self.phase
        copy.turn = self.turn
        copy.actions = self.actions
        copy.coal = self.coal
        copy.iron = self.iron
        copy.bank = self.bank
        return copy

    def numbers(self) -> list[int]:
        """The whole position, flat."""
        return [
            *self.tile, *self.owner, *self.flipped, *self.cubes, *self.link, *self.mat,
            *self.money, *self.income, *self.points, *self.spent, *self.links_left, *self.pieces, *self.network,
            *self.order,
            *self.merchant, *self.barrel, *self.hand, *self.veiled, *self.discarded,
            *self.face_down, *self.deck, *self.next_deck, *self.owed,
            self.era, self.round, self.phase, self.turn, self.actions, self.coal, self.iron,
            self.bank, self.revealed,
        ]  # fmt: skip


def seat_of(state: Position) -> int:
    """The seat whose turn it is."""
    return state.order[state.turn]


def next_kind(state: Position, industry: int, seat: int) -> int:
    """The lowest tile of an industry left on a mat, or NOTHING."""
    stack = state.board.stacks[industry]
    gone = state.mat[seat * INDUSTRIES + industry]
    return NOTHING if gone == len(stack) else stack[gone]


def kind_on(state: Position, space: int) -> Kind:
    """What lies on a space that is not empty."""
    return state.board.kinds[state.tile[space]]


def has_industry(state: Position, space: int, industry: int) -> bool:
    """Does a tile of this industry lie there?"""
    tile = state.tile[space]
    return tile != NOTHING and state.board.kinds[tile].industry == industry


def cards_of(state: Position, seat: int, card: int) -> int:
    """How many cards of a kind a seat holds."""
    return state.hand[seat * state.board.cards + card]


def hand_size(state: Position, seat: int) -> int:
    """How many cards a seat holds, known or not."""
    first = seat * state.board.cards
    return sum(state.hand[first : first + state.board.cards]) + state.veiled[seat]


def has_nothing_on_board(state: Position, seat: int) -> bool:
    """No tile and no link: then a seat may begin anywhere."""
    return state.pieces[seat] == 0


def is_in_network(state: Position, place: int, seat: int) -> bool:
    """A place with an own tile, or touched by an own link."""
    return state.network[seat * state.board.places + place] > 0


def put_tile(state: Position, space: int, tile: int, seat: int) -> None:
    """Put a tile on a free space."""
    state.tile[space] = tile
    state.owner[space] = seat
    state.pieces[seat] += 1
    state.network[seat * state.board.places + state.board.space_place[space]] += 1


def put_link(state: Position, line: int, seat: int) -> None:
    """Put a link tile on a free line."""
    state.link[line] = seat
    state.links_left[seat] -= 1
    state.pieces[seat] += 1
    state.region = merged(state.region, state.board.lines[line])
    for place in state.board.lines[line]:
        state.network[seat * state.board.places + place] += 1


def remove_link(state: Position, line: int) -> None:
    """Give a link tile back to its owner."""
    seat = state.link[line]
    state.link[line] = NOBODY
    state.links_left[seat] += 1
    state.pieces[seat] -= 1
    state.region = regions(state.board.network, state.link)
    for place in state.board.lines[line]:
        state.network[seat * state.board.places + place] -= 1


def remove_tile(state: Position, space: int) -> None:
    """Take a tile off the board with whatever lies on it; that flips nothing."""
    place = state.board.space_place[space]
    state.pieces[state.owner[space]] -= 1
    state.network[state.owner[space] * state.board.places + place] -= 1
    state.tile[space] = NOTHING
    state.owner[space] = NOBODY
    state.flipped[space] = 0
    state.cubes[space] = 0
