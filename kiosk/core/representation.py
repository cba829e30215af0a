"""What a value tells of itself where it is printed or logged, and what it keeps to itself."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from msgspec import Struct

S = TypeVar("S", bound=Struct)


def hides(*secrets: str) -> Callable[[type[S]], type[S]]:
    """Leave these fields out wherever a value of the class is printed. Raises TypeError where one is missing.

    In `repr`, and in what the package rich makes of it.
    """

    def hiding(kind: type[S]) -> type[S]:
        if unknown := set(secrets).difference(kind.__struct_fields__):
            raise TypeError(f"{kind.__name__} has no {', '.join(sorted(unknown))} to hide")

        def in_parts(value: S) -> Iterator[tuple[str, Any]]:
            told = (name for name in value.__struct_fields__ if name not in secrets)
            return ((name, getattr(value, name)) for name in told)

        def as_text(value: S) -> str:
            held = ", ".join(f"{name}={part!r}" for name, part in in_parts(value))
            return f"{type(value).__name__}({held})"

        changed: Any = kind
        changed.__repr__, changed.__rich_repr__ = as_text, in_parts
        return kind

    return hiding
