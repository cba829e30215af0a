"""Damaged files of a profile: set aside under a name of their own, and never deleted."""

from pathlib import Path

from kiosk.engine.atomic_file import replacing


def set_aside(folder: Path) -> list[Path]:
    """The databases and journals that were set aside, oldest first."""
    return sorted(path for end in ("db", "journal") for path in folder.glob(f"kiosk.damaged-*.{end}"))


def newest_aside(folder: Path) -> Path | None:
    """The database that was set aside last."""
    return max(folder.glob("kiosk.damaged-*.db"), key=_number, default=None)


def name_aside(folder: Path, ending: str) -> Path:
    """Where the next one goes."""
    number = 1
    while (aside := folder / f"kiosk.damaged-{number}{ending}").exists():
        number += 1
    return aside


def move_aside(path: Path, aside: Path) -> None:
    """Set aside a database; where it is gone, an empty file stands for it."""
    if path.exists():
        path.rename(aside)
    else:
        aside.touch(mode=0o600)


def copied_aside(file: Path) -> Path:
    """A copy: the file stays until another takes its place, for what it alone tells is not committed yet."""
    aside = name_aside(file.parent, file.suffix)
    with replacing(aside) as copy:
        copy.write(file.read_bytes())
    return aside


def _number(aside: Path) -> int:
    return int("".join(filter(str.isdigit, aside.stem)) or 0)
