"""Chess and connect four by PettingZoo's classic environments."""

from __future__ import annotations

from functools import partial

from agents import play
from pettingzoo.classic import chess_v6, connect_four_v3
from random_play import report

report("pettingzoo", "Chess", 2, partial(play, chess_v6.env()))
report("pettingzoo", "Connect four", 2, partial(play, connect_four_v3.env()))
