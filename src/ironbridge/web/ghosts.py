"""Ghosts: a move being composed as it would stand on the board, made of the mover's view alone."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from typing import Final, NamedTuple, TypeVar

import msgspec

from ironbridge.core.chance import Chance
from ironbridge.core.match import Match
from ironbridge.core.play import attempt
from ironbridge.core.scene import Ladder, Link, Panel, Piece, Scene
from ironbridge.core.speech import called
from ironbridge.core.state import State
from ironbridge.core.view import View
from ironbridge.core.wording import Reader
from ironbridge.web.fates import (
    CHANGED,
    GONE,
    LAID,
    Fates,
    Thing,
    by_fate,
    faces,
    faces_of,
    fates_of,
    is_own,
)
from ironbridge.web.flows import FlowData, GainData, flows_of, gains_of
from ironbridge.web.jobs import Sight

Kind = TypeVar("Kind", Piece, Link, Ladder)

DOUBTS: Final = 4  # worlds that must agree where something comes to light
MOST: Final = 32  # scenes that are remembered


class Ghost(NamedTuple):
    """The scene of a move that nobody has made, and what of it is not so yet."""

    scene: Scene
    fates: Fates
    flows: list[FlowData] = []
    gains: list[GainData] = []

    def data(self) -> dict[str, object]:
        """The ids by what would become of them, the flows between them, and whom that pays."""
        return {**by_fate(self.fates), "flows": self.flows, "gains": self.gains}


class Ghosts:
    """Makes ghosts; remembers the scenes from which moves begin."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[int, int, str], tuple[State, Scene]] = OrderedDict()

    def ghost(self, match: Match, sight: Sight, spent: Collection[str]) -> Ghost:
        """The move being composed, whole or not; `spent` are the places of its answers."""
        before = self.before(match, sight)
        if match.draft.question is not None:
            ghost = begun(before, match.seen(sight.eyes, sight.lang), spent)
            return with_flows(ghost, match, match.draft.given.state, sight.lang)
        states = outcomes(match)
        ghost = done(before, [seen(match, sight, state) for state in states], spent)
        return with_flows(ghost, match, states[0], sight.lang)

    def before(self, match: Match, sight: Sight) -> Scene:
        """What is seen before the first answer."""
        key = (id(match.state), sight.eyes, sight.lang)
        if key not in self.kept:
            scene = match.seen(sight.eyes, sight.lang, len(match.played))
            self.kept[key] = (match.state, scene)
        self.kept.move_to_end(key)
        if len(self.kept) > MOST:
            self.kept.popitem(last=False)
        return self.kept[key][1]


def outcomes(match: Match) -> list[State]:
    """A whole move made in worlds that could be the real one: as many as it takes to be sure."""
    first = outcome(match, 0)
    sure = first.revealed == match.state.revealed
    others = [] if sure else [outcome(match, seed) for seed in range(1, DOUBTS)]
    return [first, *others]


def outcome(match: Match, seed: int) -> State:
    """The position that the move leads to in one of these worlds."""
    world = View(match.game.judge, match.state, match.seat).sample(Chance(seed))
    return attempt(match.game.rules, world, match.draft.answers).state


def seen(match: Match, sight: Sight, state: State) -> Scene:
    """What somebody sees of a position in which nobody is asked yet."""
    view = View(match.game.judge, state, sight.eyes)
    reader = Reader(called(match.names, sight.lang), sight.lang)
    return match.game.scene(view.state, sight.eyes, reader, None)


def with_flows(ghost: Ghost, match: Match, state: State, lang: str) -> Ghost:
    """A ghost with what its events bring to what it lays, or from place to place, and who earns."""
    events, there, words = state.events or [], things(ghost.scene).keys(), match.game.words
    return ghost._replace(
        flows=flows_of(words, events, ghost.fates, there, lang),
        gains=gains_of(words, events, there, match.names, lang),
    )


# What becomes of each thing.


def things(scene: Scene) -> dict[str, Thing]:
    """All that has an id."""
    found: list[Thing] = [*scene.pieces, *scene.links, *scene.ladders]
    return {thing.id: thing for thing in found}


def certain(before: Mapping[str, Thing], worlds: list[dict[str, Thing]]) -> dict[str, Thing]:
    """What all worlds agree about, and the rest as it was."""
    first, others = worlds[0], worlds[1:]
    ids = dict.fromkeys([*before, *first])
    agreed = {id for id in ids if all(other.get(id) == first.get(id) for other in others)}
    found = {id: (first if id in agreed else before).get(id) for id in ids}
    return {id: thing for id, thing in found.items() if thing is not None}


# The scene.


def begun(before: Scene, now: Scene, spent: Collection[str]) -> Ghost:
    """A move with a question open: all as it is by then, and what is gone still there."""
    fates = fates_of(faces(before), faces(now), spent)
    scene = msgspec.structs.replace(
        now,
        pieces=held(merged(now.pieces, before.pieces, fates), before, now),
        links=merged(now.links, before.links, fates),
        ladders=merged(now.ladders, before.ladders, fates),
    )
    return Ghost(scene, fates)


def done(before: Scene, worlds: list[Scene], spent: Collection[str]) -> Ghost:
    """A whole move: all as it was but for what it does."""
    after = certain(things(before), [things(world) for world in worlds])
    fates = fates_of(faces(before), faces_of(after.values()), spent)
    pieces = [thing for thing in after.values() if isinstance(thing, Piece)]
    links = [thing for thing in after.values() if isinstance(thing, Link)]
    ladders = [thing for thing in after.values() if isinstance(thing, Ladder)]
    scene = msgspec.structs.replace(
        before,
        pieces=held(changed(before.pieces, pieces, fates), before, before),
        links=changed(before.links, links, fates),
        ladders=changed(before.ladders, ladders, fates),
        panels=panels(before, worlds),
    )
    return Ghost(scene, fates)


def merged(now: list[Kind], before: list[Kind], fates: Fates) -> list[Kind]:
    """What is there, with what is gone as it was."""
    old = {thing.id: thing for thing in before if fates.get(thing.id) == GONE}
    return list({**{thing.id: thing for thing in now}, **old}.values())


def held(pieces: list[Piece], before: Scene, now: Scene) -> list[Piece]:
    """A hand keeps its order, even if it is fewer: what may be chosen of it now is there, too."""
    places = {piece.id: at for at, piece in enumerate(before.pieces) if is_own(piece)}
    laid = [piece for piece in pieces if not is_own(piece)]
    own = [piece for piece in pieces if is_own(piece) and piece.id in {*places, *now.lit}]
    return [*laid, *sorted(own, key=lambda piece: places.get(piece.id, len(before.pieces)))]


def changed(before: list[Kind], after: list[Kind], fates: Fates) -> list[Kind]:
    """What was there, with what is laid or changed as it will be."""
    new = {thing.id: thing for thing in after if fates.get(thing.id) in (LAID, CHANGED)}
    return list({**{thing.id: thing for thing in before}, **new}.values())


def panels(before: Scene, worlds: list[Scene]) -> list[Panel]:
    """The figures that are certain, in the order of now; whose turn it is stays, too."""
    first, *others = [{panel.id: panel for panel in world.panels} for world in worlds]
    agreed = [
        panel
        for panel in before.panels
        if panel.id in first and all(other.get(panel.id) == first[panel.id] for other in others)
    ]
    new = {
        panel.id: msgspec.structs.replace(first[panel.id], active=panel.active, badges=panel.badges)
        for panel in agreed
    }
    return [new.get(panel.id, panel) for panel in before.panels]
