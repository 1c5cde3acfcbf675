"""Looking: the scenes of Brass: Birmingham, and the things in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import ironbridge as ib
from games.brass_birmingham.table import birmingham
from ironbridge.core.scene import Ladder, Link, Panel, Piece, Scene, Track

LANGUAGES = ("en", "fr")
NAMES = ("Ada", "Brunel", "Clara", "Darby")
EAGER = {"sell": 0.9, "build": 0.6, "network": 0.55, "develop": 0.2, "loan": 0.5}


def seen(match: ib.Match, lang: str = "en") -> Scene:
    """What the seat that is asked sees, in the midst of a move too."""
    state = match.draft.given.state.copy()
    match.game.rules.hide(state, match.seat)
    question = None if match.over else match.draft.question
    return match.game.draw(state, seat=match.seat, names=match.names, lang=lang, question=question)


def lively(options: list[ib.Option], pick: Random) -> ib.Option:
    """An option that changes the board, if there is one."""
    by_phrase = {option.phrase: option for option in options}
    for action, chance in EAGER.items():
        if action in by_phrase and pick.random() < chance:
            return by_phrase[action]
    idle = ("pass", "loan")
    return pick.choice([option for option in options if option.phrase not in idle] or options)


def moments(players: int = 4, *, seed: int = 1, introductory: bool = False) -> Iterator[ib.Match]:
    """A match at every answer, from the first to the end."""
    game = birmingham(players, introductory=introductory)
    match = game.start(seed=seed, names=NAMES[:players])
    pick = Random(seed)
    while not match.over:
        yield match
        match.choose(lively(match.options(), pick))
    yield match


@cache
def scenes(players: int, lang: str) -> list[Scene]:
    """Some scenes of a match: the first, every seventh, the last."""
    found = []
    for at, match in enumerate(moments(players)):
        if at % 7 == 0 or match.over:
            found.append(seen(match, lang))
    return found


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
    """A market by its id."""
    (found,) = [ladder for ladder in scene.ladders if ladder.id == id]
    return found


def things(scene: Scene) -> list[Piece | Link | Panel | Track | Ladder]:
    """All that can be pointed at."""
    return [*scene.pieces, *scene.links, *scene.panels, *scene.tracks, *scene.ladders]


def ids(scene: Scene) -> list[str]:
    """The ids of all that can be pointed at."""
    return [thing.id for thing in things(scene)]
