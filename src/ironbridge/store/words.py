"""Words: what is wrong with a database, in both languages."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ironbridge.core.speech import Speech

SPEECH: Final = Speech.load(files("ironbridge.store") / "data" / "words.toml")
told = SPEECH.told
