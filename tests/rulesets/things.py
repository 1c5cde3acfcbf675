"""Things: a match as it is seen, and what can be pointed at in the scene, by its id."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import ironbridge as ib
from ironbridge.core.chance import Chance
from ironbridge.core.scene import Ladder, Link, Mark, Panel, Piece, Scene, Track
from ironbridge.core.wording import Reader
from ironbridge.draw.svg import svg


def seen(match: ib.Match, lang: str = "en") -> Scene:
    """What the seat that is asked sees, in the midst of a move too."""
    state = (match.state if match.over else match.draft.given.state).copy()
    match.game.rules.hide(state, match.seat)
    question = None if match.over else match.draft.question
    return match.game.scene(state, match.seat, Reader(match.names, lang), question)


def pictures(match: ib.Match, seat: int) -> set[str]:
    """All that a seat could see, whatever it may not know."""
    rules = match.game.rules
    view = match.state.copy()
    rules.hide(view, seat)
    found = set()
    for chance in range(3):
        other = view.copy()
        rules.sample(other, Chance(chance))
        rules.hide(other, seat)
        scene = match.game.scene(other, seat, Reader(match.names, "en"), None)
        found.add(svg(scene))
    return found


def moments_of(match: ib.Match, pick: Callable[[list[ib.Option]], ib.Option]) -> Iterator[ib.Match]:
    """A match at every answer, from the first to the end."""
    while not match.over:
        yield match
        match.choose(pick(match.options()))
    yield match


def each(every: int, moments: Iterator[ib.Match]) -> Iterator[ib.Match]:
    """Some of the moments: the first, others at equal distances, the last."""
    return (match for at, match in enumerate(moments) if at % every == 0 or match.over)


def some(moments: Iterator[ib.Match], every: int, lang: str) -> list[Scene]:
    """Some scenes of a match."""
    return [seen(match, lang) for match in each(every, moments)]


def piece(scene: Scene, id: str) -> Piece:
    """A piece by its id."""
    (found,) = [piece for piece in scene.pieces if piece.id == id]
    return found


def link(scene: Scene, id: str) -> Link:
    """A link by its id."""
    (found,) = [link for link in scene.links if link.id == id]
    return found


def panel(scene: Scene, seat: int) -> Panel:
    """A seat's panel."""
    (found,) = [panel for panel in scene.panels if panel.seat == seat]
    return found


def ladder(scene: Scene, id: str) -> Ladder:
    """A ladder of prices by its id."""
    (found,) = [ladder for ladder in scene.ladders if ladder.id == id]
    return found


def things(scene: Scene) -> list[Piece | Link | Panel | Track | Ladder]:
    """All that can be pointed at."""
    return [*scene.pieces, *scene.links, *scene.panels, *scene.tracks, *scene.ladders]


def ids(scene: Scene) -> list[str]:
    """The ids of all that can be pointed at."""
    return [thing.id for thing in things(scene)]


def symbols_of(scene: Scene) -> set[str]:
    """Every symbol that pieces, ladders and panels show."""
    marks = [mark for piece in scene.pieces for here in piece.marks.values() for mark in here]
    marks += [Mark(piece.symbol) for piece in scene.pieces]
    marks += [Mark(ladder.symbol) for ladder in scene.ladders]
    for panel in scene.panels:
        marks += [*panel.marks, *panel.badges, *(mark for row in panel.rows for mark in row.marks)]
    return {mark.symbol for mark in marks} - {""}
