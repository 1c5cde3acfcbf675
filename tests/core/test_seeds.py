"""Seeds: what is public of a match is not enough to find what it was dealt from."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.core.chance import SECRET_BITS, SHORT, Chance, offshoot, secret_seed
from ironbridge.core.match import Match
from ironbridge.core.state import NOBODY

TOY = 2**10  # seeds of a generator of the same shape, few enough to try them all
ENTRIES = 60
SAME = [524, 108, 641, 666, 969, 210, 388, 250]
GAMES = [id for id in ib.games() if id != "neuland"]  # which deals nothing that is hidden


def public(match: Match, seat: int) -> object:
    """All that a seat may know of a fresh match."""
    return match.view(seat)


def consistent(game: ib.Game, seen: object, seat: int) -> list[int]:
    """The short seeds that deal what a seat has seen: the search that found every hand."""
    return [seed for seed in range(TOY) if public(game.start(seed), seat) == seen]


def drawn(seed: int, stream: int = 0) -> list[int]:
    """The first numbers of a stream."""
    chance = Chance(seed, stream)
    return [chance.below(2**31) for _ in range(ENTRIES)]


def test_a_seed_of_few_bits_is_found_by_trying_them_all() -> None:
    game = ib.game("brass-birmingham", players=2)
    found = consistent(game, public(game.start(777), 0), 0)

    assert found == [777]


def test_the_same_search_finds_no_seed_of_the_system() -> None:
    game = ib.game("brass-birmingham", players=2)

    assert consistent(game, public(game.start(), 0), 0) == []


def test_a_new_match_draws_all_its_bits_from_the_system() -> None:
    seeds = [ib.game("industria").start().seed for _ in range(40)]

    assert all(2**SECRET_BITS <= seed < 2 ** (SECRET_BITS + 1) for seed in seeds)
    for bit in range(SECRET_BITS):  # a bit that never moves is none: 1 in 2⁴⁰ by chance
        assert len({seed >> bit & 1 for seed in seeds}) == 2


def test_no_bit_of_a_secret_seed_is_lost_on_the_way_to_the_cards() -> None:
    seed = secret_seed()
    others = [seed ^ (1 << bit) for bit in range(SECRET_BITS)]

    assert len({tuple(drawn(one)) for one in [seed, *others]}) == SECRET_BITS + 1


@pytest.mark.parametrize("id", GAMES)
def test_no_bit_of_a_secret_seed_is_lost_on_the_way_to_the_deal(id: str) -> None:
    rules = ib.game(id).rules
    seed = secret_seed()
    others = [seed ^ (1 << bit) for bit in range(SECRET_BITS)]

    assert len({tuple(rules.deal(Chance(one))) for one in [seed, *others]}) == SECRET_BITS + 1


def test_a_generator_of_a_secret_seed_keeps_more_than_its_bits() -> None:
    chance = Chance(secret_seed())
    chance.word()

    assert 8 * len(chance.key) == 512
    assert 8 * len(chance.block) == 512


def test_the_streams_of_a_secret_seed_have_nothing_in_common() -> None:
    seed = secret_seed()
    numbers = [number for stream in range(50) for number in drawn(seed, stream)]

    assert len(set(numbers)) > 0.99 * len(numbers)


def test_what_a_bot_is_given_does_not_tell_the_seed() -> None:
    seed = secret_seed()
    near = [offshoot(seed ^ (1 << bit), 0) for bit in range(SECRET_BITS)]

    assert all(0 <= one <= SHORT for one in near)
    assert len({offshoot(seed, 0), *near}) == SECRET_BITS + 1
    assert len({offshoot(seed, seat, at) for seat in range(4) for at in range(99)}) == 4 * 99


def test_a_secret_seed_draws_the_same_numbers_everywhere() -> None:
    chance = Chance(2**128 + 7, 3)

    assert [chance.below(1000) for _ in range(8)] == SAME


def test_no_view_holds_the_seed() -> None:
    for id in ib.games():
        match = ib.game(id).start()
        for seat in [NOBODY, *range(match.game.players)]:
            assert str(match.seed) not in str(match.view(seat))


def test_a_record_with_a_secret_seed_goes_on_as_it_would_have() -> None:
    match = ib.game("age-of-industry").start()
    again = ib.load(str(match.record()))

    assert again.seed == match.seed
    assert again.position() == match.position()
