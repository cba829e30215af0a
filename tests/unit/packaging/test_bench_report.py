"""What `dev.py bench` tells of its budgets, for people and for programs."""

import json

import pytest

from tests.bench.report import Figure, Report, Row, as_json, table

MS = Figure("p99", 1.25, "ms")
BARE = Figure("a bare commit, p99", 0.5, "ms")


@pytest.mark.parametrize(
    ("found", "budget", "is_least", "kept"),
    [
        (2.5, 3.0, False, True),
        (3.0, 3.0, False, True),
        (3.1, 3.0, False, False),
        (3.1, 3.0, True, True),
        (2.5, 3.0, True, False),
        (2.5, None, False, None),
    ],
)
def test_a_budget_is_kept_at_its_bound(
    found: float, budget: float | None, *, is_least: bool, kept: bool | None
) -> None:
    assert Row("a scan", MS, BARE, found, budget, is_least=is_least).is_kept is kept


def test_a_ratio_that_is_missed_by_little_does_not_look_kept() -> None:
    row = Row("a keystroke", MS, BARE, 0.0512, 0.05)
    assert str(row) == "budget: a keystroke: 0.0512 ×; at most 0.05 ×: NOT kept"


def test_what_has_no_budget_has_no_verdict() -> None:
    row = Row("full sync, 1,000 tickets", MS, None, 1234.5, None, "s")
    assert str(row) == "budget: full sync, 1,000 tickets: 1,234 s; none"


def test_the_table_has_a_line_for_each_row() -> None:
    rows = [Row("a scan", MS, BARE, 2.5, 3.0), Row("a claim", MS, None, 1.25, 5.0, "ms")]
    head, *lines = table(rows).splitlines()
    assert head.startswith("what ")
    assert [line.split("  ")[0] for line in lines] == ["a scan", "a claim"]
    assert all(line.endswith("kept") for line in lines)


def test_a_program_reads_the_numbers() -> None:
    report = Report(["-- for people"], [Row("a scan", MS, BARE, 2.5, 3.0)])
    told = json.loads(as_json([("scanning", report)], seed=7))
    assert told["seed"] == 7
    assert told["machine"]["cores"] >= 1
    (row,) = told["rows"]
    assert (row["bench"], row["what"], row["kept"]) == ("scanning", "a scan", True)
    assert (row["measured"]["value"], row["baseline"]["value"], row["budget"]) == (1.25, 0.5, 3.0)
