"""Recorded keystrokes of hand scanners and people, and many more drawn at random: all told apart."""

import random
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kiosk.core.keystrokes import Decision, Scanned, Typed
from kiosk.scanning.keys.keystrokes import BurstDetector
from tests.keystroke_recordings import (
    NOT_SENT_BY_SCANNERS,
    START_MS,
    Recording,
    ScannerKind,
    Stroke,
    Typist,
    hiccups_of,
    of_people,
    of_scanners,
    scanned,
    typed,
)
from tests.unit.scanning.detecting import play, typed_in


def outcome(detector: BurstDetector, strokes: Iterable[Stroke]) -> tuple[list[str], str]:
    """The codes and the typing that a detector makes of a recording, with its timer always in time."""
    decisions: list[Decision] = []
    before_up_ms = 0.0
    for stroke in strokes:
        at_s = stroke.at_ms / 1000
        while detector.due_s is not None and detector.due_s <= at_s:
            decisions.append(detector.waited(detector.due_s))
        if stroke.key in NOT_SENT_BY_SCANNERS or stroke.repeats:
            decisions.append(detector.interrupted())
            if stroke.repeats:
                decisions.append(Typed((stroke.key,)))
            continue
        rolls = detector.held_count > 0 and stroke.at_ms < before_up_ms
        decisions.append(detector.key(stroke.key, at_s, rolls=rolls))
        before_up_ms = stroke.up_ms
    while detector.due_s is not None:
        decisions.append(detector.waited(detector.due_s))
    return [one.text for one in decisions if isinstance(one, Scanned)], typed_in(decisions)


@pytest.mark.parametrize("recording", list(of_scanners()), ids=lambda recording: recording.name)
def test_recorded_scanner_is_told(recording: Recording) -> None:
    assert outcome(BurstDetector(), recording.strokes) == ([*recording.codes], "")


@pytest.mark.parametrize("recording", list(of_people()), ids=lambda recording: recording.name)
def test_recorded_person_is_told(recording: Recording) -> None:
    assert outcome(BurstDetector(), recording.strokes) == ([], recording.typed)


@st.composite
def scanner_kinds(draw: st.DrawFn) -> ScannerKind:
    return ScannerKind(
        gap_ms=draw(st.floats(1, 30)),
        jitter=draw(st.floats(0, 0.15)),
        poll_ms=draw(st.sampled_from([0.0, 1.0, 8.0])),
        end=draw(st.sampled_from(["\r", "\n", "\t", "\r\n", ""])),
        prefix=draw(st.sampled_from(["", "", "~", "]Q1"])),
        suffix=draw(st.sampled_from(["", "", "#"])),
    )


CODES = st.text("ABCDEFabcdef0123456789-_.:/?=&%", min_size=6, max_size=60)


@given(
    st.randoms(use_true_random=False), scanner_kinds(), st.lists(CODES, min_size=1, max_size=3), st.booleans()
)
def test_any_scanner_is_recognised(
    dice: random.Random, kind: ScannerKind, codes: list[str], stops: bool
) -> None:
    detector, start_ms, sent = BurstDetector(), START_MS, list[str]()
    for code in codes:
        whole = f"{kind.prefix}{code}{kind.suffix}"
        hiccups = hiccups_of(dice, len(whole)) if stops and kind.gap_ms < 20 else ()
        strokes = scanned(replace(kind, hiccups=hiccups), code, dice, start_ms)
        if kind.end or len(set(whole)) > 1:  # one key again and again without an end may be held down
            (*parts, last), typing = outcome(detector, strokes)
            assert typing == ""
            if parts:  # without an end, a stop may come just where an earlier code was at its end
                assert not kind.end
                assert {len(part) for part in parts} <= {len(one) for one in sent}
                assert whole in (last, "".join([*parts, last]))
            else:
                assert last == whole
            sent.append(whole)
        start_ms = strokes[-1].at_ms + 1000


@given(st.randoms(use_true_random=False), st.floats(1, 30), st.text("ABCabc019", min_size=4, max_size=5))
def test_any_short_code_with_an_end_is_recognised(dice: random.Random, gap_ms: float, code: str) -> None:
    strokes = scanned(ScannerKind(gap_ms), code, dice, START_MS)
    assert outcome(BurstDetector(), strokes) == ([code], "")


PEOPLES_KEYS = st.lists(
    st.sampled_from([*"abcdefghij klm0123-", "\r", *NOT_SENT_BY_SCANNERS]), min_size=1, max_size=40
)


@given(st.randoms(use_true_random=False), st.floats(60, 250), st.floats(0, 0.2), PEOPLES_KEYS)
def test_any_person_is_a_person(dice: random.Random, gap_ms: float, rolls: float, keys: list[str]) -> None:
    strokes = typed(Typist(gap_ms, rolls), [*keys, "\r"], dice, START_MS)
    text = "".join(key for key in [*keys, "\r"] if key not in NOT_SENT_BY_SCANNERS)
    assert outcome(BurstDetector(), strokes) == ([], text)
    plain = [
        (stroke.key, stroke.at_ms / 1000) for stroke in strokes if stroke.key not in NOT_SENT_BY_SCANNERS
    ]
    assert typed_in(play(BurstDetector(), plain)) == text  # and even without knowing which keys are down
