"""The board of Age of Industry: places, spaces, lines, counters, markets and cards, as indices."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.fixed import Fixed
from ironbridge.mechanisms.market import Market
from ironbridge.mechanisms.masks import mask_of
from ironbridge.mechanisms.network import unjoined
from ironbridge.mechanisms.rows import Rows

COTTON_MILL: Final = 0
FACTORY: Final = 1
COAL_MINE: Final = 2
IRON_WORKS: Final = 3
PORT: Final = 4
SHIP: Final = 5
INDUSTRIES: Final = 6

COAL: Final = 0
IRON: Final = 1

NOTHING: Final = -1


@final
class Model:
    """One level of one industry, as printed on its counters and on the player display."""

    def __init__(
        self,
        *,
        industry: int,
        level: int,
        count: int,
        price: int,
        coal: int,
        iron: int,
        cubes: int,
        profit: int,
        sells: list[int],
    ) -> None:
        self.industry: i64 = industry
        self.level: i64 = level
        self.count = count  # of each player
        self.price: i64 = price
        self.coal: i64 = coal
        self.iron: i64 = iron
        self.cubes: i64 = cubes  # of coal or iron put on it
        self.profit: i64 = profit
        self.sells = sells  # the industries whose goods go through a port
        self.goods = mask_of(sells)


@final
class Board(Fixed):
    """What is printed on one map, and the constants of the rules, for so many seats.

    Places are cities, lands abroad and villages, then ship spaces: a ship space is a place of one
    space. Lines are the potential railways, then the sea lanes. Cards are the industries, then
    the colours.
    """

    def __init__(
        self,
        *,
        seats: int,
        start_money: int,
        hand_size: int,
        open_cards: int,
        hand_limit: int,
        cards_taken: int,
        actions: int,
        first_actions: int,
        railway_counters: int,
        railway_price: int,
        railway_coal: int,
        railway_iron: int,
        railway_income: int,
        village_income: int,
        money_per_point: int,
        loan: int,
        interest: int,
        loan_points: int,
        small_spaces: int,
        small_limit: int,
        large_limit: int,
        unbuilt_level: int,
        ships: int,
        place_colour: list[int],
        place_village: list[bool],
        distant_port: list[bool],
        no_transit: list[int],
        space_place: list[int],
        space_takes: list[list[int]],
        railways: list[list[int]],
        lanes: list[list[int]],
        imports: list[int],
        models: list[Model],
        market_place: list[int],
        market_buys: list[list[int]],
        market_pool: list[int],
        card_count: list[int],
        coal: Market,
        iron: Market,
    ) -> None:
        super().__init__()
        self.seats = seats
        self.start_money = start_money
        self.hand_size = hand_size
        self.open_cards = open_cards
        self.hand_limit: i64 = hand_limit
        self.cards_taken = cards_taken  # in one action
        self.actions: i64 = actions
        self.first_actions: i64 = first_actions
        self.railway_counters: i64 = railway_counters
        self.railway_price: i64 = railway_price
        self.railway_coal: i64 = railway_coal
        self.railway_iron: i64 = railway_iron
        self.railway_income: i64 = railway_income
        self.village_income: i64 = village_income
        self.money_per_point: i64 = money_per_point
        self.loan: i64 = loan
        self.interest: i64 = interest
        self.loan_points = loan_points
        self.small_spaces = small_spaces
        self.small_limit: i64 = small_limit
        self.large_limit: i64 = large_limit
        self.unbuilt_level: i64 = unbuilt_level
        self.places: i64 = len(place_colour)
        self.first_ship: i64 = self.places - ships
        self.ships = mask_of(list(range(self.first_ship, self.places)))
        self.place_colour = vec[i64](place_colour)
        self.place_village = place_village
        self.distant_port = distant_port
        self.distant_ports = mask_of([at for at, open in enumerate(distant_port) if open])
        self.barred = mask_of(no_transit)
        self.spaces: i64 = len(space_place)
        self.display = self.spaces  # in place of a space with cubes: the display
        self.stop = self.spaces  # in place of a space with goods: no more sales
        self.first_market = self.spaces  # as a buyer: ports are spaces, markets come behind them
        self.space_place = vec[i64](space_place)
        self.space_colour = vec[i64]([place_colour[place] for place in space_place])
        self.space_takes = space_takes
        self.takes = vec[i64]([mask_of(industries) for industries in space_takes])
        self.railways: i64 = len(railways)
        self.lines = railways + lanes
        self.ends = vec[i64]([mask_of(places) for places in self.lines])  # of each line, as a mask
        self.line_ends = Rows(self.lines)
        self.lane_port = vec[i64]([places[0] for places in self.lines])  # of each sea lane
        self.lane_ship = vec[i64]([places[1] for places in self.lines])
        self.unjoined = unjoined(self.places)
        self.imports = vec[i64](imports)  # of coal, by space: nothing but on ship spaces
        self.models = models
        self.model_count: i64 = len(models)
        self.model_industry = vec[i64]([model.industry for model in models])
        self.model_level = vec[i64]([model.level for model in models])
        self.model_profit = vec[i64]([model.profit for model in models])
        self.model_goods = vec[i64](
            [model.goods for model in models]
        )  # that go through it, as a mask
        self.model_gain = vec[i64]([self.gain(model) for model in models])  # in dollars
        self.market_place = vec[i64](market_place)  # of each market space
        self.market_buys = market_buys  # by kind of market counter
        self.buys = vec[i64]([mask_of(industries) for industries in market_buys])
        self.market_pool = market_pool  # the kind of each market counter in the box
        self.cards: i64 = len(card_count)
        self.covered = self.cards  # in place of an open card: the top of the deck
        self.deck = [card for card in range(self.cards) for _ in range(card_count[card])]
        self.coal = coal
        self.iron = iron
        places = range(self.places)
        self.place_spaces = [
            [space for space in range(self.spaces) if space_place[space] == place]
            for place in places
        ]
        self.place_markets = [
            [at for at in range(len(market_place)) if market_place[at] == place] for place in places
        ]
        self.place_lanes = [
            [line for line in range(self.railways, len(self.lines)) if place in self.lines[line]]
            for place in places
        ]
        self.spaceless = [place for place in places if not self.place_spaces[place]]
        self.industry_spaces = [
            [space for space in range(self.spaces) if industry in space_takes[space]]
            for industry in range(INDUSTRIES)
        ]
        self.industry_models = [
            [at for at in range(len(models)) if models[at].industry == industry]
            for industry in range(INDUSTRIES)
        ]
        self.coal_sources = [*self.industry_spaces[COAL_MINE], *self.industry_spaces[SHIP]]
        self.coal_sources = [*sorted(self.coal_sources), self.display]
        self.iron_sources = [*self.industry_spaces[IRON_WORKS], self.display]
        self.spaces_at = Rows(self.place_spaces)
        self.markets_at = Rows(self.place_markets)
        self.lanes_at = Rows(self.place_lanes)
        self.place_size = vec[i64]([len(spaces) for spaces in self.place_spaces])
        self.place_income = vec[i64]([self.income(place) for place in places])
        self.taking = Rows(self.industry_spaces)
        self.ladders = Rows(self.industry_models)
        self.most_loans = self.most_money() // loan

    def gain(self, model: Model) -> i64:
        """What a counter brings that is built and flips, with its level."""
        return model.profit - model.price + model.level * self.money_per_point

    def income(self, place: i64) -> i64:
        """What a place always pays a railway: market spaces are occupied, a village counts as one."""
        village = self.village_income if self.place_village[place] else 0
        return len(self.place_markets[place]) + village

    def most_money(self) -> int:
        """More than a seat can ever hold: all its profits, all cubes sold dear, and a loan."""
        dearest = int(max([*self.coal.prices, *self.iron.prices]))
        total = self.start_money + int(self.loan) + sum(self.imports) * dearest
        for model in self.models:
            total += model.count * int(model.profit + model.cubes * dearest)
        return total

    def most_moves(self) -> int:
        """No game is longer: every move uses up a card, a railway, goods or money."""
        goods = sum(
            model.count for model in self.models if model.industry in (COTTON_MILL, FACTORY)
        )
        actions = 2 * len(self.deck) + self.seats * (self.railway_counters + goods + self.actions)
        return 2 * actions + self.seats * self.most_loans

    def is_ship_space(self, place: i64) -> bool:
        """Is the place a space at sea?"""
        return place >= self.first_ship

    def limit(self, place: i64) -> i64:
        """How many counters one player may have in a place."""
        return self.small_limit if self.is_small(place) else self.large_limit

    def is_small(self, place: i64) -> bool:
        """One to three spaces: one counter; four or more: two."""
        return self.spaces_at.first[place + 1] - self.spaces_at.first[place] <= self.small_spaces
