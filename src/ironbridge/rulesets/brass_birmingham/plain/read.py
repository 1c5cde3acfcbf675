"""Read: a position from plain data, which says only what matters; the rest is filled in.

{"era": "rail", "seats": {"A": {"money": 30, "hand": ["derby", "iron"]}},
 "tiles": {"derby.1": "A brewery-2", "dudley.1": "B coal-2 flipped"},
 "links": {"derby--nottingham": "A"}}
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
    shown,
    table,
)
from ironbridge.core.position_checks import (
    check_nobody_asked,
    has_no,
    misplaced,
    miswritten,
    order_of,
)
from ironbridge.core.speech import Phrase
from ironbridge.rulesets.brass_birmingham.board import (
    BREWERY,
    CANAL,
    INDUSTRIES,
    Model,
)
from ironbridge.rulesets.brass_birmingham.figures import ERAS, INDUSTRY_IDS
from ironbridge.rulesets.brass_birmingham.plain.check import check, check_cubes
from ironbridge.rulesets.brass_birmingham.plain.hands import Hands
from ironbridge.rulesets.brass_birmingham.plain.ids import PHASES, Ids
from ironbridge.rulesets.brass_birmingham.setup import empty
from ironbridge.rulesets.brass_birmingham.speech import SPEECH, told
from ironbridge.rulesets.brass_birmingham.state import (
    OVER,
    Position,
    model_on,
    put_cubes,
    put_link,
    put_tile,
)

FIELDS: Final = (
    "era", "round", "phase", "order", "turn", "actions", "coal", "iron", "seats", "tiles",
    "links", "merchants", "discarded", "face down", "deck", "next deck",
)  # fmt: skip
SEAT_FIELDS: Final = (
    "money", "income", "points", "spent", "owed", "hand", "unknown cards", "discarded",
    "developed",
)  # fmt: skip
SPACE: Final = Phrase(SPEECH, "thing.space")
LINE: Final = Phrase(SPEECH, "thing.line")
TILE: Final = Phrase(SPEECH, "thing.tile")
A_TILE: Final = Phrase(SPEECH, "thing.a-tile")
MERCHANT: Final = Phrase(SPEECH, "thing.merchant")
TILES: Final = Phrase(SPEECH, "things.tiles")
LINKS: Final = Phrase(SPEECH, "things.links")
EXAMPLE: Final = "A coal-2 3"


class PositionReader:
    """Reads the positions of one board."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids
        self.printed = ids.printed
        self.board = ids.board

    def read(self, data: Mapping[str, Any]) -> Position:
        check_fields(data, FIELDS, POSITION)
        state = empty(self.board)
        self.read_round(state, data)
        self.read_board(state, data)
        self.read_seats(state, data)
        Hands(self.ids).read(state, data)
        state.bank = -sum(state.money)
        check(self.ids, state)
        return state

    def read_round(self, state: Position, data: Mapping[str, Any]) -> None:
        """Where the round stands."""
        board = self.board
        state.era = one_of(data.get("era", "canal"), ERAS[: board.eras], "era")
        state.round = number(data.get("round", 2), "round", 1, board.rounds) - 1
        state.phase = one_of(data.get("phase", "acting"), PHASES, "phase")
        order = order_of(data.get("order", self.ids.seats), self.ids.seats)
        state.order = vec[i64](order)
        turn = data.get("turn")
        if state.phase == OVER:
            check_nobody_asked(turn)
        state.turn = 0 if turn is None else order.index(self.ids.seat(turn, "turn"))
        most = 1 if state.era == CANAL and state.round == 0 else 2
        state.actions = number(data.get("actions", most), "actions", 1, most)
        state.coal = number(data.get("coal", state.coal), "coal", 0, board.coal.size)
        state.iron = number(data.get("iron", state.iron), "iron", 0, board.iron.size)

    def read_board(self, state: Position, data: Mapping[str, Any]) -> None:
        """Tiles, links and merchants."""
        for id, words in table(data, "tiles").items():
            self.read_tile(state, index_of(id, self.ids.spaces, SPACE), words)
        for id, owner in table(data, "links").items():
            line = index_of(id, self.printed.line_ids, LINE)
            put_link(state, line, self.ids.seat(owner, owner_of(id)))
        self.read_merchants(state, table(data, "merchants"))

    def read_tile(self, state: Position, space: int, words: Any) -> None:
        """A tile: “A brewery-2”, “B coal-2 3”, “C cotton-1 flipped”."""
        id = self.ids.spaces[space]
        parts = words.split() if isinstance(words, str) else []
        counts = [part for part in parts[2:] if part.isdecimal()]
        flipped = int("flipped" in parts[2:])
        if len(parts) < 2 or len(counts) > 1 or len(parts) != 2 + flipped + len(counts):
            raise miswritten(id, A_TILE, EXAMPLE, words)
        owner = self.ids.seat(parts[0], owner_of(id))
        put_tile(state, space, index_of(parts[1], self.printed.tile_ids, TILE), owner)
        model = model_on(state, space)
        if model.industry not in self.board.space_industries[space]:
            raise misplaced(id, parts[1])
        state.flipped[space] = flipped
        full = 0 if flipped else output(model, state.era)
        put_cubes(state, space, int(counts[0][:9]) if counts else full)
        check_cubes(self.ids, state, space, parts[1])

    def read_merchants(self, state: Position, entries: Mapping[str, Any]) -> None:
        """Merchant tiles by what they buy; those not named fill the other spaces in order."""
        left = list(range(len(self.ids.merchant_tiles)))
        placed: dict[int, int] = {}
        for id, words in entries.items():
            at = index_of(id, self.ids.merchants, MERCHANT)
            parts = (words.split() if isinstance(words, str) else []) or [""]
            found = [tile for tile in left if self.ids.merchant_tiles[tile] == parts[0]]
            if not found or parts[1:] not in ([], ["barrel"]):
                known = ", ".join(dict.fromkeys(self.ids.merchant_tiles))
                raise PositionError(told("no-merchant", space=id, words=shown(words), known=known))
            left.remove(found[0])
            placed[at] = found[0]
            state.barrel[at] = len(parts) - 1
        for at in range(len(self.ids.merchant_tiles)):
            state.merchant[at] = placed[at] if at in placed else left.pop(0)
            buys = len(self.board.merchant_buys[state.merchant[at]]) > 0
            if at not in placed:
                state.barrel[at] = int(buys)
            elif state.barrel[at] and not buys:
                raise PositionError(told("blank-merchant"))

    def read_seats(self, state: Position, data: Mapping[str, Any]) -> None:
        """Money, income, points and mats."""
        seats = table(data, "seats")
        check_fields(seats, self.ids.seats, "seats")
        for name, entry in seats.items():
            seat, path = self.ids.seats.index(name), f"seats.{name}"
            check_fields(entry, SEAT_FIELDS, path)
            last = len(self.board.levels) - 1
            state.money[seat] = number(entry.get("money", state.money[seat]), f"{path}.money", 0)
            income = entry.get("income", state.income[seat])
            state.income[seat] = number(income, f"{path}.income", 0, last)
            state.points[seat] = number(entry.get("points", 0), f"{path}.points", 0)
            state.spent[seat] = number(entry.get("spent", 0), f"{path}.spent", 0)
            state.owed[seat] = number(entry.get("owed", 0), f"{path}.owed", 0)
        for seat, name in enumerate(self.ids.seats):
            self.read_mat(state, seat, table(seats.get(name, {}), "developed"))

    def read_mat(self, state: Position, seat: int, developed: Mapping[str, Any]) -> None:
        """How many tiles are gone from the mat: by default just enough for those on the board."""
        path = f"seats.{self.ids.seats[seat]}.developed"
        check_fields(developed, INDUSTRY_IDS, path)
        for industry, id in enumerate(INDUSTRY_IDS):
            stack = self.board.stacks[industry]
            least = self.tiles_needed(state, seat, industry)
            gone = number(developed.get(id, least), f"{path}.{id}", 0, len(stack))
            if gone < least:
                raise PositionError(
                    told("still-on-the-mat", seat=self.ids.seats[seat], industry=id)
                )
            state.mat[seat * INDUSTRIES + industry] = gone

    def tiles_needed(self, state: Position, seat: int, industry: int) -> int:
        """The fewest tiles gone from the mat that explain those on the board."""
        stack = self.board.stacks[industry]
        mine = [
            state.tile[space]
            for space in range(self.board.spaces)
            if state.owner[space] == seat and model_on(state, space).industry == industry
        ]
        for model in set(mine):
            if mine.count(model) > stack.count(model):
                id = self.printed.tile_ids[model]
                raise has_no(self.ids.seats[seat], mine.count(model), TILES, id)
        return max((stack.index(model) + mine.count(model) for model in mine), default=0)


def output(model: Model, era: int) -> int:
    """What lies on a new tile."""
    return model.barrels[era] if model.industry == BREWERY else model.output
