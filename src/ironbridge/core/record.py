"""Record: a match as text that a person can read, write, diff and paste.

    Ironbridge record 1
    game: industria
    rules: 1
    players: 4
    names: Ada, Bob, Cy, Di
    seed: 7
    result: 38 41 22 30
    deal first: C
    deal stack-1: quarry clay-pit …

    1. Cy: auction quarry
    2. Di: bid 2

The head ends at the first empty line. `rules` is the version of our rules that the match is played
by. Moves are written in long notation, and read in short too, numbered or not; `*` is chance. A line
that begins with # is a remark. All of it is told in docs/records.md.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from ironbridge.core import notation, unversioned
from ironbridge.core.errors import GameError, RecordError
from ironbridge.core.state import CHANCE, NOBODY
from ironbridge.core.words import refuse_reading, told

if TYPE_CHECKING:
    from ironbridge.core.match import Match

FIRST_LINE: Final = "Ironbridge record 1"
CHANCE_NAME: Final = "*"
UNVERSIONED: Final = 0  # the rules of a record from before their versions were counted
LINES: Final = re.compile(
    r"\r\n?|\n"
)  # no other sign ends a line: one may stand in a name of a figure
MOVE: Final = re.compile(r"(?:\d+\.\s+)?(?P<name>[^:]+?)\s*:\s*(?P<text>.+)")


@dataclass(frozen=True)
class Line:
    """One move as it stands in the text."""

    name: str
    text: str
    number: int = field(default=0, compare=False)  # of the line in the file


@dataclass(frozen=True)
class Record:
    """Header, deal (or position) and moves."""

    game: str
    players: int
    names: tuple[str, ...]
    seed: int
    version: int = UNVERSIONED  # of our rules for this game
    settings: Mapping[str, Any] = field(default_factory=dict)
    figures: Mapping[str, Any] = field(default_factory=dict)  # a reader's own corrections
    deal: Mapping[str, str] | None = None
    position: Mapping[str, Any] | None = None  # where the match began, if not with a deal
    result: tuple[int, ...] | None = None
    hints: tuple[int, ...] = ()  # that each seat was given; nothing: none was
    moves: tuple[Line, ...] = ()

    def __str__(self) -> str:
        body = [f"{at}. {line.name}: {line.text}" for at, line in enumerate(self.moves, 1)]
        return "\n".join([FIRST_LINE, *head(self), "", *body, ""])

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; RecordError says which line is wrong, and how."""
        lines = numbered(text)
        number, first = next(lines, (1, ""))
        if first != FIRST_LINE:
            raise RecordError(told("no-record", line=number, first=FIRST_LINE))
        header: dict[str, str] = {}
        for number, line in lines:
            if not line:
                break
            key, colon, value = line.partition(":")
            if not colon or key.strip() in header:
                raise RecordError(told("head-line", line=number, text=line))
            header[key.strip()] = value.strip()
        moves = tuple(move_line(number, line) for number, line in lines if line)
        return from_header(header, moves)


def numbered(text: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers, without remarks and outer space."""
    for number, line in enumerate(LINES.split(text), 1):
        if not line.startswith("#"):
            yield number, line.strip()


def move_line(number: int, line: str) -> Line:
    """A line of the body."""
    found = MOVE.fullmatch(line)
    if found is None:
        raise RecordError(told("no-move", line=number, text=line))
    return Line(found["name"], found["text"], number)


def head(record: Record) -> list[str]:
    """The lines of the header."""
    lines = [f"game: {record.game}"]
    if record.version != UNVERSIONED:
        lines.append(f"rules: {record.version}")
    lines.append(f"players: {record.players}")
    lines += [f"option {key}: {json.dumps(value)}" for key, value in record.settings.items()]
    lines += [f"names: {', '.join(record.names)}", f"seed: {record.seed}"]
    if record.result is not None:
        lines.append(f"result: {' '.join(map(str, record.result))}")
    if record.hints:
        lines.append(f"hints: {' '.join(map(str, record.hints))}")
    if record.figures:
        lines.append(f"figures: {json.dumps(record.figures, ensure_ascii=False)}")
    if record.position is not None:
        lines.append(f"position: {json.dumps(record.position, ensure_ascii=False)}")
    lines += [f"deal {key}: {value}" for key, value in (record.deal or {}).items()]
    return lines


def from_header(header: dict[str, str], moves: tuple[Line, ...]) -> Record:
    """A record from its header and moves; every line of the header must mean something."""
    rest = dict(header)
    try:
        deal = take_group(rest, "deal ")
        settings = {k: json.loads(v) for k, v in take_group(rest, "option ").items()}
        result = rest.pop("result", None)
        record = Record(
            game=rest.pop("game"),
            players=int(rest.pop("players")),
            names=tuple(name.strip() for name in rest.pop("names").split(",")),
            seed=int(rest.pop("seed")),
            version=version_of(rest.pop("rules", None)),
            settings=settings,
            figures=json.loads(rest.pop("figures", "{}")),
            deal=deal or None,
            position=json.loads(rest.pop("position", "null")),
            result=None if result is None else tuple(map(int, result.split())),
            hints=tuple(map(int, rest.pop("hints", "").split())),
            moves=moves,
        )
    except KeyError as missing:
        raise RecordError(told("head-lacks", name=missing.args[0])) from None
    except (ValueError, RecursionError) as error:
        raise RecordError(told("head-unreadable", error=error)) from None
    if not isinstance(record.figures, dict) or not isinstance(record.position, dict | None):
        raise RecordError(told("head-tables"))
    if record.hints and (len(record.hints) != record.players or min(record.hints) < 0):
        raise RecordError(told("head-hints", players=record.players))
    if rest:
        raise RecordError(told("head-unknown", name=next(iter(rest))))
    if (record.deal is None) == (record.position is None):
        raise RecordError(told("no-beginning"))
    return record


def version_of(text: str | None) -> int:
    """The version of the rules in a header: from 1, or no line at all."""
    version = UNVERSIONED if text is None else int(text)
    if text is not None and version <= UNVERSIONED:
        raise ValueError(f"rules: {text}")
    return version


def take_group(header: dict[str, str], prefix: str) -> dict[str, str]:
    """Take out of the header the lines that begin alike."""
    keys = [key for key in header if key.startswith(prefix)]
    return {key.removeprefix(prefix): header.pop(key) for key in keys}


def write_record(match: Match) -> Record:
    """The record of a match, finished or not."""
    game = match.game
    origin = None if match.deal is not None else game.positions.write(match.state_at(0))
    return Record(
        game=game.id,
        players=game.players,
        names=match.names,
        seed=match.seed,
        version=match.version,
        settings=dict(game.settings),
        figures=game.figures.changes,
        deal=None if match.deal is None else game.positions.write_deal(match.deal),
        position=origin,
        result=tuple(match.scores()) if match.over else None,
        hints=tuple(match.hints) if any(match.hints) else (),
        moves=tuple(
            Line(mover(match, played.seat), notation.write(game, played.before, played.answers))
            for played in match.played
        ),
    )


def check_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """A name for each seat, A, B, C … unless given; each must be able to stand in a record."""
    if names is None:
        return tuple(chr(ord("A") + seat) for seat in range(players))
    clean = tuple(name.strip() for name in names)
    if len(clean) != players:
        raise GameError(told("names", players=players, named=len(clean)))
    if len(set(clean)) < players:
        raise GameError(told("same-name"))
    for name in clean:
        taken = name == CHANCE_NAME or any(letter in name for letter in ":,#")
        if not name or taken or not name.isprintable():
            raise GameError(told("bad-name", name=repr(name)))
    return clean


def mover(match: Match, seat: int) -> str:
    """Whose move it is, as written in a record."""
    return CHANCE_NAME if seat == CHANCE else match.names[seat]


def follow(match: Match, record: Record) -> None:
    """Play the moves of a record in a match that has just begun; draws are those recorded."""
    for line in record.moves:
        follow_line(match, line)
    match.settle()
    if record.result is not None and (not match.over or record.result != tuple(match.scores())):
        key = "other-result" if match.over else "no-result"
        claimed, scores = (" ".join(map(str, row)) for row in (record.result, match.scores()))
        raise RecordError(told(key, claimed=claimed, scores=scores))


def follow_line(match: Match, line: Line) -> None:
    """Play one line of a record."""
    if match.seat == NOBODY:
        raise RecordError(told("over-before", line=line.number, text=line.text))
    expected = mover(match, match.seat)
    if line.name != expected:
        raise RecordError(told("other-turn", line=line.number, seat=expected, name=line.name))
    read = unversioned.read if match.version == UNVERSIONED else notation.read
    reading = read(match.game, match.state, line.text)
    if reading.trouble is not None:
        refusal = refuse_reading(match.game, reading, match.names)
        raise RecordError(
            told(
                "refused-move",
                line=line.number,
                name=expected,
                text=line.text,
                refusal=refusal,
                rule=refusal.rule,
            )
        )
    match.push_recorded(reading.answers)
