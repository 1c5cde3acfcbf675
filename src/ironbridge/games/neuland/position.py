"""Position: Neuland's positions as plain data, with names instead of numbers.

Reading fills in whatever is not said, so that a test or a puzzle writes down only what matters:

    {"tiles": {"d2.1": "hunting-lodge A", "d2.2": "lumberjack A lying", "c3.1": "mine ore:coal"}}

What is not on the map is in the supply. Time markers that are not mentioned stand one after the
other behind that of the seat whose turn it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ironbridge.core.errors import PositionError
from ironbridge.core.impossible import check_nobody_asked, has_only, miswritten, too_many
from ironbridge.core.plain import (
    POSITION,
    check_fields,
    check_once,
    index_of,
    number,
    one_of,
    several,
    shown,
    table,
    truth,
)
from ironbridge.core.rules import NOBODY
from ironbridge.core.speech import Phrase
from ironbridge.games.neuland.board import NOTHING, Land
from ironbridge.games.neuland.figures import CART
from ironbridge.games.neuland.maps import Maps
from ironbridge.games.neuland.rules.produce import recipes_at
from ironbridge.games.neuland.rules.time import begin_turn, is_taken
from ironbridge.games.neuland.setup import empty
from ironbridge.games.neuland.speech import SPEECH, told
from ironbridge.games.neuland.state import (
    DRAWING,
    OVER,
    SETTLING,
    STACKING,
    Position,
    acts_left,
    kind_on,
    push_marker,
    put_worker,
    slot_of,
    top_marker,
)
from ironbridge.games.neuland.writing import LYING, ORE, PHASES
from ironbridge.mechanisms.rows import changed

FIELDS: Final = (
    "phase", "turn", "first turns", "present", "seats", "tiles", "map", "turn over", "mine",
    "drawn",
)  # fmt: skip
SEAT_FIELDS: Final = ("crests", "space", "tokens")
SLOT: Final = Phrase(SPEECH, "thing.slot")
BUILDING: Final = Phrase(SPEECH, "thing.building")
A_BUILDING: Final = Phrase(SPEECH, "thing.a-building")
MARKER: Final = Phrase(SPEECH, "thing.marker")
MARKERS: Final = Phrase(SPEECH, "things.markers")
TILES: Final = Phrase(SPEECH, "things.tiles")
TOKENS: Final = Phrase(SPEECH, "things.tokens")
WORKERS: Final = Phrase(SPEECH, "things.workers")
EXAMPLE: Final = "lumberjack A lying"


class NeulandPositions(Maps):
    """Writes and reads the positions of one board."""

    def read(self, data: Mapping[str, Any]) -> Position:
        check_fields(data, FIELDS, POSITION)
        state = empty(self.board, Land(self.board, self.cells(data)))
        self.read_turn(state, data)
        self.read_tiles(state, table(data, "tiles"))
        self.read_seats(state, table(data, "seats"))
        self.read_markers(state, data)
        self.read_filling(state, data)
        self.check(state)
        return state

    def cells(self, data: Mapping[str, Any]) -> list[int]:
        """The map: the printed one, or the one that is written down."""
        if self.board.layout:
            if "map" in data:
                raise PositionError(told("printed-map"))
            return self.board.layout
        if "map" not in data:
            raise PositionError(told("no-map"))
        return self.read_map(data["map"])

    def read_turn(self, state: Position, data: Mapping[str, Any]) -> None:
        """Whose turn it is, and which."""
        state.phase = one_of(data.get("phase", "acting"), PHASES, "phase")
        if state.phase == OVER:
            check_nobody_asked(data.get("turn"))
        else:
            state.seat = one_of(data.get("turn", self.seats[0]), self.seats, "turn")
        opening = data.get("first turns", int(state.phase == SETTLING))
        state.opening = number(opening, "first turns", 0, self.board.seats)
        state.present = number(data.get("present", 1), "present", 1, self.board.spaces) - 1
        state.ending = int(truth(data.get("turn over", False), "turn over"))

    # The map.

    def read_tiles(self, state: Position, tiles: Mapping[str, Any]) -> None:
        """The buildings; with each seat that has settled its first ones are out of the supply."""
        self.read_stock(state)
        for id, words in tiles.items():
            slot = index_of(id, self.slots, SLOT)
            parts = words.split() if isinstance(words, str) else []
            if not parts:
                raise miswritten(id, A_BUILDING, EXAMPLE, words)
            self.read_tile(state, slot, index_of(parts[0], self.printed.kind_ids, BUILDING))
            self.read_parts(state, slot, parts[1:])
        state.acts = acts_left(state)

    def read_stock(self, state: Position) -> None:
        """All tiles but those that wait to be placed as first buildings."""
        waiting = state.opening - int(state.opening > 0 and state.phase != SETTLING)
        for kind in self.board.start_kinds:
            each = self.board.start_kinds.count(kind)
            state.stock[kind] = self.board.kinds[kind].count - waiting * each

    def read_tile(self, state: Position, slot: int, kind: int) -> None:
        """A tile on its terrain, out of the supply."""
        id, hex = self.printed.kind_ids[kind], self.board.hex_of[slot]
        if state.land.terrain[hex] not in self.board.kinds[kind].terrains:
            raise PositionError(told("wrong-terrain", slot=self.slots[slot], building=id))
        if state.stock[kind] == 0:
            raise too_many(TILES, id)
        state.stock[kind] -= 1
        state.tile[slot] = kind
        state.room[hex] -= 1
        state.space[state.land.terrain[hex]] -= 1

    def read_parts(self, state: Position, slot: int, parts: list[str]) -> None:
        """What is on a building: ore, the worker or crests of a seat, a good, that it lies."""
        id, rest = self.slots[slot], list(parts)
        ore = next((part for part in rest if part.startswith(ORE)), "")
        if ore:
            rest.remove(ore)
            self.read_ore(state, slot, ore.removeprefix(ORE).split(","))
        seat = next((part for part in rest if part in self.seats), "")
        if seat:
            rest.remove(seat)
            self.read_owner(state, slot, self.seats.index(seat), rest)
        elif rest:
            raise PositionError(told("no-seat", slot=id, words=shown(" ".join(rest))))
        if not kind_on(state, slot).mine:
            self.read_kept(state, slot)

    def read_kept(self, state: Position, slot: int) -> None:
        """In the first edition the ore lies on the smelter whose metal a worker stands for."""
        id, good = self.slots[slot], state.good[slot]
        kept = NOTHING if good == NOTHING else self.board.kept_marker[good]
        if state.ore[slot] == 0 and kept != NOTHING:
            self.read_ore(state, slot, [self.printed.marker_ids[kept]])
        if top_marker(state, slot) != kept:
            raise PositionError(told("wrong-ore", slot=id))

    def read_ore(self, state: Position, slot: int, ids: list[str]) -> None:
        """Ore markers, from the top, out of the supply."""
        kind = kind_on(state, slot)
        kept = any(self.board.kept_marker[self.makes(recipe)] != NOTHING for recipe in kind.recipes)
        most = self.board.ore_per_mine if kind.mine else int(kept and not kind.value)
        if len(ids) > most:
            raise PositionError(told("too-much-ore", slot=self.slots[slot]))
        for id in reversed(ids):
            marker = index_of(id, self.printed.marker_ids, MARKER)
            if state.supply[marker] == 0:
                raise too_many(MARKERS, id)
            state.supply[marker] -= 1
            push_marker(state, slot, marker)

    def makes(self, recipe: int) -> int:
        """What a recipe makes; the first good for one that makes crests, which keeps no marker."""
        return max(0, self.board.recipes[recipe].makes)

    def read_owner(self, state: Position, slot: int, seat: int, rest: list[str]) -> None:
        """The crests on a property, or the worker on a production building."""
        id = self.slots[slot]
        if kind_on(state, slot).value:
            if rest:
                raise PositionError(told("only-crests", slot=id))
            state.owner[slot] = seat
            return
        lying = LYING in rest
        goods = [part for part in rest if part != LYING]
        if state.working[seat] == self.board.workers:
            raise has_only(self.board.workers, WORKERS)
        put_worker(state, slot, seat, self.good_on(state, slot, goods))
        state.lying = changed(state.lying, slot, int(lying))

    def good_on(self, state: Position, slot: int, goods: list[str]) -> int:
        """The good of a worker: said where a building makes several."""
        id = self.slots[slot]
        if kind_on(state, slot).mine and state.ore[slot] == 0:
            raise PositionError(told("work-without-ore", slot=id))
        made = [self.board.recipes[recipe].makes for recipe in recipes_at(state, slot)]
        names = [self.printed.good_ids[good] for good in made]
        if not goods and len(made) == 1:
            return made[0]
        if len(goods) != 1 or goods[0] not in names:
            raise PositionError(told("wrong-good", slot=id, goods=", ".join(names)))
        return made[names.index(goods[0])]

    # Seats and time.

    def read_seats(self, state: Position, seats: Mapping[str, Any]) -> None:
        """Crests left and tokens: by default all that are not on the map, and every token."""
        check_fields(seats, self.seats, "seats")
        for seat, name in enumerate(self.seats):
            entry, path = seats.get(name, {}), f"seats.{name}"
            check_fields(entry, SEAT_FIELDS, path)
            least = max(0, self.board.crests - self.placed(state, seat))
            crests = entry.get("crests", least)
            state.crests[seat] = number(crests, f"{path}.crests", 0, self.board.crests)
            self.read_tokens(state, seat, entry.get("tokens"))

    def placed(self, state: Position, seat: int) -> int:
        """The crests for which a seat's properties have room."""
        slots = range(self.board.slots)
        own = [slot for slot in slots if state.owner[slot] == seat and state.good[slot] == NOTHING]
        return sum(kind_on(state, slot).value for slot in own)

    def read_tokens(self, state: Position, seat: int, ids: Any) -> None:
        """The tokens that a seat still has."""
        if ids is None:
            return
        known = [*self.printed.token_ids, *([CART] if self.board.carts else [])]
        field = f"seats.{self.seats[seat]}.tokens"
        for id in several(ids, field, TOKENS):
            one_of(id, known, field)
        check_once(ids, field)
        for at, id in enumerate(self.printed.token_ids):
            state.tokens[seat * self.board.tokens + at] = int(id in ids)
        state.carts[seat] = int(CART in ids)

    def read_markers(self, state: Position, data: Mapping[str, Any]) -> None:
        """Time markers; those not mentioned stand one by one behind the one whose turn it is."""
        seats = table(data, "seats")
        spaces = self.board.spaces
        for step in range(self.board.seats):
            seat = (state.seat + step) % self.board.seats
            waits = state.opening > 0 and step < state.opening
            default = (state.present + (0 if waits else step)) % spaces + 1
            name = self.seats[seat]
            space = seats.get(name, {}).get("space", default)
            state.marker[seat] = number(space, f"seats.{name}.space", 1, spaces) - 1
        begin_turn(state, state.seat)
        state.used = (state.marker[state.seat] - state.present) % spaces

    def read_filling(self, state: Position, data: Mapping[str, Any]) -> None:
        """The mine that is being filled, and what was drawn for it."""
        slots = [slot for slot in range(self.board.slots) if state.tile[slot] == self.board.mine]
        state.dry = sum(1 for slot in slots if state.ore[slot] == 0)
        filling = state.phase in (DRAWING, STACKING)
        drawn = several(data.get("drawn", []), "drawn", MARKERS)
        if filling != ("mine" in data) or (drawn and not filling):
            raise PositionError(told("filling"))
        if not filling:
            return
        state.mine = index_of(data["mine"], self.slots, SLOT)
        if state.mine not in slots or state.ore[state.mine]:
            raise PositionError(told("filled-mine"))
        for id in drawn:
            marker = index_of(id, self.printed.marker_ids, MARKER)
            state.supply[marker] -= 1
            state.drawn[marker] += 1
        wanted = self.board.ore_per_mine if state.phase == STACKING else 0
        if sum(state.drawn) != wanted or min(state.supply) < 0:
            raise PositionError(told("drawn", count=wanted))

    # Checking.

    def check(self, state: Position) -> None:
        """Refuse what cannot be, with the reason."""
        self.check_phase(state)
        self.check_start(state)
        self.check_time(state)
        self.check_properties(state)
        self.check_crests(state)
        filling = state.phase in (DRAWING, STACKING)
        if state.dry and state.phase != OVER and not (filling and self.board.bag):
            raise PositionError(told("empty-mine"))

    def check_phase(self, state: Position) -> None:
        """First turns come first, and a turn is over only while a mine is being filled."""
        if state.phase == SETTLING and (state.opening == 0 or state.used):
            raise PositionError(told("late-settling"))
        if state.ending and state.phase not in (DRAWING, STACKING):
            raise PositionError(told("turn-over"))

    def check_start(self, state: Position) -> None:
        """From the first turn on something can be made of nothing; else nobody could ever act."""
        recipes = [recipe for slot in range(self.board.slots) if state.tile[slot] != NOTHING
                   for recipe in kind_on(state, slot).recipes]  # fmt: skip
        if state.phase != SETTLING and all(self.board.recipes[at].needs for at in recipes):
            raise PositionError(told("nothing-to-start-from"))

    def check_time(self, state: Position) -> None:
        """Markers rest on spaces of their own; those that wait for a first turn on the present."""
        board = self.board
        resting = [seat for seat in range(board.seats) if seat != state.seat]
        waiting = [(state.seat + step) % board.seats for step in range(1, max(1, state.opening))]
        for seat in resting:
            on_present = state.marker[seat] == state.present
            if state.phase != OVER and on_present != (seat in waiting):
                raise PositionError(told("wrong-time", seat=self.seats[seat]))
        spaces = [state.marker[seat] for seat in resting if seat not in waiting]
        if len(set(spaces)) < len(spaces):
            raise PositionError(told("same-time"))
        if state.used > state.reach or (state.ending and is_taken(state, state.used)):
            raise PositionError(told("too-much-time", seat=self.seats[state.seat]))

    def check_properties(self, state: Position) -> None:
        """Built from the top of their stacks; where it is a rule, claimed in order too."""
        for kind, tile in enumerate(self.board.kinds):
            if tile.below == NOTHING or state.stock[kind]:
                continue
            id = self.printed.kind_ids[kind]
            if state.stock[tile.below]:
                below = self.printed.kind_ids[tile.below]
                raise PositionError(told("built-too-early", building=id, below=below))
            lower, upper = slot_of(state, tile.below), slot_of(state, kind)
            claimed = state.owner[upper] != NOBODY and state.owner[lower] == NOBODY
            if self.board.claims_in_order and claimed:
                raise PositionError(told("claimed-too-early", building=id))

    def check_crests(self, state: Position) -> None:
        """Crests left and placed are all there; nobody has none left before the end."""
        for seat, name in enumerate(self.seats):
            total = state.crests[seat] + self.placed(state, seat)
            if total < self.board.crests or (state.crests[seat] and total > self.board.crests):
                raise PositionError(
                    told("other-crests", seat=name, count=self.board.crests, total=total)
                )
        winners = [seat for seat, crests in enumerate(state.crests) if crests == 0]
        if len(winners) != int(state.phase == OVER):
            raise PositionError(told("no-winner"))
        if winners:
            state.seat = winners[0]
