"""Laws: what holds in every position of every game (design, section 5).

Each law looks at one finished random match and raises LawBroken, with the place, where it does
not hold.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

import msgspec

from ironbridge.core import notation
from ironbridge.core.answers import Given
from ironbridge.core.asks import FINE, Question
from ironbridge.core.chance import Chance
from ironbridge.core.events import Event
from ironbridge.core.game import Game
from ironbridge.core.languages import FIRST
from ironbridge.core.listing import Listing
from ironbridge.core.match import Match
from ironbridge.core.play import attempt, events_of, moves, outcomes, playout
from ironbridge.core.record import Record
from ironbridge.core.speech import LANGUAGES
from ironbridge.core.state import CHANCE, NOBODY, State
from ironbridge.core.view import View
from ironbridge.core.wording import Reader
from ironbridge.testing.places import require, some
from ironbridge.testing.reading import misread
from ironbridge.testing.rows import rows_keep_to_the_layout, rows_show_no_secrets, rows_tell_all

BRANCHES: Final = 120  # questions looked at below one position at the most
SAMPLES: Final = 5  # positions of a match that the costly laws look at, others for each seed
WALKED: Final = 5_000  # moves of a position that are compared; one with more is passed over
SCENES: Final = 1  # and those for which the scene is drawn
LONG_ENOUGH: Final = 400  # moves of a random match, where the rules set no end to it


# Going through a match.


def longest(game: Game) -> int:
    """How many moves a random match may have: where the rules set no end, it is stopped there."""
    return LONG_ENOUGH if game.endless else game.most_moves


def questions(match: Match, state: State) -> Iterator[Given]:
    """Every question that the next move can come to, up to a limit."""
    beginnings: list[list[int]] = [[]]
    for _ in range(BRANCHES):
        if not beginnings:
            return
        answers = beginnings.pop()
        given = attempt(match.game.rules, state, answers)
        if given.open is not None:
            yield given
            beginnings.extend([*answers, option] for option in given.options())


# The laws.


def same_moves_same_position(match: Match) -> None:
    """1. The same header, deal and moves give the same position, everywhere."""
    game = match.game
    again = game.start(seed=match.seed)
    require(again.deal == match.deal, "the same seed deals differently")
    again.rewind(0)
    for played in match.played:
        again.push_recorded(played.answers)
    require(again.state.numbers() == match.state.numbers(), "the same moves lead elsewhere")


def always_a_way_on(match: Match) -> None:
    """2. Until the end there is a question with an option, and every option can be completed."""
    for number, state in some(match, SAMPLES):
        for given in questions(match, state):
            require(
                bool(given.options()),
                f"move {number + 1}: answers {given.given} leave a question without options",
            )
    rules = match.game.rules
    over = rules.decider(match.state) == NOBODY
    require(over or match.game.endless, "the last position still asks somebody")


def offered_means_allowed(match: Match) -> None:
    """3. An option is offered exactly when `why` is 0; every other is refused with a clause."""
    rules = match.game.rules
    told: set[tuple[int, int]] = set()  # kinds of question and refusal whose words were read
    for number, state in some(match, SAMPLES):
        for given in questions(match, state):
            question = given.open
            assert question is not None
            domain = range(rules.asks[question.kind].domain)
            whys = [rules.why(given.state, question, option) for option in domain]
            allowed = [option for option in domain if whys[option] == FINE]
            where = f"move {number + 1}, question {match.game.words.kind(question)}"
            require(given.options() == allowed, f"{where}: offered and allowed differ")
            tried = rules.asks[question.kind].candidates(given.state, question)
            require(set(allowed) <= set(tried), f"{where}: random play misses an option")
            require(len(tried) > 1 or tried == allowed, f"{where}: random play does not ask")
            for option in domain:
                if whys[option] != FINE and (question.kind, whys[option]) not in told:
                    told.add((question.kind, whys[option]))
                    check_refusal(match, given.state, question, option, whys[option], where)


def listed_as_walked(match: Match) -> None:
    """3. Listing all moves at once gives those that are walked one by one, in the same order."""
    rules = match.game.rules
    for number, state in some(match, SAMPLES):
        walked = list(islice(moves(rules, state), WALKED))
        if len(walked) < WALKED:
            listing = Listing(rules, state)
            listed = [listing.move(at) for at in range(len(listing))]
            require(listed == walked, f"move {number + 1}: the moves listed and walked differ")
            check_orders(match, number, state, listed)


def check_orders(match: Match, number: int, state: State, listed: list[list[int]]) -> None:
    """What is left out of a list, as said in another order, leads nowhere else."""
    rules = match.game.rules
    if len(Listing(rules, state, ordered=True)) == len(listed):
        return
    ends = {tuple(attempt(rules, state, move).state.numbers()) for move in listed}
    for walk in outcomes(rules, state, ordered=True):
        end = tuple(walk.state.numbers())
        require(end in ends, f"move {number + 1}: {walk.given} is not listed")


def check_refusal(
    match: Match, state: State, question: Question, option: int, why: int, where: str
) -> None:
    """A refusal has a clause of the ledger, and words in every language."""
    words = match.game.words
    clause = words.clause(why)
    require(match.game.ledger.find(clause) is not None, f"{where}: no clause {clause}")
    for lang in LANGUAGES:
        text = words.refusal(state, question, option, why, match.names, lang)
        require(bool(text.strip()), f"{where}: refusal {why} has no words in {lang}")


def hidden_stays_hidden(match: Match) -> None:
    """4. What a seat is sent is equal when only what it may not know is changed."""
    for number, state in some(match, SAMPLES):
        for seat in range(NOBODY, match.game.players):
            check_hidden(match, number, state, seat)


def check_hidden(match: Match, number: int, state: State, seat: int) -> None:
    """One position seen from one seat, in the real world and in others that it could be."""
    rules, where = match.game.rules, f"move {number + 1}, seat {seat}"
    view = View(match.game.judge, state, seat)
    for stream in range(3):
        other = view.sample(Chance(number, stream))
        again = View(match.game.judge, other, seat)
        require(again.state.numbers() == view.state.numbers(), f"{where}: the views differ")
        check_told(match, number, other, seat, where)
    if rules.decider(state) == seat:
        for given in [attempt(rules, state, []), attempt(rules, other, [])]:
            assert given.open is not None
            asked = rules.options(view.state, given.open)
            require(asked == given.options(), f"{where}: the options depend on hidden things")


def check_told(match: Match, number: int, other: State, seat: int, where: str) -> None:
    """The next move tells a seat the same in another world, unless it brings news to light."""
    rules, played = match.game.rules, match.played[number]
    if played.seat == CHANCE:
        return
    elsewhere = attempt(rules, other, played.answers)
    after = match.state_at(number + 1)
    if elsewhere.open is None and after.revealed == played.before.revealed:
        here = [heard(match, event, seat) for event in played.events]
        there = [heard(match, event, seat) for event in events_of(elsewhere)]
        require(here == there, f"{where}: the events differ")


def heard(match: Match, event: Event, seat: int) -> str:
    """What a seat is told."""
    return match.game.words.event(match.game.rules.heard(event, seat), match.names, FIRST)


def scenes_show_no_secrets(match: Match) -> None:
    """4. So does the scene, in whatever language, byte for byte."""
    for number, state in some(match, SCENES):
        for seat in range(NOBODY, match.game.players):
            other = View(match.game.judge, state, seat).sample(Chance(number, 9))
            lang = LANGUAGES[(match.seed + seat) % len(LANGUAGES)]
            require(
                scene(match, state, seat, lang) == scene(match, other, seat, lang),
                f"move {number + 1}, seat {seat}: the scene in {lang} shows hidden things",
            )


def scene(match: Match, state: State, seat: int, lang: str) -> bytes:
    """What a seat sees, as bytes."""
    view = View(match.game.judge, state, seat)
    drawn = match.game.scene(view.state, seat, Reader(match.names, lang), None)
    return msgspec.json.encode(drawn)


def copies_share_nothing(match: Match) -> None:
    """5. A copy shares nothing."""
    rules = match.game.rules
    for number, state in some(match, SAMPLES):
        before = state.numbers()
        copy = state.copy()
        require(copy.numbers() == before, f"move {number + 1}: a copy differs")
        playout(rules, copy, Chance(number), longest(match.game))
        require(state.numbers() == before, f"move {number + 1}: a copy shares something")


def positions_read_back(match: Match) -> None:
    """5. A position written out and read back is the same position."""
    rules, forms = match.game.rules, match.game.positions
    for number, state in some(match, SAMPLES):
        written = json.loads(json.dumps(forms.write(state)))
        again = forms.read(written)
        require(forms.write(again) == written, f"move {number + 1}: the position changes")
        require(
            ended(match, state, number) == ended(match, again, number),
            f"move {number + 1}: the position plays differently after reading back",
        )
    require(rules.scores(forms.read(match.position())) == match.scores(), "the end changes")


def ended(match: Match, state: State, seed: int) -> list[int]:
    """The scores after the same random choices from here."""
    copy = state.copy()
    playout(match.game.rules, copy, Chance(seed, 3), longest(match.game))
    return match.game.rules.scores(copy)


def records_replay(match: Match) -> None:
    """5. A record replays to the same scores, and is written the same way again."""
    text = str(match.record())
    again = match.game.replay(Record.parse(text))
    require(again.scores() == match.scores(), "the record leads to other scores")
    require(again.winners() == match.winners(), "the record leads to other winners")
    require(str(again.record()) == text, "the record changes when it is written again")


def notation_reads_back(match: Match) -> None:
    """5. Notation parses back to the same move, long and short."""
    game = match.game
    for number, played in enumerate(match.played):
        for write in (notation.write, notation.write_short):
            text = write(game, played.before, played.answers)
            answers = notation.read(game, played.before, text).answers
            require(answers == played.answers, f"move {number + 1}: “{text}” reads differently")


def every_word_counts(match: Match) -> None:
    """5. A text is a move only if every word names an option that is allowed where it stands."""
    for number, state in some(match, SAMPLES):
        wrong = misread(match.game, state, Chance(match.seed, number))
        require(not wrong, f"move {number + 1}: “{''.join(wrong[:1])}” is read as something else")


def nothing_is_lost(match: Match) -> None:
    """6. Cubes, cards, tiles and money are conserved."""
    rules = match.game.rules
    counted = rules.components(match.state_at(0))
    for number in range(len(match.played) + 1):
        now = rules.components(match.state_at(number))
        require(now == counted, f"after move {number}: {counted} has become {now}")


def every_game_ends(match: Match) -> None:
    """7. Every game ends, within its known length, with somebody in front."""
    require(match.over or match.game.endless, "the game is not over")
    require(len(match.played) <= match.game.most_moves, "the game is longer than it can be")
    require(bool(match.winners()) == match.over, "nobody wins")


def every_point_is_accounted_for(match: Match) -> None:
    """8. Of a whole match, what events say of points adds up to the scores."""
    if match.over and match.game.words.counting.sources:
        untold = match.breakdown().untold
        require(not any(untold), f"no event tells where {untold} points came from")


LAWS: Final[dict[str, Callable[[Match], None]]] = {
    law.__name__: law
    for law in (
        same_moves_same_position,
        always_a_way_on,
        offered_means_allowed,
        listed_as_walked,
        hidden_stays_hidden,
        scenes_show_no_secrets,
        rows_show_no_secrets,
        rows_tell_all,
        rows_keep_to_the_layout,
        copies_share_nothing,
        positions_read_back,
        records_replay,
        notation_reads_back,
        every_word_counts,
        nothing_is_lost,
        every_game_ends,
        every_point_is_accounted_for,
    )
}
