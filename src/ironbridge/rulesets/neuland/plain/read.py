"""Read: a position from plain data, which says only what matters; the rest is filled in.

{"tiles": {"d2.1": "hunting-lodge A", "d2.2": "lumberjack A lying", "c3.1": "mine ore:coal"}}

What is not on the map is in the supply. Time markers that are not mentioned stand one after the
other behind that of the seat whose turn it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ironbridge.core.errors import PositionError
from ironbridge.core.inputs import (
    POSITION,
    check_fields,
    check_once,
    number,
    one_of,
    several,
    shown,
    table,
    truth,
)
from ironbridge.core.position_checks import check_nobody_asked, has_only, miswritten, too_many
from ironbridge.core.speech import Phrase
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.neuland.board import NOTHING, Land
from ironbridge.rulesets.neuland.figures import CART
from ironbridge.rulesets.neuland.plain.check import check, placed
from ironbridge.rulesets.neuland.plain.deals import read_map
from ironbridge.rulesets.neuland.plain.ids import LYING, ORE, PHASES, Ids
from ironbridge.rulesets.neuland.rules.produce import recipes_at
from ironbridge.rulesets.neuland.rules.time import begin_turn
from ironbridge.rulesets.neuland.setup import empty
from ironbridge.rulesets.neuland.speech import SPEECH, told
from ironbridge.rulesets.neuland.state import (
    DRAWING,
    OVER,
    SETTLING,
    STACKING,
    Position,
    acts_left,
    kind_on,
    push_marker,
    put_worker,
    top_marker,
)

FIELDS: Final = (
    "phase", "turn", "first turns", "present", "seats", "tiles", "map", "turn over", "mine",
    "drawn",
)  # fmt: skip
SEAT_FIELDS: Final = ("crests", "space", "tokens")
A_BUILDING: Final = Phrase(SPEECH, "thing.a-building")
MARKERS: Final = Phrase(SPEECH, "things.markers")
TILES: Final = Phrase(SPEECH, "things.tiles")
TOKENS: Final = Phrase(SPEECH, "things.tokens")
WORKERS: Final = Phrase(SPEECH, "things.workers")
EXAMPLE: Final = "lumberjack A lying"


class PositionReader:
    """Reads the positions of one board."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids
        self.printed = ids.printed
        self.board = ids.board

    def read(self, data: Mapping[str, Any]) -> Position:
        check_fields(data, FIELDS, POSITION)
        state = empty(self.board, Land(self.board, self.cells(data)))
        self.read_turn(state, data)
        self.read_tiles(state, table(data, "tiles"))
        self.read_seats(state, table(data, "seats"))
        self.read_markers(state, data)
        self.read_filling(state, data)
        check(self.ids, state)
        return state

    def cells(self, data: Mapping[str, Any]) -> list[int]:
        """The map: the printed one, or the one that is written down."""
        if self.board.layout:
            if "map" in data:
                raise PositionError(told("printed-map"))
            return self.board.layout
        if "map" not in data:
            raise PositionError(told("no-map"))
        return read_map(self.ids, data["map"])

    def read_turn(self, state: Position, data: Mapping[str, Any]) -> None:
        """Whose turn it is, and which."""
        state.phase = one_of(data.get("phase", "acting"), PHASES, "phase")
        if state.phase == OVER:
            check_nobody_asked(data.get("turn"))
        else:
            state.seat = one_of(data.get("turn", self.ids.seats[0]), self.ids.seats, "turn")
        opening = data.get("first turns", int(state.phase == SETTLING))
        state.opening = number(opening, "first turns", 0, self.board.seats)
        state.present = number(data.get("present", 1), "present", 1, self.board.spaces) - 1
        state.ending = int(truth(data.get("turn over", False), "turn over"))

    # The map.

    def read_tiles(self, state: Position, tiles: Mapping[str, Any]) -> None:
        """The buildings; with each seat that has settled its first ones are out of the supply."""
        self.read_stock(state)
        for id, words in tiles.items():
            slot = self.ids.slot(id)
            parts = words.split() if isinstance(words, str) else []
            if not parts:
                raise miswritten(id, A_BUILDING, EXAMPLE, words)
            self.read_tile(state, slot, self.ids.building(parts[0]))
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
            raise PositionError(told("wrong-terrain", slot=self.ids.slots[slot], building=id))
        if state.stock[kind] == 0:
            raise too_many(TILES, id)
        state.stock[kind] -= 1
        state.tile[slot] = kind
        state.room[hex] -= 1
        state.space[state.land.terrain[hex]] -= 1

    def read_parts(self, state: Position, slot: int, parts: list[str]) -> None:
        """What is on a building: ore, the worker or crests of a seat, a good, that it lies."""
        id, rest = self.ids.slots[slot], list(parts)
        ore = next((part for part in rest if part.startswith(ORE)), "")
        if ore:
            rest.remove(ore)
            self.read_ore(state, slot, ore.removeprefix(ORE).split(","))
        seat = next((part for part in rest if part in self.ids.seats), "")
        if seat:
            rest.remove(seat)
            self.read_owner(state, slot, self.ids.seats.index(seat), rest)
        elif rest:
            raise PositionError(told("no-seat", slot=id, words=shown(" ".join(rest))))
        if not kind_on(state, slot).mine:
            self.read_kept(state, slot)

    def read_kept(self, state: Position, slot: int) -> None:
        """In the first edition the ore lies on the smelter whose metal a worker stands for."""
        id, good = self.ids.slots[slot], state.good[slot]
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
            raise PositionError(told("too-much-ore", slot=self.ids.slots[slot]))
        for id in reversed(ids):
            marker = self.ids.marker(id)
            if state.supply[marker] == 0:
                raise too_many(MARKERS, id)
            state.supply[marker] -= 1
            push_marker(state, slot, marker)

    def makes(self, recipe: int) -> int:
        """What a recipe makes; the first good for one that makes crests, which keeps no marker."""
        return max(0, self.board.recipes[recipe].makes)

    def read_owner(self, state: Position, slot: int, seat: int, rest: list[str]) -> None:
        """The crests on a property, or the worker on a production building."""
        id = self.ids.slots[slot]
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
        id = self.ids.slots[slot]
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
        check_fields(seats, self.ids.seats, "seats")
        for seat, name in enumerate(self.ids.seats):
            entry, path = seats.get(name, {}), f"seats.{name}"
            check_fields(entry, SEAT_FIELDS, path)
            least = max(0, self.board.crests - placed(state, seat))
            crests = entry.get("crests", least)
            state.crests[seat] = number(crests, f"{path}.crests", 0, self.board.crests)
            self.read_tokens(state, seat, entry.get("tokens"))

    def read_tokens(self, state: Position, seat: int, ids: Any) -> None:
        """The tokens that a seat still has."""
        if ids is None:
            return
        known = [*self.printed.token_ids, *([CART] if self.board.carts else [])]
        field = f"seats.{self.ids.seats[seat]}.tokens"
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
            name = self.ids.seats[seat]
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
        state.mine = self.ids.slot(data["mine"])
        if state.mine not in slots or state.ore[state.mine]:
            raise PositionError(told("filled-mine"))
        for id in drawn:
            marker = self.ids.marker(id)
            state.supply[marker] -= 1
            state.drawn[marker] += 1
        wanted = self.board.ore_per_mine if state.phase == STACKING else 0
        if sum(state.drawn) != wanted or min(state.supply) < 0:
            raise PositionError(told("drawn", count=wanted))
