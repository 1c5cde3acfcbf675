"""Table: one table in memory: its row, its seats, its moves, and who looks on."""

from __future__ import annotations

import asyncio
import bisect
import math
import time
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ironbridge.catalogue import title
from ironbridge.core.state import NOBODY
from ironbridge.store import MoveRow, SeatRow, Stored, TableRow
from ironbridge.web.called import name_at, whose
from ironbridge.web.jobs import Shown, Sight, Story
from ironbridge.web.own_figures import known_here, own_figures
from ironbridge.web.queue import REST, SEATED, WATCHED, Share
from ironbridge.web.settings import settings_data
from ironbridge.web.single_flight import SingleFlight
from ironbridge.web.words import say

if TYPE_CHECKING:
    from ironbridge.web.socket import Watcher

Data = dict[str, Any]
GAMES: Final = 1_000  # of which is remembered what is told of them
RECENT: Final = 30  # seconds in which somebody with a seat who asks now and then is there


@dataclass(frozen=True)
class Trouble:
    """A bot that could not move, and when it tries again."""

    seat: int
    again: int  # seconds

    def plain(self, lang: str) -> Data:
        """In words."""
        return {"seat": self.seat, "message": say("bot.stumbled", lang), "again": self.again}


@dataclass(frozen=True)
class Present:
    """The seats whose owners are at another server, and when it last said so."""

    seats: frozenset[int]
    told: float


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who looks at a table, and how."""

    person: str | None
    lang: str
    board: str = "none"
    position: bool = False
    address: str = ""

    @property
    def share(self) -> Share:
        """For whom workers work when this one asks."""
        return Share(self.address, self.person or "")


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
        self.waking: asyncio.TimerHandle | None = None  # when it is tried again to think here
        self.refused = 0  # how often another server was thinking instead
        self.trouble: Trouble | None = None
        self.looks: SingleFlight[bytes] = SingleFlight()  # being drawn
        self.told: tuple[list[MoveRow], Story] | None = None  # the story, and of which moves
        self.elsewhere: dict[str, Present] = {}  # the seats whose owners look on, by server
        self.looked = -math.inf  # when somebody last did, by a clock that only goes on
        self.attended = -math.inf  # when somebody with a seat last did

    @property
    def id(self) -> str:
        return self.row.id

    def story(self) -> Story:
        """The match as its record, for a worker: written once for each state."""
        if (
            self.told is None
            or self.told[0] is not self.moves
            or self.told[1].head != self.row.head
        ):
            texts = [move.text for move in self.moves]
            self.told = (
                self.moves,
                Story(self.id, self.row.head, texts, whose=list(map(whose, self.seats))),
            )
        return self.told[1]

    # Seats.

    def owned(self, person: str | None) -> list[SeatRow]:
        """The seats that belong to somebody, though a bot may play for him meanwhile."""
        if person is None:
            return []
        return [seat for seat in self.seats if seat.person == person]

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

    # Who looks.

    def look_at(self, person: str | None) -> None:
        """Somebody looks."""
        self.looked = time.monotonic()
        if self.owned(person):
            self.attended = self.looked

    @property
    def urgency(self) -> int:
        """How urgent it is that a bot moves here."""
        seated = any(self.owned(watcher.viewer.person) for watcher in self.watchers)
        if seated or time.monotonic() - self.attended < RECENT:
            return SEATED
        return WATCHED if self.watchers else REST

    def rests(self, unseen: float) -> bool:
        """Do only bots play here, with nobody who has looked for so many seconds?"""
        if any(seat.who == "person" for seat in self.seats) or self.watchers:
            return False
        return time.monotonic() - self.looked > unseen

    @property
    def share(self) -> Share:
        """For whom bots think here: for the host, and where those are who look on from a seat."""
        viewers = [watcher.viewer for watcher in self.watchers]
        seated = [viewer for viewer in viewers if self.owned(viewer.person)]
        address = min((viewer.address for viewer in seated or viewers), default="")
        return Share(address, self.row.host or "")

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
        shared = self.shared(since)
        return shared + 1 if shared else 0

    def shared(self, since: int | None) -> int:
        """How many of the moves of state `since` still stand."""
        if since is None or since > self.row.seq:
            return 0
        return bisect.bisect_right(self.moves, since, key=lambda move: move.seq)

    def still(self, shown: Shown | None, since: int | None) -> Shown | None:
        """The picture of state `since`, unless a move of it was taken back."""
        return shown if shown is not None and shown.moves == self.shared(since) else None

    def data(self, person: str | None, lang: str) -> Data:
        """The table as data, for one person."""
        return table_data(
            Stored(self.row, self.seats), len(self.moves), person, lang, self.present()
        )

    def present(self) -> set[str]:
        """The people who look on now, here, or from a seat of theirs at another server."""
        here = {watcher.viewer.person for watcher in self.watchers}
        away = {seat.person for seat in self.seats if seat.seat in self.seats_elsewhere()}
        return {person for person in here | away if person is not None}

    def seats_here(self) -> set[int]:
        """The seats whose owners look on here."""
        return {
            seat.seat for watcher in self.watchers for seat in self.owned(watcher.viewer.person)
        }

    def seats_elsewhere(self) -> set[int]:
        """The seats whose owners look on at other servers, as far as they say so."""
        return {seat for present in self.elsewhere.values() for seat in present.seats}


def table_data(
    stored: Stored, moves: int, person: str | None, lang: str, present: set[str]
) -> Data:
    """A table as data, in memory or not."""
    row = stored.row
    host = person is not None and row.host == person
    return {
        "id": row.id,
        "url": f"/tables/{row.id}",
        "replay": f"/replay/{row.id}" if row.status == "over" else None,
        **game_data(row.game, tuple(row.settings.items()), row.head, lang),
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
        "rematch": rematch_of(stored, person),
        "seats": [seat_data(seat, person, present, lang, host=host) for seat in stored.seats],
    }


@lru_cache(GAMES)
def game_data(id: str, chosen: tuple[tuple[str, Any], ...], head: str, lang: str) -> Data:
    """What is played at a table: the same all through a match."""
    game, settings = title(id), dict(chosen)
    return {
        "game": id,
        "name": game.name,
        "settings": settings_data(game, settings, lang),
        "figures": own_figures(head),
        "known": known_here(game, head, settings, lang),
    }


def rematch_of(stored: Stored, person: str | None) -> str | None:
    """Where the same people play again; that is told to them only."""
    seated = person is not None and any(seat.person == person for seat in stored.seats)
    return f"/tables/{stored.row.rematch}" if seated and stored.row.rematch else None


def seat_data(
    seat: SeatRow, person: str | None, present: set[str], lang: str, *, host: bool
) -> Data:
    """A seat as data; only the host sees its invitation."""
    return {
        "seat": seat.seat,
        "name": name_at(seat, lang),
        "who": seat.who,
        "bot": seat.bot,
        "yours": person is not None and seat.person == person,
        "here": seat.who == "bot" or seat.person in present,
        "invitation": f"/join/{seat.code}" if host and seat.code is not None else None,
    }
