"""Neuland (Tobias Stapelfeldt, Peter Eggert, 2004 and 2008): build, produce, place your crests."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ironbridge.core.game import Later, Setting, Title
from ironbridge.core.speech import Speech
from ironbridge.core.tally import Tally

BOX: Final = Speech.load(files(__name__) / "data" / "box.toml")
GAME: Final = Title(
    id="neuland",
    name="Neuland",
    about=BOX.forms("about"),
    state=BOX.forms("state"),
    players=(2, 3, 4),
    minutes=90,
    settings=(
        Setting(
            "edition",
            (2, 1),
            BOX.forms("edition.what"),
            BOX.forms("edition.label"),
            {2: BOX.forms("edition.2"), 1: BOX.forms("edition.1")},
        ),
        Setting(
            "layout",
            ("recommended", "free"),
            BOX.forms("layout.what"),
            BOX.forms("layout.label"),
            {"recommended": BOX.forms("layout.recommended"), "free": BOX.forms("layout.free")},
        ),
        Setting(
            "gold",
            ("whole", "one"),
            BOX.forms("gold.what"),
            BOX.forms("gold.label"),
            {"whole": BOX.forms("gold.whole"), "one": BOX.forms("gold.one")},
            only={"edition": 2},
        ),
    ),
    par=10,
    make=Later("ironbridge.rulesets.neuland.make"),
    earlier=(Later("ironbridge.rulesets.neuland.before"),),
    tallies=(
        Tally(box=130, assumed=4, ours=61, settings={"edition": 2, "layout": "recommended"}),
        Tally(box=130, assumed=4, ours=59, settings={"edition": 2, "layout": "free"}),
        Tally(box=93, assumed=22, ours=59, settings={"edition": 1, "layout": "recommended"}),
        Tally(box=93, assumed=22, ours=57, settings={"edition": 1, "layout": "free"}),
    ),
)
