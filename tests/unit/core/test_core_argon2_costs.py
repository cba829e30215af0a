"""What argon2id may cost where a file or a policy says so."""

import pytest

from kiosk.core.argon2_costs import MOST_COSTS, TooDearError, bounded_costs


def test_costs_up_to_the_most_are_taken() -> None:
    assert bounded_costs({**MOST_COSTS, "salt": "x"}) == MOST_COSTS
    assert bounded_costs(dict.fromkeys(MOST_COSTS, "1")) == dict.fromkeys(MOST_COSTS, 1)


@pytest.mark.parametrize("name", MOST_COSTS)
def test_what_costs_more_is_too_dear_and_what_is_no_cost_is_none(name: str) -> None:
    for cost in (0, -1, MOST_COSTS[name] + 1):
        with pytest.raises(TooDearError):
            bounded_costs({**MOST_COSTS, name: cost})
    with pytest.raises(ValueError, match="invalid literal"):
        bounded_costs({**MOST_COSTS, name: "many"})
    with pytest.raises(KeyError):
        bounded_costs({key: 1 for key in MOST_COSTS if key != name})
