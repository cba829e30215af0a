"""How an admission stands by now, and what is typed to find a scan again."""

import pytest

from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.scan_search import ScanSearch, scan_search
from kiosk.core.standing import IS_IN_DOUBT, Standing, speaks_against, standing_of


@pytest.mark.parametrize(
    ("check_in", "came_out", "is_open", "taken_back", "standing"),
    [
        (None, None, False, False, Standing.STANDS),
        (EntryState.WITHDRAWN, None, False, False, Standing.STANDS),
        (EntryState.WAITING, None, False, False, Standing.UNSENT),
        (EntryState.SENDING, None, False, False, Standing.UNSENT),
        (EntryState.CORRECTING, IncidentKind.TOGGLE, True, False, Standing.UNSENT),
        (EntryState.CONFIRMED, None, False, False, Standing.CONFIRMED),
        (EntryState.CONFIRMED, IncidentKind.STOP_LISTED, True, False, Standing.STOPPED),
        (EntryState.CONFIRMED, IncidentKind.STOP_LISTED, False, False, Standing.LOOKED_AT),
        (EntryState.CONFLICT, IncidentKind.CONFLICT, True, False, Standing.STOPPED),
        (EntryState.CONFLICT, None, False, False, Standing.LOOKED_AT),
        (EntryState.NEEDS_ATTENTION, None, False, False, Standing.NEEDS_ATTENTION),
        (EntryState.NEEDS_ATTENTION, IncidentKind.LATE_REFUSAL, True, False, Standing.STOPPED),
        (EntryState.CONFLICT, IncidentKind.CONFLICT, True, True, Standing.TAKEN_BACK),
    ],
)
def test_only_what_nothing_speaks_against_is_a_plain_admission(
    check_in: EntryState | None,
    came_out: IncidentKind | None,
    is_open: bool,
    taken_back: bool,
    standing: Standing,
) -> None:
    assert standing_of(check_in, came_out=came_out, is_open=is_open, taken_back=taken_back) is standing


def test_what_is_the_services_or_the_machines_fault_speaks_against_no_guest() -> None:
    against = {kind for kind in IncidentKind if speaks_against(kind)}
    assert IncidentKind.CONFLICT in against
    assert not against & {IncidentKind.TOGGLE, IncidentKind.RECOVERED, IncidentKind.MASS_VANISHING}
    assert {Standing.STOPPED, Standing.NEEDS_ATTENTION} == IS_IN_DOUBT


@pytest.mark.parametrize(
    ("typed", "words", "times"),
    [
        ("", (), ()),
        ("  Ana García ", ("ana", "garcia"), ()),
        ("19:4", (), ((1180, 1189),)),
        ("19:42 Mira", ("mira",), ((1182, 1182),)),
        ("19:", (), ((1140, 1199),)),
        ("7.05", (), ((425, 425),)),
        ("23:5", (), ((1430, 1439),)),
        ("25:00", ("25", "00"), ()),
        ("19:7", ("19", "7"), ()),
        ("19:422", ("19", "422"), ()),
        ("%_", (), ()),
    ],
)
def test_a_time_is_typed_as_far_as_one_remembers_it(
    typed: str, words: tuple[str, ...], times: tuple[tuple[int, int], ...]
) -> None:
    assert scan_search(typed, let_in=True, utc_offsets=((0, 3600),)) == ScanSearch(
        words, times, True, ((0, 3600),)
    )
