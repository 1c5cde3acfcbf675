"""Table: one table in memory: its row, its seats, its moves, and who looks on."""

from __future__ import annotations

import asyncio
import bisect
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from ironbridge.catalogue import title
from ironbridge.core.rules import NOBODY
from ironbridge.store import MoveRow, SeatRow, Stored, TableRow
from ironbridge.web.jobs import Sight, Story
from ironbridge.web.shelf import settings_data
from ironbridge.web.words import say

if TYPE_CHECKING:
    from ironbridge.web.socket import Watcher

Data = dict[str, Any]


@dataclass(frozen=True)
class Trouble:
    """A bot that could not move, and when it tries again."""

    seat: int
    again: int  # seconds

    def plain(self, lang: str) -> Data:
        """In words."""
        return {"seat": self.seat, "message": say("bot.stumbled", lang), "again": self.again}


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who looks at a table, and how."""

    person: str | None
    lang: str
    board: str = "none"
    position: bool = False


class Table:
    """What the server remembers of a table; all of it can be read again from the store."""

    def __init__(self, stored: Stored) -> None:
        self.row: TableRow = stored.row
        self.seats: list[SeatRow] = stored.seats
        self.moves: list[MoveRow] = stored.moves
        self.lock = asyncio.Lock()  # of whoever changes it
        self.watchers: set[Watcher] = set()
        self.thinker: asyncio.Task[None] | None = None
        self.thinking: int | None = None
        self.trouble: Trouble | None = None
        self.looks: dict[object, asyncio.Future[bytes]] = {}  # of the present state, being drawn

    @property
    def id(self) -> str:
        return self.row.id

    def story(self, moves: int | None = None) -> Story:
        """The match as its record, for a worker."""
        return Story(self.id, self.row.head, [move.text for move in self.moves[:moves]])

    # Seats.

    def owned(self, person: str | None) -> list[SeatRow]:
        """The seats that belong to somebody, though a bot may play for him meanwhile."""
        return [seat for seat in self.seats if person is not None and seat.person == person]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that somebody plays himself."""
        return [seat.seat for seat in self.owned(person) if seat.who == "person"]

    @property
    def bots(self) -> list[int]:
        """The seats of bots."""
        return [seat.seat for seat in self.seats if seat.who == "bot"]

    @property
    def bot_on_turn(self) -> SeatRow | None:
        """The bot that has to move, if one has."""
        turn = self.row.turn
        if self.row.status != "playing" or turn is None:
            return None
        return self.seats[turn] if self.seats[turn].who == "bot" else None

    @property
    def is_full(self) -> bool:
        """Has every seat somebody?"""
        return all(seat.who in ("person", "bot") for seat in self.seats)

    # What is seen.

    def eyes(self, person: str | None) -> int:
        """Through whose eyes somebody sees: those of his seat that is asked, else his first."""
        own = [seat.seat for seat in self.owned(person)]
        if not own:
            return NOBODY
        return self.row.turn if self.row.turn in own else own[0]

    def sight(self, viewer: Viewer) -> Sight:
        """What a worker has to show to a viewer."""
        return Sight(self.eyes(viewer.person), viewer.lang, viewer.board, viewer.position)

    def first_missed(self, since: int | None) -> int:
        """The first entry of the log that somebody who saw state `since` has not seen."""
        if since is None or since > self.row.seq:
            return 0
        shared = bisect.bisect_right(self.moves, since, key=lambda move: move.seq)
        return shared + 1 if shared else 0

    def data(self, person: str | None, lang: str) -> Data:
        """The table as data, for one person."""
        return table_data(
            Stored(self.row, self.seats), len(self.moves), person, lang, self.present()
        )

    def present(self) -> set[str]:
        """The people who look on now."""
        return {
            watcher.viewer.person for watcher in self.watchers if watcher.viewer.person is not None
        }


def table_data(
    stored: Stored, moves: int, person: str | None, lang: str, present: set[str]
) -> Data:
    """A table as data, in memory or not."""
    row = stored.row
    host = person is not None and row.host == person
    game = title(row.game)
    return {
        "id": row.id,
        "url": f"/tables/{row.id}",
        "replay": f"/replay/{row.id}" if row.status == "over" else None,
        "game": row.game,
        "name": game.name,
        "settings": settings_data(game, row.settings, lang),
        "status": row.status,
        "public": row.public,
        "take_back": row.take_back,
        "seeded": row.seeded,
        "host": host,
        "turn": row.turn,
        "moves": moves,
        "seq": row.seq,
        "created": row.created,
        "changed": row.changed,
        "result": row.result,
        "winners": row.winners,
        "seats": [seat_data(seat, person, present, host=host) for seat in stored.seats],
    }


def seat_data(seat: SeatRow, person: str | None, present: set[str], *, host: bool) -> Data:
    """A seat as data; only the host sees its invitation."""
    return {
        "seat": seat.seat,
        "name": seat.name,
        "who": seat.who,
        "bot": seat.bot,
        "yours": person is not None and seat.person == person,
        "here": seat.who == "bot" or seat.person in present,
        "invitation": f"/join/{seat.code}" if host and seat.code is not None else None,
    }
