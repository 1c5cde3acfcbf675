"""Problems: what can be wrong with a request, with a code for programs and words for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ironbridge.core.errors import IronbridgeError
from ironbridge.core.speech import language
from ironbridge.web.words import say

STATUS: Final = {
    "bad-json": 400,
    "bad-message": 400,
    "bad-game": 400,
    "bad-record": 400,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "not-yours": 403,
    "nobody": 403,
    "hidden": 403,
    "unknown": 404,
    "method": 405,
    "foreign-host": 421,
    "stale": 409,
    "taken": 409,
    "not-absent": 409,
    "not-playing": 409,
    "refused": 422,
    "too-large": 413,
    "too-fast": 429,
    "trouble": 503,
}


class Problem(IronbridgeError):
    """A request that cannot be met; nothing has changed."""

    def __init__(
        self,
        code: str,
        *,
        key: str = "",
        detail: object = "",
        refusal: dict[str, Any] | None = None,
        **values: object,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.key = key or code  # of the sentence, where a code has several
        self.detail = detail  # in one language, or by language
        self.values = values
        self.refusal = refusal

    @property
    def status(self) -> int:
        """Of an HTTP answer."""
        return STATUS[self.code]

    def sentence(self, lang: str) -> str:
        """What is wrong, in words."""
        detail = self.detail[language(lang)] if isinstance(self.detail, Mapping) else self.detail
        return say(f"error.{self.key}", lang, detail=str(detail).rstrip("."), **self.values)

    def plain(self, lang: str) -> dict[str, Any]:
        """As data, in a language."""
        text = "" if self.refusal is None else str(self.refusal["text"])
        return {
            "code": self.code,
            "message": text or self.sentence(lang),
            "refusal": self.refusal,
        }
