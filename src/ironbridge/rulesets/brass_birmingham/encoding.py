"""Encoding: what a seat may know of a game of Brass: Birmingham, as a row of numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ironbridge.core.encoding import (
    LARGEST,
    Encoding,
    put_bits,
    put_row,
    put_seats,
    seen_from,
)
from ironbridge.core.numbering import Numbering
from ironbridge.core.state import NOBODY, State
from ironbridge.rulesets.brass_birmingham.board import INDUSTRIES, NOTHING, Board
from ironbridge.rulesets.brass_birmingham.state import OVER, Position, hand_size

VERSION: Final = 1


@final
class BirminghamEncoding(Encoding):
    """Spaces, lines, seats, cards and merchants, then where the round stands."""

    def __init__(self, board: Board, numbering: Numbering) -> None:
        super().__init__(VERSION, board.seats, numbering)
        self.board = board
        seats, spaces = board.seats, int(board.spaces)
        self.lines: i64 = len(board.lines)
        self.industry = self.bits("industry", spaces, INDUSTRIES)
        self.level = self.counts("level", spaces)
        self.owner = self.bits("owner", seats, spaces)
        self.flipped = self.bits("flipped", spaces)
        self.cubes = self.counts("cubes", spaces)
        self.link = self.bits("link", seats, len(board.lines))
        self.network = self.bits("network", seats, int(board.places))
        self.mat = self.counts("gone-from-mat", seats, INDUSTRIES)
        self.money = self.counts("money", seats)
        self.spent = self.counts("spent", seats)
        self.income = self.numbers("income-space", 0, len(board.levels), seats)
        self.points = self.numbers("points", -LARGEST, LARGEST, seats)
        self.links_left = self.numbers("links-left", 0, board.link_tiles, seats)
        self.owed = self.counts("owed", seats)
        self.place = self.numbers("place-in-order", 0, seats - 1, seats)
        self.held = self.numbers("hand-size", 0, len(board.deck), seats)
        self.wild = self.counts("wild-cards", seats, 2)
        self.hand = self.counts("own-hand", int(board.cards))
        self.discarded = self.counts("discarded", seats, int(board.cards))
        self.buys = self.bits("merchant-buys", len(board.merchant_place), INDUSTRIES)
        self.barrel = self.bits("merchant-barrel", len(board.merchant_place))
        self.single = self.counts("era-round-turn-actions-coal-iron-decks", 8)
        self.phase = self.bits("phase", OVER + 1)

    def put(self, row: vec[i16], state: State, seat: int) -> None:
        assert isinstance(state, Position)
        self.put_map(row, state, seat)
        self.put_people(row, state, seat)
        self.put_cards(row, state, seat)
        self.put_merchants(row, state)
        self.put_round(row, state)

    def put_map(self, row: vec[i16], state: Position, seat: i64) -> None:
        """Tiles with their cubes, links and networks."""
        board, seats = self.board, self.seats
        for space in range(board.spaces):
            tile = state.tile[space]
            if tile != NOTHING:
                row[self.industry + space * INDUSTRIES + board.model_industry[tile]] = 1
                row[self.level + space] = i16(board.models[tile].level)
                row[
                    self.owner + seen_from(seat, state.owner[space], seats) * board.spaces + space
                ] = 1
        put_row(row, self.flipped, state.flipped)
        put_row(row, self.cubes, state.cubes)
        for line in range(self.lines):
            owner = state.link[line]
            if owner != NOBODY:
                row[self.link + seen_from(seat, owner, seats) * self.lines + line] = 1
        for other in range(seats):
            at = self.network + seen_from(seat, other, seats) * board.places
            put_bits(row, at, state.network[other])

    def put_people(self, row: vec[i16], state: Position, seat: i64) -> None:
        """What every seat has."""
        seats = self.seats
        put_seats(row, self.mat, state.mat, seat, seats)
        put_seats(row, self.money, state.money, seat, seats)
        put_seats(row, self.spent, state.spent, seat, seats)
        put_seats(row, self.income, state.income, seat, seats)
        put_seats(row, self.points, state.points, seat, seats)
        put_seats(row, self.links_left, state.links_left, seat, seats)
        put_seats(row, self.owed, state.owed, seat, seats)
        for place in range(seats):
            row[self.place + seen_from(seat, state.order[place], seats)] = i16(place)

    def put_cards(self, row: vec[i16], state: Position, seat: i64) -> None:
        """The own hand; of all hands how many, and the wild cards; what lies face up before each."""
        cards, wild = self.board.cards, self.board.wild_location
        for other in range(self.seats):
            place = seen_from(seat, other, self.seats)
            row[self.held + place] = i16(hand_size(state, other))
            row[self.wild + place * 2] = i16(state.hand[other * cards + wild])
            row[self.wild + place * 2 + 1] = i16(state.hand[other * cards + wild + 1])
        if seat != NOBODY:
            for card in range(cards):
                row[self.hand + card] = i16(state.hand[seat * cards + card])
        put_seats(row, self.discarded, state.discarded, seat, self.seats)

    def put_merchants(self, row: vec[i16], state: Position) -> None:
        """What the merchants buy, and their beer."""
        for merchant in range(i64(len(state.merchant))):
            buys = self.board.buys[state.merchant[merchant]]
            put_bits(row, self.buys + merchant * INDUSTRIES, buys)
        put_row(row, self.barrel, state.barrel)

    def put_round(self, row: vec[i16], state: Position) -> None:
        """Where the round stands, the markets and the decks."""
        row[self.single] = i16(state.era)
        row[self.single + 1] = i16(state.round)
        row[self.single + 2] = i16(state.turn)
        row[self.single + 3] = i16(state.actions)
        row[self.single + 4] = i16(state.coal)
        row[self.single + 5] = i16(state.iron)
        row[self.single + 6] = i16(len(state.deck))
        row[self.single + 7] = i16(len(state.next_deck))
        row[self.phase + state.phase] = 1
