"""Matches: matches rebuilt from their records, the last ones remembered."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ironbridge.bots import Bot, bot
from ironbridge.catalogue import game_of
from ironbridge.core.chance import offshoot
from ironbridge.core.match import Match
from ironbridge.core.record import Line, Record, follow_line, mover
from ironbridge.web.called import called
from ironbridge.web.jobs import Story, shared

MATCHES: Final = 2_000  # remembered in one worker
POSITIONS: Final = 200_000  # of all of them together, at most some four kilobytes each


class Kept:
    """A match, with the record that it was built from."""

    def __init__(self, match: Match, head: str) -> None:
        self.match = match
        self.head = head
        self.moves: list[str] = []
        self.bots: dict[tuple[int, str], Bot] = {}  # by seat and name: a bot keeps to its plan

    def follow(self, known: int, moves: list[str]) -> None:
        """Make the match stand where these moves lead: back to what they share, then on."""
        same = known + shared(self.moves[known:], moves)
        self.match.rewind(same)
        del self.moves[same:]
        for text in moves[same - known :]:
            number = len(self.moves) + 1
            name = mover(self.match, self.match.seat)
            follow_line(self.match, Line(name, text, number))
            self.moves.append(text)
        self.match.settle()


class Unknown(Exception):
    """A story that goes on from what is not remembered."""


class Matches:
    """The matches that one worker remembers."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.positions = 0  # of all matches kept

    def match(self, story: Story) -> Match:
        """The match of a story, as it stands at its end."""
        kept = self.taken(story)
        kept.follow(story.known, story.moves)
        self.positions += len(kept.moves)
        self.kept[story.key] = kept
        while len(self.kept) > MATCHES or (self.positions > POSITIONS and len(self.kept) > 1):
            _, eldest = self.kept.popitem(last=False)
            self.positions -= len(eldest.moves)
        return kept.match

    def taken(self, story: Story) -> Kept:
        """The match out of memory, or its beginning."""
        kept = self.kept.pop(story.key, None)
        if kept is not None:
            self.positions -= len(kept.moves)
        if kept is not None and story.head in (None, kept.head) and story.known <= len(kept.moves):
            return kept
        if story.head is None:
            raise Unknown(story.key)
        record = Record.parse(f"{story.head}\n\n")
        match = game_of(record).before(record)
        match.call(called(match.names, story.whose))
        return Kept(match, story.head)

    def goes_on(self, story: Story, moves: list[str]) -> None:
        """The match of a story was played on, and is remembered as it stands now."""
        self.kept[story.key].moves += moves
        self.positions += len(moves)

    def bot(self, story: Story, name: str) -> Bot:
        """Who plays for the seat that is to move, the same all through its turn."""
        match = self.match(story)
        bots = self.kept[story.key].bots
        if (match.seat, name) not in bots:
            bots[match.seat, name] = bot(name, bot_seed(match, len(match.played)))
        return bots[match.seat, name]


def bot_seed(match: Match, at: int) -> int:
    """Chance for the bot that moves after so many moves: the same bot thinks the same there."""
    seat = match.game.rules.decider(match.state_at(at))
    return offshoot(match.seed, seat, at)
