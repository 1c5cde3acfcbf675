"""Forms: a name as a sentence needs it, with its article or its preposition; the words file has them."""

from __future__ import annotations

from collections.abc import Callable

Form = Callable[[str], str]


class Named(str):
    """A name that also comes in the forms a sentence may ask for: `{counter:the}`, `{space:in}`."""

    __slots__ = ("form",)

    form: Form

    def __new__(cls, name: str, form: Form) -> Named:
        named = super().__new__(cls, name)
        named.form = form
        return named

    def __format__(self, form: str) -> str:
        return self.form(form) if form else str(self)
