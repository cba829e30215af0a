"""Hostile input, whichever way it comes in: no traceback, no growth, and nothing but what is promised.

A few of each kind; `python -m tests.faults.fuzzing` plays as many as one likes, `--seed` plays others.
"""

import sys

import pytest

from tests.faults.conftest import ROUNDS
from tests.faults.fuzzing.__main__ import KINDS, reports, told

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no memory limits")

FEW = {
    "codes": 400,
    "lines": 500,
    "answers": 300,
    "documents": 80,
    "handovers": 80,
    "pictures": 40,
    "keys": 300,
    "screens": 50,
}


@pytest.mark.parametrize("kind", KINDS)
def test_hostile_input_ends_in_what_is_promised(kind: str, seed: int, rounds: int) -> None:
    found = reports(kind, seed, 0, FEW[kind] * max(1, rounds // ROUNDS))
    print(f"seed {seed}", *map(told, found), sep="\n")  # noqa: T201 - shown where it fails
    assert [finding for report in found for finding in report.findings] == []
    assert sum(report.inputs for report in found) == FEW[kind] * max(1, rounds // ROUNDS)
