"""Collecting: garbage is looked for seldom, because hundreds of tables and matches live long."""

from __future__ import annotations

import gc
from typing import Final

SELDOM: Final = (10_000, 20, 500)  # thresholds of the collector; to look at everything takes long


def collect_seldom() -> None:
    """From here on look at what has just been made, and hardly ever at all the rest."""
    gc.set_threshold(*SELDOM)
