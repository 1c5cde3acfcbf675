"""Aside: a loop in a thread of its own, for a browser's may be running in this one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Told = TypeVar("Told")


def run_aside(story: Coroutine[Any, Any, Told]) -> Told:
    """Run it to its end."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, story).result()
