"""Neuland (Tobias Stapelfeldt, Peter Eggert, 2004 and 2008): build, produce, place your crests."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ironbridge.core.figures import Figures
from ironbridge.core.game import Game, Setting, Title
from ironbridge.core.ledger import Ledger
from ironbridge.draw.svg import svg
from ironbridge.games.neuland.figures import Printed
from ironbridge.games.neuland.position import NeulandPositions
from ironbridge.games.neuland.rules.turn import Neuland
from ironbridge.games.neuland.scene import NeulandScene
from ironbridge.games.neuland.words import NeulandWords

DATA: Final = files("ironbridge.games.neuland") / "data"


def make(
    players: int,
    *,
    edition: int = 2,
    layout: str = "recommended",
    figures: str | Path | Mapping[str, Any] | None = None,
) -> Game:
    """Neuland in one of its editions for so many players."""
    own = Figures.load(DATA / "figures.toml", figures)
    printed = Printed(own, edition)
    board = printed.board(players, layout)
    words = NeulandWords(printed, board)
    scene = NeulandScene(words)
    chosen = {"edition": edition, "layout": layout}
    defaults = {setting.name: setting.choices[0] for setting in GAME.settings}
    return Game(
        title=GAME,
        players=players,
        settings={name: value for name, value in chosen.items() if value != defaults[name]},
        rules=Neuland(board),
        words=words,
        positions=NeulandPositions(printed, board),
        figures=own,
        ledger=Ledger.load(DATA / "rules.toml"),
        draw=scene.draw,
        svg=svg,
        most_moves=20_000,
        endless=True,
        place=scene.place,
    )


GAME: Final = Title(
    id="neuland",
    name="Neuland",
    about={
        "en": "Hunt, log, weave, smelt: chains of products for crests on fifteen properties.",
        "fr": "Chasser, abattre, tisser, fondre : des chaînes de produits pour placer ses blasons.",
    },
    state={"en": "complete", "fr": "complet"},
    players=(2, 3, 4),
    minutes=90,
    settings=(
        Setting(
            "edition",
            (2, 1),
            {"en": "the second or the first edition", "fr": "la seconde ou la première édition"},
            {"en": "Edition", "fr": "Édition"},
            {2: {"en": "second", "fr": "seconde"}, 1: {"en": "first", "fr": "première"}},
        ),
        Setting(
            "layout",
            ("recommended", "free"),
            {
                "en": "the recommended map, or one laid out freely from the seed",
                "fr": "la carte conseillée, ou une carte libre tirée de la graine",
            },
            {"en": "Map", "fr": "Carte"},
            {
                "recommended": {"en": "as recommended", "fr": "conseillée"},
                "free": {"en": "laid out freely", "fr": "disposée librement"},
            },
        ),
    ),
    make=make,
)
