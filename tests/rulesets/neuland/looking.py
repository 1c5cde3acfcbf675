"""Looking: the scenes of Neuland, and the things in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import ironbridge as ib
from ironbridge.core.scene import Link, Panel, Piece, Scene, Track
from ironbridge.core.wording import Reader
from rulesets.neuland.table import neuland

LANGUAGES = ("en", "fr")
NAMES = ("Ada", "Brunel", "Clara", "Darby")
MOST = 450  # answers of a match: by then most of the map is built on
EAGER = {"crests": 1.0, "build": 0.4, "produce": 0.97}
EVERY = 13  # which of its moments are looked at


def seen(match: ib.Match, lang: str = "en") -> Scene:
    """What is seen in the midst of a move too."""
    state = match.draft.given.state.copy()
    question = None if match.over else match.draft.question
    return match.game.scene(state, match.seat, Reader(match.names, lang), question)


def lively(options: list[ib.Option], pick: Random) -> ib.Option:
    """An option that changes the map, if there is one."""
    for word, chance in EAGER.items():
        found = [option for option in options if option.phrase.startswith(word)]
        if found and pick.random() < chance:
            return pick.choice(found)
    return pick.choice(options)


def moments(
    players: int, edition: int, *, layout: str = "recommended", seed: int = 1
) -> Iterator[ib.Match]:
    """A match at every answer, from the first to the end, or for a long while."""
    game = neuland(players, edition=edition, layout=layout)
    match = game.start(seed=seed, names=NAMES[:players])
    pick = Random(seed)
    for _ in range(MOST):
        if match.over:
            break
        yield match
        match.choose(lively(match.options(), pick))
    yield match


@cache
def scenes(players: int, edition: int, lang: str, layout: str = "recommended") -> list[Scene]:
    """Some scenes of a match, the first among them."""
    found = moments(players, edition, layout=layout)
    return [seen(match, lang) for at, match in enumerate(found) if at % EVERY == 0]


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


def things(scene: Scene) -> list[Piece | Link | Panel | Track]:
    """All that can be pointed at."""
    return [*scene.pieces, *scene.links, *scene.panels, *scene.tracks]


def ids(scene: Scene) -> list[str]:
    """The ids of all that can be pointed at."""
    return [thing.id for thing in things(scene)]
