"""Where the sandbox's own files are: in the repository's `resources`, or inside the installed package."""

from pathlib import Path

import kiosk


def read_resource(name: str) -> str:
    """Return the text of `resources/sandbox/<name>`; FileNotFoundError if it was not installed."""
    package = Path(kiosk.__file__).parent
    installed = package / "resources" / "sandbox" / name
    in_repository = package.parent / "resources" / "sandbox" / name
    return (installed if installed.exists() else in_repository).read_text(encoding="utf-8")
