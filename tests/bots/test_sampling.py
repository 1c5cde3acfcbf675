"""Sampling deals evenly what a seat cannot know, and never looks at the real cards.

That a sampled world looks to the seat like the real one is the fourth of the laws.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import cycle, pairwise
from math import sqrt
from statistics import fmean

import pytest

import ironbridge as ib
from ironbridge.core.chance import Chance
from ironbridge.core.state import State
from ironbridge.core.view import View
from ironbridge.rulesets.age_of_industry.state import Position as Industry
from ironbridge.rulesets.brass_birmingham.state import Position as Brass
from ironbridge.rulesets.industria.state import Position as Industria
from ironbridge.testing.conforming import configurations, random_match

SEED = 2
SAMPLES = 2000
SOME = 200  # of these, where all must hold
FEW = 10
ALLOWED = 4.5  # standard errors
NEXT = 4  # cards of a pile that are looked at one by one
SHARES = [0.2, 0.6]  # of a random game, in turn: in Brass one era and the other

Place = tuple[str, str]  # what was shuffled, and where some of its cards lie hidden
Hidden = dict[Place, list[int]]


# Where cards lie hidden.


def brass_birmingham(world: State, seat: int) -> Hidden:
    """Wild cards are open; the next deck has all cards anew."""
    assert isinstance(world, Brass)
    cards, plain = world.board.cards, world.board.wild_location
    hidden = {
        ("deck", f"hand {other}"): cards_of(world.hand[other * cards : other * cards + plain])
        for other in others(world.board.seats, seat)
    }
    for at, card in enumerate(world.face_down):
        hidden["deck", f"face down {at}"] = [card]
    next_deck = pile("next deck", reversed(list(world.next_deck)))
    return {**hidden, **pile("deck", reversed(list(world.deck))), **next_deck}


def age_of_industry(world: State, seat: int) -> Hidden:
    """Of a hand those cards are open that all saw being taken."""
    assert isinstance(world, Industry)
    cards, unknown = world.board.cards, unseen_counts(world)
    hidden = {
        ("deck", f"hand {other}"): cards_of(unknown[other * cards : (other + 1) * cards])
        for other in others(world.board.seats, seat)
    }
    return {**hidden, **pile("deck", reversed(list(world.deck)))}


def unseen_counts(world: Industry) -> list[int]:
    """By seat and card: how many nobody saw being taken."""
    return [held - known for held, known in zip(world.hand, world.known, strict=True)]


def industria(world: State, seat: int) -> Hidden:
    """A stack for each epoch, less what has been turned up."""
    assert isinstance(world, Industria)
    hidden: Hidden = {}
    first = 0
    for epoch, tiles in enumerate(world.board.by_epoch):
        last = first + len(tiles)
        hidden |= pile(f"stack {epoch}", list(world.order)[max(first, world.drawn) : last])
        first = last
    return hidden


def cards_of(counts: Iterable[int]) -> list[int]:
    return [card for card, count in enumerate(counts) for _ in range(count)]


def others(seats: int, seat: int) -> list[int]:
    return [other for other in range(seats) if other != seat]


def pile(name: str, in_order: Iterable[int]) -> Hidden:
    """The next cards one by one, the rest together."""
    cards = list(in_order)
    singles = {(name, f"card {at}"): [card] for at, card in enumerate(cards[:NEXT])}
    return {**singles, (name, "rest"): cards[NEXT:]}


HIDDEN: dict[str, Callable[[State, int], Hidden]] = {
    "brass-birmingham": brass_birmingham,
    "age-of-industry": age_of_industry,
    "industria": industria,
}


# Positions and the worlds that they could be.


class Moment:
    """A position of a random game as the seat sees it that is asked, and many samples."""

    def __init__(self, game: ib.Game, share: float) -> None:
        match = random_match(game, SEED)
        number = int(share * len(match.played))
        self.judge = game.judge
        self.past = match.played[:number]
        self.state = match.played[number].before
        self.view = View(game.judge, self.state, match.played[number].seat)
        self.worlds = samples(self.view, SAMPLES)
        hidden = HIDDEN[game.id]
        self.real = hidden(self.state, self.view.seat)
        self.dealt = [hidden(world, self.view.seat) for world in self.worlds]

    def unseen(self, place: Place) -> Counter[int]:
        """All cards that could lie there: those of the same shuffle that are hidden."""
        return together(self.real, shuffled=place[0])


def samples(view: View, count: int) -> list[State]:
    """Each from a stream of its own, as the master deals."""
    return [view.sample(Chance(SEED, stream)) for stream in range(count)]


def together(hidden: Hidden, *, shuffled: str) -> Counter[int]:
    return Counter(card for at, cards in hidden.items() if at[0] == shuffled for card in cards)


def hides(game: ib.Game) -> bool:
    state = game.start(seed=SEED).state
    return is_another(View(game.judge, state, 0).state, state)


def is_another(world: State, state: State) -> bool:
    return world.numbers() != state.numbers()


def name_of(moment: tuple[ib.Game, float]) -> str:
    game, share = moment
    return "-".join([game.id, str(game.players), *map(str, game.settings.values()), str(share)])


HIDING = [game for game in configurations() if hides(game)]
MOMENTS = list(zip(HIDING, cycle(SHARES)))


@pytest.fixture(scope="module", params=MOMENTS, ids=name_of)
def moment(request: pytest.FixtureRequest) -> Moment:
    game, share = request.param
    return Moment(game, share)


def test_every_game_that_hides_something_is_among_those_tested() -> None:
    assert {game.id for game in HIDING} == set(HIDDEN)


# Evenly.


def uneven(moment: Moment, place: Place) -> list[int]:
    """The cards that lie there more often or less often than counting says."""
    unseen, size = moment.unseen(place), len(moment.real[place])
    found = Counter(card for dealt in moment.dealt for card in dealt[place])
    return [
        card
        for card, copies in unseen.items()
        if abs(found[card] / SAMPLES - size * copies / unseen.total())
        > ALLOWED * spread(size, copies, unseen.total()) / sqrt(SAMPLES)
    ]


def spread(size: int, copies: int, total: int) -> float:
    """How far the copies of a card vary among so many of all cards (hypergeometric)."""
    part = copies / total
    return sqrt(size * part * (1 - part) * (total - size) / max(1, total - 1))


def test_every_hidden_card_is_equally_likely_in_every_hidden_place(moment: Moment) -> None:
    for place in moment.real:
        assert uneven(moment, place) == [], place


def test_a_hidden_card_says_no_more_of_its_neighbours_than_counting_does(moment: Moment) -> None:
    low = {place: low_cards(moment, place) for place in moment.real}

    for one, other in pairwise(moment.real):
        if one[0] == other[0]:
            pairs = [a * b for a, b in zip(low[one], low[other], strict=True)]
            error = sqrt((fmean(n * n for n in pairs) - fmean(pairs) ** 2) / SAMPLES)
            off = fmean(pairs) - likely_pairs(moment, one, other)
            assert abs(off) <= ALLOWED * error, (one, other)


def lower_half(unseen: Counter[int]) -> set[int]:
    return set(sorted(unseen.elements())[: unseen.total() // 2])


def low_cards(moment: Moment, place: Place) -> list[int]:
    """How many cards of the lower half lie there in each world."""
    lower = lower_half(moment.unseen(place))
    return [len([card for card in dealt[place] if card in lower]) for dealt in moment.dealt]


def likely_pairs(moment: Moment, one: Place, other: Place) -> float:
    """Pairs of low cards, one from each of two places, if every deal is equally likely."""
    unseen = moment.unseen(one)
    total, low = unseen.total(), sum(unseen[card] for card in lower_half(unseen))
    pairs = len(moment.real[one]) * len(moment.real[other])
    return pairs * low * (low - 1) / max(1, total * (total - 1))


# Whole.


def test_every_sampled_world_has_the_components_of_the_real_one(moment: Moment) -> None:
    counted = moment.judge.rules.components(moment.state)

    assert all(moment.judge.rules.components(world) == counted for world in moment.worlds[:SOME])


def test_every_sampled_world_deals_each_unseen_card_once(moment: Moment) -> None:
    for shuffled in {place[0] for place in moment.real}:
        unseen = together(moment.real, shuffled=shuffled)

        assert all(together(dealt, shuffled=shuffled) == unseen for dealt in moment.dealt[:SOME])


# Without a look.


def test_the_real_hidden_cards_make_no_difference_to_the_samples(moment: Moment) -> None:
    expected = [world.numbers() for world in moment.worlds[:FEW]]
    elsewhere = [world for world in moment.worlds[-FEW:] if is_another(world, moment.state)]

    assert elsewhere
    for other in elsewhere:
        view = View(moment.judge, other, moment.view.seat)
        assert [world.numbers() for world in samples(view, FEW)] == expected


# With what all have seen.


def taken_openly(moment: Moment) -> Counter[tuple[int, int]]:
    """By seat and card: those that all saw being taken and not being played since."""
    taken: Counter[tuple[int, int]] = Counter()
    for event in (event for played in moment.past for event in played.events):
        if event.kind == "took-open":
            taken[event.seat, event["card"]] += 1
        elif event.kind == "played-card" and taken[event.seat, event["card"]] > 0:
            taken[event.seat, event["card"]] -= 1
    return other_hands(taken, moment.view.seat)


def hands(state: State, seat: int) -> Counter[tuple[int, int]]:
    assert isinstance(state, Industry)
    cards = state.board.cards
    held = Counter({divmod(at, cards): count for at, count in enumerate(state.hand)})
    return other_hands(held, seat)


def other_hands(held: Counter[tuple[int, int]], seat: int) -> Counter[tuple[int, int]]:
    return Counter({at: count for at, count in held.items() if at[0] != seat and count > 0})


INDUSTRY = [moment for moment in MOMENTS if moment[0].id == "age-of-industry"]


@pytest.mark.parametrize("moment", INDUSTRY, ids=name_of, indirect=True)
def test_cards_that_all_saw_being_taken_are_in_that_hand_in_every_world(moment: Moment) -> None:
    taken, seat = taken_openly(moment), moment.view.seat

    assert hands(moment.view.state, seat) == taken
    assert all(taken <= hands(world, seat) for world in moment.worlds[:SOME])
