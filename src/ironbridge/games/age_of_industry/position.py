"""Position: positions and deals of Age of Industry as plain data, with names instead of numbers.

Reading fills in whatever is not said, so that a test or a puzzle writes down only what matters:

    {"round": 4, "seats": {"A": {"money": 12, "loans": 1, "hand": ["port", "brown"]}},
     "counters": {"kiel": "A port-1", "essen.1": "B coal-mine-2 3", "koeln.1": "C factory-3 flipped"},
     "railways": {"essen-koeln": "B"}, "markets": {"holland": "cotton used"}}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.errors import PositionError
from ironbridge.core.plain import check_fields, index_of, number, one_of, table
from ironbridge.core.rules import UNKNOWN
from ironbridge.games.age_of_industry.counters import Counters
from ironbridge.games.age_of_industry.deals import Deals
from ironbridge.games.age_of_industry.hands import Hands
from ironbridge.games.age_of_industry.lexicon import PHASES, USED
from ironbridge.games.age_of_industry.rules.money import repayable
from ironbridge.games.age_of_industry.rules.round import actions_of, is_last_round
from ironbridge.games.age_of_industry.setup import empty
from ironbridge.games.age_of_industry.state import (
    OVER,
    SETTLING,
    TAKING,
    Position,
    hand_size,
    put_railway,
    seat_of,
)
from ironbridge.games.age_of_industry.writing import Writing

FIELDS: Final = (
    "round", "phase", "order", "turn", "actions", "to take", "coal", "iron", "seats", "counters",
    "railways", "markets", "open", "deck", "discarded",
)  # fmt: skip
SEAT_FIELDS: Final = ("money", "loans", "spent", "display", "hand", "known", "unknown cards")


class IndustryPositions(Writing, Counters, Hands, Deals):
    """Writes and reads the positions of one board."""

    def read(self, data: Mapping[str, Any]) -> Position:
        state = self.read_view(data)
        if UNKNOWN in state.deck or any(state.veiled):
            raise PositionError("a view is not a whole position: it has unknown cards")
        return state

    def read_view(self, data: Mapping[str, Any]) -> Position:
        """A position, or what a view holds of it."""
        check_fields(data, FIELDS, "a position")
        state = empty(self.board)
        self.read_round(state, data)
        self.read_map(state, data)
        self.read_seats(state, data)
        self.read_cards(state, data)
        state.bank = -sum(state.money)
        self.check(state)
        return state

    def read_round(self, state: Position, data: Mapping[str, Any]) -> None:
        """Where the round stands; by default the second, the first with all actions."""
        state.round = number(data.get("round", 2), "round", 1) - 1
        state.phase = one_of(data.get("phase", PHASES[0]), PHASES, "phase")
        state.order = vec[i64](self.read_order(data.get("order", self.seats)))
        state.turn = self.read_turn(state, data.get("turn"))
        most = actions_of(state)
        state.actions = number(data.get("actions", most), "actions", 1, most)
        state.to_take = self.read_to_take(state, data.get("to take"))
        state.coal = number(data.get("coal", state.coal), "coal", 0, self.board.coal.size)
        state.iron = number(data.get("iron", state.iron), "iron", 0, self.board.iron.size)

    def read_order(self, names: Any) -> list[int]:
        """Every seat once."""
        if not isinstance(names, list):
            raise PositionError(f"order must be a list of seats, not {names!r}")
        order = [self.seat(name, "every seat in order") for name in names]
        if sorted(order) != list(range(self.board.seats)):
            raise PositionError(f"order must name every seat once, not {names!r}")
        return order

    def read_turn(self, state: Position, turn: Any) -> int:
        """The place in the order of the seat that is asked; by default the first."""
        if turn is None:
            return 0
        if state.phase == OVER:
            raise PositionError("turn: nobody is asked when the game is over")
        return list(state.order).index(self.seat(turn, "turn"))

    def read_to_take(self, state: Position, to_take: Any) -> int:
        """The cards still to be taken: by default the second."""
        if state.phase == TAKING:
            return number(
                1 if to_take is None else to_take, "to take", 1, self.board.cards_taken - 1
            )
        if to_take not in (None, 0):
            raise PositionError("to take: cards are taken in the taking phase only")
        return 0

    def read_map(self, state: Position, data: Mapping[str, Any]) -> None:
        """Counters, railways and markets."""
        for id, words in table(data, "counters").items():
            self.read_counter(state, index_of(id, self.spaces, "space"), words)
        for id, owner in table(data, "railways").items():
            line = index_of(id, self.printed.link_ids, "link")
            put_railway(state, line, self.seat(owner, f"the owner of {id}"))
        self.read_markets(state, table(data, "markets"))

    def read_markets(self, state: Position, entries: Mapping[str, Any]) -> None:
        """Market counters by what they buy; those not named fill the other spaces in order."""
        left = self.board.market_pool[:]
        placed: dict[int, int] = {}
        for id, words in entries.items():
            at = index_of(id, self.markets, "market")
            parts = words.split() if isinstance(words, str) else []
            if not parts or parts[1:] not in ([], [USED]):
                raise PositionError(
                    f"{id}: a market is written “both” or “both used”, not {words!r}"
                )
            kind = self.market_counter(parts[0], id)
            if kind not in left:
                raise PositionError(f"{id}: no market counter {parts[0]} is left in the box")
            if parts[1:] and not self.board.market_buys[kind]:
                raise PositionError(f"{id}: a market without demand is never used")
            left.remove(kind)
            placed[at] = kind
            state.used[at] = len(parts) - 1
        spaces = range(len(self.markets))
        state.market = vec[i64]([placed[at] if at in placed else left.pop(0) for at in spaces])

    def read_seats(self, state: Position, data: Mapping[str, Any]) -> None:
        """Money, loans and displays."""
        seats = table(data, "seats")
        check_fields(seats, self.seats, "seats")
        for name, entry in seats.items():
            seat = self.seats.index(name)
            check_fields(entry, SEAT_FIELDS, f"seat {name}")
            money = entry.get("money", state.money[seat])
            state.money[seat] = number(money, f"money of {name}", 0)
            state.loans[seat] = number(entry.get("loans", 0), f"loans of {name}", 0)
            state.spent[seat] = number(entry.get("spent", 0), f"spent of {name}", 0)
        for seat, name in enumerate(self.seats):
            self.read_display(state, seat, table(seats.get(name, {}), "display"))

    # Checking.

    def check(self, state: Position) -> None:
        """Refuse what cannot be, with the reason."""
        if min(state.railways_left) < 0:
            most = self.board.railway_counters
            raise PositionError(f"railways: a player has only {most} railway counters")
        self.check_counters(state)
        self.check_cards(state)
        if state.phase == TAKING:
            self.check_taking(state)
        if state.phase in (SETTLING, OVER):
            self.check_settled(state)

    def check_taking(self, state: Position) -> None:
        """A card was just taken, and another is there to be taken."""
        name = self.seats[seat_of(state)]
        if hand_size(state, seat_of(state)) < self.board.cards_taken - state.to_take:
            raise PositionError(f"the hand of {name} lacks the card that was just taken")
        if len(state.deck) + len(state.open) < state.to_take:
            raise PositionError("to take: there are not so many cards in open and deck")

    def check_settled(self, state: Position) -> None:
        """After a round nobody has acted or spent yet; loans are repaid by one who can, or by all."""
        if state.actions != actions_of(state) or any(state.spent):
            raise PositionError("actions and spent are counted anew when a round has ended")
        if state.phase == SETTLING and repayable(state, seat_of(state)) == 0:
            raise PositionError(f"turn: {self.seats[seat_of(state)]} cannot repay a loan")
        if state.phase == SETTLING:
            return
        if not is_last_round(state):
            raise PositionError("phase: the game is over when the deck and a hand are empty")
        if any(repayable(state, seat) > 0 for seat in range(self.board.seats)):
            raise PositionError("loans: all that can be are repaid when the game is over")
