"""Speech: the file of words of Age of Industry."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ironbridge.core.speech import Speech

SPEECH: Final = Speech.load(files("ironbridge.rulesets.age_of_industry") / "data" / "words.toml")
told = SPEECH.told
