"""Read: a position from plain data, which says only what matters; the rest is filled in.

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
from ironbridge.core.inputs import (
    POSITION,
    check_fields,
    index_of,
    number,
    one_of,
    owner_of,
    table,
)
from ironbridge.core.position_checks import (
    check_nobody_asked,
    check_whole,
    has_only,
    miswritten,
    order_of,
)
from ironbridge.core.speech import Phrase
from ironbridge.core.state import UNKNOWN
from ironbridge.rulesets.age_of_industry.plain.counters import CounterReading
from ironbridge.rulesets.age_of_industry.plain.hands import HandReading
from ironbridge.rulesets.age_of_industry.plain.ids import PHASES, USED, Ids
from ironbridge.rulesets.age_of_industry.rules.money import repayable
from ironbridge.rulesets.age_of_industry.rules.round import actions_of, is_last_round
from ironbridge.rulesets.age_of_industry.setup import empty
from ironbridge.rulesets.age_of_industry.speech import SPEECH, told
from ironbridge.rulesets.age_of_industry.state import (
    OVER,
    SETTLING,
    TAKING,
    Position,
    hand_size,
    put_railway,
    seat_of,
)

FIELDS: Final = (
    "round", "phase", "order", "turn", "actions", "to take", "coal", "iron", "seats", "counters",
    "railways", "markets", "open", "deck", "discarded",
)  # fmt: skip
SEAT_FIELDS: Final = ("money", "loans", "spent", "display", "hand", "known", "unknown cards")
SPACE: Final = Phrase(SPEECH, "thing.space")
LINK: Final = Phrase(SPEECH, "thing.link")
MARKET: Final = Phrase(SPEECH, "thing.market")
A_MARKET: Final = Phrase(SPEECH, "thing.a-market")
RAILWAYS: Final = Phrase(SPEECH, "things.railways")
EXAMPLE: Final = "both used"


class PositionReader:
    """Reads the positions of one board."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids
        self.board = ids.board
        self.printed = ids.printed
        self.counters = CounterReading(ids)
        self.hands = HandReading(ids)

    def read(self, data: Mapping[str, Any]) -> Position:
        state = self.read_view(data)
        check_whole(unknown=UNKNOWN in state.deck or any(state.veiled))
        return state

    def read_view(self, data: Mapping[str, Any]) -> Position:
        """A position, or what a view holds of it."""
        check_fields(data, FIELDS, POSITION)
        state = empty(self.board)
        self.read_round(state, data)
        self.read_map(state, data)
        self.read_seats(state, data)
        self.hands.read(state, data)
        state.bank = -sum(state.money)
        self.check(state)
        return state

    def read_round(self, state: Position, data: Mapping[str, Any]) -> None:
        """Where the round stands; by default the second, the first with all actions."""
        state.round = number(data.get("round", 2), "round", 1) - 1
        state.phase = one_of(data.get("phase", PHASES[0]), PHASES, "phase")
        state.order = vec[i64](order_of(data.get("order", self.ids.seats), self.ids.seats))
        state.turn = self.read_turn(state, data.get("turn"))
        most = actions_of(state)
        state.actions = number(data.get("actions", most), "actions", 1, most)
        state.to_take = self.read_to_take(state, data.get("to take"))
        state.coal = number(data.get("coal", state.coal), "coal", 0, self.board.coal.size)
        state.iron = number(data.get("iron", state.iron), "iron", 0, self.board.iron.size)

    def read_turn(self, state: Position, turn: Any) -> int:
        """The place in the order of the seat that is asked; by default the first."""
        if state.phase == OVER:
            check_nobody_asked(turn)
        if turn is None:
            return 0
        return list(state.order).index(self.ids.seat(turn, "turn"))

    def read_to_take(self, state: Position, to_take: Any) -> int:
        """The cards still to be taken: by default the second."""
        if state.phase == TAKING:
            return number(
                1 if to_take is None else to_take, "to take", 1, self.board.cards_taken - 1
            )
        if to_take not in (None, 0):
            raise PositionError(told("taking-only"))
        return 0

    def read_map(self, state: Position, data: Mapping[str, Any]) -> None:
        """Counters, railways and markets."""
        for id, words in table(data, "counters").items():
            self.counters.read(state, index_of(id, self.ids.spaces, SPACE), words)
        for id, owner in table(data, "railways").items():
            line = index_of(id, self.printed.link_ids, LINK)
            put_railway(state, line, self.ids.seat(owner, owner_of(id)))
        self.read_markets(state, table(data, "markets"))

    def read_markets(self, state: Position, entries: Mapping[str, Any]) -> None:
        """Market counters by what they buy; those not named fill the other spaces in order."""
        left = self.board.market_pool[:]
        placed: dict[int, int] = {}
        for id, words in entries.items():
            at = index_of(id, self.ids.markets, MARKET)
            parts = words.split() if isinstance(words, str) else []
            if not parts or parts[1:] not in ([], [USED]):
                raise miswritten(id, A_MARKET, EXAMPLE, words)
            counter = self.ids.market_counter(parts[0], id)
            if counter not in left:
                raise PositionError(told("no-counter-left", market=id, counter=parts[0]))
            if parts[1:] and not self.board.market_buys[counter]:
                raise PositionError(told("no-demand", market=id))
            left.remove(counter)
            placed[at] = counter
            state.used[at] = len(parts) - 1
        spaces = range(len(self.ids.markets))
        state.market = vec[i64]([placed[at] if at in placed else left.pop(0) for at in spaces])

    def read_seats(self, state: Position, data: Mapping[str, Any]) -> None:
        """Money, loans and displays."""
        seats = table(data, "seats")
        check_fields(seats, self.ids.seats, "seats")
        for name, entry in seats.items():
            seat, path = self.ids.seats.index(name), f"seats.{name}"
            check_fields(entry, SEAT_FIELDS, path)
            money = entry.get("money", state.money[seat])
            state.money[seat] = number(money, f"{path}.money", 0)
            state.loans[seat] = number(entry.get("loans", 0), f"{path}.loans", 0)
            state.spent[seat] = number(entry.get("spent", 0), f"{path}.spent", 0)
        for seat, name in enumerate(self.ids.seats):
            self.counters.read_display(state, seat, table(seats.get(name, {}), "display"))

    # Checking.

    def check(self, state: Position) -> None:
        """Refuse what cannot be, with the reason."""
        if min(state.railways_left) < 0:
            raise has_only(self.board.railway_counters, RAILWAYS)
        self.counters.check(state)
        self.hands.check(state)
        if state.phase == TAKING:
            self.check_taking(state)
        if state.phase in (SETTLING, OVER):
            self.check_settled(state)

    def check_taking(self, state: Position) -> None:
        """A card was just taken, and another is there to be taken."""
        name = self.ids.seats[seat_of(state)]
        if hand_size(state, seat_of(state)) < self.board.cards_taken - state.to_take:
            raise PositionError(told("no-card-taken", seat=name))
        if len(state.deck) + len(state.open) < state.to_take:
            raise PositionError(told("nothing-to-take"))

    def check_settled(self, state: Position) -> None:
        """After a round nobody has acted or spent yet; loans are repaid by one who can, or by all."""
        if state.actions != actions_of(state) or any(state.spent):
            raise PositionError(told("counted-anew"))
        if state.phase == SETTLING and repayable(state, seat_of(state)) == 0:
            raise PositionError(told("no-repayment", seat=self.ids.seats[seat_of(state)]))
        if state.phase == SETTLING:
            return
        if not is_last_round(state):
            raise PositionError(told("not-over"))
        if any(repayable(state, seat) > 0 for seat in range(self.board.seats)):
            raise PositionError(told("unpaid-loans"))
