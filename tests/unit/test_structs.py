"""What is true of every value of the program: it prints no secret, and is either equal or not."""

import importlib
import pkgutil
import re
from collections.abc import Iterator

from msgspec import Struct

import kiosk

SECRET = re.compile(
    r"(\w*_)?(secret|passphrase|password|token|seed|credential|storage_key|nonce)(_sha256|_hash)?"
)
ARE_NONE = {
    "kiosk.core.tickets.Ticket.token",  # what the code of a ticket holds, which the door is about
    "kiosk.api.wire.WireTicket.token",
    "kiosk.bootstrap.environment.Environment.starts_by_token",  # whether it does
}


def every_struct() -> Iterator[type[Struct]]:
    for module in pkgutil.walk_packages(kiosk.__path__, "kiosk."):
        if not module.name.startswith(("kiosk.sandbox", "kiosk.__main__")):  # a stand-in has none to keep
            for one in vars(importlib.import_module(module.name)).values():
                if isinstance(one, type) and issubclass(one, Struct) and one.__module__ == module.name:
                    yield one


def test_no_value_prints_what_is_called_a_secret() -> None:
    printed, looked_at = set(), 0
    for kind in every_struct():
        secret = [name for name in kind.__struct_fields__ if SECRET.fullmatch(name)]
        if not secret:
            continue
        looked_at += 1
        value = kind(**{name: f"<{name}>" for name in kind.__struct_fields__})
        printed |= {
            f"{kind.__module__}.{kind.__name__}.{name}" for name in secret if f"<{name}>" in repr(value)
        }
    assert looked_at > 10
    assert sorted(printed - ARE_NONE) == []


def test_a_value_is_equal_or_not() -> None:
    """A struct has a `__ne__` that looks at every field, whatever `__eq__` the class has."""
    own = [kind for kind in every_struct() if "__eq__" in vars(kind)]
    assert len(own) > 1
    assert [kind.__name__ for kind in own if "__ne__" not in vars(kind) or "__hash__" not in vars(kind)] == []
