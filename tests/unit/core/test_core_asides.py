"""Who steps aside, as kept over restarts."""

from kiosk.core.asides import NOBODY, KeptAside, KeptAsides, without_those_before


def test_whoever_waited_before_goes_and_the_numbers_go_on() -> None:
    early, at_that, late = (KeptAside(number, float(number), f"scan {number}") for number in (1, 2, 3))
    kept = KeptAsides((late, at_that, early), last_number=7)
    assert without_those_before(kept, 2.0) == KeptAsides((late, at_that), last_number=7)
    assert without_those_before(kept, 9.0) == KeptAsides((), last_number=7)
    assert without_those_before(kept, 0.0) == kept
    assert without_those_before(NOBODY, 2.0) == NOBODY
