"""The supply: production buildings, stacks of properties, ore, and goods to choose from."""

from __future__ import annotations

from ironbridge.core.scene import Mark, Piece, Text
from ironbridge.rulesets.neuland.scene.ids import building_id, good_id, ore_id
from ironbridge.rulesets.neuland.scene.layout import Point, spot
from ironbridge.rulesets.neuland.scene.look import Look
from ironbridge.rulesets.neuland.scene.recipes import choices, made_marks, need_marks


def supply_pieces(look: Look) -> list[Piece]:
    """All that is to be had."""
    return [
        *building_pieces(look),
        *(piece for at, id in enumerate(look.printed.categories) for piece in stack(look, at, id)),
        *(ore_piece(look, marker) for marker in range(len(look.board.markers))),
        *(good_piece(look, at, good) for at, good in enumerate(choices(look))),
    ]


# Production buildings.


def building_pieces(look: Look) -> list[Piece]:
    """The production buildings row by row."""
    kinds = [kind for kind, tile in enumerate(look.board.kinds) if not tile.value]
    return [building_piece(look, at, kind) for at, kind in enumerate(kinds)]


def building_piece(look: Look, at: int, kind: int) -> Piece:
    """A production building: land, material, recipe, and how many are left."""
    grid, tile = look.layout.supply, look.board.kinds[kind]
    (x, y), (right, down) = grid.first, grid.step
    left = look.state.stock[kind]
    return Piece(
        building_id(look.printed, kind),
        x + at % grid.columns * right,
        y + at // grid.columns * down,
        *look.layout.sizes["building"],
        "plan",
        building_says(look, "building", kind, count=left),
        symbol=look.glyph(kind),
        label=look.called.building(kind, look.lang),
        state="" if left else "gone",
        marks={
            "nw": look.terrain_marks(kind),
            "w": look.good_marks([tile.material]),
            "sw": need_marks(look, tile),
            "se": made_marks(look, tile),
            "ne": [Mark(text=f"×{left}")],
        },
    )


def building_says(look: Look, key: str, kind: int, **values: object) -> str:
    """A building in the supply read aloud."""
    tile = look.board.kinds[kind]
    return look.say(
        key,
        building=look.called.building(kind, look.lang),
        gist=look.called.gist(kind, look.lang),
        terrain=look.called.terrains(tile.terrains, look.lang),
        material=look.called.good(tile.material, look.lang),
        **values,
    )


# Properties.


def stack(look: Look, at: int, category: str) -> list[Piece]:
    """The name of a category, its property on top and those below."""
    (x, y), (dx, dy) = category_point(look, at), look.layout.properties.top
    kinds = left_in(look, category)
    points = [(x + dx, y + dy)]
    for step in look.layout.properties.below:
        points.append((points[-1][0] + step, y + dy))
    pieces = [property_piece(look, kinds, n, points[n]) for n in range(len(kinds))]
    return [category_piece(look, at, category), *pieces]


def category_point(look: Look, at: int) -> Point:
    """The middle of a category's name."""
    x, y = look.layout.properties.first
    return x, y + at * look.layout.properties.step


def left_in(look: Look, category: str) -> list[int]:
    """The properties of a stack that are not built, from the top."""
    kinds = [look.printed.kind_ids.index(id) for id in look.printed.categories[category].stack]
    return [kind for kind in kinds if look.state.stock[kind]]


def category_piece(look: Look, at: int, category: str) -> Piece:
    """The name of a category on its ribbon."""
    name = look.category_name(category)
    return Piece(
        f"category:{category}",
        *category_point(look, at),
        *look.layout.sizes["category"],
        "ribbon",
        look.say("category", category=name, count=len(left_in(look, category))),
        label=name,
        group=look.layout.groups[category],
    )


def property_piece(look: Look, kinds: list[int], at: int, point: Point) -> Piece:
    """A property of a stack: the top one in full, the others as far as they show below it."""
    kind = kinds[at]
    tile = look.board.kinds[kind]
    above = "" if at == 0 else look.called.building(kinds[at - 1], look.lang)
    marks = {"c": [Mark(text=str(tile.value))], "sw": need_marks(look, tile)}
    if at == 0:
        marks |= {"nw": look.terrain_marks(kind), "w": look.good_marks([tile.material])}
    return Piece(
        building_id(look.printed, kind),
        *point,
        *look.layout.sizes["property" if at == 0 else "below"],
        "deed",
        building_says(look, "property-below" if at else "property-top", kind, above=above),
        label=look.called.building(kind, look.lang) if at == 0 else "",
        state="faint" if at else "",
        group=look.layout.groups[look.category_of(kind)],
        marks=marks,
    )


def empty_stacks(look: Look) -> list[Text]:
    """A word where all properties of a category are built."""
    texts = []
    for at, category in enumerate(look.printed.categories):
        if not left_in(look, category):
            (x, y), (_, dy) = category_point(look, at), look.layout.properties.top
            w, _ = look.layout.sizes["category"]
            texts.append(Text(x - w / 2, y + dy, look.say("all-built"), "note", "start"))
    return texts


# Ore and goods.


def ore_piece(look: Look, marker: int) -> Piece:
    """A sort of ore: how many markers are in the bag or the open supply, and how many drawn."""
    state = look.state
    left, drawn = state.supply[marker], state.drawn[marker]
    marks = [Mark("bag" if look.board.bag else "", str(left))]
    if drawn:
        marks.append(Mark("hand", str(drawn)))
    return Piece(
        ore_id(look.printed, marker),
        *spot(look.layout.ore, marker),
        *look.layout.sizes["ore"],
        "heap",
        ore_says(look, marker),
        label=look.marker_name(marker),
        state="open" if drawn else "",
        marks={"e": look.ore_marks([marker]), "se": marks},
    )


def ore_says(look: Look, marker: int) -> str:
    """A sort of ore read aloud."""
    drawn = look.state.drawn[marker]
    key = "ore-drawn" if drawn else "ore-bag" if look.board.bag else "ore"
    return look.say(key, ore=look.marker_name(marker), count=look.state.supply[marker], drawn=drawn)


def good_piece(look: Look, at: int, good: int) -> Piece:
    """A good that one may have to choose."""
    name = look.good_name(good)
    return Piece(
        good_id(look.printed, good),
        *spot(look.layout.goods, at),
        *look.layout.sizes["good"],
        "heap",
        look.say("good", good=name),
        symbol=look.printed.good_ids[good],
        label=name,
    )
