"""Which office is the one beside the door: the port that is set does not tell it alone."""

import pytest

from kiosk.bootstrap.service import runs_beside
from kiosk.engine.office import Pairing


@pytest.mark.parametrize(
    ("address", "port", "is_it"),
    [
        ("https://127.0.0.1:8788", 8788, True),
        ("https://localhost:8788", 8789, True),  # another port was set since
        ("https://127.0.0.1:8788", 0, False),  # somebody starts it by hand
        ("https://192.168.1.20:8788", 8788, False),  # a port that stayed
        ("https://office.example:8788", 8788, False),
        ("https://[broken", 8788, False),
    ],
)
def test_the_office_beside_the_door_is_on_this_machine_and_has_a_port_set(
    address: str, port: int, *, is_it: bool
) -> None:
    assert runs_beside(Pairing(address, "", "credential", "door", "office", "https://x"), port) is is_it
