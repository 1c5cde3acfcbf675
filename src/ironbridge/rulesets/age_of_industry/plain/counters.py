"""Counters: those of a position read, and checked against displays, import boxes and ports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ironbridge.core.asks import FINE
from ironbridge.core.errors import PositionError
from ironbridge.core.inputs import check_fields, index_of, number, one_of, owner_of
from ironbridge.core.position_checks import check_side, has_no, misplaced, miswritten
from ironbridge.core.speech import Phrase
from ironbridge.rulesets.age_of_industry.board import COAL_MINE, IRON_WORKS, NOTHING, SHIP
from ironbridge.rulesets.age_of_industry.plain.ids import COVERS, FLIPPED, Ids
from ironbridge.rulesets.age_of_industry.rules.build import why_ship
from ironbridge.rulesets.age_of_industry.rules.supply import has_market_left
from ironbridge.rulesets.age_of_industry.speech import SPEECH, told
from ironbridge.rulesets.age_of_industry.state import Position, model_on, put_counter, put_cubes

MARKS: Final = (FLIPPED, COVERS)
A_COUNTER: Final = Phrase(SPEECH, "thing.a-counter")
COUNTERS: Final = Phrase(SPEECH, "things.counters")
EXAMPLE: Final = "A coal-mine-2 3"


class CounterReading:
    """Reads and checks counters."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids
        self.board = ids.board
        self.printed = ids.printed

    def read(self, state: Position, space: int, words: Any) -> None:
        """A counter: “A port-2”, “B coal-mine-2 3”, “C cotton-mill-1 flipped”."""
        id = self.ids.spaces[space]
        parts = words.split() if isinstance(words, str) else []
        marks = [part for part in parts[2:] if part in MARKS]
        counts = [part for part in parts[2:] if part not in MARKS]
        if len(parts) < 2 or len(counts) > 1 or len(set(marks)) < len(marks):
            raise miswritten(id, A_COUNTER, EXAMPLE, words)
        owner = self.ids.seat(parts[0], owner_of(id))
        counter = Phrase(SPEECH, "thing.counter-on", space=id)
        model = index_of(parts[1], self.printed.model_ids, counter)
        self.check_space(space, model)
        put_counter(state, space, model, owner)
        state.flipped[space] = int(FLIPPED in marks)
        state.covers[space] = int(COVERS in marks)
        most = self.ids.most_cubes(model, space)
        amounts = [str(amount) for amount in range(most + 1)]
        full = 0 if state.flipped[space] else most
        cubes = Phrase(SPEECH, "thing.cubes-on", space=id)
        put_cubes(state, space, one_of(counts[0], amounts, cubes) if counts else full)

    def check_space(self, space: int, model: int) -> None:
        """The space takes the industry, and the level is one that is built."""
        found, id = self.board.models[model], self.printed.model_ids[model]
        if found.industry not in self.board.space_takes[space]:
            raise misplaced(self.ids.spaces[space], id)
        if found.level <= self.board.unbuilt_level:
            raise PositionError(told("never-built", space=self.ids.spaces[space], counter=id))

    # The displays.

    def read_display(self, state: Position, seat: int, left: Mapping[str, Any]) -> None:
        """The counters left: by default all but those on the map and the lower ones before them."""
        field = f"seats.{self.ids.seats[seat]}.display"
        check_fields(left, self.printed.model_ids, field)
        for model, id in enumerate(self.printed.model_ids):
            most = self.most_left(state, seat, model)
            at = seat * len(self.board.models) + model
            state.display[at] = number(left.get(id, most), f"{field}.{id}", 0, most)

    def most_left(self, state: Position, seat: int, model: int) -> int:
        """None when a higher one was built: the lowest always goes first."""
        built = self.on_map(state, seat, model)
        left = self.board.models[model].count - built
        if left < 0:
            raise has_no(self.ids.seats[seat], built, COUNTERS, self.printed.model_ids[model])
        ladder = self.board.industry_models[self.board.models[model].industry]
        higher = ladder[ladder.index(model) + 1 :]
        return 0 if any(self.on_map(state, seat, other) for other in higher) else left

    def on_map(self, state: Position, seat: int, model: int) -> int:
        """How many counters of a model a seat has built."""
        built = zip(state.counter, state.owner, strict=True)
        return sum(1 for counter, owner in built if counter == model and owner == seat)

    # Checking.

    def check(self, state: Position) -> None:
        """Each counter lies as it can lie beside the others."""
        for space in range(self.board.spaces):
            if state.counter[space] == NOTHING:
                continue
            industry, id = model_on(state, space).industry, self.ids.spaces[space]
            if industry == SHIP and why_ship(state, space) != FINE:
                raise PositionError(told("no-port", space=id))
            if state.covers[space]:
                self.check_cover(state, space)
            if industry in (COAL_MINE, IRON_WORKS, SHIP):
                self.check_side(state, space)

    def check_side(self, state: Position, space: int) -> None:
        """What holds cubes flips when they are used up, a ship with its market, a cover never."""
        stays = state.cubes[space] > 0 or state.covers[space] or has_market_left(state, space)
        id, model = self.ids.spaces[space], self.printed.model_ids[state.counter[space]]
        check_side(id, model, flipped=bool(state.flipped[space]), used_up=not stays)

    def check_cover(self, state: Position, space: int) -> None:
        """Only a ship covers a ship: a lower one of the same player, which is out of the game."""
        model, seat, id = model_on(state, space), state.owner[space], self.ids.spaces[space]
        if model.industry != SHIP:
            raise PositionError(told("no-ship", space=id))
        gone = 0
        for other in self.board.industry_models[SHIP]:
            lower = self.board.models[other]
            if self.board.unbuilt_level < lower.level < model.level:
                gone += lower.count - self.on_map(state, seat, other)
        covers = zip(state.covers, state.owner, strict=True)
        if gone < sum(1 for cover, owner in covers if cover and owner == seat):
            raise PositionError(told("no-lower-ship", space=id, seat=self.ids.seats[seat]))
