"""Age of Industry (Martin Wallace, 2010): mills, mines and railways on credit."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ironbridge.core.game import Later, Setting, Title
from ironbridge.core.speech import Speech
from ironbridge.core.tally import Tally
from ironbridge.rulesets.age_of_industry import maps

BOX: Final = Speech.load(files(__name__) / "data" / "box.toml")
GAME: Final = Title(
    id="age-of-industry",
    name="Age of Industry",
    about=BOX.forms("about"),
    state=BOX.forms("state"),
    players=(3, 4, 5),
    minutes=120,
    settings=(
        Setting(
            "map",
            maps.map_ids(),
            BOX.forms("map.what"),
            BOX.forms("map.label"),
            {id: maps.map_name(id) for id in maps.map_ids()},
        ),
    ),
    par=40,
    make=Later("ironbridge.rulesets.age_of_industry.make"),
    tallies=(
        Tally(box=123, ours=202, settings={"map": "germany"}),
        Tally(box=112, ours=185, settings={"map": "new-england"}),
    ),
)
