"""The supply: production buildings, stacks of properties, ore, and goods to choose from."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece, Text
from ironbridge.games.neuland.seen.layout import Point, spot
from ironbridge.games.neuland.seen.recipes import choices, made_marks, need_marks
from ironbridge.games.neuland.seen.table import Table


def building_id(table: Table, kind: int) -> str:
    """The id of a building in the supply, or of a property in its stack."""
    found = "property" if table.board.kinds[kind].value else "building"
    return f"{found}:{table.printed.kind_ids[kind]}"


def ore_id(table: Table, marker: int) -> str:
    """The id of a sort of ore in the supply."""
    return f"ore:{table.printed.marker_ids[marker]}"


def good_id(table: Table, good: int) -> str:
    """The id of a good that can be chosen."""
    return f"good:{table.printed.good_ids[good]}"


def supply_pieces(table: Table) -> list[Piece]:
    """All that is to be had."""
    return [
        *building_pieces(table),
        *(
            piece
            for at, id in enumerate(table.printed.categories)
            for piece in stack(table, at, id)
        ),
        *(ore_piece(table, marker) for marker in range(len(table.board.markers))),
        *(good_piece(table, at, good) for at, good in enumerate(choices(table))),
    ]


# Production buildings.


def building_pieces(table: Table) -> list[Piece]:
    """The production buildings row by row."""
    kinds = [kind for kind, tile in enumerate(table.board.kinds) if not tile.value]
    return [building_piece(table, at, kind) for at, kind in enumerate(kinds)]


def building_piece(table: Table, at: int, kind: int) -> Piece:
    """A production building: land, material, recipe, and how many are left."""
    grid, tile = table.layout.supply, table.board.kinds[kind]
    (x, y), (right, down) = grid.first, grid.step
    left = table.state.stock[kind]
    return Piece(
        building_id(table, kind),
        x + at % grid.columns * right,
        y + at // grid.columns * down,
        *table.layout.sizes["building"],
        "plan",
        building_says(table, "building", kind, count=left),
        symbol=table.glyph(kind),
        label=table.words.building(kind, table.lang),
        state="" if left else "gone",
        marks={
            "nw": table.terrain_marks(kind),
            "w": table.good_marks([tile.material]),
            "sw": need_marks(table, tile),
            "se": made_marks(table, tile),
            "ne": [Mark(text=f"×{left}")],
        },
    )


def building_says(table: Table, key: str, kind: int, **values: object) -> str:
    """A building in the supply read aloud."""
    tile = table.board.kinds[kind]
    return table.say(
        key,
        building=table.words.building(kind, table.lang),
        gist=table.words.gist(kind, table.lang),
        terrain=table.words.terrains(tile.terrains, table.lang),
        material=table.words.good(tile.material, table.lang),
        **values,
    )


# Properties.


def stack(table: Table, at: int, category: str) -> list[Piece]:
    """The name of a category, its property on top and those below."""
    (x, y), (dx, dy) = category_point(table, at), table.layout.properties.top
    kinds = left_in(table, category)
    points = [(x + dx, y + dy)]
    for step in table.layout.properties.below:
        points.append((points[-1][0] + step, y + dy))
    pieces = [property_piece(table, kinds, n, points[n]) for n in range(len(kinds))]
    return [category_piece(table, at, category), *pieces]


def category_point(table: Table, at: int) -> Point:
    """The middle of a category's name."""
    x, y = table.layout.properties.first
    return x, y + at * table.layout.properties.step


def left_in(table: Table, category: str) -> list[int]:
    """The properties of a stack that are not built, from the top."""
    kinds = [table.printed.kind_ids.index(id) for id in table.printed.categories[category].stack]
    return [kind for kind in kinds if table.state.stock[kind]]


def category_piece(table: Table, at: int, category: str) -> Piece:
    """The name of a category on its ribbon."""
    name = table.category_name(category)
    return Piece(
        f"category:{category}",
        *category_point(table, at),
        *table.layout.sizes["category"],
        "ribbon",
        table.say("category", category=name, count=len(left_in(table, category))),
        label=name,
        group=table.layout.groups[category],
    )


def property_piece(table: Table, kinds: list[int], at: int, point: Point) -> Piece:
    """A property of a stack: the top one in full, the others as far as they show below it."""
    kind = kinds[at]
    tile = table.board.kinds[kind]
    above = "" if at == 0 else table.words.building(kinds[at - 1], table.lang)
    marks = {"c": [Mark(text=str(tile.value))], "sw": need_marks(table, tile)}
    if at == 0:
        marks |= {"nw": table.terrain_marks(kind), "w": table.good_marks([tile.material])}
    return Piece(
        building_id(table, kind),
        *point,
        *table.layout.sizes["property" if at == 0 else "below"],
        "deed",
        building_says(table, "property-below" if at else "property-top", kind, above=above),
        label=table.words.building(kind, table.lang) if at == 0 else "",
        state="faint" if at else "",
        group=table.layout.groups[table.category_of(kind)],
        marks=marks,
    )


def empty_stacks(table: Table) -> list[Text]:
    """A word where all properties of a category are built."""
    texts = []
    for at, category in enumerate(table.printed.categories):
        if not left_in(table, category):
            (x, y), (_, dy) = category_point(table, at), table.layout.properties.top
            w, _ = table.layout.sizes["category"]
            texts.append(Text(x - w / 2, y + dy, table.say("all-built"), "note", "start"))
    return texts


# Ore and goods.


def ore_piece(table: Table, marker: int) -> Piece:
    """A sort of ore: how many markers are in the bag or the open supply, and how many drawn."""
    state = table.state
    left, drawn = state.supply[marker], state.drawn[marker]
    marks = [Mark("bag" if table.board.bag else "", str(left))]
    if drawn:
        marks.append(Mark("hand", str(drawn)))
    return Piece(
        ore_id(table, marker),
        *spot(table.layout.ore, marker),
        *table.layout.sizes["ore"],
        "heap",
        ore_says(table, marker),
        label=table.marker_name(marker),
        state="open" if drawn else "",
        marks={"e": table.ore_marks([marker]), "se": marks},
    )


def ore_says(table: Table, marker: int) -> str:
    """A sort of ore read aloud."""
    drawn = table.state.drawn[marker]
    key = "ore-drawn" if drawn else "ore-bag" if table.board.bag else "ore"
    return table.say(
        key, ore=table.marker_name(marker), count=table.state.supply[marker], drawn=drawn
    )


def good_piece(table: Table, at: int, good: int) -> Piece:
    """A good that one may have to choose."""
    name = table.good_name(good)
    return Piece(
        good_id(table, good),
        *spot(table.layout.goods, at),
        *table.layout.sizes["good"],
        "heap",
        table.say("good", good=name),
        symbol=table.printed.good_ids[good],
        label=name,
    )
