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
from ironbridge.core.plain import check_deal, check_fields, index_of, number, one_of
from ironbridge.core.rules import NOBODY, UNKNOWN, State
from ironbridge.core.speech import Phrase
from ironbridge.core.words import told
from ironbridge.games.industria.board import NOTHING, RESOURCE, TECHNOLOGY, Board
from ironbridge.games.industria.figures import KINDS, NUMERALS, Printed
from ironbridge.games.industria.speech import SPEECH
from ironbridge.games.industria.state import (
    BIDDING,
    CHOOSING,
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
FIELDS: Final = (
    "epoch", "round", "phase", "first", "auctioneer", "turn", "lot", "bid", "bidder",
    "laid this visit", "seats", "offered", "gone", "stacks",
)  # fmt: skip
SEAT_FIELDS: Final = ("money", "points", "hand", "laid")


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
            "laid this visit": [kind for kind in LAYABLE if has(state.visit, KINDS[kind])],
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
        check_fields(data, FIELDS, "a position")
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
        seats = data.get("seats", {})
        check_fields(seats, self.seats, "seats")
        for name, entry in seats.items():
            seat = self.seats.index(name)
            check_fields(entry, SEAT_FIELDS, f"seat {name}")
            state.money[seat] = number(entry.get("money", state.money[seat]), "money", 0)
            state.points[seat] = number(entry.get("points", 0), "points", 0)
            self.place(state, entry.get("hand", []), HAND + seat, taken)
            self.place(state, entry.get("laid", []), LAID + seat, taken)
        self.place(state, data.get("gone", []), GONE, taken)
        stacks = data.get("stacks", {})
        check_fields(stacks, NUMERALS[: self.board.epochs], "stacks")
        for epoch, ids in stacks.items():
            self.place(state, ids, STACK, taken)
            for id in ids:
                if self.board.epoch[self.tile(id)] != NUMERALS.index(epoch):
                    raise PositionError(f"{id} does not belong into stack {epoch}")
        if "offered" in data:
            self.place(state, data["offered"], OFFERED, taken)
        self.check_tiles(state)
        self.fill_stacks(state, stacks, taken, "offered" in data)
        state.offer = tiles_at(state, OFFERED)

    def place(self, state: Position, ids: Any, place: int, taken: set[int]) -> None:
        """Put tiles somewhere, each only once."""
        if not isinstance(ids, list):
            raise PositionError(f"a list of tiles is needed, not {ids!r}")
        for id in ids:
            if id == HIDDEN:
                raise PositionError("a view is not a whole position: it has unknown tiles")
            tile = self.tile(id)
            if tile in taken:
                raise PositionError(f"{id} stands in two places")
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
                raise PositionError(
                    f"stack {NUMERALS[epoch]} must hold {len(tiles) - turned} tiles,"
                    f" but {len(listed) + len(free)} can be in it"
                )
            stack = listed + free[:wanted]
            self.set_all(state, stack, STACK)
            out = [tile for tile in tiles if state.place[tile] not in (STACK, OFFERED)]
            offer = [tile for tile in tiles if state.place[tile] == OFFERED]
            order.extend(out + offer + stack)
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
            raise PositionError(f"no tile is under the hammer in phase {PHASES[state.phase]}")
        state.seat = self.read_turn(state, data.get("turn"))

    def read_turn(self, state: Position, turn: Any) -> int:
        """Who is asked; by default the first who can be."""
        if state.phase == OVER:
            if turn is not None:
                raise PositionError("nobody is asked when the game is over")
            return NOBODY
        if turn is not None:
            return self.seat(turn, "turn")
        if state.phase == BIDDING:
            return left_of(state, state.auctioneer if state.bidder == NOBODY else state.bidder)
        return state.first if state.phase == LAYING else state.auctioneer

    def read_visit(self, state: Position, data: Mapping[str, Any]) -> None:
        """The kinds of tile already laid in this visit."""
        kinds = data.get("laid this visit", [])
        if not isinstance(kinds, list):
            raise PositionError(f"laid this visit must be a list of kinds, not {kinds!r}")
        for kind in kinds:
            at = KINDS[LAYABLE[one_of(kind, LAYABLE, "laid this visit")]]
            if has(state.visit, at):
                raise PositionError(f"only one {kind} can be laid in a visit")
            state.visit |= bit(at)

    # Checking.

    def check(self, state: Position) -> None:
        """Refuse what cannot be, with the reason."""
        last = (self.board.epochs - 1, self.board.rounds - 1)
        if state.phase == OVER and (state.epoch, state.round) != last:
            raise PositionError("the game is over only after the last round of the last epoch")
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
                raise PositionError(
                    f"{id} belongs to epoch {NUMERALS[board.epoch[tile]]}, yet to come"
                )
            if place >= LAID and board.kind[tile] == RESOURCE:
                raise PositionError(f"{id} is a resource tile: nobody can have laid it")
            if place == OFFERED and board.epoch[tile] != state.epoch:
                raise PositionError(f"{id} is not of this epoch: it cannot be on offer")
            kept = HAND <= place < LAID and board.kind[tile] == TECHNOLOGY
            if kept and board.epoch[tile] < state.epoch:
                raise PositionError(f"{id} was lost when its epoch ended: nobody can hold it")

    def check_money(self, state: Position) -> None:
        """Nobody has more than the bank has paid out."""
        board = self.board
        paid = board.paid_out(state.epoch, state.round)
        cashed = board.cash_in * sum(1 for tile in self.in_play() if state.place[tile] == GONE)
        if sum(state.money) > paid * board.seats + cashed:
            raise PositionError(
                f"the players have {sum(state.money)} thalers,"
                f" but the bank has paid out {paid * board.seats + cashed}"
            )

    def check_points(self, state: Position) -> None:
        """Before the end, points come only from tiles laid."""
        for seat, name in enumerate(self.seats):
            most = sum(self.board.points[tile] for tile in laid(state, seat))
            if state.phase != OVER and state.points[seat] > most:
                raise PositionError(
                    f"{name} has {state.points[seat]} points, but the tiles laid bring {most}"
                )

    def check_auction(self, state: Position) -> None:
        """In the auction something is on offer, and bids are as the rules allow them."""
        offer = [tile for tile in self.in_play() if state.place[tile] == OFFERED]
        if state.phase >= LAYING:
            if offer:
                raise PositionError("tiles are still on offer: the auction is not over")
            if state.bid or state.bidder != NOBODY:
                raise PositionError("there is no bid when the auction is over")
            return
        if not 1 <= len(offer) <= self.board.seats:
            raise PositionError(f"1 to {self.board.seats} tiles can be on offer, not {len(offer)}")
        if state.phase != CHOOSING and state.lot not in offer:
            raise PositionError("the tile under the hammer must be one of those on offer")
        if (state.bid == 0) != (state.bidder == NOBODY) or (state.phase == CHOOSING and state.bid):
            raise PositionError("a bid needs a bidder, a bidder a bid, and both a tile")
        if state.phase == DECIDING and state.bidder == NOBODY:
            raise PositionError("without a bid there is nothing to decide")
        if state.bidder != NOBODY:
            self.check_bid(state)
        self.check_turn(state)

    def check_bid(self, state: Position) -> None:
        """The highest bidder can pay, and is not the auctioneer."""
        if state.bidder == state.auctioneer:
            raise PositionError("the auctioneer does not bid")
        if state.bid < self.board.lowest_bid:
            raise PositionError(f"a bid is at least {self.board.lowest_bid}, not {state.bid}")
        if state.bid > state.money[state.bidder]:
            raise PositionError(f"{self.seats[state.bidder]} cannot pay a bid of {state.bid}")

    def check_turn(self, state: Position) -> None:
        """The auctioneer chooses and decides; the others bid, once each."""
        if state.phase != BIDDING:
            if state.seat != state.auctioneer:
                raise PositionError(f"in phase {PHASES[state.phase]} the auctioneer is asked")
            return
        if state.seat == state.auctioneer:
            raise PositionError("the auctioneer does not bid")
        distance = (state.seat - state.auctioneer) % self.board.seats
        if state.bidder != NOBODY:
            before = (state.bidder - state.auctioneer) % self.board.seats
            if before >= distance:
                raise PositionError(f"{self.seats[state.bidder]} cannot have bid yet")

    def check_visit(self, state: Position) -> None:
        """What was laid in this visit lies there, and only in the laying phase."""
        if state.visit and state.phase != LAYING:
            raise PositionError("tiles are laid in the laying phase only")
        for kind in LAYABLE:
            if has(state.visit, KINDS[kind]) and not any(
                is_laid(state, tile, state.seat) and self.board.kind[tile] == KINDS[kind]
                for tile in range(self.board.tiles)
            ):
                raise PositionError(f"{self.seats[state.seat]} has laid no {kind}")

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
                    raise RecordError(told("deal-stack", stack=epoch + 1))
                deal.extend(stack)
        except PositionError as error:
            raise RecordError(told("deal-unreadable", error=error)) from error
        return deal

    # Names.

    def tile(self, id: Any) -> int:
        """A tile by name."""
        tile = index_of(id, self.printed.tile_ids, Phrase(SPEECH, "thing.tile"))
        if self.board.epoch[tile] >= self.board.epochs:
            raise PositionError(SPEECH.told("unused-tile", tile=id, players=self.board.seats))
        return tile

    def seat(self, name: Any, field: str) -> int:
        """A seat by its letter."""
        return one_of(name, self.seats, field)
