"""Speech: the file of words of Brass: Birmingham."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ironbridge.core.speech import Speech

SPEECH: Final = Speech.load(files("ironbridge.rulesets.brass_birmingham") / "data" / "words.toml")
told = SPEECH.told
