"""The version, alone, so that the build can read it without importing anything."""

from typing import Final

VERSION: Final = "0.1.0"
