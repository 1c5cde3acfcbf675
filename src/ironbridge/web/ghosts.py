"""Ghosts: a move being composed as it would stand on the board, made of the mover's view alone."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from typing import Final, NamedTuple, TypeVar

import msgspec

from ironbridge.core.chance import Chance
from ironbridge.core.match import Match
from ironbridge.core.play import attempt
from ironbridge.core.scene import OWN, Ladder, Link, Panel, Piece, Scene
from ironbridge.core.speech import called
from ironbridge.core.state import State
from ironbridge.core.view import View
from ironbridge.core.wording import Reader
from ironbridge.web.jobs import Sight
from ironbridge.web.pictures import is_laid

Thing = Piece | Link | Ladder
Kind = TypeVar("Kind", Piece, Link, Ladder)
Fates = Mapping[str, str]

LAID: Final = "laid"  # it is not there yet, or not so
CHANGED: Final = "changed"  # it stays, and shows something else
GONE: Final = "gone"  # it is taken away
DOUBTS: Final = 4  # worlds that must agree where something comes to light
YET: Final = ("faint", "open", "called", "held")  # states of what is not laid yet
MOST: Final = 32  # scenes that are remembered


class Ghost(NamedTuple):
    """The scene of a move that nobody has made, and what of it is not so yet."""

    scene: Scene
    fates: Fates
    flows: list[tuple[str, str, str]]  # from where to where something goes, and for how much

    def data(self) -> dict[str, object]:
        """The ids by what would become of them, and the flows between them."""
        fates: dict[str, object] = {
            fate: [id for id, found in self.fates.items() if found == fate]
            for fate in (LAID, CHANGED, GONE)
        }
        return {**fates, "flows": self.flows}


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
    """A ghost with what its events bring to what it lays, or from place to place."""
    words, found = match.game.words, things(ghost.scene)
    goal = next((id for id, fate in ghost.fates.items() if fate == LAID and id in found), "")
    sums: dict[tuple[str, str], list[str]] = {}
    for event in state.events or []:
        if event.kind not in words.flows:
            continue
        flow = words.flows[event.kind]
        ends = (flow.source(event) or goal, flow.target(event) or goal)
        sums.setdefault(ends, []).append(words.price(event, lang))
    return ghost._replace(
        flows=[
            (start, end, " + ".join(filter(None, prices)))
            for (start, end), prices in sums.items()
            if start != end and {start, end} <= found.keys()
        ]
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


def fates_of(
    before: Mapping[str, Thing], after: Mapping[str, Thing], spent: Collection[str]
) -> Fates:
    """What becomes of what, where anything does."""
    found = {
        id: fate(before.get(id), after.get(id), spent=id in spent)
        for id in dict.fromkeys([*before, *after])
    }
    return {id: each for id, each in found.items() if each}


def fate(old: Thing | None, new: Thing | None, *, spent: bool) -> str:
    """What becomes of a thing, or nothing that is shown."""
    if is_own(old or new):
        return fate_in_hand(old, new, spent=spent)
    stood, stands = is_there(old), is_there(new)
    if stands and not (stood and face(old) == face(new)):
        return LAID
    if stood and not stands:
        return GONE
    return CHANGED if shows(new) and old and new and old.says != new.says else ""


def fate_in_hand(old: Thing | None, new: Thing | None, *, spent: bool) -> str:
    """What becomes of something in a hand: of two that are alike, one may stay."""
    if old is None:
        return ""
    if new is None:
        return GONE
    return CHANGED if spent and new.says != old.says else ""


def is_own(thing: Thing | None) -> bool:
    """Does it lie before the one who looks?"""
    return isinstance(thing, Piece) and thing.shape in OWN


def is_there(thing: Thing | None) -> bool:
    """Is it laid, and not only to be had?"""
    return is_laid(thing) and not (isinstance(thing, Piece) and thing.state in YET)


def shows(thing: Thing | None) -> bool:
    """Is it something that a move changes: a piece, or a market?"""
    return is_laid(thing) or isinstance(thing, Ladder)


def face(thing: Thing | None) -> tuple[str, str]:
    """What a piece is printed with: another face is another piece."""
    return (thing.symbol, thing.label) if isinstance(thing, Piece) else ("", "")


# The scene.


def begun(before: Scene, now: Scene, spent: Collection[str]) -> Ghost:
    """A move with a question open: all as it is by then, and what is gone still there."""
    fates = fates_of(things(before), things(now), spent)
    scene = msgspec.structs.replace(
        now,
        pieces=held(merged(now.pieces, before.pieces, fates), before, now),
        links=merged(now.links, before.links, fates),
        ladders=merged(now.ladders, before.ladders, fates),
    )
    return Ghost(scene, fates, [])


def done(before: Scene, worlds: list[Scene], spent: Collection[str]) -> Ghost:
    """A whole move: all as it was but for what it does."""
    after = certain(things(before), [things(world) for world in worlds])
    fates = fates_of(things(before), after, spent)
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
    return Ghost(scene, fates, [])


def merged(now: list[Kind], before: list[Kind], fates: Fates) -> list[Kind]:
    """What is there, with what is gone as it was."""
    old = {thing.id: thing for thing in before if fates.get(thing.id) == GONE}
    return list({**{thing.id: thing for thing in now}, **old}.values())


def held(pieces: list[Piece], before: Scene, now: Scene) -> list[Piece]:
    """A hand keeps its places, even if it is fewer: what may be chosen of it now is there, too."""
    old = {piece.id: piece for piece in before.pieces if is_own(piece)}
    kept = [in_place(piece, old) for piece in pieces]
    return [piece for piece in kept if not is_own(piece) or piece.id in {*old, *now.lit}]


def in_place(piece: Piece, held: Mapping[str, Piece]) -> Piece:
    """Something of a hand where it was."""
    old = held.get(piece.id)
    if old is None or (old.x, old.y) == (piece.x, piece.y):
        return piece
    return msgspec.structs.replace(piece, x=old.x, y=old.y)


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
