"""Jobs: what the server has its workers do. All that runs rules or draws is here, none in its loop.

A job tells the whole record of its match and changes nothing: the same job gives the same answer,
in any worker, so that it can be done again if one dies.
"""

from __future__ import annotations

from typing import Any

import msgspec

Choice = int | str  # an option by its number or by its notation


class Story(msgspec.Struct, frozen=True):
    """A match as its record: the head, and the moves in notation."""

    key: str  # under which a worker remembers it
    head: str
    moves: list[str]


class Sight(msgspec.Struct, frozen=True):
    """How somebody wants to see a position."""

    eyes: int  # a seat, or NOBODY
    lang: str
    board: str = "none"  # light, dark; with none nothing is drawn
    position: bool = False  # as plain data, too


class Begin(msgspec.Struct, frozen=True, tag=True):
    """Start a match: deal, and play what leaves no choice. → Course"""

    game: str
    players: int
    settings: dict[str, Any]
    names: list[str]
    seed: int | None


class Read(msgspec.Struct, frozen=True, tag=True):
    """Read a record that somebody brought. → Course"""

    text: str


class Fork(msgspec.Struct, frozen=True, tag=True):
    """A match that goes on from a position of another one. → Course"""

    story: Story
    at: int
    names: list[str]


class Look(msgspec.Struct, frozen=True, tag=True):
    """What somebody sees, and what he is asked. → JSON"""

    story: Story
    sight: Sight
    first: int  # entry of the log
    mine: list[int]  # seats
    bots: list[int]
    may_back: bool


class Ask(msgspec.Struct, frozen=True, tag=True):
    """What is asked after some answers, or what the move would bring about. → JSON"""

    story: Story
    sight: Sight
    answers: list[Choice]


class Why(msgspec.Struct, frozen=True, tag=True):
    """Why an option, or whatever a place of the scene stands for, is not allowed. → JSON"""

    story: Story
    sight: Sight
    answers: list[Choice]
    place: str | None
    option: Choice | None


class Play(msgspec.Struct, frozen=True, tag=True):
    """A whole move, as answers or in notation, and what follows without a choice. → Course"""

    story: Story
    lang: str
    answers: list[Choice] | None
    move: str | None


class Back(msgspec.Struct, frozen=True, tag=True):
    """Take back the last move that a person made, over what bots have answered. → Course"""

    story: Story
    lang: str
    mine: list[int]
    bots: list[int]


class Think(msgspec.Struct, frozen=True, tag=True):
    """A bot's move. → its notation"""

    story: Story
    bot: str


class Replay(msgspec.Struct, frozen=True, tag=True):
    """A whole match, move by move, with nothing hidden. → JSON"""

    story: Story
    lang: str


class Position(msgspec.Struct, frozen=True, tag=True):
    """A position of a match that is open to all. → JSON"""

    story: Story
    at: int
    eyes: int | None
    lang: str
    board: str


class Consider(msgspec.Struct, frozen=True, tag=True):
    """What a bot would do at a position of a match that is open to all. → JSON"""

    story: Story
    at: int
    bot: str


class WriteRecord(msgspec.Struct, frozen=True, tag=True):
    """The record of a match as text. → text"""

    story: Story


class Picture(msgspec.Struct, frozen=True, tag=True):
    """The board of a game in mid-game, as a picture that stands alone. → text"""

    game: str
    theme: str
    lang: str


Job = (
    Begin
    | Read
    | Fork
    | Look
    | Ask
    | Why
    | Play
    | Back
    | Think
    | Replay
    | Position
    | Consider
    | WriteRecord
    | Picture
)


class Course(msgspec.Struct, frozen=True, tag=True):
    """How a match stands after a job: what to store."""

    game: str
    settings: dict[str, Any]
    head: str
    names: list[str]
    kept: int  # moves of the story that stay
    moves: list[str]  # that follow them
    turn: int | None
    result: list[int] | None
    winners: list[int] | None


class Json(msgspec.Struct, frozen=True, tag=True):
    """An answer that is passed on as it is."""

    data: bytes


class Text(msgspec.Struct, frozen=True, tag=True):
    """Words."""

    text: str


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


Answer = Course | Json | Text | Refused | Wrong | Failed
