"""What the probe says of a staff ticket's code."""

import pytest

from kiosk.core.layouts import typed_on
from kiosk.core.tickets import Ticket
from kiosk.engine.probe import Holds, holds_of

TICKET = Ticket(id="TKT-2y", token="zy-9f3cZ", state="paid")


@pytest.mark.parametrize("computer", ["us", "de", "fr"])
@pytest.mark.parametrize(
    ("code", "holds"),
    [
        ("tkt-2Y", Holds.ID),
        ("zy-9f3cZ", Holds.TOKEN),
        ("https://t.example/?token=zy-9f3cZ", Holds.AMONG_OTHERS),
        ("https://t.example/TKT-2y", Holds.AMONG_OTHERS),
    ],
)
def test_a_code_that_was_typed_for_another_keyboard_holds_what_it_was_made_to(
    computer: str, code: str, holds: Holds
) -> None:
    assert holds_of(typed_on(code, "us", computer), TICKET) is holds
