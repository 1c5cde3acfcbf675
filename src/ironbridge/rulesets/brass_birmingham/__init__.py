"""Brass: Birmingham (Gavan Brown, Matt Tolman, Martin Wallace, 2018): canals, then railways."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ironbridge.core.game import Later, Setting, Title
from ironbridge.core.speech import Speech
from ironbridge.core.tally import Tally

BOX: Final = Speech.load(files(__name__) / "data" / "box.toml")
GAME: Final = Title(
    id="brass-birmingham",
    name="Brass: Birmingham",
    about=BOX.forms("about"),
    state=BOX.forms("state"),
    players=(2, 3, 4),
    minutes=120,
    settings=(Setting("introductory", (False, True), BOX.forms("introductory.what")),),
    par=140,
    make=Later("ironbridge.rulesets.brass_birmingham.make"),
    tallies=(Tally(box=555),),
)
