"""Outlook: how many points each seat may expect, as a player of Age of Industry would guess.

All that will be money counts as money: the purse, railways, and the profit of counters that are
still to flip, with the chance that they do. Debts bear interest until such profits come in, and what
these do not cover nearly to the end, for railways pay only then. Levels on the map are points
already; cards and what the display holds next are chances to do more.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.core.state import NOBODY
from ironbridge.core.weights import load_weights
from ironbridge.mechanisms.masks import bit, has
from ironbridge.mechanisms.network import spread
from ironbridge.mechanisms.rows import repeated
from ironbridge.rulesets.age_of_industry.board import INDUSTRIES, NOTHING, PORT, SHIP
from ironbridge.rulesets.age_of_industry.rules.money import repayable
from ironbridge.rulesets.age_of_industry.rules.round import actions_of
from ironbridge.rulesets.age_of_industry.rules.scoring import points
from ironbridge.rulesets.age_of_industry.rules.sell import GOODS
from ironbridge.rulesets.age_of_industry.rules.supply import display_reach, is_market_open
from ironbridge.rulesets.age_of_industry.state import (
    OVER,
    SETTLING,
    Position,
    hand_size,
)

FILE: Final = files("ironbridge.rulesets.age_of_industry") / "data" / "judge.toml"
STANDARD: Final = load_weights(FILE)
WITH_SHIPS: Final = load_weights(FILE, "ships")


@final
class Weights:
    """The weights by name."""

    def __init__(self, values: Mapping[str, float]) -> None:
        self.action = values["action"]
        self.card = values["card"]
        self.many_cards = values["many-cards"]
        self.few = values["few"]
        self.next = values["next"]
        self.behind = values["behind"]
        self.taken = values["taken"]
        self.played = values["played"]
        self.long = values["long"]
        self.sells = values["sells"]
        self.sells_later = values["sells-later"]
        self.again = values["again"]
        self.quick = values["quick"]
        self.port_used = values["port-used"]
        self.ship_used = values["ship-used"]
        self.cubes_used = values["cubes-used"]
        self.slow = values["slow"]
        self.glut = values["glut"]
        self.far = values["far"]
        self.soon_repaid = values["soon-repaid"]
        self.never_repaid = values["never-repaid"]
        self.fits = values["fits"]
        self.saved = values["saved"]
        self.idle = values["idle"]
        self.growth = values["growth"]


def outlook(state: Position, weights: Weights) -> list[float]:
    """The expected final score of every seat."""
    seats = i64(state.board.seats)
    if state.phase == OVER:
        return [float(points(state, seat)) for seat in range(seats)]
    survey = Survey(state, weights)
    values = vec[float]([0.0] * seats)
    for seat in range(seats):
        values[seat] = survey.value(seat)
    if state.phase != SETTLING:
        for place in range(state.turn, seats):
            values[state.order[place]] += weights.action * float(actions_now(state, place))
    return list(values)


def actions_now(state: Position, place: i64) -> i64:
    """Actions that the seat at this place of the order, on turn or after it, has in this round."""
    return state.actions if place == state.turn else actions_of(state)


def least_missed(state: Position, weights: Weights, seat: i64, cards: list[int]) -> int:
    """The card without which a hand can still gain most."""
    survey = Survey(state, weights)
    survey.look_at_display(seat)
    return max(cards, key=lambda card: survey.use_of(seat, card))


@final
class Survey:
    """What lies on the table, looked at once for all seats."""

    def __init__(self, state: Position, weights: Weights) -> None:
        board = state.board
        self.board = board
        self.state = state
        self.weights = weights
        self.cards = repeated(0, board.seats)  # in each hand
        self.rounds = self.rounds_left()
        self.time = min(1.0, self.rounds / weights.long)
        self.levels = repeated(0, board.seats)  # of all counters of a seat
        self.counters = repeated(0, board.places)  # in each place
        self.open = repeated(0, board.cards)  # the industries for which a card finds free spaces
        self.cubes = repeated(0, INDUSTRIES)  # on all mines and on all works
        self.gains = repeated(0, INDUSTRIES)  # of a display's next counters, while a hand is tried
        self.goods: i64 = 0  # mills and factories that have not sold
        self.count()
        self.profits = vec[float]([0.0] * board.seats)  # that counters will pay
        self.income = vec[float]([0.0] * board.seats)  # that railways will pay
        self.add_railways()
        self.add_profits()
        if self.goods > 0:
            self.add_sales(Trade(self))

    def rounds_left(self) -> float:
        """About so many rounds until the deck and a hand are used up."""
        seats, weights = i64(self.board.seats), self.weights
        fewest = hand_size(self.state, 0)
        for seat in range(seats):
            cards = hand_size(self.state, seat)
            self.cards[seat] = cards
            fewest = min(fewest, cards)
        taken = float(seats) * weights.taken
        return float(len(self.state.deck)) / taken + float(fewest) / weights.played

    def count(self) -> None:
        """Count what has been built."""
        board, state = self.board, self.state
        counter_on, colour_of, takes_of = state.counter, board.space_colour, board.takes
        free: i64 = 0  # the industries that free spaces take, as a mask
        for space in range(board.spaces):
            counter = counter_on[space]
            if counter == NOTHING:
                takes = takes_of[space]
                free |= takes
                if colour_of[space] != NOTHING:
                    self.open[colour_of[space]] |= takes
                continue
            industry = board.model_industry[counter]
            self.counters[board.space_place[space]] += 1
            self.levels[state.owner[space]] += board.model_level[counter]
            self.cubes[industry] += state.cubes[space]
            if has(GOODS, industry) and not state.flipped[space]:
                self.goods += 1
        for industry in range(i64(INDUSTRIES)):
            self.open[industry] = free & bit(industry)

    def add_railways(self) -> None:
        """What railways will pay, with what may still be built beside them."""
        board, owners = self.board, self.state.line
        growth = self.weights.growth * self.time
        for line in range(board.railways):
            owner = owners[line]
            if owner != NOBODY:
                self.income[owner] += self.line_income(line, growth)

    def line_income(self, line: i64, growth: float) -> float:
        """What a railway will pay."""
        board, counters = self.board, self.counters
        first, items = board.line_ends.first, board.line_ends.items
        income = board.railway_income
        free: i64 = 0
        for at in range(first[line], first[line + 1]):
            place = items[at]
            built = counters[place]
            income += board.place_income[place] + built
            free += board.place_size[place] - built
        return float(income) + growth * float(free)

    def add_profits(self) -> None:
        """What mines, works, ports and ships will pay that are not used up."""
        board, state = self.board, self.state
        counter_on, flipped = state.counter, state.flipped
        for space in range(board.spaces):
            counter = counter_on[space]
            if counter == NOTHING or flipped[space]:
                continue
            industry = board.model_industry[counter]
            if not has(GOODS, industry):
                chance = self.use_chance(space, industry)
                self.profits[state.owner[space]] += float(board.model_profit[counter]) * chance

    def use_chance(self, space: i64, industry: i64) -> float:
        """How likely a mine, works, port or ship is to be used up."""
        weights = self.weights
        if industry == PORT:
            return weights.port_used * self.time
        if industry == SHIP:
            return 0.0 if self.state.covers[space] else weights.ship_used * self.time
        chance = weights.cubes_used * self.empties(space, industry)
        joined = has(display_reach(self.state), self.board.space_place[space])
        return chance if joined else chance * weights.far

    def empties(self, space: i64, industry: i64) -> float:
        """How likely all cubes of a mine or works are used in time, beside those of others."""
        weights = self.weights
        own = self.state.cubes[space]
        cubes = float(own - 1) + weights.glut * float(self.cubes[industry] - own)
        many = cubes / (weights.slow * (self.rounds + 1.0))
        return 1.0 / (1.0 + many * many)

    def add_sales(self, trade: Trade) -> None:
        """What mills and factories will pay whose goods are not sold."""
        board, state, weights = self.board, self.state, self.weights
        counter_on, flipped = state.counter, state.flipped
        waiting = vec[float]([1.0] * board.seats)  # the chance of the next goods without a buyer
        for space in range(board.spaces):
            counter = counter_on[space]
            if counter == NOTHING or flipped[space]:
                continue
            industry = board.model_industry[counter]
            if not has(GOODS, industry):
                continue
            seat = state.owner[space]
            if trade.finds_buyer(space, industry, seat):
                chance = weights.sells * min(1.0, weights.quick + self.time)
            else:
                chance = weights.sells_later * waiting[seat] * self.time
                waiting[seat] *= weights.again
            self.profits[seat] += float(board.model_profit[counter]) * chance

    def value(self, seat: i64) -> float:
        """What a seat may expect."""
        promised = self.weights.next * self.look_at_display(seat)
        chances = self.hand_value(seat) + promised / float(self.board.money_per_point)
        return self.worth(seat) + float(self.levels[seat]) + self.time * chances

    def worth(self, seat: i64) -> float:
        """Money as points; a debt weighs more near the end."""
        board = self.board
        left = self.wealth(seat)
        point = 1.0 / float(board.money_per_point)
        if left >= 0.0:
            return left * point
        lost = float(board.loan_points) / float(board.loan)
        return left * (point + (1.0 - self.time) * (lost - point))

    def wealth(self, seat: i64) -> float:
        """The money that will be left in the end, after the loans and their interest."""
        board, state, weights = self.board, self.state, self.weights
        now = float(state.money[seat] - board.loan * state.loans[seat])
        later = now + self.profits[seat]
        soon = min(self.rounds, weights.soon_repaid)
        late = max(0.0, min(self.rounds, weights.never_repaid) - soon)
        interest = soon * self.interest(now) + late * self.interest(later)
        interest += weights.idle * float(board.interest * repayable(state, seat))
        return later + self.income[seat] - interest

    def interest(self, money: float) -> float:
        """What a debt costs in a round; money that one has saves a part of that on later loans."""
        rate = float(self.board.interest) / float(self.board.loan)
        return -rate * (money if money < 0.0 else money * self.weights.saved)

    def hand_value(self, seat: i64) -> float:
        """Cards are chances, the first ones most."""
        weights = self.weights
        cards = float(self.cards[seat])
        first = min(cards, weights.many_cards)
        value = weights.card * (first + weights.few * (cards - first))
        return value + weights.fits * self.use_of(seat, NOTHING) / float(self.board.money_per_point)

    def use_of(self, seat: i64, but: i64) -> float:
        """Dollars that the cards of a hand but one could gain, each by another industry.

        The display of the seat has been looked at.
        """
        board, hand = self.board, self.state.hand
        first = seat * board.cards
        built: i64 = 0
        total: i64 = 0
        for card in range(board.cards):
            held = hand[first + card]
            if card == but:
                held -= 1
            while held > 0:
                chosen = self.best_of(self.open[card] & ~built)
                if chosen == NOTHING:
                    break
                built |= bit(chosen)
                total += self.gains[chosen]
                held -= 1
        return float(total)

    def best_of(self, industries: i64) -> i64:
        """The industry of these whose next counter gains most, if any gains."""
        gains = self.gains
        chosen: i64 = NOTHING
        most: i64 = 0
        industry: i64 = 0
        while industries != 0:
            if industries & 1 != 0 and gains[industry] > most:
                chosen, most = industry, gains[industry]
            industries >>= 1
            industry += 1
        return chosen

    def look_at_display(self, seat: i64) -> float:
        """Find what each next counter gains; the dollars that those promise which can be built."""
        board = self.board
        promised = 0.0
        for industry in range(i64(INDUSTRIES)):
            if board.taking.first[industry] != board.taking.first[industry + 1]:
                promised += self.next_gain(industry, seat)
        return promised

    def next_gain(self, industry: i64, seat: i64) -> float:
        """What the next counter promises that can be built; less where others must go first."""
        board, display, gains = self.board, self.state.display, self.board.model_gain
        first, items = board.ladders.first, board.ladders.items
        begin = seat * board.model_count
        self.gains[industry] = 0
        is_next = True
        share = 1.0
        for at in range(first[industry], first[industry + 1]):
            model = items[at]
            left = display[begin + model]
            if left == 0:
                continue
            if is_next:
                self.gains[industry] = gains[model]
                is_next = False
            if board.model_level[model] > board.unbuilt_level:
                return share * float(gains[model])
            while left > 0:
                share *= self.weights.behind
                left -= 1
        return 0.0


@final
class Trade:
    """Who would buy goods, and whose goods count on whom."""

    def __init__(self, survey: Survey) -> None:
        self.state = survey.state
        self.goods = vec[i64]()  # that each buyer takes, as a mask
        self.places = vec[i64]()
        self.find_ports()
        self.find_markets()
        self.promised = repeated(0, i64(len(self.goods)))  # to which seats, as a mask

    def find_ports(self) -> None:
        """The ports that are not used."""
        board, state = self.state.board, self.state
        for space in range(board.spaces):
            counter = state.counter[space]
            if counter == NOTHING or state.flipped[space]:
                continue
            if board.model_industry[counter] == PORT:
                self.add(board.model_goods[counter], board.space_place[space])

    def find_markets(self) -> None:
        """The markets that are not used."""
        board, state = self.state.board, self.state
        for market in range(i64(len(state.market))):
            if is_market_open(state, market):
                self.add(board.buys[state.market[market]], board.market_place[market])

    def add(self, goods: i64, place: i64) -> None:
        """One more buyer."""
        self.goods = append(self.goods, goods)
        self.places = append(self.places, place)

    def finds_buyer(self, space: i64, industry: i64, seat: i64) -> bool:
        """Can these goods be sold, beside those that the same seat has already?"""
        board = self.state.board
        reach = spread(self.state.beside, bit(board.space_place[space]), board.barred)
        for buyer in range(i64(len(self.goods))):
            if not has(self.goods[buyer], industry) or not has(reach, self.places[buyer]):
                continue
            if not has(self.promised[buyer], seat):
                self.promised[buyer] |= bit(seat)
                return True
        return False
