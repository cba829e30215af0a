"""A discount code → the body that creates it, checked before anything is sent."""

import math

from kiosk.engine.errors import DiscountCodeError
from kiosk.engine.records import DiscountCode

_MOST_INT32 = 2**31 - 1


def body_of(code: DiscountCode) -> dict[str, object]:
    """The body of POST /api/v2/discount_codes. Raises DiscountCodeError."""
    if not code.listing_id.strip():
        raise DiscountCodeError("A discount code needs the listing it applies to.")
    if not code.code.strip():
        raise DiscountCodeError("A discount code needs the code that people type.")
    if code.quantity is not None and not 1 <= code.quantity <= _MOST_INT32:
        raise DiscountCodeError(f"The quantity must be a whole number from 1 to {_MOST_INT32}.")
    if not all(rate_id.strip() for rate_id in code.rate_ids):
        raise DiscountCodeError("A rate id is empty.")
    fields: dict[str, object] = {"listing_id": code.listing_id, "code": code.code, **_amount(code)}
    if code.quantity is not None:
        fields["quantity"] = code.quantity
    if code.rate_ids:
        fields["rate_ids"] = list(code.rate_ids)
    return {"discount_code": fields}


def _amount(code: DiscountCode) -> dict[str, object]:
    if code.percent is not None and code.fixed is None:
        if not 0 <= code.percent <= 1:
            raise DiscountCodeError("The percentage must be a fraction from 0 to 1: 0.25 is 25 %.")
        return {"discount_type": "percent", "percent": code.percent}
    if code.fixed is not None and code.percent is None:
        if not (math.isfinite(code.fixed) and code.fixed >= 0):
            raise DiscountCodeError("The fixed discount must be an amount of money that is not negative.")
        return {"discount_type": "fixed", "fixed": code.fixed}
    raise DiscountCodeError("A discount code needs exactly one of a percentage and a fixed amount.")
