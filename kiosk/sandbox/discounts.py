"""The rules of a discount code (interface: POST /api/v2/discount_codes)."""

import math
from typing import Any

from kiosk.sandbox.records import Listing
from kiosk.sandbox.refusals import ApiError
from kiosk.sandbox.world import World

_INT32_MAX = 2**31 - 1
_CODE_LENGTH_MAX = 255


def create_discount_code(world: World, user_id: str, asked: object) -> dict[str, Any]:
    """Keep and return a new discount code; 422 for a broken rule, 404 and 403 for the listing.

    The interface does not show the answer: chosen here are the fields as asked, and an id.
    """
    if not isinstance(asked, dict):
        raise ApiError(422, "discount_code must be an object.")
    fields = {name: value for name, value in asked.items() if value is not None}
    listing = _listing(world, user_id, _text(fields, "listing_id"))
    code = _text(fields, "code")
    if len(code) > _CODE_LENGTH_MAX:
        raise ApiError(422, f"code must have {_CODE_LENGTH_MAX} characters at most.")
    kept = {
        "id": world.new_id(),
        "listing_id": listing.id,
        "code": code,
        **_discount(fields),
        "quantity": _quantity(fields),
        "rate_ids": _rate_ids(fields, listing),
    }
    key = (listing.id, code.casefold())
    with world.lock:
        if key in world.discount_codes:
            raise ApiError(422, "code is already taken for this listing.")
        world.discount_codes[key] = kept
    return kept


def _text(fields: dict[str, Any], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str) or not value.strip():
        raise ApiError(422, f"{name} is required and must be a string.")
    return value.strip()


def _listing(world: World, user_id: str, listing_id: str) -> Listing:
    listing = world.listing(listing_id)
    if listing is None:
        raise ApiError(404, "There is no such listing.")
    if listing.host_id != user_id:
        raise ApiError(403, "You do not manage this listing.")
    return listing


def _discount(fields: dict[str, Any]) -> dict[str, Any]:
    given = [name for name in ("percent", "fixed") if name in fields]
    if len(given) != 1:
        raise ApiError(422, "Exactly one of percent and fixed is required.")
    (kind,) = given
    amount = fields[kind]
    if isinstance(amount, bool) or not isinstance(amount, int | float) or not math.isfinite(amount):
        raise ApiError(422, f"{kind} must be a number.")
    if amount < 0 or (kind == "percent" and amount > 1):
        raise ApiError(
            422, "percent must be from 0 to 1." if kind == "percent" else "fixed must not be negative."
        )
    if fields.get("discount_type", kind) != kind:
        raise ApiError(422, "discount_type must be percent or fixed, and say which of the two is given.")
    return {"discount_type": kind, kind: float(amount)}


def _quantity(fields: dict[str, Any]) -> int | None:
    quantity = fields.get("quantity")
    if quantity is None:
        return None
    if isinstance(quantity, bool) or not isinstance(quantity, int) or not 1 <= quantity <= _INT32_MAX:
        raise ApiError(422, "quantity must be a whole number of 1 or more.")
    return quantity


def _rate_ids(fields: dict[str, Any], listing: Listing) -> list[str]:
    rate_ids = fields.get("rate_ids", [])
    if not isinstance(rate_ids, list) or not all(isinstance(rate_id, str) for rate_id in rate_ids):
        raise ApiError(422, "rate_ids must be an array of strings.")
    known = {kind.id for kind in listing.ticket_types}
    if not known.issuperset(rate_ids):
        raise ApiError(422, "rate_ids names a ticket type that the listing does not have.")
    return rate_ids
