"""Messages: what browsers and programs may send, checked field by field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta

from ironbridge.core.languages import LANGUAGES
from ironbridge.web.problems import Problem

Small = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Word = Annotated[str, Meta(max_length=200)]
Answers = Annotated[list[Small | Word], Meta(max_length=200)]
Theme = Annotated[str, Meta(pattern="^(light|dark|none)\\Z")]
Lang = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})\\Z")]
Name = Annotated[str, Meta(max_length=100)]
Any_ = TypeVar("Any_")


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Anything that is sent on a socket has a number of the sender's."""

    id: Number | None = None


class Ask(Told, frozen=True, tag="ask", kw_only=True):
    """What is asked after these answers?"""

    seq: Small
    answers: Answers = []


class Play(Told, frozen=True, tag="play", kw_only=True):
    """A whole move: its answers, or its notation."""

    seq: Small
    answers: Answers | None = None
    move: Annotated[str, Meta(max_length=2000)] | None = None


class Why(Told, frozen=True, tag="why", kw_only=True):
    """Why not this option, or this place? Or why only this, where an answer left no choice?"""

    seq: Small
    answers: Answers = []
    place: Word | None = None
    option: Small | Word | None = None
    foregone: Annotated[int, Meta(ge=0, le=200)] | None = None


class Ways(Told, frozen=True, tag="ways", kw_only=True):
    """Which answers lead to which places, after these?"""

    seq: Small
    answers: Answers = []


class Back(Told, frozen=True, tag="back", kw_only=True):
    """Take my last move back."""

    seq: Small


class Again(Told, frozen=True, tag="again", kw_only=True):
    """How did it look after so many moves, and after each since?"""

    seq: Small
    moves: Small


class Look(Told, frozen=True, tag="look", kw_only=True):
    """Show it otherwise."""

    board: Theme | None = None
    lang: Lang | None = None


Message = Ask | Play | Why | Ways | Back | Again | Look
MESSAGE: Final = msgspec.json.Decoder(Message)


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called, and in which language."""

    name: Name | None = None
    lang: Lang | None = None


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order that says all by its address."""


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code of somebody, as he typed it."""

    code: Name


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A session that is to end."""

    session: Annotated[str, Meta(pattern="^[!-~]{1,64}\\Z")]


class Joined(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation is taken up."""

    name: Name | None = None


class SeatOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to have a seat."""

    who: Annotated[str, Meta(pattern="^(me|invited|open|bot)\\Z")]
    bot: Word | None = None
    name: Name | None = None


class TableOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Word
    seats: Annotated[list[SeatOrder], Meta(min_length=1, max_length=12)]
    settings: dict[Word, Any] = {}
    name: Name | None = None
    take_back: bool = True
    public: bool = True
    seed: Number | None = None
    figures: dict[str, Any] | None = None  # somebody's own, as data


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of one's own to be looked at, as data or as a file."""

    settings: dict[Word, Any] = {}
    figures: dict[str, Any] | None = None
    toml: str | None = None
    board: Theme = "none"


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that is tried at a position of a replay, as far as it is composed."""

    seat: Annotated[int, Meta(ge=-1, le=11)] = -1  # by whose eyes it is shown
    answers: Answers = []
    board: Theme = "none"


class ForkOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that goes on from a position of a replay."""

    at: Annotated[int, Meta(ge=0, le=2**31)]
    seats: Annotated[list[SeatOrder], Meta(min_length=1, max_length=12)]
    name: Name | None = None
    take_back: bool = True
    public: bool = False


def decode(data: bytes | str, shape: type[Any_]) -> Any_:
    """Something of a shape, or the problem with it."""
    return checked(lambda: msgspec.json.decode(data, type=shape))


def decode_message(data: bytes | str) -> Message:
    """A message on a socket, or the problem with it."""
    message: Message = checked(lambda: MESSAGE.decode(data))
    return message


def checked(read: Callable[[], Any_]) -> Any_:
    """What was read, or the problem with it."""
    try:
        return read()
    except msgspec.ValidationError as error:
        raise Problem("bad-message", detail=error) from None
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Problem("bad-json", detail=error) from None


def id_of(data: bytes | str) -> int | None:
    """The number of a message that cannot be read, if that can be."""
    try:
        found = msgspec.json.decode(data, type=Numbered).id
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
    return found


class Numbered(msgspec.Struct, frozen=True):
    """Anything with a number."""

    id: Number | None = None
