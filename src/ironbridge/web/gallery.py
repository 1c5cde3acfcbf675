"""Gallery: what a worker drew last, for what changes from there to the next."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from ironbridge.core.match import Match
from ironbridge.core.scene import Scene
from ironbridge.core.state import State
from ironbridge.web.fates import Faces, faces
from ironbridge.web.jobs import Shown, Sight
from ironbridge.web.pictures import Picture, picture_of

MOST: Final = 2_000  # of twenty kilobytes at the most: what they hold is shared among them

Key = tuple[int, int, str, str]
Look = tuple[int, int, str]


class Gallery:
    """Pictures of positions, each with the position itself, which no other can then be taken for."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Key, tuple[State, Picture]] = OrderedDict()
        self.looked: OrderedDict[Look, tuple[State, Faces]] = OrderedDict()

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
        scene = match.seen(shown.eyes, sight.lang, shown.moves)
        picture = picture_of(scene, sight.board)
        self.kept[key] = (state, picture)
        forget_eldest(self.kept)
        self.look_at((id(state), shown.eyes, sight.lang), state, scene)
        return picture

    def faces(self, match: Match, sight: Sight, at: int) -> Faces:
        """How all things looked after so many moves, to whoever looks on now."""
        state = match.state_at(at)
        key = (id(state), sight.eyes, sight.lang)
        found = self.looked.get(key)
        if found is not None:
            self.looked.move_to_end(key)
            return found[1]
        return self.look_at(key, state, match.seen(sight.eyes, sight.lang, at))

    def look_at(self, key: Look, state: State, scene: Scene) -> Faces:
        """Remember how all things look in a position."""
        seen = faces(scene)
        self.looked[key] = (state, seen)
        forget_eldest(self.looked)
        return seen


def forget_eldest(kept: OrderedDict[Any, Any]) -> None:
    """Of too many, the one that nobody asked for the longest is forgotten."""
    if len(kept) > MOST:
        kept.popitem(last=False)
