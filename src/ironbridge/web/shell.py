"""Shell: a page but for what is of the moment: written once, packed once, and closed for each reader."""

from __future__ import annotations

import zlib
from typing import Final

HOLE: Final = "\0"  # where that stands, near the end
LEVEL: Final = 6
GZIP: Final = 31  # how zlib is told to write gzip


class Shell:
    """All that stands before the hole, also packed, with the packer as it was when it came there."""

    def __init__(self, html: str) -> None:
        before, _, after = html.partition(HOLE)
        self.before, self.after = before.encode(), after.encode()
        self.packer = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
        self.packed = self.packer.compress(self.before)

    def closed(self, own: bytes) -> bytes:
        """The page with something in the hole."""
        return self.before + own + self.after

    def packed_and_closed(self, own: bytes) -> bytes:
        """The same as gzip: only what comes late is packed now."""
        packer = self.packer.copy()
        return self.packed + packer.compress(own + self.after) + packer.flush()
