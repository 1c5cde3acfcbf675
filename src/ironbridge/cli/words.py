"""Words: what the commands say, in both languages."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ironbridge.core.speech import Speech

SPEECH: Final = Speech.load(files("ironbridge.cli") / "data" / "words.toml")
say = SPEECH.say
