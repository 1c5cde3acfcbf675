"""Industria (Michael Schacht, 2003): auction, build and connect through five epochs."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ironbridge.core.game import Later, Setting, Title
from ironbridge.core.speech import Speech
from ironbridge.core.tally import Tally

BOX: Final = Speech.load(files(__name__) / "data" / "box.toml")
GAME: Final = Title(
    id="industria",
    name="Industria",
    about=BOX.forms("about"),
    state=BOX.forms("state"),
    players=(3, 4),
    minutes=60,
    settings=(Setting("cash_in", (False, True), BOX.forms("cash-in.what")),),
    par=40,
    make=Later("ironbridge.rulesets.industria.make"),
    tallies=(Tally(box=163, ours=180),),
)
