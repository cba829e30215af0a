"""What argon2id may cost where somebody else says so: a file from elsewhere, a hash in a policy."""

from collections.abc import Mapping
from typing import Any

MOST_COSTS = {"time_cost": 8, "memory_cost": 256 * 1024, "parallelism": 16}
"""What is read may not ask for more than this of the machine; memory in KiB."""


class TooDearError(ValueError):
    """What was read asks for more work than a Kiosk ever does."""


def bounded_costs(words: Mapping[str, Any]) -> dict[str, int]:
    """What a file says that stretching costs. Raises TooDearError, or ValueError for what is no cost."""
    costs = {name: int(words[name]) for name in MOST_COSTS}
    if any(not 0 < costs[name] <= most for name, most in MOST_COSTS.items()):
        raise TooDearError
    return costs
