"""Position: Industria's positions and deals as plain data, with names instead of numbers.

Reading fills in whatever is not said, so that a test or a puzzle writes down only what matters:

    {"epoch": "II", "phase": "laying", "seats": {"A": {"money": 5, "hand": ["shipyard"]}}}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.errors import PositionError, RecordError
from ironbridge.core.impossible import check_last, check_nobody_asked, check_whole
from ironbridge.core.plain import (
    POSITION,
    check_deal,
    check_fields,
    check_once,
    index_of,
    number,
    one_of,
    several,
    table,
)
from ironbridge.core.rules import NOBODY, UNKNOWN, State
from ironbridge.core.speech import Phrase
from ironbridge.core.words import SPEECH as CORE
from ironbridge.games.industria.board import NOTHING, RESOURCE, TECHNOLOGY, Board
from ironbridge.games.industria.figures import KINDS, NUMERALS, Printed
from ironbridge.games.industria.speech import SPEECH, told
from ironbridge.games.industria.state import (
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
    hand,
    is_laid,
    laid,
    left_of,
    on_offer,
    tiles_at,
)
from ironbridge.mechanisms.masks import bit, has
from ironbridge.mechanisms.rows import repeated

PHASES: Final = ("choosing", "bidding", "deciding", "laying", "over")
HIDDEN: Final = "?"
LAYABLE: Final = ("factory", "technology", "bonus")
VISIT: Final = "laid this visit"
FIELDS: Final = (
    "epoch", "round", "phase", "first", "auctioneer", "turn", "lot", "bid", "bidder",
    VISIT, "seats", "offered", "gone", "stacks",
)  # fmt: skip
SEAT_FIELDS: Final = ("money", "points", "hand", "laid")
TILE: Final = Phrase(SPEECH, "thing.tile")
TILES: Final = Phrase(SPEECH, "things.tiles")
KINDS_OF_TILE: Final = Phrase(SPEECH, "things.kinds")


class IndustriaPositions:
    """Writes and reads the positions of one board."""

    def __init__(self, printed: Printed, board: Board) -> None:
        self.printed = printed
        self.board = board
        self.seats = [chr(ord("A") + seat) for seat in range(board.seats)]

    # Writing.

    def write(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Position)
        return {
            "epoch": NUMERALS[state.epoch],
            "round": state.round + 1,
            "phase": PHASES[state.phase],
            "first": self.seats[state.first],
            "auctioneer": self.seats[state.auctioneer],
            "turn": self.seat_or_none(state.seat),
            "lot": None if state.lot == NOTHING else self.printed.tile_ids[state.lot],
            "bid": state.bid,
            "bidder": self.seat_or_none(state.bidder),
            VISIT: [kind for kind in LAYABLE if has(state.visit, KINDS[kind])],
            "seats": {name: self.write_seat(state, at) for at, name in enumerate(self.seats)},
            "offered": self.ids(on_offer(state)),
            "gone": self.ids(t for t in self.in_play() if state.place[t] == GONE),
            "stacks": self.write_stacks(state),
        }

    def write_seat(self, state: Position, seat: int) -> dict[str, Any]:
        """What one seat has."""
        return {
            "money": state.money[seat],
            "points": state.points[seat],
            "hand": self.ids(hand(state, seat)),
            "laid": self.ids(laid(state, seat)),
        }

    def write_stacks(self, state: Position) -> dict[str, list[str]]:
        """The stacks from the top, each tile by name or, in a view, as unknown."""
        stacks: dict[str, list[str]] = {}
        each = len(state.order) // self.board.epochs
        for at in range(state.drawn, len(state.order)):
            tile = state.order[at]
            id = HIDDEN if tile == UNKNOWN else self.printed.tile_ids[tile]
            stacks.setdefault(NUMERALS[at // each], []).append(id)
        return stacks

    def ids(self, tiles: Iterable[int]) -> list[str]:
        """Tiles by name."""
        return [self.printed.tile_ids[tile] for tile in tiles]

    def seat_or_none(self, seat: int) -> str | None:
        """A seat's letter."""
        return None if seat == NOBODY else self.seats[seat]

    def in_play(self) -> list[int]:
        """The tiles used with so many players."""
        return [tile for tiles in self.board.by_epoch for tile in tiles]

    # Reading.

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
        self.check(state)
        return state

    def read_round(self, state: Position, data: Mapping[str, Any]) -> None:
        """Where the round stands."""
        board = self.board
        state.epoch = one_of(data.get("epoch", "I"), NUMERALS[: board.epochs], "epoch")
        state.round = number(data.get("round", 1), "round", 1, board.rounds) - 1
        state.phase = one_of(data.get("phase", "choosing"), PHASES, "phase")
        state.first = self.seat(data.get("first", "A"), "first")
        drawn = state.epoch * board.rounds + state.round + 1
        state.drawn = drawn * board.seats
        state.revealed = state.drawn

    def read_tiles(self, state: Position, data: Mapping[str, Any]) -> None:
        """Where the tiles are; those that nobody mentions are in their stack, or gone."""
        taken: set[int] = set()
        seats = table(data, "seats")
        check_fields(seats, self.seats, "seats")
        for name, entry in seats.items():
            self.read_seat(state, name, entry, taken)
        self.place(state, data.get("gone", []), "gone", GONE, taken)
        stacks = table(data, "stacks")
        check_fields(stacks, NUMERALS[: self.board.epochs], "stacks")
        for epoch, ids in stacks.items():
            self.place(state, ids, f"stacks.{epoch}", STACK, taken)
            self.check_stack(ids, epoch)
        self.place(state, data.get("offered", []), "offered", OFFERED, taken)
        self.check_tiles(state)
        self.fill_stacks(state, stacks, taken, "offered" in data)
        state.offer = tiles_at(state, OFFERED)

    def read_seat(self, state: Position, name: str, entry: Any, taken: set[int]) -> None:
        """What a seat has."""
        path, seat = f"seats.{name}", self.seats.index(name)
        check_fields(entry, SEAT_FIELDS, path)
        state.money[seat] = number(entry.get("money", state.money[seat]), f"{path}.money", 0)
        state.points[seat] = number(entry.get("points", 0), f"{path}.points", 0)
        self.place(state, entry.get("hand", []), f"{path}.hand", HAND + seat, taken)
        self.place(state, entry.get("laid", []), f"{path}.laid", LAID + seat, taken)

    def check_stack(self, ids: list[str], epoch: str) -> None:
        """A stack holds tiles of its epoch."""
        for id in ids:
            if self.board.epoch[self.tile(id)] != NUMERALS.index(epoch):
                raise PositionError(told("wrong-stack", tile=id, stack=epoch))

    def place(self, state: Position, ids: Any, field: str, place: int, taken: set[int]) -> None:
        """Put the tiles of a field somewhere, each only once."""
        check_whole(unknown=HIDDEN in several(ids, field, TILES))
        for id in ids:
            tile = self.tile(id)
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
            listed = [self.tile(id) for id in stacks.get(NUMERALS[epoch], [])]
            if epoch == state.epoch and state.phase < LAYING and not offered:
                offer, free = free[: board.seats], free[board.seats :]
                self.set_all(state, offer, OFFERED)
            wanted = len(tiles) - turned - len(listed)
            if wanted < 0 or wanted > len(free):
                stack, found = NUMERALS[epoch], len(listed) + len(free)
                raise PositionError(
                    told("stack-size", stack=stack, count=len(tiles) - turned, found=found)
                )
            below = listed + free[:wanted]
            self.set_all(state, below, STACK)
            out = [tile for tile in tiles if state.place[tile] not in (STACK, OFFERED)]
            offer = [tile for tile in tiles if state.place[tile] == OFFERED]
            order.extend(out + offer + below)
        state.order = vec[i64](order)

    def set_all(self, state: Position, tiles: list[int], place: int) -> None:
        """Put several tiles into one place."""
        for tile in tiles:
            state.place[tile] = place

    def read_auction(self, state: Position, data: Mapping[str, Any]) -> None:
        """Who sells what, who has bid, who is asked."""
        state.auctioneer = self.seat(data.get("auctioneer", self.seats[state.first]), "auctioneer")
        lot, bidder = data.get("lot"), data.get("bidder")
        state.bid = number(data.get("bid", 0), "bid", 0)
        state.bidder = NOBODY if bidder is None else self.seat(bidder, "bidder")
        offer = on_offer(state)
        if state.phase in (BIDDING, DECIDING):
            state.lot = self.tile(lot) if lot is not None else offer[0] if offer else NOTHING
        elif lot is not None:
            raise PositionError(told("no-lot", phase=PHASES[state.phase]))
        state.seat = self.read_turn(state, data.get("turn"))

    def read_turn(self, state: Position, turn: Any) -> int:
        """Who is asked; by default the first who can be."""
        if state.phase == OVER:
            check_nobody_asked(turn)
            return NOBODY
        if turn is not None:
            return self.seat(turn, "turn")
        if state.phase == BIDDING:
            return left_of(state, state.auctioneer if state.bidder == NOBODY else state.bidder)
        return state.first if state.phase == LAYING else state.auctioneer

    def read_visit(self, state: Position, data: Mapping[str, Any]) -> None:
        """The kinds of tile already laid in this visit."""
        kinds = several(data.get(VISIT, []), VISIT, KINDS_OF_TILE)
        check_once(kinds, VISIT)
        for kind in kinds:
            state.visit |= bit(KINDS[LAYABLE[one_of(kind, LAYABLE, VISIT)]])

    # Checking.

    def check(self, state: Position) -> None:
        """Refuse what cannot be, with the reason."""
        if state.phase == OVER:
            last = (self.board.epochs - 1, self.board.rounds - 1)
            check_last((state.epoch, state.round), last)
        self.check_money(state)
        self.check_points(state)
        self.check_auction(state)
        self.check_visit(state)

    def check_tiles(self, state: Position) -> None:
        """No tile of a later epoch is out, no technology of an earlier one is kept."""
        board = self.board
        for tile in range(board.tiles):
            place, id = state.place[tile], self.printed.tile_ids[tile]
            out = place >= HAND or place == OFFERED
            if out and board.epoch[tile] > state.epoch:
                epoch = NUMERALS[board.epoch[tile]]
                raise PositionError(told("yet-to-come", tile=id, epoch=epoch))
            if place >= LAID and board.kind[tile] == RESOURCE:
                raise PositionError(told("resource-laid", tile=id))
            if place == OFFERED and board.epoch[tile] != state.epoch:
                raise PositionError(told("other-epoch", tile=id))
            kept = HAND <= place < LAID and board.kind[tile] == TECHNOLOGY
            if kept and board.epoch[tile] < state.epoch:
                raise PositionError(told("lost-technology", tile=id))

    def check_money(self, state: Position) -> None:
        """Nobody has more than the bank has paid out."""
        board = self.board
        paid = board.paid_out(state.epoch, state.round)
        cashed = board.cash_in * sum(1 for tile in self.in_play() if state.place[tile] == GONE)
        most = paid * board.seats + cashed
        if sum(state.money) > most:
            raise PositionError(told("too-much-money", money=sum(state.money), paid=most))

    def check_points(self, state: Position) -> None:
        """Before the end, points come only from tiles laid."""
        for seat, name in enumerate(self.seats):
            most = sum(self.board.points[tile] for tile in laid(state, seat))
            if state.phase != OVER and state.points[seat] > most:
                points = state.points[seat]
                raise PositionError(told("too-many-points", seat=name, count=points, most=most))

    def check_auction(self, state: Position) -> None:
        """In the auction something is on offer, and bids are as the rules allow them."""
        offer = [tile for tile in self.in_play() if state.place[tile] == OFFERED]
        if state.phase >= LAYING and offer:
            raise PositionError(told("still-on-offer"))
        bidding = state.phase in (BIDDING, DECIDING)
        if (state.bid == 0) != (state.bidder == NOBODY) or (state.bid and not bidding):
            raise PositionError(told("lone-bid"))
        if state.phase >= LAYING:
            return
        if not 1 <= len(offer) <= self.board.seats:
            raise PositionError(told("offer-size", most=self.board.seats, got=len(offer)))
        if bidding and state.lot not in offer:
            raise PositionError(told("lot-not-on-offer"))
        if state.phase == DECIDING and state.bidder == NOBODY:
            raise PositionError(told("nothing-to-decide"))
        self.check_auctioneer(state)
        if state.bidder != NOBODY:
            self.check_bid(state)

    def check_auctioneer(self, state: Position) -> None:
        """The auctioneer chooses and decides; the others bid."""
        asked = state.seat == state.auctioneer
        if state.bidder == state.auctioneer or (state.phase == BIDDING and asked):
            raise PositionError(told("auctioneer-bids"))
        if state.phase != BIDDING and not asked:
            raise PositionError(told("auctioneer-asked", phase=PHASES[state.phase]))

    def check_bid(self, state: Position) -> None:
        """The highest bidder can pay, and sits between the auctioneer and whoever bids now."""
        name = self.seats[state.bidder]
        number(state.bid, "bid", self.board.lowest_bid)
        if state.bid > state.money[state.bidder]:
            raise PositionError(told("bid-too-high", seat=name, bid=state.bid))
        distance = (state.seat - state.auctioneer) % self.board.seats
        before = (state.bidder - state.auctioneer) % self.board.seats
        if state.phase == BIDDING and before >= distance:
            raise PositionError(told("bid-too-early", seat=name))

    def check_visit(self, state: Position) -> None:
        """What was laid in this visit lies there, and only in the laying phase."""
        if state.visit and state.phase != LAYING:
            raise PositionError(told("laid-too-early"))
        for kind in LAYABLE:
            if has(state.visit, KINDS[kind]) and not any(
                is_laid(state, tile, state.seat) and self.board.kind[tile] == KINDS[kind]
                for tile in range(self.board.tiles)
            ):
                raise PositionError(told("laid-none", seat=self.seats[state.seat], kind=kind))

    # Deals.

    def write_deal(self, deal: list[int]) -> dict[str, str]:
        lines = {"first": self.seats[deal[0]]}
        at = 1
        for epoch, tiles in enumerate(self.board.by_epoch):
            lines[f"stack-{epoch + 1}"] = " ".join(self.ids(deal[at : at + len(tiles)]))
            at += len(tiles)
        return lines

    def read_deal(self, lines: Mapping[str, str]) -> list[int]:
        wanted = ["first", *(f"stack-{epoch + 1}" for epoch in range(self.board.epochs))]
        check_deal(lines, wanted)
        try:
            deal = [self.seat(lines["first"], "first")]
            for epoch, tiles in enumerate(self.board.by_epoch):
                stack = [self.tile(id) for id in lines[f"stack-{epoch + 1}"].split()]
                if sorted(stack) != sorted(tiles):
                    raise RecordError(CORE.told("deal-stack", stack=epoch + 1))
                deal.extend(stack)
        except PositionError as error:
            raise RecordError(CORE.told("deal-unreadable", error=error)) from error
        return deal

    # Names.

    def tile(self, id: Any) -> int:
        """A tile by name."""
        tile = index_of(id, self.printed.tile_ids, TILE)
        if self.board.epoch[tile] >= self.board.epochs:
            raise PositionError(told("unused-tile", tile=id, players=self.board.seats))
        return tile

    def seat(self, name: Any, field: str) -> int:
        """A seat by its letter."""
        return one_of(name, self.seats, field)
