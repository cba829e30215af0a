"""POST /api/v2/discount_codes."""

from typing import Any

import pytest

from kiosk.sandbox.server import SandboxThread
from tests.contract.raw_http import Answer, RawHttp

PATH = "/api/v2/discount_codes"


def create(http: RawHttp, sandbox: SandboxThread, **fields: Any) -> Answer:
    wanted = {"listing_id": sandbox.ready.listing_id, "code": "SUMMER", **fields}
    return http.post_json(PATH, {"discount_code": wanted})


@pytest.mark.parametrize("percent", [0, 0.25, 1, 1.0])
def test_a_percentage(http: RawHttp, sandbox: SandboxThread, percent: float) -> None:
    answer = create(http, sandbox, percent=percent)
    assert answer.status == 201
    kept = answer.json()["discount_code"]
    assert (kept["code"], kept["percent"], kept["discount_type"]) == ("SUMMER", percent, "percent")
    assert "fixed" not in kept


def test_a_fixed_amount_with_everything(http: RawHttp, sandbox: SandboxThread) -> None:
    rate = sandbox.world.tonight.listing.ticket_types[0].id
    answer = create(http, sandbox, fixed=12.5, discount_type="fixed", quantity=2**31 - 1, rate_ids=[rate])
    assert answer.status == 201
    kept = answer.json()["discount_code"]
    assert (kept["fixed"], kept["quantity"], kept["rate_ids"]) == (12.5, 2**31 - 1, [rate])
    assert list(sandbox.world.discount_codes.values()) == [kept]


def test_null_is_the_same_as_left_out(http: RawHttp, sandbox: SandboxThread) -> None:
    assert create(http, sandbox, percent=0.1, fixed=None, quantity=None, rate_ids=None).status == 201


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"percent": 0.5, "fixed": 5},
        {"percent": 1.5},
        {"percent": -0.1},
        {"percent": 50},
        {"percent": "0.5"},
        {"percent": True},
        {"fixed": -1},
        {"fixed": "5"},
        {"fixed": [5]},
        {"percent": 0.5, "discount_type": "fixed"},
        {"percent": 0.5, "discount_type": "half"},
        {"percent": 0.5, "discount_type": 1},
        {"percent": 0.5, "quantity": 0},
        {"percent": 0.5, "quantity": 1.5},
        {"percent": 0.5, "quantity": "5"},
        {"percent": 0.5, "quantity": True},
        {"percent": 0.5, "quantity": 2**31},
        {"percent": 0.5, "rate_ids": "all"},
        {"percent": 0.5, "rate_ids": [1]},
        {"percent": 0.5, "rate_ids": ["no such rate"]},
        {"percent": 0.5, "code": ""},
        {"percent": 0.5, "code": "  "},
        {"percent": 0.5, "code": None},
        {"percent": 0.5, "code": 7},
        {"percent": 0.5, "code": "x" * 256},
        {"percent": 0.5, "listing_id": None},
        {"percent": 0.5, "listing_id": 7},
    ],
)
def test_a_broken_rule_is_refused_and_nothing_is_kept(
    http: RawHttp, sandbox: SandboxThread, fields: dict[str, Any]
) -> None:
    answer = create(http, sandbox, **fields)
    assert answer.status == 422
    assert answer.json()["message"]
    assert sandbox.world.discount_codes == {}


def test_a_code_exists_once_for_each_listing(http: RawHttp, sandbox: SandboxThread) -> None:
    assert create(http, sandbox, percent=0.5).status == 201
    again = create(http, sandbox, code="summer", percent=0.1)
    assert again.status == 422
    assert "already" in again.json()["message"]
    other_listing = sandbox.world.event("elsewhere").listing.id
    assert create(http, sandbox, listing_id=other_listing, percent=0.5).status == 201


def test_the_listing_must_exist_and_be_managed_by_the_caller(http: RawHttp, sandbox: SandboxThread) -> None:
    assert create(http, sandbox, listing_id="nothing", percent=0.5).status == 404
    theirs = sandbox.world.event("stranger").listing.id
    assert create(http, sandbox, listing_id=theirs, percent=0.5).status == 403


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"code=SUMMER", b"\xff", b'{"discount_code": {"percent": NaN}}']
)
def test_a_body_that_is_no_json_object_is_refused(http: RawHttp, body: bytes) -> None:
    answer = http.ask("POST", PATH, headers=[("Content-Type", "application/json")], body=body)
    assert answer.status == 400
    assert answer.json()["message"]


@pytest.mark.parametrize("content", [{}, {"discount_code": None}, {"discount_code": []}, {"percent": 0.5}])
def test_the_object_is_called_discount_code(http: RawHttp, content: object) -> None:
    assert http.post_json(PATH, content).status == 422


def test_it_needs_a_good_token(http: RawHttp, sandbox: SandboxThread) -> None:
    wanted = {"discount_code": {"listing_id": sandbox.ready.listing_id, "code": "SUMMER", "percent": 0.5}}
    assert http.post_json(PATH, wanted, token=None).status == 401
    assert http.post_json(PATH, wanted, token=sandbox.ready.expired_token).status == 401
    assert sandbox.world.discount_codes == {}


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE"])
def test_only_post_creates(http: RawHttp, method: str) -> None:
    answer = http.ask(method, PATH)
    assert answer.status == 405
    assert answer.header("allow") == "POST"
