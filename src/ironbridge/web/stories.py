"""Stories: matches rebuilt from their records, the last ones remembered."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, TypeVar

import msgspec

from ironbridge.bots import Bot, bot
from ironbridge.catalogue import game_of
from ironbridge.core.game import Game
from ironbridge.core.match import Match
from ironbridge.core.record import Line, Record, follow_line, mover
from ironbridge.web.jobs import Story

Key = TypeVar("Key")
Value = TypeVar("Value")
MATCHES: Final = 100  # remembered in one worker
GAMES: Final = 16


class Kept:
    """A match, with the record that it was built from."""

    def __init__(self, match: Match, head: str) -> None:
        self.match = match
        self.head = head
        self.moves: list[str] = []
        self.bots: dict[tuple[int, str], Bot] = {}  # by seat and name: a bot keeps to its plan

    def follow(self, moves: list[str]) -> None:
        """Make the match stand where these moves lead: back to what they share, then on."""
        shared = common(self.moves, moves)
        rewind(self.match, shared)
        del self.moves[shared:]
        for text in moves[shared:]:
            number = len(self.moves) + 1
            name = mover(self.match, self.match.seat)
            follow_line(self.match, Line(name, text, number))
            self.moves.append(text)
        self.match.settle()


class Stories:
    """The matches and games that one worker remembers."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.games: OrderedDict[bytes, Game] = OrderedDict()

    def match(self, story: Story) -> Match:
        """The match of a story, as it stands at its end."""
        kept = self.kept.pop(story.key, None)
        if kept is None or kept.head != story.head:
            record = Record.parse(f"{story.head}\n\n")
            kept = Kept(self.game(record).before(record), story.head)
        kept.follow(story.moves)
        remember(self.kept, story.key, kept, MATCHES)
        return kept.match

    def bot(self, story: Story, name: str) -> Bot:
        """Who plays for the seat that is to move, the same all through its turn."""
        match = self.match(story)
        bots = self.kept[story.key].bots
        if (match.seat, name) not in bots:
            bots[match.seat, name] = bot(name, bot_seed(match, len(match.played)))
        return bots[match.seat, name]

    def game(self, record: Record) -> Game:
        """The game of a record: costly to set up, and good for any number of matches."""
        chosen = [record.game, record.players, dict(record.settings), dict(record.figures)]
        key = msgspec.json.encode(chosen)
        found = self.games.pop(key, None) or game_of(record)
        remember(self.games, key, found, GAMES)
        return found


def bot_seed(match: Match, at: int) -> int:
    """Chance for the bot that moves after so many moves: the same bot thinks the same there."""
    seat = match.game.rules.decider(match.state_at(at))
    return (match.seed * match.game.players + seat) * 10_000 + at


def remember(memory: OrderedDict[Key, Value], key: Key, value: Value, most: int) -> None:
    """Keep the latest, forget the eldest."""
    memory[key] = value
    while len(memory) > most:
        memory.popitem(last=False)


def common(one: list[str], other: list[str]) -> int:
    """How many entries two lists have in common from the start."""
    shared = min(len(one), len(other))
    if one[:shared] == other[:shared]:
        return shared
    return next(at for at in range(shared) if one[at] != other[at])


def rewind(match: Match, count: int) -> None:
    """Back to the position after so many moves, whatever was revealed since."""
    if count < len(match.played):
        match.state = match.state_at(count)
        del match.played[count:]
