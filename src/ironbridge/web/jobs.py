"""Jobs: what the server has its workers do. All that runs rules or draws is here, none in its loop.

A job tells the whole record of its match, or what is new of it to a worker that knows the rest, and
changes nothing: the same job gives the same answer, in any worker, so that it can be done again if
one dies.
"""

from __future__ import annotations

import struct
from typing import Any, Final

import msgspec

LENGTH: Final = struct.Struct(">I")  # of a job, before it
HEAD: Final = struct.Struct(">If")  # of an answer: its length, and the seconds that it took

Choice = int | str  # an option by its number or by its notation
RECENT: Final = 12  # moves of which pages are told what each did


class Story(msgspec.Struct, frozen=True):
    """A match as its record: the head, and the moves in notation; or what is new of it."""

    key: str  # under which a worker remembers it
    head: str | None  # None: as it was
    moves: list[str]  # after those that are known
    known: int = 0  # moves that the worker was told of before
    whose: list[str] = []  # the names of the seats may be: a bot’s, or a guest’s

    @property
    def count(self) -> int:
        """How many moves have been made."""
        return self.known + len(self.moves)


def shared(one: list[str], other: list[str]) -> int:
    """How many moves two stories have in common from the start."""
    most = min(len(one), len(other))
    if one is other or one[:most] == other[:most]:
        return most
    return next(at for at in range(most) if one[at] != other[at])


class OfMatch(msgspec.Struct, frozen=True):
    """A job about a match."""

    story: Story


class Sight(msgspec.Struct, frozen=True):
    """How somebody wants to see a position."""

    eyes: int  # a seat, or NOBODY
    lang: str
    board: str = "none"  # light, dark; with none nothing is drawn
    position: bool = False  # as plain data, too


class Shown(msgspec.Struct, frozen=True):
    """The picture that somebody has before him: after so many moves, by whose eyes."""

    moves: int
    eyes: int


class Begin(msgspec.Struct, frozen=True, tag=True):
    """Start a match: deal, and play what leaves no choice. → Course"""

    game: str
    players: int
    settings: dict[str, Any]
    names: list[str]
    seed: int | None
    figures: dict[str, Any] | None = None  # somebody's own


class Prove(msgspec.Struct, frozen=True, tag=True):
    """Look at figures of somebody's own, as data or as the text of a file. → JSON"""

    game: str
    settings: dict[str, Any]
    figures: dict[str, Any] | None
    toml: str | None
    lang: str
    board: str


class Read(msgspec.Struct, frozen=True, tag=True):
    """Read a record that somebody brought. → Course"""

    text: str


class Fork(OfMatch, frozen=True, tag=True):
    """A match that goes on from a position of another one. → Course"""

    at: int
    names: list[str]


class Look(OfMatch, frozen=True, tag=True):
    """What somebody sees, and what he is asked. → JSON"""

    sight: Sight
    first: int  # entry of the log
    mine: list[int]  # seats
    bots: list[int]
    may_back: bool
    shown: Shown | None = None  # then only what differs from it is told


class Again(OfMatch, frozen=True, tag=True):
    """What somebody saw after so many moves, and after each but the last since then. → JSON"""

    sight: Sight
    first: int
    shown: Shown | None = None  # then only what differs from it is told


class Ask(OfMatch, frozen=True, tag=True):
    """What is asked after some answers, or what the move would bring about. → JSON, whole"""

    sight: Sight
    answers: list[Choice]
    shown: Shown | None = None  # then only what differs from it is told
    head: dict[str, Any] = {}  # what else the message says
    zips: bool = False  # deflated if it is long


class Why(OfMatch, frozen=True, tag=True):
    """Why an option, or whatever a place of the scene stands for, is not allowed. → JSON

    Or why an answer left no choice: the number of it among those that did.
    """

    sight: Sight
    answers: list[Choice]
    place: str | None
    option: Choice | None
    foregone: int | None = None


class Ways(OfMatch, frozen=True, tag=True):
    """Which answers lead to which places, after those given. → JSON"""

    sight: Sight
    answers: list[Choice]


class Play(OfMatch, frozen=True, tag=True):
    """A whole move, as answers or in notation, and what follows without a choice. → Course"""

    lang: str
    answers: list[Choice] | None
    move: str | None


class Back(OfMatch, frozen=True, tag=True):
    """Take back the last move that a person made, over what bots have answered. → Course"""

    lang: str
    mine: list[int]
    bots: list[int]


class Think(OfMatch, frozen=True, tag=True):
    """A bot's move. → its notation"""

    bot: str


class Replay(OfMatch, frozen=True, tag=True):
    """A whole match, move by move, with nothing hidden. → JSON, packed"""

    about: dict[str, Any]  # what is known of it without playing it
    lang: str


class Position(OfMatch, frozen=True, tag=True):
    """A position of a match that is open to all. → JSON, packed"""

    at: int
    eyes: int | None
    lang: str
    board: str


class Consider(OfMatch, frozen=True, tag=True):
    """What a bot would do at a position of a match that is open to all. → JSON, packed"""

    at: int
    bot: str
    lang: str


class Decisions(OfMatch, frozen=True, tag=True):
    """Where in a match that is open to all somebody had a choice. → JSON"""


class Weigh(OfMatch, frozen=True, tag=True):
    """What a decision of such a match lost against a bot's best plan. → JSON"""

    at: int
    bot: str


class Reviewed(OfMatch, frozen=True, tag=True):
    """All that was found of such a match, told. → JSON, packed"""

    rows: list[dict[str, Any]]
    lang: str


class Attempt(OfMatch, frozen=True, tag=True):
    """A move somebody tries at the end of a story, beside the best plan there. → JSON"""

    plan: list[list[int]]
    answers: list[Choice]
    lang: str


class Ending(OfMatch, frozen=True, tag=True):
    """How a match ended, in numbers and words. → JSON, packed"""

    records: list[str]  # of the table
    pixels: bool  # can it be drawn in pixels here?
    lang: str


class EndingPicture(OfMatch, frozen=True, tag=True):
    """The same as a page. → SVG or PNG, packed"""

    subtitle: str  # what is known of it without playing it
    records: list[str]
    lang: str
    theme: str
    wide: bool
    pixels: bool


class WriteRecord(OfMatch, frozen=True, tag=True):
    """The record of a match as text. → text, packed"""


class Picture(msgspec.Struct, frozen=True, tag=True):
    """The board of a game in mid-game, as a picture that stands alone. → text, packed

    With `around` only the part of it around some things.
    """

    game: str
    theme: str
    lang: str
    around: tuple[str, ...] = ()


Job = (
    Begin
    | Prove
    | Read
    | Fork
    | Look
    | Again
    | Ask
    | Why
    | Ways
    | Play
    | Back
    | Think
    | Replay
    | Position
    | Consider
    | Decisions
    | Weigh
    | Reviewed
    | Attempt
    | Ending
    | EndingPicture
    | WriteRecord
    | Picture
)
Studied = (  # whose answers are kept
    Look | Again | Replay | Position | Consider | Reviewed | Ending | EndingPicture | WriteRecord
)
PACKED: Final = (  # answered once, for many
    Replay,
    Position,
    Consider,
    Reviewed,
    Ending,
    EndingPicture,
    WriteRecord,
    Picture,
)


class Course(msgspec.Struct, frozen=True, tag=True):
    """How a match stands after a job: what to store."""

    game: str
    settings: dict[str, Any]
    head: str  # of one that begins
    names: list[str]
    kept: int  # moves of the story that stay
    moves: list[str]  # that follow them
    turn: int | None
    result: list[int] | None
    winners: list[int] | None


class Json(msgspec.Struct, frozen=True, tag=True):
    """An answer that is passed on as it is."""

    data: bytes


class Deflated(msgspec.Struct, frozen=True, tag=True):
    """The same, deflated."""

    data: bytes


class Packed(msgspec.Struct, frozen=True, tag=True):
    """A long answer, compressed by gzip, to be kept and passed on as it is."""

    data: bytes


class Image(msgspec.Struct, frozen=True, tag=True):
    """A picture in pixels."""

    data: bytes


class Text(msgspec.Struct, frozen=True, tag=True):
    """Words."""

    text: str


class Forgotten(msgspec.Struct, frozen=True, tag=True):
    """The worker does not know the match of which it was told only what is new."""


class Refused(msgspec.Struct, frozen=True, tag=True):
    """A rule says no."""

    refusal: dict[str, Any]


class Wrong(msgspec.Struct, frozen=True, tag=True):
    """What was asked for makes no sense."""

    code: str
    detail: dict[str, str]  # by language


class Failed(msgspec.Struct, frozen=True, tag=True):
    """Our fault: a bug, in a bot or in the rules."""

    detail: str


Answer = Course | Json | Deflated | Packed | Image | Text | Forgotten | Refused | Wrong | Failed
