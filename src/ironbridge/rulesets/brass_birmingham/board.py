"""The board of Brass: Birmingham: places, spaces, lines, tiles, merchants and cards, as indices."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.fixed import Fixed
from ironbridge.mechanisms.market import Market
from ironbridge.mechanisms.masks import mask_of
from ironbridge.mechanisms.network import unjoined
from ironbridge.mechanisms.rows import Rows

COTTON: Final = 0
MANUFACTURER: Final = 1
POTTERY: Final = 2
COAL: Final = 3
IRON: Final = 4
BREWERY: Final = 5
INDUSTRIES: Final = 6

CANAL: Final = 0
RAIL: Final = 1

NOTHING: Final = -1

# What a merchant place gives with its beer.
MONEY: Final = 0
POINTS: Final = 1
DEVELOPMENT: Final = 2
PROGRESS: Final = 3


@final
class Model:
    """One level of one industry, as printed on its tiles."""

    def __init__(
        self,
        *,
        industry: int,
        level: int,
        price: int,
        coal: int,
        iron: int,
        beer: int,
        output: int,
        barrels: list[int],
        points: int,
        income: int,
        icons: int,
        canal: bool,
        rail: bool,
        bulb: bool,
    ) -> None:
        self.industry: i64 = industry
        self.level: i64 = level
        self.price: i64 = price
        self.coal: i64 = coal
        self.iron: i64 = iron
        self.beer: i64 = beer  # needed to sell it
        self.output: i64 = output  # coal or iron put on it
        self.barrels = barrels  # of beer put on it, by era
        self.points: i64 = points
        self.income: i64 = income
        self.icons: i64 = icons
        self.canal = canal
        self.rail = rail
        self.bulb = bulb


@final
class Board(Fixed):
    """What is printed, and the constants of the rules, for so many seats.

    Places are towns, then farms, then merchants. Cards are the towns, then the industry cards,
    then the wild location and the wild industry.
    """

    def __init__(
        self,
        *,
        seats: int,
        introductory: bool,
        rounds: int,
        start_money: int,
        start_income: int,
        hand_size: int,
        link_tiles: int,
        canal_price: int,
        rail_price: int,
        two_rails_price: int,
        loan: int,
        loan_levels: int,
        lowest_level: int,
        levels: list[int],
        money_per_point: int,
        most_money_points: int,
        place_icons: list[int],
        towns: int,
        farms: int,
        merchants: int,
        space_place: list[int],
        space_industries: list[list[int]],
        lines: list[list[int]],
        line_canal: list[bool],
        line_rail: list[bool],
        models: list[Model],
        stacks: list[list[int]],
        merchant_place: list[int],
        merchant_bonus: list[int],
        bonus_amount: list[int],
        merchant_buys: list[list[int]],
        card_industries: list[list[int]],
        deck: list[int],
        coal: Market,
        iron: Market,
    ) -> None:
        super().__init__()
        self.seats = seats
        self.introductory = introductory
        self.eras = 1 if introductory else 2
        self.rounds = rounds
        self.start_money = start_money
        self.start_income = start_income
        self.hand_size = hand_size
        self.link_tiles = link_tiles
        self.canal_price: i64 = canal_price
        self.rail_price: i64 = rail_price
        self.two_rails_price: i64 = two_rails_price
        self.loan = loan
        self.loan_levels = loan_levels
        self.lowest_level = lowest_level
        self.levels = vec[i64](levels)  # income of each space of the progress track
        self.money_per_point = money_per_point  # of the introductory game
        self.most_money_points = most_money_points
        self.place_icons = vec[i64](place_icons)  # printed beside merchants
        self.towns: i64 = towns
        self.farms = farms
        self.places: i64 = towns + farms + merchants
        self.first_merchant: i64 = towns + farms
        self.merchant_places = mask_of(list(range(towns + farms, towns + farms + merchants)))
        self.spaces: i64 = len(space_place)
        self.market: i64 = self.spaces  # the option behind all spaces: coal or iron is bought
        self.barrel: i64 = self.spaces  # the same: the merchant's own beer
        self.no_sale: i64 = self.spaces  # the same: nothing more is sold
        self.space_place = vec[i64](space_place)
        self.space_industries = space_industries
        self.shows = vec[i64]([mask_of(industries) for industries in space_industries])
        self.lines = lines
        self.no_line: i64 = len(lines)  # the option behind all lines: no second railway
        self.joins = Rows(lines)  # the places of each line
        self.unlinked = unjoined(self.places)  # what links join, while there are none
        self.ends = vec[i64]([mask_of(places) for places in lines])  # of each line, as a mask
        self.line_canal = vec[bool](line_canal)
        self.line_rail = vec[bool](line_rail)
        self.models = models
        self.model_industry = vec[i64]([model.industry for model in models])
        self.stacks = stacks  # of each industry on a mat, lowest first
        self.mat = Rows([[*stack, NOTHING] for stack in stacks])
        self.merchant_place = vec[i64](merchant_place)  # of each merchant space in play
        self.merchant_bonus = merchant_bonus  # of each place, NOTHING for towns and farms
        self.bonus_amount = bonus_amount
        self.merchant_buys = merchant_buys  # of each merchant tile in play
        self.buys = vec[i64]([mask_of(industries) for industries in merchant_buys])
        self.card_industries = card_industries  # [] for locations
        self.builds = vec[i64]([mask_of(industries) for industries in card_industries])
        self.cards: i64 = len(card_industries)
        self.wild_location: i64 = self.cards - 2
        self.wild_industry: i64 = self.cards - 1
        self.deck = deck
        self.coal = coal
        self.iron = iron
        self.place_spaces = self.spaces_by_place()
        self.spaces_at = Rows(self.place_spaces)
        self.industry_spaces = self.spaces_by_industry()
        self.showing = Rows(self.industry_spaces)
        self.coal_sources = [*self.industry_spaces[COAL], self.market]
        self.iron_sources = [*self.industry_spaces[IRON], self.market]
        self.card_spaces = [self.spaces_by_card(card) for card in range(self.cards)]
        self.reach = Rows([spaces for by_industry in self.card_spaces for spaces in by_industry])
        self.card_builds = Rows([self.industries_by_card(card) for card in range(self.cards)])

    def spaces_by_place(self) -> list[list[int]]:
        """The spaces of each place."""
        places = range(self.places)
        spaces = range(self.spaces)
        return [[s for s in spaces if self.space_place[s] == place] for place in places]

    def spaces_by_industry(self) -> list[list[int]]:
        """The spaces that show each industry."""
        shown = self.space_industries
        return [[s for s in range(self.spaces) if i in shown[s]] for i in range(INDUSTRIES)]

    def spaces_by_card(self, card: int) -> list[list[int]]:
        """For each industry, the spaces that a card could ever reach."""
        if card >= self.towns:
            return self.industry_spaces
        return [
            [s for s in spaces if self.space_place[s] == card] for spaces in self.industry_spaces
        ]

    def industries_by_card(self, card: int) -> list[int]:
        """The industries that a card could ever build."""
        allowed = self.card_industries[card] or list(range(INDUSTRIES))
        return [industry for industry in allowed if self.card_spaces[card][industry]]

    def is_farm(self, place: i64) -> bool:
        """Is the place a farm brewery?"""
        return self.towns <= place < self.first_merchant
