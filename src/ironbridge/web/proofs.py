"""Proofs: somebody's own figures looked at by a worker: can they be played with, what do they change?

They come as data or as the text of a file, never as the name of one.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final

import msgspec

from ironbridge.catalogue import contradicted, game_with
from ironbridge.core import toml
from ironbridge.core.captions import Captions
from ironbridge.core.compare import compare
from ironbridge.core.errors import FiguresError
from ironbridge.core.game import Game
from ironbridge.core.speech import Told
from ironbridge.core.tally import tally
from ironbridge.core.words import told
from ironbridge.web.boxes import boxes
from ironbridge.web.jobs import Prove
from ironbridge.web.own_figures import DEEPEST, check_depth, check_sizes
from ironbridge.web.pictures import board_svg, picture_of
from ironbridge.web.problems import Problem

Data = dict[str, Any]
SEED: Final = 1
UNDRAWN: Final[Data] = {"board": None, "boxes": {}}


def proof(job: Prove) -> Data:
    """What there is to say about somebody's figures; what is wrong with them is an answer, too."""
    try:
        own = given(job)
    except (FiguresError, Problem) as error:
        return {"figures": None, "toml": job.toml, **wrong(error, job.lang)}
    try:
        check_sizes(own)
        told = praised(own, job)
    except (FiguresError, Problem) as error:
        told = wrong(error, job.lang)
    return {"figures": own, "toml": toml.write(own) if job.toml is None else job.toml, **told}


def given(job: Prove) -> Data:
    """The figures as data."""
    if job.toml is None:
        return job.figures or {}
    try:
        found = tomllib.loads(job.toml)
    except (ValueError, RecursionError) as error:
        raise FiguresError(told("no-toml-text", error=error)) from error
    check_depth(found, DEEPEST)
    return found


def wrong(error: FiguresError | Problem, lang: str) -> Data:
    """What is wrong, and with which figure."""
    sentence = error.sentence(lang) if isinstance(error, Problem) else error.text(lang)
    said = error.args[0] if error.args else None
    path = said.values.get("path") if isinstance(said, Told) else None
    nothing: Data = {"changes": [], "contradicted": [], "words": ""}
    return {"problem": sentence, "path": str(path) if path else None, **nothing, **UNDRAWN}


def praised(own: Data, job: Prove) -> Data:
    """What figures that can be played with change, and how the board looks with them."""
    shipped = game_with(job.game, None, job.settings)
    game = game_with(job.game, None, job.settings, own or None)
    captions = Captions(game.figures, job.lang)
    return {
        "problem": None,
        "path": None,
        "changes": [
            {"path": change.path, "how": change.how, "words": change.told(captions)}
            for change in compare(shipped.figures, game.figures)
        ],
        "contradicted": [one.text(game.figures, job.lang) for one in contradicted(game)],
        "words": tally(game.figures).text(job.lang),
        **drawn(game, job),
    }


def drawn(game: Game, job: Prove) -> Data:
    """The board of a match that begins, and where on it each thing is."""
    if job.board == "none":
        return UNDRAWN
    match = game.start(SEED)
    scene = msgspec.structs.replace(match.scene(match.seat, job.lang), lit={})
    picture = picture_of(scene, job.board)
    return {"board": board_svg(picture), "boxes": boxes(scene)}
