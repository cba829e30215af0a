"""What a value tells of itself where it is printed or logged, and what not."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import asdict


def repr_without(*secrets: str) -> Callable[[Struct], str]:
    """A `__repr__` for a class of values that leaves these fields out."""

    def represented(value: Struct) -> str:
        told = [f"{name}={held!r}" for name, held in asdict(value).items() if name not in secrets]
        return f"{type(value).__name__}({', '.join(told)})"

    return represented
