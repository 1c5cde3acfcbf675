"""A row of prices: bought from the cheap end, filled from the dear one."""

from ironbridge.mechanisms.market import Market

ROW = Market([1, 1, 2, 2, 3, 3], 6, 4)


def test_the_cheapest_cube_goes_first() -> None:
    assert [ROW.price(cubes) for cubes in range(6, -1, -1)] == [1, 1, 2, 2, 3, 3, 4]


def test_several_cost_what_each_costs() -> None:
    assert ROW.cost(3, 4) == 2 + 3 + 3 + 4


def test_the_dearest_empty_space_is_filled_first() -> None:
    assert [ROW.offer(cubes) for cubes in range(7)] == [3, 3, 2, 2, 1, 1, 0]
    assert ROW.income(3, 3) == 2 + 1 + 1
