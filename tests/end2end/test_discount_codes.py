"""Discount codes of a door that is signed in, at the real stand-in of the service."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kiosk.bootstrap import load_environment, open_door
from kiosk.core.link import LinkState
from kiosk.engine.controller import DoorController
from kiosk.engine.discounts import Created, NotCreated, NotKnown
from kiosk.engine.errors import LostError
from kiosk.engine.records import DiscountCode
from kiosk.sandbox.faults import parse_faults
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions


@pytest.fixture
async def door(tmp_path: Path) -> AsyncIterator[tuple[DoorController, SandboxThread]]:
    with SandboxThread(SandboxOptions(tickets=60)) as sandbox:
        place = load_environment(
            {
                "KIOSK_HOME": str(tmp_path / "home"),
                "KIOSK_BASE_URL": sandbox.base_url,
                "KIOSK_TOKEN": sandbox.token,
                "KIOSK_PASSPHRASE": "a passphrase",
            }
        )
        async with open_door(place) as opened:
            await opened.guest_list.sync()
            yield opened, sandbox


Door = tuple[DoorController, SandboxThread]


async def test_code_can_be_for_every_listing_of_the_account_and_the_types_that_are_held(door: Door) -> None:
    opened, sandbox = door
    choices = await opened.discounts.choices()
    world = sandbox.world
    mine = [one for one in world.listings if one.host_id == world.user.id]
    assert [one.id for one in choices.listings] == [one.id for one in mine]
    assert choices.not_public == {one.id for one in mine if not one.public} != set()
    assert choices.trouble == ""
    held = {one.ticket_type.id for one in world.tickets if one.listing.id == world.tonight.listing.id}
    rates = choices.rates_of(world.tonight.listing.id)
    assert {rate.id for rate in rates} == held
    assert [rate.tickets for rate in rates] == sorted((rate.tickets for rate in rates), reverse=True)
    assert choices.rates_of("no such listing") == ()


async def test_listings_of_the_tickets_held_stand_in_where_the_service_does_not_answer(door: Door) -> None:
    opened, sandbox = door
    sandbox.world.faults = parse_faults(b'{"script": [{"does": [{"status": [{"code": 503}]}]}]}')
    choices = await opened.discounts.choices()
    assert {one.id for one in choices.listings} == {one.listing.id for one in sandbox.world.tickets}
    assert "503" in choices.trouble


async def test_where_nobody_may_ask_without_a_token_no_listing_is_told_apart_and_the_link_stays_well(
    door: Door,
) -> None:
    opened, sandbox = door
    refuses = (
        b'{"script": [{"paths": ["/api/v2/listings"], "nth": 2, "does": [{"status": [{"code": 401}]}]}]}'
    )
    sandbox.world.faults = parse_faults(refuses)
    choices = await opened.discounts.choices()
    assert len(choices.listings) > 1
    assert choices.not_public == frozenset()
    assert opened.watch.state is LinkState.GOOD


async def test_code_is_created_once_and_what_the_service_says_against_it_is_told(door: Door) -> None:
    opened, sandbox = door
    listing = sandbox.world.tonight.listing.id
    created = await opened.discounts.create(DiscountCode(listing_id=listing, code="CREW25", percent=0.25))
    assert isinstance(created, Created)
    posted = [one for one in sandbox.world.requests() if one.method == "POST"]
    assert [one.path for one in posted] == ["/api/v2/discount_codes"]
    refused = await opened.discounts.create(DiscountCode(listing_id="nobody's", code="CODE", fixed=5.0))
    assert isinstance(refused, NotCreated)
    assert refused.text
    both = await opened.discounts.create(
        DiscountCode(listing_id=listing, code="CODE", percent=0.5, fixed=5.0)
    )
    assert isinstance(both, NotCreated)
    assert "exactly one" in both.text


async def test_code_of_which_the_answer_was_lost_is_not_sent_again(door: Door) -> None:
    opened, sandbox = door
    lost = b'{"script": [{"methods": ["POST"], "does": [{"reset": {"when": "after"}}]}]}'
    sandbox.world.faults = parse_faults(lost)
    code = DiscountCode(listing_id=sandbox.world.tonight.listing.id, code="ONCE", percent=0.1)
    outcome = await opened.discounts.create(code)
    assert isinstance(outcome, NotKnown)
    assert isinstance(outcome.error, LostError)
    assert outcome.text.startswith("nobody knows whether it was created: look at the service before you try")
    assert sum(one.method == "POST" for one in sandbox.world.requests()) == 1
