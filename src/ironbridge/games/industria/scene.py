from typing import Any
from ironbridge.core.scene import Scene


class IndustriaScene:
    def __init__(self, *a: Any) -> None:
        pass

    def draw(self, state: Any, **k: Any) -> Scene:
        raise NotImplementedError
