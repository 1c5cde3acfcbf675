"""Position: positions and deals of Brass: Birmingham as plain data, with names instead of numbers.

Reading fills in whatever is not said, so that a test or a puzzle writes down only what matters:

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
from ironbridge.core.impossible import (
    check_last,
    check_nobody_asked,
    check_side,
    has_no,
    has_only,
    misplaced,
    miswritten,
    order_of,
)
from ironbridge.core.plain import (
    POSITION,
    check_fields,
    index_of,
    number,
    one_of,
    owner_of,
    shown,
    table,
)
from ironbridge.core.rules import FINE, NOBODY
from ironbridge.core.speech import Phrase
from ironbridge.games.brass_birmingham.board import (
    BREWERY,
    CANAL,
    COAL,
    INDUSTRIES,
    IRON,
    NOTHING,
    Kind,
)
from ironbridge.games.brass_birmingham.deals import Deals
from ironbridge.games.brass_birmingham.figures import ERAS, INDUSTRY_IDS
from ironbridge.games.brass_birmingham.hands import Hands
from ironbridge.games.brass_birmingham.rules.round import why_debt_tile
from ironbridge.games.brass_birmingham.setup import empty
from ironbridge.games.brass_birmingham.speech import SPEECH, told
from ironbridge.games.brass_birmingham.state import (
    DEBT,
    OVER,
    Position,
    kind_on,
    put_cubes,
    put_link,
    put_tile,
)
from ironbridge.games.brass_birmingham.writing import PHASES, Writing

FIELDS: Final = (
    "era", "round", "phase", "order", "turn", "actions", "coal", "iron", "seats", "tiles",
    "links", "merchants", "discarded", "face down", "deck", "next deck",
)  # fmt: skip
SEAT_FIELDS: Final = (
    "money", "income", "points", "spent", "owed", "hand", "unknown cards", "developed",
)  # fmt: skip
SPACE: Final = Phrase(SPEECH, "thing.space")
LINE: Final = Phrase(SPEECH, "thing.line")
TILE: Final = Phrase(SPEECH, "thing.tile")
A_TILE: Final = Phrase(SPEECH, "thing.a-tile")
MERCHANT: Final = Phrase(SPEECH, "thing.merchant")
TILES: Final = Phrase(SPEECH, "things.tiles")
LINKS: Final = Phrase(SPEECH, "things.links")
EXAMPLE: Final = "A coal-2 3"


class BirminghamPositions(Writing, Hands, Deals):
    """Writes and reads the positions of one board."""

    def read(self, data: Mapping[str, Any]) -> Position:
        check_fields(data, FIELDS, POSITION)
        state = empty(self.board)
        self.read_round(state, data)
        self.read_board(state, data)
        self.read_seats(state, data)
        self.read_cards(state, data)
        state.bank = -sum(state.money)
        self.check(state)
        return state

    def read_round(self, state: Position, data: Mapping[str, Any]) -> None:
        """Where the round stands."""
        board = self.board
        state.era = one_of(data.get("era", "canal"), ERAS[: board.eras], "era")
        state.round = number(data.get("round", 2), "round", 1, board.rounds) - 1
        state.phase = one_of(data.get("phase", "acting"), PHASES, "phase")
        order = order_of(data.get("order", self.seats), self.seats)
        state.order = vec[i64](order)
        turn = data.get("turn")
        if state.phase == OVER:
            check_nobody_asked(turn)
        state.turn = 0 if turn is None else order.index(self.seat(turn, "turn"))
        most = 1 if state.era == CANAL and state.round == 0 else 2
        state.actions = number(data.get("actions", most), "actions", 1, most)
        state.coal = number(data.get("coal", state.coal), "coal", 0, board.coal.size)
        state.iron = number(data.get("iron", state.iron), "iron", 0, board.iron.size)

    def read_board(self, state: Position, data: Mapping[str, Any]) -> None:
        """Tiles, links and merchants."""
        for id, words in table(data, "tiles").items():
            self.read_tile(state, index_of(id, self.names.space_ids, SPACE), words)
        for id, owner in table(data, "links").items():
            line = index_of(id, self.printed.line_ids, LINE)
            put_link(state, line, self.seat(owner, owner_of(id)))
        self.read_merchants(state, table(data, "merchants"))

    def read_tile(self, state: Position, space: int, words: Any) -> None:
        """A tile: “A brewery-2”, “B coal-2 3”, “C cotton-1 flipped”."""
        id = self.names.space_ids[space]
        parts = words.split() if isinstance(words, str) else []
        counts = [part for part in parts[2:] if part.isdecimal()]
        flipped = int("flipped" in parts[2:])
        if len(parts) < 2 or len(counts) > 1 or len(parts) != 2 + flipped + len(counts):
            raise miswritten(id, A_TILE, EXAMPLE, words)
        owner = self.seat(parts[0], owner_of(id))
        put_tile(state, space, index_of(parts[1], self.printed.kind_ids, TILE), owner)
        kind = kind_on(state, space)
        if kind.industry not in self.board.space_industries[space]:
            raise misplaced(id, parts[1])
        state.flipped[space] = flipped
        full = 0 if flipped else self.output(kind, state.era)
        put_cubes(state, space, int(counts[0][:9]) if counts else full)
        self.check_cubes(state, space, parts[1])

    def check_cubes(self, state: Position, space: int, tile: str) -> None:
        """What lies on a tile can lie there; one that is empty is flipped."""
        id, kind, cubes = self.names.space_ids[space], kind_on(state, space), state.cubes[space]
        if cubes > self.most_output(kind, state.era):
            raise PositionError(told("too-much-on-it", space=id, tile=tile, cubes=cubes))
        if kind.industry in (COAL, IRON, BREWERY):
            check_side(id, tile, flipped=bool(state.flipped[space]), used_up=cubes == 0)

    def output(self, kind: Kind, era: int) -> int:
        """What lies on a new tile."""
        return kind.barrels[era] if kind.industry == BREWERY else kind.output

    def most_output(self, kind: Kind, era: int) -> int:
        """What can lie on a tile, built in this era or before."""
        return max(kind.barrels[: era + 1]) if kind.industry == BREWERY else kind.output

    def read_merchants(self, state: Position, entries: Mapping[str, Any]) -> None:
        """Merchant tiles by what they buy; those not named fill the other spaces in order."""
        left = list(range(len(self.merchant_tiles)))
        placed: dict[int, int] = {}
        for id, words in entries.items():
            at = index_of(id, self.names.merchant_ids, MERCHANT)
            parts = words.split() if isinstance(words, str) else [""]
            found = [tile for tile in left if self.merchant_tiles[tile] == parts[0]]
            if not found or parts[1:] not in ([], ["barrel"]):
                known = ", ".join(dict.fromkeys(self.merchant_tiles))
                raise PositionError(told("no-merchant", space=id, words=shown(words), known=known))
            left.remove(found[0])
            placed[at] = found[0]
            state.barrel[at] = len(parts) - 1
        for at in range(len(self.merchant_tiles)):
            state.merchant[at] = placed[at] if at in placed else left.pop(0)
            buys = len(self.board.merchant_buys[state.merchant[at]]) > 0
            if at not in placed:
                state.barrel[at] = int(buys)
            elif state.barrel[at] and not buys:
                raise PositionError(told("blank-merchant"))

    def read_seats(self, state: Position, data: Mapping[str, Any]) -> None:
        """Money, income, points and mats."""
        seats = table(data, "seats")
        check_fields(seats, self.seats, "seats")
        for name, entry in seats.items():
            seat, path = self.seats.index(name), f"seats.{name}"
            check_fields(entry, SEAT_FIELDS, path)
            last = len(self.board.levels) - 1
            state.money[seat] = number(entry.get("money", state.money[seat]), f"{path}.money", 0)
            income = entry.get("income", state.income[seat])
            state.income[seat] = number(income, f"{path}.income", 0, last)
            state.points[seat] = number(entry.get("points", 0), f"{path}.points", 0)
            state.spent[seat] = number(entry.get("spent", 0), f"{path}.spent", 0)
            state.owed[seat] = number(entry.get("owed", 0), f"{path}.owed", 0)
        for seat, name in enumerate(self.seats):
            self.read_mat(state, seat, table(seats.get(name, {}), "developed"))

    def read_mat(self, state: Position, seat: int, developed: Mapping[str, Any]) -> None:
        """How many tiles are gone from the mat: by default just enough for those on the board."""
        path = f"seats.{self.seats[seat]}.developed"
        check_fields(developed, INDUSTRY_IDS, path)
        for industry, id in enumerate(INDUSTRY_IDS):
            stack = self.board.stacks[industry]
            least = self.tiles_needed(state, seat, industry)
            gone = number(developed.get(id, least), f"{path}.{id}", 0, len(stack))
            if gone < least:
                raise PositionError(told("still-on-the-mat", seat=self.seats[seat], industry=id))
            state.mat[seat * INDUSTRIES + industry] = gone

    def tiles_needed(self, state: Position, seat: int, industry: int) -> int:
        """The fewest tiles gone from the mat that explain those on the board."""
        stack = self.board.stacks[industry]
        mine = [
            state.tile[space]
            for space in range(self.board.spaces)
            if state.owner[space] == seat and kind_on(state, space).industry == industry
        ]
        for kind in set(mine):
            if mine.count(kind) > stack.count(kind):
                id = self.printed.kind_ids[kind]
                raise has_no(self.seats[seat], mine.count(kind), TILES, id)
        return max((stack.index(kind) + mine.count(kind) for kind in mine), default=0)

    # Checking.

    def check(self, state: Position) -> None:
        """Refuse what cannot be, with the reason."""
        if state.phase == OVER:
            check_last((state.era, state.round), (self.board.eras - 1, self.board.rounds - 1))
        self.check_tiles(state)
        self.check_links(state)
        self.check_cards(state)
        if (state.phase == DEBT) != any(state.owed):
            raise PositionError(told("no-debt"))
        self.check_debts(state)

    def check_tiles(self, state: Position) -> None:
        """In the canal era one tile each in a place and none of the rail era; later none of level 1."""
        for space in range(self.board.spaces):
            if state.tile[space] == NOTHING:
                continue
            kind, id = kind_on(state, space), self.names.space_ids[space]
            if state.era == CANAL and not kind.canal:
                raise PositionError(told("rail-tile", space=id))
            if state.era != CANAL and kind.level == 1 and not kind.rail:
                raise PositionError(told("canal-tile", space=id))
            place = self.board.place_spaces[self.board.space_place[space]]
            mine = [other for other in place if state.owner[other] == state.owner[space]]
            if state.era == CANAL and len(mine) > 1:
                raise PositionError(told("second-tile", space=id))

    def check_links(self, state: Position) -> None:
        """Links lie on lines of their era, no more than there are tiles."""
        for line, owner in enumerate(state.link):
            fits = self.board.line_canal if state.era == CANAL else self.board.line_rail
            if owner != NOBODY and not fits[line]:
                raise PositionError(told("other-era", line=self.printed.line_ids[line]))
        if min(state.links_left) < 0:
            raise has_only(self.board.link_tiles, LINKS)

    def check_debts(self, state: Position) -> None:
        """A debtor has no money left, and the one who is asked has a tile to give up."""
        if state.phase != DEBT:
            return
        for seat, owed in enumerate(state.owed):
            if owed and state.money[seat]:
                raise PositionError(told("can-pay", seat=self.seats[seat]))
        asked = state.order[state.turn]
        if not state.owed[asked]:
            raise PositionError(told("debtor-asked"))
        spaces = range(self.board.spaces)
        if all(why_debt_tile(state, space, asked) != FINE for space in spaces):
            raise PositionError(told("nothing-to-give-up", seat=self.seats[asked]))
