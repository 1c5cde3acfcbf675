"""Gallery: the pictures that a worker drew last, for what changes from them to the next."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from ironbridge.core.match import Match
from ironbridge.core.state import State
from ironbridge.web.jobs import Shown, Sight
from ironbridge.web.pictures import Picture, picture_of

MOST: Final = 2_000  # of twenty kilobytes at the most: what they hold is shared among them

Key = tuple[int, int, str, str]


class Gallery:
    """Pictures of positions, each with the position itself, which no other can then be taken for."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Key, tuple[State, Picture]] = OrderedDict()

    def wanted(self, match: Match, sight: Sight, shown: Shown | None) -> Picture | None:
        """What somebody has before him, if he looks and has anything."""
        if shown is None or sight.board == "none":
            return None
        return self.shown(match, sight, shown)

    def shown(self, match: Match, sight: Sight, shown: Shown) -> Picture:
        """What somebody has before him: a position with no move begun."""
        state = match.state_at(shown.moves)
        key = (id(state), shown.eyes, sight.lang, sight.board)
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
            return found[1]
        picture = picture_of(match.seen(shown.eyes, sight.lang, shown.moves), sight.board)
        self.keep(key, state, picture)
        return picture

    def keep(self, key: Key, state: State, picture: Picture) -> None:
        """Remember a picture, and forget the one that nobody asked for the longest."""
        self.kept[key] = (state, picture)
        if len(self.kept) > MOST:
            self.kept.popitem(last=False)
