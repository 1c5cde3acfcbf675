"""Goods: cubes and casks, the only symbols with colours of their own."""

from __future__ import annotations

from typing import Final

# The fill of each; its edge is drawn in ink. Coal is dark, iron the orange of the real cubes.
GOODS: Final = {"coal-cube": "#57534d", "iron-cube": "#dd8340", "cask": "#c99a5b"}
