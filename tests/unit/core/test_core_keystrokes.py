"""What is made of the keys of a hand scanner."""

from kiosk.core.keystrokes import Scanned


def test_two_scans_of_one_code_are_equal_however_they_came() -> None:
    one, same = Scanned("ABC", 4), Scanned("ABC", 4, end="\n", at_s=3.0, gap_s=0.01, joins=True)
    assert one == same
    assert hash(one) == hash(same)
    assert not one != same  # noqa: SIM202 - a struct has one of its own
    assert one != Scanned("ABC", 3)
    assert one != "ABC"
