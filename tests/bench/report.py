"""What a bench found: lines for people, and a row for each budget, for the table and for programs."""

import json
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

DESIGNED_FOR = 100_000
"""The budgets of what goes by the guest list are for one as long as this, where nothing else is said."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One number as it was measured in this run, and of what it is."""

    says: str
    value: float
    unit: str

    def __str__(self) -> str:
        return f"{self.says}: {written(self.value)} {self.unit}"


@dataclass(frozen=True, slots=True)
class Row:
    """What was found, against its budget: at most, or at least, so much in `unit`.

    `found` comes of `measured`, and of `baseline` where there is one. No `budget`: only told.
    """

    what: str
    measured: Figure
    baseline: Figure | None
    found: float
    budget: float | None
    unit: str = "×"
    is_least: bool = False

    @property
    def is_kept(self) -> bool | None:
        """Whether the budget is kept; None where there is none."""
        if self.budget is None:
            return None
        return self.found >= self.budget if self.is_least else self.found <= self.budget

    @property
    def allowed(self) -> str:
        """The budget in words."""
        if self.budget is None:
            return "none"
        return f"at {'least' if self.is_least else 'most'} {written(self.budget)} {self.unit}"

    @property
    def verdict(self) -> str:
        """Whether it is kept, in words."""
        return {True: "kept", False: "NOT kept", None: ""}[self.is_kept]

    def __str__(self) -> str:
        verdict = f": {self.verdict}" if self.verdict else ""
        return f"budget: {self.what}: {written(self.found)} {self.unit}; {self.allowed}{verdict}"


@dataclass(frozen=True, slots=True)
class Report:
    """All that a bench found."""

    lines: Sequence[str]
    rows: Sequence[Row] = ()

    def __str__(self) -> str:
        return "\n".join((*self.lines, *map(str, self.rows)))


def written(value: float) -> str:
    """A number with as many digits as tell anything."""
    if value == round(value) or abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def table(rows: Sequence[Row]) -> str:
    """The rows under one another, in columns."""
    cells = [("what", "measured", "baseline in the same run", "found", "budget", "")]
    cells += [
        (
            row.what,
            str(row.measured),
            str(row.baseline or ""),
            f"{written(row.found)} {row.unit}",
            row.allowed,
            row.verdict,
        )
        for row in rows
    ]
    widths = [max(len(line[column]) for line in cells) for column in range(len(cells[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in cells
    )


def as_json(found: Sequence[tuple[str, Report]], seed: int) -> str:
    """What the benches of these names found, and on what machine, as one JSON object."""
    rows = [
        {"bench": bench, **asdict(row), "kept": row.is_kept} for bench, report in found for row in report.rows
    ]
    return json.dumps({"machine": machine(), "seed": seed, "rows": rows}, indent=2)


def machine() -> dict[str, str | int]:
    """What a figure depends on, besides the program."""
    return {
        "processor": _processor(),
        "cores": len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1,
        "system": platform.platform(),
        "python": platform.python_version(),
    }


def _processor() -> str:
    about = Path("/proc/cpuinfo")
    if about.exists():
        for line in about.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
