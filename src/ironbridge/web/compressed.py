"""Compressed: answers that are kept compressed, sent as they are to whoever takes them so."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

THREADED: Final = 20_000  # packed bytes from which they are unpacked beside the loop


def takes_gzip(request: Request) -> bool:
    """Can whoever asks unpack it himself?"""
    return "gzip" in request.headers.get("accept-encoding", "")


async def unpacked(request: Request, data: bytes, kind: str) -> Response:
    """An answer of a kind; unpacked only for those who cannot do it themselves."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if takes_gzip(request):
        return Response(data, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)
    plain = gzip.decompress
    text = await asyncio.to_thread(plain, data) if len(data) >= THREADED else plain(data)
    return Response(text, headers=headers, media_type=kind)
