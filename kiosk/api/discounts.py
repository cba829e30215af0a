"""A discount code → the body that creates it, checked before anything is sent; and what came of it."""

import math

from kiosk.api.body_text import is_web_page
from kiosk.api.reply import HttpReply
from kiosk.api.values import parse_json
from kiosk.engine.errors import DiscountCodeError, DoubtfulError, NotDocumentedError
from kiosk.engine.records import DiscountCode

_MOST_INT32 = 2**31 - 1
_CREATED = 201
_ERRORS = ("error", "errors", "error_description")
_WENT_WELL = ("success", "ok")
_FAILED = ("error", "fail", "failed", "failure")


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


def answer_of(reply: HttpReply) -> object:
    """What a 2xx that created the code says: its JSON, None where it is empty, or its plain text.

    The interface shows no body for this answer, so a body that is not JSON says nothing against a 201: the
    status alone means that the code is there. A web page is somebody else's whatever its status, and a 200
    with any other text may be: NotDocumentedError. JSON that reports an error: DoubtfulError. Whether
    there is a code is not known then.
    """
    if not reply.body.strip():
        return None
    try:
        said = parse_json(reply.body)
    except NotDocumentedError:
        if reply.status != _CREATED or is_web_page(reply):
            raise
        return reply.body.decode("utf-8", "replace")
    if said is False or _reports_error(said) or _reports_error(_record_in(said)):
        raise DoubtfulError
    return said


def _record_in(said: object) -> object:
    """The code itself, where the answer has it by the name that the request has."""
    return said.get("discount_code") if isinstance(said, dict) else None


def _reports_error(said: object) -> bool:
    """Whether this is an error under the status of a success; empty `errors` say that there is none."""
    if not isinstance(said, dict):
        return False
    if any(said.get(name) for name in _ERRORS) or any(said.get(name) is False for name in _WENT_WELL):
        return True
    status = said.get("status")
    return isinstance(status, str) and status.lower() in _FAILED


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
