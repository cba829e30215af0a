"""The bars of reading, each said to be met or NOT met, and the tables behind them."""

import statistics
from collections.abc import Mapping
from pathlib import Path

from kiosk.scanning.decoding.engines import KnownEngine
from tests.bench.decoding_tallies import Tally
from tests.bench.report import Figure, Row

ZXING = KnownEngine.ZXING.value
BASELINE = KnownEngine.PYZBAR.value
STILL = "cascade, still"
STREAM = "cascade, stream"
SMALLEST_SPEED_UP = 8
"""The cascade's median time is to be at most one eighth of the baseline's."""
MOST_BY_PYZBAR = 0.60
MOST_BY_ZXING = 0.97
LEAST_READ = 0.97
LEAST_OF_CONDITION = 0.90
KNOWN_SET = "qr-samples"
LEAST_OF_KNOWN_SET = 135


def bar(says: str, *, met: bool) -> str:
    """One line about a bar."""
    return f"bar: {says}: {'met' if met else 'NOT met'}"


def door_bars(tallies: Mapping[str, Tally]) -> str:
    """What the generated frames have to show: that they are hard, and that the cascade reads them fast."""
    total = len(tallies[STILL].ms)
    share = {name: len(tally.read) / total for name, tally in tallies.items()}
    lines = []
    if BASELINE in tallies:
        pyzbar = share[BASELINE]
        lines.append(bar(f"pyzbar alone reads {pyzbar:.1%}, at most 60 %", met=pyzbar <= MOST_BY_PYZBAR))
    zxing, still = share[ZXING], share[STILL]
    lines.append(bar(f"zxing-cpp alone reads {zxing:.1%}, at most 97 %", met=zxing <= MOST_BY_ZXING))
    lines.append(bar(f"the cascade reads {still:.1%}, at least 97 %", met=still >= LEAST_READ))
    wrong = sum(len(tallies[name].wrong) for name in (STILL, STREAM))
    lines.append(bar(f"the cascade reads {wrong} with wrong content, none allowed", met=wrong == 0))
    weak = _weak_conditions(tallies)
    named = ", ".join(weak) or "none"
    lines.append(bar(f"conditions it reads below 90 % that an engine reads above: {named}", met=not weak))
    if BASELINE in tallies:
        ratio = statistics.median(tallies[BASELINE].ms) / statistics.median(tallies[STREAM].ms)
        says = f"{STREAM}: {ratio:.1f} times faster than {BASELINE}, at least {SMALLEST_SPEED_UP}"
        lines.append(bar(says, met=ratio >= SMALLEST_SPEED_UP))
    return "\n".join(lines)


def rows(tallies: Mapping[str, Tally], what: str, least: float) -> list[Row]:
    """The budgets of reading: so many read right, none wrong, none missed that an engine alone reads."""
    still, union = tallies[STILL], _read_alone(tallies)
    right = still.read - set(still.wrong)
    read, alone = Figure("read right", len(right), "codes"), Figure("the engines alone", len(union), "codes")
    missed, wrong = len(union - right), len(still.wrong)
    total = len(still.ms)
    return [
        Row(f"{what}: read, of {total}", read, alone, len(right), least, "codes", is_least=True),
        Row(f"{what}: missed that an engine alone reads", read, alone, missed, 0, "codes"),
        Row(f"{what}: wrong", Figure("wrong content", wrong, "codes"), None, wrong, 0, "codes"),
    ]


def speed(tallies: Mapping[str, Tally]) -> list[Row]:
    """The budget of the time that a door's frame takes; none where the baseline is missing."""
    if BASELINE not in tallies:
        return []
    stream_ms, alone_ms = (statistics.median(tallies[name].ms) for name in (STREAM, BASELINE))
    measured, baseline = Figure("median", stream_ms, "ms"), Figure("pyzbar alone, median", alone_ms, "ms")
    return [Row("a door frame decoded", measured, baseline, stream_ms / alone_ms, 1 / SMALLEST_SPEED_UP)]


def _read_alone(tallies: Mapping[str, Tally]) -> set[str]:
    """What any engine alone reads right."""
    alone = [tally for name, tally in tallies.items() if name not in (STILL, STREAM)]
    return set().union(*(tally.read - set(tally.wrong) for tally in alone))


def picture_bars(tallies: Mapping[str, Tally], folder: Path) -> str:
    """What a set of real pictures has to show."""
    still = tallies[STILL]
    lines = [bar(f"{len(still.wrong)} with wrong content, none allowed", met=not still.wrong)]
    if folder.name == KNOWN_SET:
        read = len(still.read - set(still.wrong))
        says = f"{read} read right, at least {LEAST_OF_KNOWN_SET}"
        lines.append(bar(says, met=read >= LEAST_OF_KNOWN_SET))
    return "\n".join(lines)


def _weak_conditions(tallies: Mapping[str, Tally]) -> list[str]:
    alone = [tally for name, tally in tallies.items() if name not in (STILL, STREAM)]
    still = tallies[STILL]
    return [
        condition
        for condition in dict.fromkeys(still.conditions.values())
        if still.rate(condition) < LEAST_OF_CONDITION
        and any(tally.rate(condition) > LEAST_OF_CONDITION for tally in alone)
    ]


def conditions_table(tallies: Mapping[str, Tally]) -> str:
    """Read rate and median time of each reader under each condition."""
    lines = [f"{'':<15}{'frames':>7}" + "".join(f"{name:>20}" for name in tallies)]
    conditions = tallies[STILL].conditions
    for condition in dict.fromkeys(conditions.values()):
        at = [number for number, shown in enumerate(conditions.values()) if shown == condition]
        cells = "".join(
            f"{tally.rate(condition):>9.0%}{statistics.median(tally.ms[number] for number in at):>8.2f} ms"
            for tally in tallies.values()
        )
        lines.append(f"{condition:<15}{len(at):>7}{cells}")
    return "\n".join(lines)


def table(tallies: Mapping[str, Tally]) -> str:
    """Lay out what was found for people: a line a reader, then what was missed or is wrong."""
    total = max(len(tally.ms) for tally in tallies.values())
    baseline = tallies.get(BASELINE)
    lines = [
        f"{'':<18}{'read':>10}{'wrong':>8}{'raised':>8}{'median ms':>12}{'mean ms':>10}{'times faster':>15}"
    ]
    for name, tally in tallies.items():
        median, mean = statistics.median(tally.ms), statistics.mean(tally.ms)
        faster = f"{statistics.median(baseline.ms) / median:.1f}" if baseline else "-"
        counts = f"{len(tally.read)}/{total}"
        lines.append(
            f"{name:<18}{counts:>10}{len(tally.wrong):>8}{tally.raised:>8}{median:>12.2f}{mean:>10.2f}{faster:>15}"
        )
    union = _read_alone(tallies)
    missed = union - tallies[STILL].read
    lines.append(f"the engines alone together read {len(union)}; of these the cascade missed {len(missed)}")
    unread = sorted(set(tallies[STILL].conditions) - tallies[STILL].read)
    lines += [f"  {'missed' if name in missed else 'read by none'}: {name}" for name in unread]
    lines += [f"  wrong: {name} by {reader}" for reader, tally in tallies.items() for name in tally.wrong]
    return "\n".join(lines)
