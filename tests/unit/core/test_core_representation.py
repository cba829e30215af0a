"""What values tell of themselves where they are printed."""

import pytest
from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.representation import hides


@hides("key")
class Kept(Struct, frozen=True):
    name: str
    key: str = "hidden"


@pytest.mark.parametrize(
    "value", [Kept("Ana"), Kept("Ana", "more hidden"), replace(Kept("Ana"), key="still hidden")]
)
def test_what_is_hidden_is_printed_nowhere(value: Kept) -> None:
    in_parts = [*value.__rich_repr__()]
    for text in (repr(value), str(value), f"{value}", f"{[value]}", f"{ ({1: value}) }", repr(in_parts)):
        assert "Ana" in text
        assert "hidden" not in text
    assert repr(value) == "Kept(name='Ana')"


def test_a_field_that_is_not_there_cannot_be_hidden() -> None:
    with pytest.raises(TypeError, match="Kept has no kee to hide"):
        hides("key", "kee")(Kept)
