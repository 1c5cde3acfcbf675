"""Actions: the answers of a game as numbers, with their names, for whoever learns to play it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ironbridge.core.asks import Question
from ironbridge.core.languages import FIRST
from ironbridge.core.rules import Rules
from ironbridge.core.state import State

if TYPE_CHECKING:
    from ironbridge.core.wording import Words


class Action(NamedTuple):
    """One answer to one kind of question."""

    number: int
    kind: str  # of question: `coal-from`
    option: int  # its number among the options of this kind
    name: str  # `coal-from 3`


class Actions(Sequence[Action]):
    """All answers that could ever be given, by number."""

    def __init__(self, rules: Rules, words: Words[Any]) -> None:
        self.rules = rules
        self.words = words
        self.numbering = rules.numbering

    def __len__(self) -> int:
        return int(self.numbering.size)

    def __getitem__(self, number: Any) -> Any:
        """An action by its number."""
        if isinstance(number, slice):
            return [self[one] for one in range(*number.indices(len(self)))]
        if not 0 <= number < len(self):
            raise IndexError(f"there are {len(self)} actions")
        kind, option = self.numbering.kind(number), self.numbering.option(number)
        name = self.rules.asks[kind].name
        return Action(number, name, option, f"{name} {option}")

    def number(self, question: Question, option: int) -> int:
        """The number of an answer to a question."""
        return int(self.numbering.number(question.kind, option))

    def option(self, number: int) -> int:
        """The option that an action stands for, among those of its question."""
        return int(self.numbering.option(number))

    def kinds(self) -> Iterator[tuple[str, range]]:
        """The kinds of question, each with the numbers of its actions."""
        for kind, ask in enumerate(self.rules.asks):
            first = int(self.numbering.first[kind])
            yield ask.name, range(first, first + ask.domain)

    def mask(self, state: State, question: Question) -> bytearray:
        """A byte for each action: 1 where it may answer a question."""
        mask = bytearray(len(self))
        for option in self.rules.options(state, question):
            mask[self.number(question, option)] = 1
        return mask

    def phrase(self, question: Question, number: int) -> str:
        """An answer to a question in notation, the same in every language."""
        return self.words.phrase(question, self.option(number))

    def text(
        self,
        state: State,
        question: Question,
        number: int,
        names: Sequence[str],
        lang: str = FIRST,
    ) -> str:
        """An answer to a question in words, with its price and what it brings."""
        return self.words.option(state, question, self.option(number), names, lang)
