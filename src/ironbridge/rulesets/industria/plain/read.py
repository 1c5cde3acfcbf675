"""Read: a position from plain data, which says only what matters; the rest is filled in.

{"epoch": "II", "phase": "laying", "seats": {"A": {"money": 5, "hand": ["shipyard"]}}}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.errors import PositionError
from ironbridge.core.inputs import (
    POSITION,
    check_fields,
    check_once,
    number,
    one_of,
    several,
    table,
)
from ironbridge.core.position_checks import check_nobody_asked, check_whole
from ironbridge.core.speech import Phrase
from ironbridge.core.state import NOBODY
from ironbridge.mechanisms.masks import bit
from ironbridge.mechanisms.rows import repeated
from ironbridge.rulesets.industria.board import NOTHING
from ironbridge.rulesets.industria.figures import KINDS, NUMERALS
from ironbridge.rulesets.industria.plain.check import check, check_tiles
from ironbridge.rulesets.industria.plain.ids import HIDDEN, LAYABLE, PHASES, VISIT, Ids
from ironbridge.rulesets.industria.speech import SPEECH, told
from ironbridge.rulesets.industria.state import (
    BIDDING,
    DECIDING,
    GONE,
    HAND,
    LAID,
    LAYING,
    OFFERED,
    OVER,
    STACK,
    Position,
    left_of,
    on_offer,
    tiles_at,
)

FIELDS: Final = (
    "epoch", "round", "phase", "first", "auctioneer", "turn", "lot", "bid", "bidder",
    VISIT, "seats", "offered", "gone", "stacks",
)  # fmt: skip
SEAT_FIELDS: Final = ("money", "points", "hand", "laid")
TILES: Final = Phrase(SPEECH, "things.tiles")
KINDS_OF_TILE: Final = Phrase(SPEECH, "things.kinds")


class PositionReader:
    """Reads the positions of one board."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids
        self.board = ids.board

    def read(self, data: Mapping[str, Any]) -> Position:
        check_fields(data, FIELDS, POSITION)
        state = Position(
            self.board,
            place=repeated(GONE, self.board.tiles),
            money=repeated(self.board.start_money, self.board.seats),
            points=repeated(0, self.board.seats),
            order=vec[i64](),
            offer=[],
        )
        self.read_round(state, data)
        self.read_tiles(state, data)
        self.read_auction(state, data)
        self.read_visit(state, data)
        state.bank = -sum(state.money)
        check(self.ids, state)
        return state

    def read_round(self, state: Position, data: Mapping[str, Any]) -> None:
        """Where the round stands."""
        board = self.board
        state.epoch = one_of(data.get("epoch", "I"), NUMERALS[: board.epochs], "epoch")
        state.round = number(data.get("round", 1), "round", 1, board.rounds) - 1
        state.phase = one_of(data.get("phase", "choosing"), PHASES, "phase")
        state.first = self.ids.seat(data.get("first", "A"), "first")
        drawn = state.epoch * board.rounds + state.round + 1
        state.drawn = drawn * board.seats
        state.revealed = state.drawn

    def read_tiles(self, state: Position, data: Mapping[str, Any]) -> None:
        """Where the tiles are; those that nobody mentions are in their stack, or gone."""
        taken: set[int] = set()
        seats = table(data, "seats")
        check_fields(seats, self.ids.seats, "seats")
        for name, entry in seats.items():
            self.read_seat(state, name, entry, taken)
        self.place(state, data.get("gone", []), "gone", GONE, taken)
        stacks = table(data, "stacks")
        check_fields(stacks, NUMERALS[: self.board.epochs], "stacks")
        for epoch, ids in stacks.items():
            self.place(state, ids, f"stacks.{epoch}", STACK, taken)
            self.check_stack(ids, epoch)
        self.place(state, data.get("offered", []), "offered", OFFERED, taken)
        check_tiles(self.ids, state)
        self.fill_stacks(state, stacks, taken, "offered" in data)
        state.offer = tiles_at(state, OFFERED)

    def read_seat(self, state: Position, name: str, entry: Any, taken: set[int]) -> None:
        """What a seat has."""
        path, seat = f"seats.{name}", self.ids.seats.index(name)
        check_fields(entry, SEAT_FIELDS, path)
        state.money[seat] = number(entry.get("money", state.money[seat]), f"{path}.money", 0)
        state.points[seat] = number(entry.get("points", 0), f"{path}.points", 0)
        self.place(state, entry.get("hand", []), f"{path}.hand", HAND + seat, taken)
        self.place(state, entry.get("laid", []), f"{path}.laid", LAID + seat, taken)

    def check_stack(self, ids: list[str], epoch: str) -> None:
        """A stack holds tiles of its epoch."""
        for id in ids:
            if self.board.epoch[self.ids.tile(id)] != NUMERALS.index(epoch):
                raise PositionError(told("wrong-stack", tile=id, stack=epoch))

    def place(self, state: Position, ids: Any, field: str, place: int, taken: set[int]) -> None:
        """Put the tiles of a field somewhere, each only once."""
        check_whole(unknown=HIDDEN in several(ids, field, TILES))
        for id in ids:
            tile = self.ids.tile(id)
            if tile in taken:
                raise PositionError(told("two-places", tile=id))
            taken.add(tile)
            state.place[tile] = place

    def fill_stacks(
        self, state: Position, stacks: Mapping[str, Any], taken: set[int], offered: bool
    ) -> None:
        """Complete the offer and the stacks from the tiles that were not mentioned."""
        board = self.board
        order: list[int] = []
        for epoch, tiles in enumerate(board.by_epoch):
            free = [tile for tile in tiles if tile not in taken]
            turned = min(len(tiles), max(0, state.drawn - len(order)))
            listed = [self.ids.tile(id) for id in stacks.get(NUMERALS[epoch], [])]
            if epoch == state.epoch and state.phase < LAYING and not offered:
                offer, free = free[: board.seats], free[board.seats :]
                set_all(state, offer, OFFERED)
            wanted = len(tiles) - turned - len(listed)
            if wanted < 0 or wanted > len(free):
                stack, found = NUMERALS[epoch], len(listed) + len(free)
                raise PositionError(
                    told("stack-size", stack=stack, count=len(tiles) - turned, found=found)
                )
            below = listed + free[:wanted]
            set_all(state, below, STACK)
            out = [tile for tile in tiles if state.place[tile] not in (STACK, OFFERED)]
            offer = [tile for tile in tiles if state.place[tile] == OFFERED]
            order.extend(out + offer + below)
        state.order = vec[i64](order)

    def read_auction(self, state: Position, data: Mapping[str, Any]) -> None:
        """Who sells what, who has bid, who is asked."""
        state.auctioneer = self.ids.seat(
            data.get("auctioneer", self.ids.seats[state.first]), "auctioneer"
        )
        lot, bidder = data.get("lot"), data.get("bidder")
        state.bid = number(data.get("bid", 0), "bid", 0)
        state.bidder = NOBODY if bidder is None else self.ids.seat(bidder, "bidder")
        offer = on_offer(state)
        if state.phase in (BIDDING, DECIDING):
            state.lot = self.ids.tile(lot) if lot is not None else offer[0] if offer else NOTHING
        elif lot is not None:
            raise PositionError(told("no-lot", phase=PHASES[state.phase]))
        state.seat = self.read_turn(state, data.get("turn"))

    def read_turn(self, state: Position, turn: Any) -> int:
        """Who is asked; by default the first who can be."""
        if state.phase == OVER:
            check_nobody_asked(turn)
            return NOBODY
        if turn is not None:
            return self.ids.seat(turn, "turn")
        if state.phase == BIDDING:
            return left_of(state, state.auctioneer if state.bidder == NOBODY else state.bidder)
        return state.first if state.phase == LAYING else state.auctioneer

    def read_visit(self, state: Position, data: Mapping[str, Any]) -> None:
        """The kinds of tile already laid in this visit."""
        kinds = several(data.get(VISIT, []), VISIT, KINDS_OF_TILE)
        check_once(kinds, VISIT)
        for kind in kinds:
            state.visit |= bit(KINDS[LAYABLE[one_of(kind, LAYABLE, VISIT)]])


def set_all(state: Position, tiles: list[int], place: int) -> None:
    """Put several tiles into one place."""
    for tile in tiles:
        state.place[tile] = place
