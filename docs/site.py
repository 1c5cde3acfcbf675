"""The site: what MkDocs is told beside mkdocs.yml, so that the documents are read there as in the tree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

TREE: Final = Path(__file__).resolve().parents[1]
BROUGHT: Final = {  # pages that lie beside docs
    "README.md": "index.md",
    "CHANGELOG.md": "changes.md",
    "CONTRIBUTING.md": "contributing.md",
}
LINK: Final = re.compile(r"(?<!!)\[(?P<words>[^\]]*)\]\((?P<place>[^)\s]+)\)")
PICTURE: Final = re.compile(r"(!\[[^\]]*\]\()docs/")
FETCHED: Final = re.compile(
    r'<(?:iframe|img|link|script)\b[^>]*?(?:src|href)="(?:https?:)?//[^"]*"'
)
STARTS: Final = re.compile(r"(- |\d+\. |\|)")  # a list or a table


def on_files(files: Files, config: Any) -> Files:
    """Bring the pages that lie beside docs."""
    for name, page in BROUGHT.items():
        text = (TREE / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=PICTURE.sub(r"\1", text)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Let links lead to pages of the site, and lists stand apart as Python's Markdown wants it."""
    folder = TREE if page.file.src_uri in BROUGHT.values() else TREE / "docs"
    return "\n".join(apart(LINK.sub(lambda link: led(link, folder), markdown)))


def led(link: re.Match[str], folder: Path) -> str:
    """A link as the site has it; what leads to a source is only named."""
    place, mark, heading = link["place"].partition("#")
    if not place or ":" in place:
        return link[0]
    path = (folder / place).resolve().relative_to(TREE)
    if path.parts[0] == "docs":
        return f"[{link['words']}]({path.relative_to('docs').as_posix()}{mark}{heading})"
    if str(path) in BROUGHT:
        return f"[{link['words']}]({BROUGHT[str(path)]}{mark}{heading})"
    return link["words"]


def apart(markdown: str) -> Iterator[str]:
    """The lines, with an empty one before each list and table that has none."""
    before, fenced = "", False
    for line in markdown.split("\n"):
        fenced ^= line.startswith("```")
        starts = STARTS.match(line)
        if starts and before.strip() and not fenced and not STARTS.match(before.lstrip()):
            yield from [""] if not before.startswith(" ") else []
        yield line
        before = line


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """A page that fetches something from elsewhere is refused: whoever reads it is nobody's business."""
    if found := FETCHED.search(output):
        raise PluginError(f"{page.file.src_uri} fetches {found[0]}")
    return output
