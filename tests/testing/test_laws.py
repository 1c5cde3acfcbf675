"""The laws hold for every game we have, and they notice when a game breaks one."""

from __future__ import annotations

import pytest

from ironbridge import mode
from ironbridge.core.asks import ALIKE, FINE, Answers, Question
from ironbridge.core.chance import Chance
from ironbridge.core.events import Event
from ironbridge.core.game import Game
from ironbridge.core.state import CHANCE, NOBODY, UNKNOWN, State
from ironbridge.testing import LAWS, LawBroken, configurations, conform
from ironbridge.testing.conforming import random_match
from market_day.market import make
from market_day.rules import CARD, NOT_IN_HAND, SAME_VALUE, SOLD, STALL, Card, Market, Stall
from market_day.state import Position

GAMES = list(configurations())
SEEDS = range(6 if mode.is_compiled() else 2)  # of each game; compiled and interpreted play alike


def name_of(game: Game) -> str:
    return "-".join([game.id, str(game.players), *map(str, game.settings)])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_every_game_keeps_every_law(game: Game, seed: int) -> None:
    conform(game, [seed])


@pytest.mark.parametrize("players", [2, 3])
def test_the_toy_with_hidden_hands_and_a_die_keeps_every_law(players: int) -> None:
    conform(make(players), range(20))


# Toys that each break one law.


class DealsByItself(Market):
    """Deals differently every time."""

    deals = 0

    def deal(self, chance: Chance) -> list[int]:
        DealsByItself.deals += 1
        return super().deal(Chance(DealsByItself.deals))


class AnyStallBut(Stall):
    """Takes no card of one number."""

    def why(self, state: State, question: Question, option: int) -> int:
        return SAME_VALUE if question.a == 3 else super().why(state, question, option)


class LeavesNoStall(Market):
    """Offers cards that no stall will take."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.asks[STALL] = AnyStallBut()


class FirstCard(Card):
    """Offers only the first."""

    def options(self, state: State, question: Question) -> list[int]:
        return super().options(state, question)[:1]


class ForgetsAnOption(Market):
    """Lists fewer cards than it would allow."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.asks[CARD] = FirstCard()


class AnotherCard(Card):
    """Offers one that may not be in the hand."""

    def options(self, state: State, question: Question) -> list[int]:
        return sorted({*super().options(state, question), 0})


class OffersTheForbidden(Market):
    """Lists a card that is not in the hand."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.asks[CARD] = AnotherCard()


class ShowsTheDeck(Market):
    """Lets everybody see the deck."""

    def hide(self, state: State, seat: int) -> None:
        assert isinstance(state, Position)
        deck = state.deck[:]
        super().hide(state, seat)
        state.deck = deck

    def sample(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Position)
        state.deck = [-1] * len(state.deck)
        super().sample(state, chance)


class TellsTheNextCard(Market):
    """Tells everybody, with each sale, what lies on the deck."""

    def sell(self, state: Position, card: int, stall: int) -> None:
        super().sell(state, card, stall)
        if state.deck:
            state.tell(SOLD, state.seat, state.deck[0])

    def end_turn(self, state: Position) -> None:
        before = state.revealed
        super().end_turn(state)
        state.revealed = before


class CardByTheDeck(Card):
    """Looks at what lies on the deck."""

    def why(self, state: State, question: Question, option: int) -> int:
        assert isinstance(state, Position)
        hand = state.hands[state.seat]
        if len(hand) == 2 and state.deck and state.deck[0] in range(4):
            return FINE if option == hand[0] else NOT_IN_HAND
        return super().why(state, question, option)


class AsksByTheDeck(Market):
    """Lets the unknown deck decide what may be sold."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.asks[CARD] = CardByTheDeck()


class SharesCoins(Position):
    """A position whose copies share their coins."""

    def copy(self) -> Position:
        copy = SharesCoins([hand[:] for hand in self.hands], self.deck[:], self.stalls[:])
        copy.revealed, copy.price, copy.seat = self.revealed, self.price, self.seat
        copy.coins, copy.bank, copy.sold = self.coins, self.bank, self.sold
        return copy


class CopiesShare(Market):
    """Plays with such positions."""

    def start(self, deal: list[int]) -> State:
        state = super().start(deal)
        assert isinstance(state, Position)
        return SharesCoins(state.hands, state.deck, state.stalls)


class MintsCoins(Market):
    """Pays out of nowhere."""

    def sell(self, state: Position, card: int, stall: int) -> None:
        super().sell(state, card, stall)
        state.coins[state.seat] += 1


class ScoresInSilence(Market):
    """Pays a coin that the log does not know of."""

    def sell(self, state: Position, card: int, stall: int) -> None:
        super().sell(state, card, stall)
        state.coins[state.seat] += 1
        state.bank -= 1


class NeverEnds(Market):
    """Gives every card back."""

    def sell(self, state: Position, card: int, stall: int) -> None:
        super().sell(state, card, stall)
        state.hands[state.seat].append(card)
        state.hands[state.seat].sort()


class AsksAtTheEnd(Market):
    """Never says that it is over, and asks a question without options."""

    def decider(self, state: State) -> int:
        found = super().decider(state)
        return 0 if found == NOBODY else found

    def run(self, state: State, answers: Answers) -> None:
        assert isinstance(state, Position)
        if super().decider(state) == NOBODY:
            answers.take(CARD)
            return
        super().run(state, answers)


class TellsSecrets(Market):
    """Tells everybody which card was drawn, without calling it news."""

    def heard(self, event: Event, seat: int) -> Event:
        return event

    def end_turn(self, state: Position) -> None:
        before = state.revealed
        super().end_turn(state)
        state.revealed = before


class AnyCardAlike(Card):
    """Is followed by the same, whatever is chosen."""

    def rest(self, state: State, question: Question, option: int) -> int:
        return ALIKE


class TakesStallsForAlike(Market):
    """Says that it does not matter which card is sold: but it matters to the stalls."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.asks[CARD] = AnyCardAlike()


class ForgottenCard(Card):
    """Asks next for a stall, and not for which card."""

    def then(self, state: State, question: Question, option: int) -> Question | None:
        return Question(STALL, question.seat)


class ForgetsTheCard(Market):
    """Asks next for a stall that takes any card, whichever was chosen."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.asks[CARD] = ForgottenCard()

    def opening(self, state: State) -> Question | None:
        assert isinstance(state, Position)
        return Question(CARD, state.seat) if state.price else None


BROKEN = {
    DealsByItself: "same_moves_same_position",
    ForgetsAnOption: "offered_means_allowed",
    TakesStallsForAlike: "listed_as_walked",
    ForgetsTheCard: "listed_as_walked",
    ShowsTheDeck: "hidden_stays_hidden",
    TellsTheNextCard: "hidden_stays_hidden",
    TellsSecrets: "hidden_stays_hidden",
    AsksByTheDeck: "hidden_stays_hidden",
    CopiesShare: "copies_share_nothing",
    MintsCoins: "nothing_is_lost",
    ScoresInSilence: "every_point_is_accounted_for",
}
UNPLAYABLE = {
    LeavesNoStall: "a question without options",
    AsksAtTheEnd: "a question without options",
    OffersTheForbidden: "what was offered is refused",
    NeverEnds: "does not end",
}


@pytest.mark.parametrize("rules", BROKEN, ids=lambda rules: rules.__name__)
def test_a_broken_game_is_caught_by_the_law_it_breaks(rules: type[Market]) -> None:
    game = make(3, rules=rules(3))
    law = LAWS[BROKEN[rules]]

    with pytest.raises(LawBroken):
        for seed in range(20):
            law(random_match(game, seed))


@pytest.mark.parametrize("rules", UNPLAYABLE, ids=lambda rules: rules.__name__)
def test_a_game_that_cannot_be_played_is_caught_while_it_is_played(rules: type[Market]) -> None:
    game = make(3, rules=rules(3))

    with pytest.raises(LawBroken, match=UNPLAYABLE[rules]):
        conform(game, range(20))


def test_a_broken_law_is_named_with_the_seed() -> None:
    with pytest.raises(LawBroken, match=r"nothing_is_lost \(seed 0\): after move \d+"):
        conform(make(2, rules=MintsCoins(2)), [0])


def test_the_toy_uses_chance_hidden_cards_and_forced_answers() -> None:
    match = make(3).start(seed=1)
    asked = []
    while not match.over:
        assert match.question is not None
        asked.append(match.question.kind)
        match.choose(match.options()[0])

    assert CHANCE in [played.seat for played in match.played]
    assert UNKNOWN in match.view_of(NOBODY, at=1).state.numbers()
    assert asked[-1] == "stall" and asked[-2] == "stall", "the last card is not asked for"
