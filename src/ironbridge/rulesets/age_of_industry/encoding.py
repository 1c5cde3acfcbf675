"""Encoding: what a seat may know of a game of Age of Industry, as a row of numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ironbridge.core.encoding import Encoding, put_bits, put_row, put_seats, seen_from
from ironbridge.core.numbering import Numbering
from ironbridge.core.state import NOBODY, State
from ironbridge.rulesets.age_of_industry.board import INDUSTRIES, NOTHING, Board
from ironbridge.rulesets.age_of_industry.state import OVER, SEA, Position, hand_size

VERSION: Final = 1


@final
class AgeOfIndustryEncoding(Encoding):
    """Spaces, lines, seats, markets and cards, then where the round stands."""

    def __init__(self, board: Board, numbering: Numbering) -> None:
        super().__init__(VERSION, board.seats, numbering)
        self.board = board
        seats, spaces, cards = board.seats, int(board.spaces), int(board.cards)
        self.lines: i64 = len(board.lines)
        self.industry = self.bits("industry", spaces, INDUSTRIES)
        self.level = self.counts("level", spaces)
        self.owner = self.bits("owner", seats, spaces)
        self.flipped = self.bits("flipped", spaces)
        self.covers = self.bits("covers-a-ship", spaces)
        self.cubes = self.counts("cubes", spaces)
        self.railway = self.bits("railway", seats, len(board.lines))
        self.lane = self.bits("open-sea-lane", len(board.lines))
        self.touched = self.bits("touched-by-railways", seats, int(board.places))
        self.display = self.counts("left-on-display", seats, int(board.model_count))
        self.money = self.counts("money", seats)
        self.spent = self.counts("spent", seats)
        self.loans = self.counts("loans", seats)
        self.railways_left = self.counts("railways-left", seats)
        self.place = self.numbers("place-in-order", 0, seats - 1, seats)
        self.held = self.numbers("hand-size", 0, len(board.deck), seats)
        self.known = self.counts("cards-all-saw", seats, cards)
        self.hand = self.counts("own-hand", cards)
        self.discarded = self.counts("discarded", cards)
        self.open = self.counts("open-cards", cards)
        self.buys = self.bits("market-buys", len(board.market_place), INDUSTRIES)
        self.used = self.bits("market-used", len(board.market_place))
        self.single = self.counts("round-turn-actions-to-take-bill-coal-iron-deck", 8)
        self.phase = self.bits("phase", OVER + 1)

    def put(self, row: vec[i16], state: State, seat: int) -> None:
        assert isinstance(state, Position)
        self.put_spaces(row, state, seat)
        self.put_lines(row, state, seat)
        self.put_people(row, state, seat)
        self.put_cards(row, state, seat)
        self.put_round(row, state)

    def put_spaces(self, row: vec[i16], state: Position, seat: i64) -> None:
        """Counters with their cubes."""
        board, seats = self.board, self.seats
        for space in range(board.spaces):
            model = state.counter[space]
            if model != NOTHING:
                row[self.industry + space * INDUSTRIES + board.model_industry[model]] = 1
                row[self.level + space] = i16(board.model_level[model])
                row[
                    self.owner + seen_from(seat, state.owner[space], seats) * board.spaces + space
                ] = 1
        put_row(row, self.flipped, state.flipped)
        put_row(row, self.covers, state.covers)
        put_row(row, self.cubes, state.cubes)

    def put_lines(self, row: vec[i16], state: Position, seat: i64) -> None:
        """Railways, open sea lanes, and the places that they touch."""
        for line in range(self.lines):
            owner = state.line[line]
            if owner == SEA:
                row[self.lane + line] = 1
            elif owner != NOBODY:
                row[self.railway + seen_from(seat, owner, self.seats) * self.lines + line] = 1
        for other in range(self.seats):
            at = self.touched + seen_from(seat, other, self.seats) * self.board.places
            put_bits(row, at, state.railway_at[other])

    def put_people(self, row: vec[i16], state: Position, seat: i64) -> None:
        """What every seat has."""
        seats = self.seats
        put_seats(row, self.display, state.display, seat, seats)
        put_seats(row, self.money, state.money, seat, seats)
        put_seats(row, self.spent, state.spent, seat, seats)
        put_seats(row, self.loans, state.loans, seat, seats)
        put_seats(row, self.railways_left, state.railways_left, seat, seats)
        for place in range(seats):
            row[self.place + seen_from(seat, state.order[place], seats)] = i16(place)

    def put_cards(self, row: vec[i16], state: Position, seat: i64) -> None:
        """The own hand; of all hands how many, and what all saw; the cards that lie open."""
        cards = self.board.cards
        for other in range(self.seats):
            row[self.held + seen_from(seat, other, self.seats)] = i16(hand_size(state, other))
        put_seats(row, self.known, state.known, seat, self.seats)
        if seat != NOBODY:
            for card in range(cards):
                row[self.hand + card] = i16(state.hand[seat * cards + card])
        put_row(row, self.discarded, state.discarded)
        for at in range(i64(len(state.open))):
            row[self.open + state.open[at]] += 1

    def put_round(self, row: vec[i16], state: Position) -> None:
        """The markets, and where the round stands."""
        for market in range(i64(len(state.market))):
            put_bits(row, self.buys + market * INDUSTRIES, self.board.buys[state.market[market]])
        put_row(row, self.used, state.used)
        row[self.single] = i16(state.round)
        row[self.single + 1] = i16(state.turn)
        row[self.single + 2] = i16(state.actions)
        row[self.single + 3] = i16(state.to_take)
        row[self.single + 4] = i16(state.bill)
        row[self.single + 5] = i16(state.coal)
        row[self.single + 6] = i16(state.iron)
        row[self.single + 7] = i16(len(state.deck))
        row[self.phase + state.phase] = 1
