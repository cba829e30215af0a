"""The documents name files that are there, and link to what exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("kiosk", "tests", "packaging", ".github")
DOCUMENTS = sorted([ROOT / "README.md", *(path for room in ROOMS for path in (ROOT / room).rglob("*.md"))])
FILES = ["/" + path.relative_to(ROOT).as_posix() for room in ROOMS for path in (ROOT / room).rglob("*")]
_NAMED = re.compile(r"`([\w./-]+\.(?:py|json|toml|md|yml))`")
_LINKED = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def test_there_are_documents() -> None:
    assert {"README.md", "DECISIONS.md", "CONTRIBUTING.md", "CHANGELOG.md"} <= {one.name for one in DOCUMENTS}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_file_that_is_named_is_there(document: Path) -> None:
    named = {name for name in _NAMED.findall(document.read_text("utf-8")) if name.endswith(".py")}
    ends = {"/" + name for name in named}
    assert [end for end in sorted(ends) if not any(path.endswith(end) for path in FILES)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(document: Path) -> None:
    linked = set(_LINKED.findall(document.read_text("utf-8")))
    assert [link for link in sorted(linked) if not (document.parent / link).exists()] == []
