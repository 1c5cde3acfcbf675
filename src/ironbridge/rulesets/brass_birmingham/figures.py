"""Figures: the data file of Brass: Birmingham checked and turned into a board."""

from __future__ import annotations

from typing import Final

from ironbridge.core.errors import FiguresError
from ironbridge.core.figures import Entry, Figures, Use, check_least, check_name
from ironbridge.mechanisms.market import Market
from ironbridge.rulesets.brass_birmingham.board import (
    DEVELOPMENT,
    MONEY,
    NOTHING,
    POINTS,
    PROGRESS,
    Board,
    Model,
)
from ironbridge.rulesets.brass_birmingham.speech import told

INDUSTRY_IDS: Final = ("cotton", "manufacturer", "pottery", "coal", "iron", "brewery")
BONUSES: Final = {"money": MONEY, "points": POINTS, "develop": DEVELOPMENT, "income": PROGRESS}
BANNERS: Final = ("blue", "purple", "red", "teal", "yellow")  # that a plate can have
ERAS: Final = ("canal", "rail")
GOODS: Final = ("cotton", "manufacturer", "pottery")
AMOUNTS: Final = (
    "start-money",
    "hand-size",
    "link-tiles",
    "canal-link-price",
    "rail-link-price",
    "two-rail-links-price",
    "loan-money",
    "loan-levels",
)

USE: Final = Use(
    constants=(
        *AMOUNTS,
        "start-income-space",
        "rounds-per-era",
        "lowest-level",
        "introductory-pounds-per-point",
        "introductory-most-money-points",
    ),
    counts=("deck",),
    idle=("name", "supply"),
)


class Named(Entry, frozen=True, rename="kebab"):
    """An industry."""

    name: dict[str, str]


class Tile(Entry, frozen=True, rename="kebab"):
    """One level of an industry."""

    industry: str
    level: int
    count: int
    price: int
    points: int
    income: int
    link_icons: int
    coal: int = 0
    iron: int = 0
    beer: int = 0
    cubes: int = 0
    barrels: dict[str, int] = {}
    era: str = ""
    lightbulb: bool = False


class Place(Entry, frozen=True, rename="kebab"):
    """A town, a farm or a merchant."""

    kind: str
    name: dict[str, str]
    banner: str = ""
    spaces: list[list[str]] = []
    tiles: int = 0
    players: int = 2
    bonus: dict[str, int] = {}
    link_icons: int = 0


class Line(Entry, frozen=True, rename="kebab"):
    """A canal, a railway, or either."""

    joins: list[str]
    eras: list[str]


class MerchantTile(Entry, frozen=True, rename="kebab"):
    """What a merchant buys."""

    buys: list[str]
    count: dict[str, int]


class Card(Entry, frozen=True, rename="kebab"):
    """A kind of card."""

    kind: str
    count: dict[str, int]
    place: str = ""
    industries: list[str] = []
    name: dict[str, str] = {}


class Prices(Entry, frozen=True, rename="kebab"):
    """A market."""

    prices: list[int]
    start_cubes: int
    empty_price: int


class Levels(Entry, frozen=True, rename="kebab"):
    """A stretch of the progress track."""

    first: int
    last: int
    spaces: int


class Printed:
    """All that is printed, by name, and the index of every name."""

    def __init__(self, figures: Figures) -> None:
        self.industries = figures.table("industries", dict[str, Named])
        self.tiles = figures.table("tiles", dict[str, Tile])
        self.places = figures.table("places", dict[str, Place])
        self.lines = figures.table("lines", dict[str, Line])
        self.merchant_tiles = figures.table("merchant-tiles", dict[str, MerchantTile])
        self.cards = figures.table("cards", dict[str, Card])
        self.markets = figures.table("markets", dict[str, Prices])
        self.levels = figures.table("levels", list[Levels])
        self.constants = figures.constants
        figures.check_corrections()
        self.check_names()
        self.place_ids = self.sorted_places()
        self.line_ids = list(self.lines)
        self.card_ids = self.sorted_cards()
        self.tile_ids = sorted(self.tiles, key=self.tile_key)
        self.check()

    def sorted_places(self) -> list[str]:
        """Towns first, then farms, then merchants, each in the order of the file."""
        kinds = ("town", "farm", "merchant")
        return [id for kind in kinds for id, place in self.places.items() if place.kind == kind]

    def sorted_cards(self) -> list[str]:
        """Locations in the order of the towns, then industries, then the two wild cards."""
        by_place = {card.place: id for id, card in self.cards.items() if card.place}
        towns = [by_place[id] for id in self.place_ids if id in by_place]
        rest = [id for kind in ("industry", "wild-location", "wild-industry")
                for id, card in self.cards.items() if card.kind == kind]  # fmt: skip
        return towns + rest

    def tile_key(self, id: str) -> tuple[int, int]:
        """Tiles by industry and level."""
        tile = self.tiles[id]
        return INDUSTRY_IDS.index(tile.industry), tile.level

    def check_names(self) -> None:
        """Every name used is one that there is."""
        for id, tile in self.tiles.items():
            check_name(f"tiles.{id}.industry", tile.industry, INDUSTRY_IDS)
            if tile.era:
                check_name(f"tiles.{id}.era", tile.era, ERAS)
        for id, place in self.places.items():
            for industry in [industry for space in place.spaces for industry in space]:
                check_name(f"places.{id}.spaces", industry, INDUSTRY_IDS)
            if place.banner:
                check_name(f"places.{id}.banner", place.banner, BANNERS)
            for bonus in place.bonus:
                check_name(f"places.{id}.bonus", bonus, BONUSES)
        for id, line in self.lines.items():
            for end in line.joins:
                check_name(f"lines.{id}.joins", end, self.places)
            for era in line.eras:
                check_name(f"lines.{id}.eras", era, ERAS)
        for id, merchant in self.merchant_tiles.items():
            for industry in merchant.buys:
                check_name(f"merchant-tiles.{id}.buys", industry, GOODS)
        for id, card in self.cards.items():
            if card.place:
                check_name(f"cards.{id}.place", card.place, self.places)
            for industry in card.industries:
                check_name(f"cards.{id}.industries", industry, INDUSTRY_IDS)

    def check(self) -> None:
        """Numbers that can be, and counts that agree."""
        for id, tile in self.tiles.items():
            check_least(f"tiles.{id}.level", tile.level, 1)
            numbers = (tile.price, tile.coal, tile.iron, tile.beer, tile.cubes, tile.points)
            if min(*numbers, tile.income, tile.link_icons) < 0 or tile.count < 1:
                raise FiguresError(told("tile-number", tile=id))
        for id, line in self.lines.items():
            if not 2 <= len(set(line.joins)) == len(line.joins):
                raise FiguresError(told("line-ends", line=id))
        for id, market in self.markets.items():
            if market.prices != sorted(market.prices) or market.prices[:1] < [0]:
                raise FiguresError(told("prices", market=id))
            if not 0 <= market.start_cubes <= len(market.prices):
                raise FiguresError(told("cubes", market=id))
        self.check_constants()
        for players in ("2", "3", "4"):
            self.check_counts(players)

    def check_constants(self) -> None:
        """Amounts are not below nothing, and income begins on the track."""
        for key in AMOUNTS:
            check_least(f"constants.{key}", self.constants[key], 0)
        if not 0 <= self.constants["start-income-space"] < len(self.track()):
            raise FiguresError(told("start-income"))

    def check_counts(self, players: str) -> None:
        """The merchant tiles fill their spaces; the deck has as many cards as it should."""
        tiles = sum(tile.count[players] for tile in self.merchant_tiles.values())
        spaces = sum(p.tiles for p in self.places.values() if p.players <= int(players))
        if tiles != spaces:
            raise FiguresError(told("merchants", count=tiles, spaces=spaces, players=players))
        deck = len(self.deck(players))
        if deck != self.constants["deck"][players]:
            raise FiguresError(told("deck", players=players, count=deck))
        rounds, hand = self.constants["rounds-per-era"][players], self.constants["hand-size"]
        if int(players) * 2 * rounds != deck:
            raise FiguresError(told("rounds", count=rounds, cards=deck))
        if int(players) * (hand + 1) > deck:
            raise FiguresError(told("hand-size", cards=hand))

    def deck(self, players: str) -> list[int]:
        """The cards in the deck, each by its index."""
        return [
            at
            for at, id in enumerate(self.card_ids)
            if not self.cards[id].kind.startswith("wild")
            for _ in range(self.cards[id].count[players])
        ]

    def board(self, seats: int, *, introductory: bool) -> Board:
        """The board for so many seats."""
        constants, players = self.constants, str(seats)
        spaces = [(at, space) for at, id in enumerate(self.place_ids)
                  for space in self.places[id].spaces]  # fmt: skip
        models = [self.model(self.tiles[id]) for id in self.tile_ids]
        return Board(
            seats=seats,
            introductory=introductory,
            rounds=constants["rounds-per-era"][players],
            start_money=constants["start-money"],
            start_income=constants["start-income-space"],
            hand_size=constants["hand-size"],
            link_tiles=constants["link-tiles"],
            canal_price=constants["canal-link-price"],
            rail_price=constants["rail-link-price"],
            two_rails_price=constants["two-rail-links-price"],
            loan=constants["loan-money"],
            loan_levels=constants["loan-levels"],
            lowest_level=constants["lowest-level"],
            levels=self.track(),
            money_per_point=constants["introductory-pounds-per-point"],
            most_money_points=constants["introductory-most-money-points"],
            place_icons=[self.places[id].link_icons for id in self.place_ids],
            towns=self.count_of("town"),
            farms=self.count_of("farm"),
            merchants=self.count_of("merchant"),
            space_place=[place for place, _ in spaces],
            space_industries=[[INDUSTRY_IDS.index(i) for i in space] for _, space in spaces],
            lines=[[self.place_ids.index(e) for e in line.joins] for line in self.lines.values()],
            line_canal=["canal" in line.eras for line in self.lines.values()],
            line_rail=["rail" in line.eras for line in self.lines.values()],
            models=models,
            stacks=self.stacks(),
            merchant_place=self.merchant_spaces(seats),
            merchant_bonus=[self.bonus(id)[0] for id in self.place_ids],
            bonus_amount=[self.bonus(id)[1] for id in self.place_ids],
            merchant_buys=self.merchant_buys(players),
            card_industries=[self.industries_of(id) for id in self.card_ids],
            deck=self.deck(players),
            coal=self.market("coal"),
            iron=self.market("iron"),
        )

    def model(self, tile: Tile) -> Model:
        """A tile as the engine knows it."""
        return Model(
            industry=INDUSTRY_IDS.index(tile.industry),
            level=tile.level,
            price=tile.price,
            coal=tile.coal,
            iron=tile.iron,
            beer=tile.beer,
            output=tile.cubes,
            barrels=[tile.barrels.get(era, 0) for era in ERAS],
            points=tile.points,
            income=tile.income,
            icons=tile.link_icons,
            canal=tile.era in ("", "canal"),
            rail=tile.era in ("", "rail"),
            bulb=tile.lightbulb,
        )

    def stacks(self) -> list[list[int]]:
        """The tiles of each industry on a mat, lowest level first."""
        stacks: list[list[int]] = [[] for _ in INDUSTRY_IDS]
        for at, id in enumerate(self.tile_ids):
            tile = self.tiles[id]
            stacks[INDUSTRY_IDS.index(tile.industry)] += [at] * tile.count
        return stacks

    def track(self) -> list[int]:
        """The income of each space of the progress track."""
        return [
            level
            for stretch in self.levels
            for level in range(stretch.first, stretch.last + 1)
            for _ in range(stretch.spaces)
        ]

    def count_of(self, kind: str) -> int:
        """How many places of a kind there are."""
        return sum(1 for place in self.places.values() if place.kind == kind)

    def merchant_spaces(self, seats: int) -> list[int]:
        """The place of each merchant space that is in play."""
        return [
            at
            for at, id in enumerate(self.place_ids)
            if self.places[id].players <= seats
            for _ in range(self.places[id].tiles)
        ]

    def merchant_buys(self, players: str) -> list[list[int]]:
        """What each merchant tile in play buys."""
        return [
            [INDUSTRY_IDS.index(industry) for industry in tile.buys]
            for tile in self.merchant_tiles.values()
            for _ in range(tile.count[players])
        ]

    def bonus(self, place: str) -> tuple[int, int]:
        """What the beer of a merchant place brings, and how much."""
        for name, amount in self.places[place].bonus.items():
            return BONUSES[name], amount
        return NOTHING, 0

    def industries_of(self, card: str) -> list[int]:
        """What a card builds in the network; nothing for a location."""
        found = self.cards[card]
        if found.kind == "wild-industry":
            return list(range(len(INDUSTRY_IDS)))
        return [INDUSTRY_IDS.index(industry) for industry in found.industries]

    def market(self, id: str) -> Market:
        """A market."""
        market = self.markets[id]
        return Market(market.prices, market.start_cubes, market.empty_price)
