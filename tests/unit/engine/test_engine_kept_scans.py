"""Every verdict of a door is on disk before anybody is told of it, refused ones too, and nothing twice."""

import asyncio
import logging
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
from msgspec.structs import replace

from kiosk.core.asides import KeptAside, KeptAsides, SignInThen
from kiosk.core.policy import Direction
from kiosk.core.presence import Certainty, InputMethod
from kiosk.core.scan_search import ScanSearch
from kiosk.core.verdict import AlreadyIn, VerdictKind
from kiosk.engine import unkept_scans
from kiosk.engine.asides import AsidesHere
from kiosk.engine.errors import StoreError
from kiosk.engine.events import AccountChanged, VerdictGiven
from kiosk.engine.office import DoorSignIn
from kiosk.engine.scans_told import KeptScan, RecentScan, ScanPlace, ScanTold
from kiosk.engine.session import DoorContext
from kiosk.engine.store_ports import Store
from kiosk.engine.unkept_scans import UnkeptScans
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import (
    IN_BEFORE,
    Door,
    FakeClock,
    ScriptedService,
    hold_list,
    open_door,
    pages_of,
)
from tests.unit.store.store_samples import ticket

LIST = [ticket("paid", "Ana García"), ticket("cancelled", "Chloé Dubois", state="cancelled"), ticket("other")]

FULL = [
    f"CREATE TRIGGER full_{table} BEFORE INSERT ON {table}"
    " BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
    for table in ("scans", "ledger")
]
"""What SQLite says where a disk is full."""
FREE = [f"DROP TRIGGER full_{table}" for table in ("scans", "ledger")]


@asynccontextmanager
async def at_door(profile: Profile, **options: Any) -> AsyncIterator[tuple[Door, ScriptedService]]:
    service = ScriptedService()
    await hold_list(profile, LIST)
    async with open_door(profile, service, FakeClock(), **options) as door:
        yield door, service


async def scan(door: Door, code: str) -> VerdictGiven:
    given = await door.engine.scan(code, InputMethod.CAMERA)
    assert given is not None
    return given


async def told(profile: Profile) -> list[ScanTold]:
    return list((await profile.scans.page(ScanSearch(), ScanPlace(), 50, "host")).scans)


async def kept(profile: Profile) -> list[KeptScan]:
    return [one for one in await told(profile) if isinstance(one, KeptScan)]


async def test_whoever_is_turned_away_is_kept_as_it_was_told(profile: Profile) -> None:
    async with at_door(profile, offline=True) as (door, _):
        await door.controller.change_on_duty("Mira")
        for code in ("nobody", "cancelled"):
            given = await scan(door, code)
            (newest, *_) = await kept(profile)
            assert (newest.id, newest.code, newest.kind) == (given.scan_id, code, given.verdict.kind)
            assert (newest.how, newest.door, newest.account) == ("camera", "Door A", "host")
            assert newest.on_duty == "Mira"
        assert newest.verdict is not None
        assert newest.verdict.kind is VerdictKind.NOT_VALID


async def write(profile: Profile, *statements: str) -> None:
    await profile._db.write(lambda c: [c.execute(one) for one in statements])


@pytest.mark.parametrize("offline", [True, False])
async def test_on_a_full_disk_who_is_turned_away_is_told_so_and_nobody_goes_in(
    profile: Profile, caplog: pytest.LogCaptureFixture, *, offline: bool
) -> None:
    async with at_door(profile, offline=offline) as (door, service):
        service.pages = pages_of(LIST)
        assert (await scan(door, "paid")).verdict.kind is VerdictKind.ADMIT
        await write(profile, *FULL)
        with caplog.at_level(logging.WARNING):
            told = [(await scan(door, code)).verdict.kind for code in ("nobody", "cancelled", "paid")]
            assert told == [VerdictKind.UNKNOWN, VerdictKind.NOT_VALID, VerdictKind.ALREADY_IN]
            assert await door.engine.scan("other", InputMethod.CAMERA) is None
        assert await kept(profile) == []
        await write(profile, *FREE)
        assert (await scan(door, "other")).verdict.kind is VerdictKind.ADMIT
    caplog.clear()


@pytest.mark.parametrize("comes", ["somebody", "a group", ""])
@pytest.mark.parametrize("offline", [True, False])
async def test_what_was_told_on_a_full_disk_is_kept_once_there_is_room(
    profile: Profile, caplog: pytest.LogCaptureFixture, comes: str, *, offline: bool
) -> None:
    """By the next scan, or when the program ends; who stepped aside is known by it after the next start."""
    async with at_door(profile, offline=offline) as (door, service):
        service.pages = pages_of(LIST)
        assert (await scan(door, "paid")).verdict.kind is VerdictKind.ADMIT
        await write(profile, *FULL)
        with caplog.at_level(logging.WARNING):
            given = [await scan(door, code) for code in ("nobody", "cancelled", "paid")]
            await door.engine.scan("other", InputMethod.CAMERA)
        aside = KeptAside(1, door.controller.clock.now(), given[0].scan_id)
        await write(profile, *FREE)
        await door.controller.asides.keep([aside], 1)
        if comes:
            if comes == "somebody":
                await scan(door, "other")
            else:
                await door.engine.admit_each(["other"], InputMethod.SEARCH)
            await until_written(door)
            assert len(await kept(profile)) == 3
    async with at_door(profile, offline=True) as (door, _):
        newest_first = await kept(profile)
        assert {one.id: one.kind for one in newest_first} == {one.scan_id: one.verdict.kind for one in given}
        assert len(newest_first) == 3
        assert [one.number for one in (await recalled(door.controller.asides))[0].waiting] == [1]
    caplog.clear()


async def until_written(door: Door) -> None:
    while door.engine._notes:
        await asyncio.gather(*door.engine._notes)


async def test_a_scan_whose_commit_only_seemed_to_fail_is_kept_once(
    profile: Profile, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_door(profile, offline=True) as (door, _):
        await scan(door, "nobody")
        (there,) = await kept(profile)
        unkept = UnkeptScans(profile)
        for one in (there, replace(there, id="another")):
            unkept.hold(one)
        await write(profile, *FULL)
        with caplog.at_level(logging.WARNING):
            await unkept.write_down()
        assert "2 scans are not written down yet" in caplog.text
        caplog.clear()
        await write(profile, *FREE)
        await unkept.write_down()
        assert not unkept.are_due
        assert [one.id for one in await kept(profile)] == ["another", there.id]


def test_of_more_than_memory_should_hold_the_oldest_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unkept_scans, "MOST", 2)
    unkept, scan_told = UnkeptScans(cast("Store", None)), KeptScan("a", 0.0, VerdictKind.UNKNOWN)
    for name in "abc":
        unkept.hold(replace(scan_told, id=name))
    assert list(unkept._scans) == ["b", "c"]


async def test_an_admission_is_kept_once_in_the_ledger(profile: Profile) -> None:
    async with at_door(profile, offline=True) as (door, _):
        given = await scan(door, "paid")
        (only,) = await told(profile)
        assert isinstance(only, RecentScan)
        assert only.row.id == given.admission_id
        await scan(door, "paid")
        assert [one.kind for one in await kept(profile)] == [VerdictKind.ALREADY_IN]


async def test_what_is_looked_at_a_second_time_is_kept_once(profile: Profile) -> None:
    async with at_door(profile) as (door, service):
        service.pages = pages_of(LIST)
        given = [await scan(door, "nobody"), await scan(door, "nobody else")]
        assert [one.looked_again for one in given] == [True, False]
        assert [(one.code, one.looked_again) for one in await kept(profile)] == [
            ("nobody else", False),
            ("nobody", True),
        ]


async def test_who_paid_in_the_queue_is_kept_as_let_in_alone(profile: Profile) -> None:
    async with at_door(profile) as (door, service):
        service.pages = pages_of([*LIST, ticket("new", "Noor Haddad")])
        await scan(door, "new")
        assert [type(one) for one in await told(profile)] == [RecentScan]


async def test_a_same_scan_is_no_scan(profile: Profile) -> None:
    async with at_door(profile, offline=True) as (door, _):
        for _ in range(2):
            await door.engine.present("nobody", InputMethod.HAND_SCANNER)
        assert len(await kept(profile)) == 1


async def test_what_the_service_says_before_green_is_kept_instead_of_the_admission(profile: Profile) -> None:
    async with at_door(profile) as (door, service):
        service.replies["paid"] = [IN_BEFORE]
        given = await scan(door, "paid")
        assert isinstance(given.verdict, AlreadyIn)
        (only,) = await told(profile)
        assert isinstance(only, KeptScan)
        assert (only.id, only.kind, only.certainty) == (
            given.scan_id, VerdictKind.ALREADY_IN, Certainty.CONFIRMED
        )  # fmt: skip


async def test_what_the_service_says_before_green_is_told_though_it_cannot_be_kept(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_direction: Direction | None = None) -> DoorContext:
        raise StoreError("the disk failed")

    async with at_door(profile) as (door, service):
        service.replies["paid"] = [IN_BEFORE]
        service.hold = asyncio.Event()
        scanned = asyncio.create_task(scan(door, "paid"))
        while not service.flying:
            await asyncio.sleep(0.001)
        monkeypatch.setattr(door.session, "at", broken)
        service.hold.set()
        assert isinstance((await scanned).verdict, AlreadyIn)


async def test_a_group_that_is_refused_is_kept_ticket_by_ticket(profile: Profile) -> None:
    async with at_door(profile, offline=True) as (door, _):
        await door.engine.admit_each(["paid", "cancelled"], InputMethod.SEARCH)
        assert [one.ticket_id for one in await kept(profile)] == ["cancelled"]


async def test_no_log_has_a_code(profile: Profile, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with at_door(profile, offline=True) as (door, _):
        await scan(door, "secret-code-1234")
    assert "secret-code-1234" not in caplog.text


async def test_who_steps_aside_is_told_of_again_after_a_restart(profile: Profile) -> None:
    async with at_door(profile, offline=True) as (door, _):
        given = await scan(door, "cancelled")
        now = door.controller.clock.now()
        aside = KeptAside(3, now, given.scan_id)
        await door.controller.asides.keep([aside, KeptAside(2, now - 86400, "yesterday")], 7)
    async with at_door(profile, offline=True, run="later") as (door, _):
        asides, again = await recalled(door.controller.asides)
        assert asides == KeptAsides((replace(aside, account="host"),), 7)
        assert again[given.scan_id].code == "cancelled"
        assert again[given.scan_id].verdict.kind is VerdictKind.NOT_VALID


async def test_who_was_not_found_and_steps_aside_is_known_by_name_after_a_restart(profile: Profile) -> None:
    async with at_door(profile, offline=True) as (door, _):
        aside = KeptAside(1, door.controller.clock.now(), "", "Noor Haddad")
        await door.controller.asides.keep([aside], 1)
    async with at_door(profile, offline=True, run="later") as (door, _):
        kept = KeptAsides((replace(aside, account="host"),), 1)
        assert await recalled(door.controller.asides) == (kept, {})


async def test_of_whom_no_scan_could_be_recorded_is_known_by_their_ticket_after_a_restart(
    profile: Profile,
) -> None:
    async with at_door(profile, offline=True) as (door, _):
        now = door.controller.clock.now()
        waits = [KeptAside(2, now, "", ticket_id="gone"), KeptAside(1, now, "lost", ticket_id="cancelled")]
        await door.controller.asides.keep(waits, 2)
    assert {one.name for one in (await profile.asides.get()).waiting} == {""}
    async with at_door(profile, offline=True, run="later") as (door, _):
        kept, given = await recalled(door.controller.asides)
        (only,) = kept.waiting
        assert (only.number, only.ticket_id, only.name, given) == (1, "cancelled", "Chloé Dubois", {})


@pytest.mark.parametrize("by_itself", [True, False])
async def test_a_purge_forgets_who_stepped_aside(profile: Profile, by_itself: bool) -> None:
    async with at_door(profile, offline=True) as (door, _):
        now = door.controller.clock.now()
        await door.controller.asides.keep([KeptAside(1, now, "", "Noor Haddad")], 1)
    if by_itself:
        await profile.retention.purge_events(frozenset({"tonight"}), now + 1)
    else:
        await profile.retention.purge()
    assert (await profile.asides.get()).waiting == ()


def id_of(told: ScanTold) -> str:
    return told.id if isinstance(told, KeptScan) else told.row.id


async def recalled(
    asides: AsidesHere, shown: Collection[int] = ()
) -> tuple[KeptAsides, dict[str, VerdictGiven]]:
    told = await asides.recall(shown)
    assert told is not None
    return told


async def signed_in_as(door: Door, service: ScriptedService, account: str) -> None:
    """Another access token is given at the door, and the service says whose it is."""
    service.owner = service.user = account
    door.controller.session.signed_in_as(f"mark of {account}")
    assert await door.controller.session.identify() == account


async def test_who_signs_in_with_another_account_sees_nobody_of_before(profile: Profile) -> None:
    async with at_door(profile, offline=True) as (door, service):
        asides, queries, now = door.controller.asides, door.controller.queries, door.controller.clock.now()
        admitted, refused = await scan(door, "paid"), await scan(door, "cancelled")
        waits = [KeptAside(2, now, "", "Noor Haddad"), KeptAside(1, now, refused.scan_id)]
        await asides.keep(waits, 2)
        await signed_in_as(door, service, "another")
        assert await recalled(asides) == (KeptAsides((), 2), {})
        assert await queries.recent() == []
        page = await queries.scans(ScanSearch(words=("ana",)), ScanPlace(), 9)
        assert page is not None
        assert page.scans == ()
        await asides.keep([KeptAside(3, now, "", "Zoé Martin")], 3)
        assert [one.name for one in (await recalled(asides))[0].waiting] == ["Zoé Martin"]
        await signed_in_as(door, service, "host")
        kept, given = await recalled(asides)
        assert ([one.number for one in kept.waiting], kept.last_number) == ([2, 1], 3)
        assert list(given) == [refused.scan_id]
        there = set(map(id_of, await queries.recent() or ()))
        assert there == {refused.scan_id, admitted.admission_id}


async def test_who_stepped_aside_under_another_account_and_is_kept_only_now_stays_that_accounts(
    profile: Profile,
) -> None:
    async with at_door(profile, offline=True) as (door, service):
        asides, session, now = door.controller.asides, door.controller.session, door.controller.clock.now()
        session.account = None  # as long as the disk cannot be read
        before = asides.sign_in_now
        assert before == SignInThen("", "mark")
        await signed_in_as(door, service, "another")
        known = asides.sign_in_now
        session.signed_in_as("mark of nobody")
        unknown = asides.sign_in_now
        await signed_in_as(door, service, "a third")
        signs = {
            "Noor": before,
            "Zoé": known,
            "Ana": unknown,
            "Kim": SignInThen(),
            "Luis": asides.sign_in_now,
        }
        waits = [KeptAside(n, now, "", name, then=then) for n, (name, then) in enumerate(signs.items(), 1)]
        assert await asides.keep(waits, 5)
        kept = await profile.asides.get()
        assert {one.name: one.account for one in kept.waiting} == {
            "Noor": "host", "Zoé": "another", "Ana": "", "Kim": "", "Luis": "a third"
        }  # fmt: skip
        assert {one.then for one in kept.waiting} == {None}
        assert [one.name for one in (await recalled(asides, {1, 2, 3, 4, 5}))[0].waiting] == [
            "Luis", "Kim", "Ana"
        ]  # fmt: skip


async def test_a_strip_that_is_written_late_takes_nobody_from_the_account_that_has_signed_in_since(
    profile: Profile,
) -> None:
    async with at_door(profile, offline=True) as (door, service):
        asides, now = door.controller.asides, door.controller.clock.now()
        await asides.keep([KeptAside(1, now, "", "Noor Haddad")], 1)
        await signed_in_as(door, service, "another")
        strip_of = asides.sign_in_now
        await signed_in_as(door, service, "host")
        await asides.keep([KeptAside(2, now, "", "Zoé Martin", then=strip_of)], 2, strip_of)
        assert [one.name for one in (await recalled(asides))[0].waiting] == ["Noor Haddad"]
        await signed_in_as(door, service, "another")
        assert [one.name for one in (await recalled(asides))[0].waiting] == ["Zoé Martin"]


async def test_who_came_while_nobody_knew_whose_list_it_is_is_seen_by_whoever_it_proves_to_be(
    profile: Profile,
) -> None:
    async with at_door(profile, offline=True) as (door, service):
        await scan(door, "paid")
        door.controller.session.signed_in_as("mark of the next")
        unknown = await scan(door, "nobody")
        assert list(map(id_of, await door.controller.queries.recent() or ())) == [unknown.scan_id]
        now = door.controller.clock.now()
        await door.controller.asides.keep([KeptAside(1, now, unknown.scan_id)], 1)
        await signed_in_as(door, service, "another")
        assert list(map(id_of, await door.controller.queries.recent() or ())) == [unknown.scan_id]
        assert [one.number for one in (await recalled(door.controller.asides))[0].waiting] == [1]


async def test_who_is_on_the_strip_stays_though_the_clock_is_set_right(profile: Profile) -> None:
    async with at_door(profile, offline=True) as (door, service):
        asides, years_ago = door.controller.asides, door.controller.clock.now() - 6e8
        await asides.keep([KeptAside(1, years_ago, "", "Noor Haddad")], 1)
        assert await asides.recall() == (KeptAsides((), 1), {}), "another evening's"
        kept, _ = await recalled(asides, {1})
        assert [one.name for one in kept.waiting] == ["Noor Haddad"]
        await signed_in_as(door, service, "another")
        assert await asides.recall({1}) == (KeptAsides((), 1), {}), "another account's all the same"


async def test_whom_a_full_disk_does_not_keep_is_told_of_as_long_as_the_program_runs(
    profile: Profile,
) -> None:
    async with at_door(profile, offline=True) as (door, service):
        asides, now = door.controller.asides, door.controller.clock.now()
        await write(
            profile,
            "CREATE TRIGGER full_notes BEFORE INSERT ON notes"
            " BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END",
        )
        await asides.keep([KeptAside(2, now, "unwritten"), KeptAside(1, now, "", "Noor Haddad")], 2)
        assert await profile.asides.get() == KeptAsides()
        kept, _ = await recalled(asides, {1, 2})
        assert ([one.number for one in kept.waiting], kept.last_number) == ([2, 1], 2)
        await write(profile, "DROP TRIGGER full_notes")
        await asides.keep([KeptAside(1, now, "", "Noor Haddad")], 2)
        assert [one.name for one in (await profile.asides.get()).waiting] == ["Noor Haddad"]
        await signed_in_as(door, service, "another")
        assert (await recalled(asides, {1}))[0].waiting == ()


@pytest.mark.parametrize("by_office", [True, False])
async def test_a_screen_hears_that_another_account_signed_in(profile: Profile, by_office: bool) -> None:
    async with at_door(profile) as (door, service):
        service.pages = pages_of(LIST)
        await door.guest_list.sync()
        door.said.clear()
        await door.guest_list.sync()
        assert door.heard(AccountChanged) == []
        sign_in = DoorSignIn(door.session, door.watch, door.guest_list, door.uploader)
        sign_in.token_came("mark", "host")
        assert door.heard(AccountChanged) == []
        service.owner = service.user = "another"
        sign_in.token_came("another mark", "another" if by_office else None)
        assert len(door.heard(AccountChanged)) == by_office, "nobody knows yet that it is another"
        await door.guest_list.sync()
        assert door.heard(AccountChanged) == [AccountChanged()]


async def test_a_screen_hears_that_the_account_of_before_is_known_again(profile: Profile) -> None:
    async with at_door(profile) as (door, service):
        service.pages = pages_of(LIST)
        await door.guest_list.sync()
        door.said.clear()
        sign_in = DoorSignIn(door.session, door.watch, door.guest_list, door.uploader)
        sign_in.token_came("another sign-in of the host's")
        assert door.heard(AccountChanged) == []
        await door.guest_list.sync()
        assert door.heard(AccountChanged) == [AccountChanged(is_another=False)]
        sign_in.token_came("one more", "host")
        assert door.heard(AccountChanged) == [AccountChanged(is_another=False)]
