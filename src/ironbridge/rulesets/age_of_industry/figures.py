"""Figures: the data of Age of Industry and of a map checked and turned into a board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

import msgspec

from ironbridge.core.errors import FiguresError
from ironbridge.core.figures import Entry, Figures, Use, check_least, check_name
from ironbridge.core.languages import FIRST
from ironbridge.mechanisms.market import Market
from ironbridge.mechanisms.masks import MOST
from ironbridge.rulesets.age_of_industry.board import INDUSTRIES, NOTHING, Board, Model
from ironbridge.rulesets.age_of_industry.speech import told

INDUSTRY_IDS: Final = ("cotton-mill", "factory", "coal-mine", "iron-works", "port", "ship")
PLACE_KINDS: Final = ("city", "abroad", "village")
AMOUNTS: Final = (
    "start-money",
    "hand-size",
    "open-cards",
    "hand-limit",
    "cards-taken",
    "actions-per-turn",
    "actions-first-round",
    "railway-counters",
    "railway-price",
    "railway-coal",
    "railway-iron",
    "railway-income",
    "village-income",
    "money-per-point",
    "loan-money",
    "loan-interest",
    "loan-points",
    "small-location-spaces",
    "small-location-counters",
    "large-location-counters",
)
AT_LEAST_ONE: Final = (
    "hand-limit",
    "cards-taken",
    "actions-per-turn",
    "actions-first-round",
    "money-per-point",
    "loan-money",
)
USE: Final = Use(
    constants=(*AMOUNTS, "never-built-level"),
    idle=("name", "symbol", "ink", "supply"),
    growing=("places", "links", "ships"),
)


class Branch(Entry, frozen=True, rename="kebab"):
    """An industry, and how many cards show it."""

    name: dict[str, str]
    cards: int


class Colour(Entry, frozen=True, rename="kebab"):
    """A colour of locations, its symbol, and how many cards show it."""

    name: dict[str, str]
    symbol: str
    cards: int


class Counter(Entry, frozen=True, rename="kebab"):
    """One level of an industry."""

    industry: str
    level: int
    count: int
    price: int = 0
    coal: int = 0
    iron: int = 0
    cubes: int = 0
    profit: int = 0
    sells: list[str] = []


class Symbol(Entry, frozen=True, rename="kebab"):
    """What may be built on a space that shows it."""

    takes: list[str]


class MarketCounter(Entry, frozen=True, rename="kebab"):
    """What goods a market asks for."""

    name: dict[str, str]
    buys: list[str]
    count: int


class Display(Entry, frozen=True, rename="kebab"):
    """Where cubes are bought that the map does not have."""

    prices: list[int]
    start_cubes: int
    empty_price: int


class Place(Entry, frozen=True, rename="kebab"):
    """A city, a land abroad or a village."""

    name: dict[str, str]
    kind: str
    colour: str = ""
    spaces: list[str] = []
    markets: int = 0
    distant_port: bool = False
    transit: bool = True


class Ship(Entry, frozen=True, rename="kebab"):
    """A ship space, with its import box, its market and the ports it serves."""

    name: dict[str, str]
    colour: str
    lanes: list[str]
    cubes: int


class Link(Entry, frozen=True, rename="kebab"):
    """A potential railway."""

    joins: list[str]


class Printed:
    """All that is printed, by name, and the index of every name."""

    def __init__(self, figures: Figures) -> None:
        self.industries = figures.table("industries", dict[str, Branch])
        self.colours = figures.table("colours", dict[str, Colour])
        self.counters = figures.table("counters", dict[str, Counter])
        self.symbols = figures.table("symbols", dict[str, Symbol])
        self.markets = figures.table("markets", dict[str, MarketCounter])
        self.displays = figures.table("displays", dict[str, Display])
        self.places = figures.table("places", dict[str, Place])
        self.ships = figures.table("ships", dict[str, Ship])
        self.links = figures.table("links", dict[str, Link])
        self.constants = figures.constants
        figures.check_corrections()
        self.place_ids = [*self.places, *self.ships]
        self.link_ids = list(self.links)
        self.card_ids = [*INDUSTRY_IDS, *self.colours]
        self.market_ids = list(self.markets)
        self.check_names()
        self.model_ids = sorted(self.counters, key=self.counter_key)
        self.check()

    def counter_key(self, id: str) -> tuple[int, int]:
        """Counters by industry and level."""
        counter = self.counters[id]
        return INDUSTRY_IDS.index(counter.industry), counter.level

    # Checks.

    def check_spoken(self) -> None:
        """What has a name has one in English, and no ship space is called like a place."""
        named: dict[str, Mapping[str, Place | Ship]] = {"places": self.places, "ships": self.ships}
        for section, entries in named.items():
            for id, entry in entries.items():
                if FIRST not in entry.name:
                    raise FiguresError(told("no-name-in", path=f"{section}.{id}.name", lang=FIRST))
        for id in self.ships:
            if id in self.places:
                raise FiguresError(told("name-of-a-place", ship=id))

    def check_names(self) -> None:
        """Every name used is one that there is."""
        self.check_spoken()
        for id in self.industries:
            check_name(f"industries.{id}", id, INDUSTRY_IDS)
        for id, counter in self.counters.items():
            check_name(f"counters.{id}.industry", counter.industry, INDUSTRY_IDS)
            for industry in counter.sells:
                check_name(f"counters.{id}.sells", industry, INDUSTRY_IDS)
        for id, symbol in self.symbols.items():
            for industry in symbol.takes:
                check_name(f"symbols.{id}.takes", industry, INDUSTRY_IDS)
        for id, market in self.markets.items():
            for industry in market.buys:
                check_name(f"markets.{id}.buys", industry, INDUSTRY_IDS)
        self.check_map_names()

    def check_map_names(self) -> None:
        """The same for what is on the map."""
        for id, place in self.places.items():
            check_name(f"places.{id}.kind", place.kind, PLACE_KINDS)
            if place.colour:
                check_name(f"places.{id}.colour", place.colour, self.colours)
            for symbol in place.spaces:
                check_name(f"places.{id}.spaces", symbol, self.symbols)
                if "ship" in self.symbols[symbol].takes:
                    raise FiguresError(told("ship-space-on-land", place=id))
        for id, ship in self.ships.items():
            check_name(f"ships.{id}.colour", ship.colour, self.colours)
            for port in ship.lanes:
                check_name(f"ships.{id}.lanes", port, self.places)
        for id, link in self.links.items():
            if len(set(link.joins)) != 2:
                raise FiguresError(told("link-ends", link=id))
            for end in link.joins:
                check_name(f"links.{id}.joins", end, self.places)

    def check(self) -> None:
        """Amounts that can be, and enough of everything."""
        for key in AMOUNTS:
            check_least(f"constants.{key}", self.constants[key], int(key in AT_LEAST_ONE))
        self.check_size()
        self.check_numbers()
        for id, display in self.displays.items():
            if display.prices != sorted(display.prices) or display.start_cubes > len(
                display.prices
            ):
                raise FiguresError(told("display", display=id))
        self.check_counts()

    def check_size(self) -> None:
        """Sets of places are kept in one number."""
        if len(self.places) + len(self.ships) > MOST:
            raise FiguresError(told("too-many-places", most=MOST))

    def check_numbers(self) -> None:
        """No number is below nothing."""
        sections: dict[str, Mapping[str, Entry]] = {
            "industries": self.industries,
            "colours": self.colours,
            "counters": self.counters,
            "markets": self.markets,
            "displays": self.displays,
            "places": self.places,
            "ships": self.ships,
        }
        for section, entries in sections.items():
            for id, entry in entries.items():
                for field, value in msgspec.to_builtins(entry).items():
                    if isinstance(value, int) and value < 0:
                        raise FiguresError(told("negative", path=f"{section}.{id}", field=field))

    def check_counts(self) -> None:
        """The market counters fill their spaces, the deck fills the hands."""
        spaces, counters = len(self.market_places()), len(self.market_pool())
        if counters < spaces:
            raise FiguresError(told("too-few-counters", count=counters, spaces=spaces))
        needed = max(self.constants["players"]) * self.constants["hand-size"]
        if sum(self.card_counts()) < needed + self.constants["open-cards"]:
            raise FiguresError(told("hand-size"))

    # The board.

    def board(self, seats: int) -> Board:
        """The board for so many seats."""
        constants = self.constants
        villages = {id for id, place in self.places.items() if place.kind == "village"}
        distant = {id for id, place in self.places.items() if place.distant_port}
        closed = [at for at, place in enumerate(self.places.values()) if not place.transit]
        spaces = self.spaces()
        return Board(
            seats=seats,
            start_money=constants["start-money"],
            hand_size=constants["hand-size"],
            open_cards=constants["open-cards"],
            hand_limit=constants["hand-limit"],
            cards_taken=constants["cards-taken"],
            actions=constants["actions-per-turn"],
            first_actions=constants["actions-first-round"],
            railway_counters=constants["railway-counters"],
            railway_price=constants["railway-price"],
            railway_coal=constants["railway-coal"],
            railway_iron=constants["railway-iron"],
            railway_income=constants["railway-income"],
            village_income=constants["village-income"],
            money_per_point=constants["money-per-point"],
            loan=constants["loan-money"],
            interest=constants["loan-interest"],
            loan_points=constants["loan-points"],
            small_spaces=constants["small-location-spaces"],
            small_limit=constants["small-location-counters"],
            large_limit=constants["large-location-counters"],
            unbuilt_level=constants["never-built-level"],
            ships=len(self.ships),
            place_colour=[self.colour_card(id) for id in self.place_ids],
            place_village=[id in villages for id in self.place_ids],
            distant_port=[id in distant for id in self.place_ids],
            no_transit=closed,
            space_place=[place for place, _ in spaces],
            space_takes=[indices(takes) for _, takes in spaces],
            railways=[
                [self.place_ids.index(e) for e in link.joins] for link in self.links.values()
            ],
            lanes=self.lanes(),
            imports=self.imports(),
            models=[self.model(self.counters[id]) for id in self.model_ids],
            market_place=self.market_places(),
            market_buys=[indices(market.buys) for market in self.markets.values()],
            market_pool=self.market_pool(),
            card_count=self.card_counts(),
            coal=self.market("coal"),
            iron=self.market("iron"),
        )

    def spaces(self) -> list[tuple[int, list[str]]]:
        """Every space: its place, and what may be built on it. Those of ships come last."""
        on_land = [
            (at, self.symbols[symbol].takes)
            for at, place in enumerate(self.places.values())
            for symbol in place.spaces
        ]
        at_sea = [(len(self.places) + at, ["ship"]) for at in range(len(self.ships))]
        return on_land + at_sea

    @cached_property
    def space_ids(self) -> list[str]:
        """Every space in notation: its place, with a number where the place has several."""
        return numbered([self.place_ids[place] for place, _ in self.spaces()])

    def imports(self) -> list[int]:
        """The coal that a ship brings, by space."""
        on_land = sum(len(place.spaces) for place in self.places.values())
        return [0] * on_land + [ship.cubes for ship in self.ships.values()]

    def lanes(self) -> list[list[int]]:
        """The sea lanes: a port's place, then a ship's."""
        return [
            [self.place_ids.index(port), self.place_ids.index(id)]
            for id, ship in self.ships.items()
            for port in ship.lanes
        ]

    def market_places(self) -> list[int]:
        """The place of every market space; each ship has one."""
        on_land = [
            at for at, place in enumerate(self.places.values()) for _ in range(place.markets)
        ]
        return on_land + [len(self.places) + at for at in range(len(self.ships))]

    @cached_property
    def market_space_ids(self) -> list[str]:
        """Every market space in notation, in the same way."""
        return numbered([self.place_ids[place] for place in self.market_places()])

    def market_pool(self) -> list[int]:
        """The kind of every market counter in the box."""
        return [at for at, market in enumerate(self.markets.values()) for _ in range(market.count)]

    def card_counts(self) -> list[int]:
        """How many cards show each industry and each colour."""
        industries = [self.industries[id].cards for id in INDUSTRY_IDS]
        return industries + [colour.cards for colour in self.colours.values()]

    def colour_card(self, id: str) -> int:
        """The card that shows the colour of a place, or NOTHING."""
        entry: Place | Ship = self.places[id] if id in self.places else self.ships[id]
        return INDUSTRIES + list(self.colours).index(entry.colour) if entry.colour else NOTHING

    def model(self, counter: Counter) -> Model:
        """A counter as the engine knows it."""
        return Model(
            industry=INDUSTRY_IDS.index(counter.industry),
            level=counter.level,
            count=counter.count,
            price=counter.price,
            coal=counter.coal,
            iron=counter.iron,
            cubes=counter.cubes,
            profit=counter.profit,
            sells=indices(counter.sells),
        )

    def market(self, id: str) -> Market:
        """A demand display."""
        display = self.displays[id]
        return Market(display.prices, display.start_cubes, display.empty_price)

    def names(self, lang: str) -> Mapping[str, str]:
        """The names of all places and ship spaces."""
        entries: dict[str, Place | Ship] = {**self.places, **self.ships}
        return {id: entry.name[lang] for id, entry in entries.items()}


def indices(industries: list[str]) -> list[int]:
    """Industries by number."""
    return [INDUSTRY_IDS.index(industry) for industry in industries]


def numbered(ids: list[str]) -> list[str]:
    """Names in their order; those that are there several times are numbered from 1."""
    return [
        id if ids.count(id) == 1 else f"{id}.{ids[: at + 1].count(id)}" for at, id in enumerate(ids)
    ]
