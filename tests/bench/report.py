"""What a bench found: lines for people, and a row for each budget, for the table and for programs."""

import json
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Row:
    """One budget: `found` may be at most `budget`, or at least that, both in `unit`.

    `measured` and `baseline` say from what it was found, as measured in this run.
    """

    what: str
    measured: str
    baseline: str
    found: float
    budget: float
    unit: str = "×"
    is_least: bool = False

    @property
    def is_kept(self) -> bool:
        """Whether the budget is kept."""
        return self.found >= self.budget if self.is_least else self.found <= self.budget

    @property
    def allowed(self) -> str:
        """The budget in words."""
        return f"at {'least' if self.is_least else 'most'} {self.budget:.4g} {self.unit}"

    @property
    def verdict(self) -> str:
        """Whether it is kept, in words."""
        return "kept" if self.is_kept else "NOT kept"

    def __str__(self) -> str:
        return f"budget: {self.what}: {self.found:.2f} {self.unit}, {self.allowed}: {self.verdict}"


@dataclass(frozen=True, slots=True)
class Report:
    """All that a bench found."""

    lines: Sequence[str]
    rows: Sequence[Row] = ()

    def __str__(self) -> str:
        return "\n".join((*self.lines, *map(str, self.rows)))


def table(rows: Sequence[Row]) -> str:
    """The rows under one another, in columns."""
    cells = [("what", "measured", "baseline in the same run", "found", "budget", "")]
    cells += [
        (row.what, row.measured, row.baseline, f"{row.found:.2f} {row.unit}", row.allowed, row.verdict)
        for row in rows
    ]
    widths = [max(len(line[column]) for line in cells) for column in range(len(cells[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    )


def as_json(rows: Sequence[Row], seed: int) -> str:
    """The rows, and on what machine they were found, as one JSON object."""
    found = [{**asdict(row), "kept": row.is_kept} for row in rows]
    return json.dumps({"machine": machine(), "seed": seed, "rows": found}, ensure_ascii=False, indent=2)


def machine() -> dict[str, str | int]:
    """What a figure depends on, besides the program."""
    return {
        "processor": _processor(),
        "cores": len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1,
        "system": platform.platform(),
        "python": platform.python_version(),
        "pyside6": version("PySide6-Essentials"),
    }


def _processor() -> str:
    about = Path("/proc/cpuinfo")
    if about.exists():
        for line in about.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
