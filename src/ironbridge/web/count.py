"""Count: a number in an address, of no more digits than anything here can have."""

from __future__ import annotations

from starlette.convertors import Convertor


class Count(Convertor[int]):
    """From 0 up to 999,999,999; anything else is no address of ours."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        """What the digits say."""
        return int(value)

    def to_string(self, value: int) -> str:
        """In digits."""
        return str(value)
