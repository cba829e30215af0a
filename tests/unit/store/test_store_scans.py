"""Every scan is kept as it was told, found again by what people remember, and put back after a loss."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlcipher3 import dbapi2 as sqlite

from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.presence import Certainty, Evidence, EvidenceSource, Presence, PresenceState, RowKind
from kiosk.core.scan_search import NO_OFFSET, ScanSearch, scan_search
from kiosk.core.standing import Standing
from kiosk.core.tickets import Answer, Person
from kiosk.core.verdict import (
    Admit,
    AlreadyIn,
    Exit,
    NotInside,
    NotValid,
    Reason,
    Refer,
    Unknown,
    Verdict,
    VerdictKind,
    WrongEvent,
    WrongGate,
)
from kiosk.engine.records import Incident
from kiosk.engine.scans_told import KeptScan, RecentScan, ScanPlace
from kiosk.store import schema
from kiosk.store.connection import connect
from kiosk.store.keys import open_key
from kiosk.store.profile import Profile
from kiosk.store.rows import SCAN_COLUMNS, packed
from kiosk.store.schema import MIGRATIONS, schema_version
from tests.unit.store.store_samples import NOW, admission, admit, complete_list, ending, ticket

ANA = ticket("T-1", "Ana García")
BEFORE_SCANS = 9


def scan(number: int, verdict: Verdict, **changes: object) -> KeptScan:
    one = getattr(verdict, "ticket", None)
    kept = KeptScan(
        f"s-{number}",
        NOW + number,
        verdict.kind,
        reason=getattr(verdict, "why", ""),
        ticket_id=one.id if one else "",
        how="camera",
        door="Door A",
        on_duty="Mira",
        verdict=verdict,
    )
    return replace(kept, **changes)


async def keep(profile: Profile, *scans: KeptScan) -> None:
    for one in scans:
        await profile.at_door(lambda transaction, one=one: transaction.keep_scan(one))  # type: ignore[misc]


async def found(
    profile: Profile,
    typed: str = "",
    *,
    let_in: bool | None = None,
    utc_offsets: tuple[tuple[float, int], ...] = NO_OFFSET,
) -> list[str]:
    wanted = scan_search(typed, let_in=let_in, utc_offsets=utc_offsets)
    page = await profile.scans.page(wanted, ScanPlace(), 50, "host")
    return [one.id if isinstance(one, KeptScan) else one.row.id for one in page.scans]


EVIDENCE = Evidence(EvidenceSource.HERE, NOW - 60, "Door B", "camera", "a-1")
PRESENCE = Presence(PresenceState.INSIDE, 1, EVIDENCE)


@pytest.mark.parametrize(
    "verdict",
    [
        Unknown(),
        Admit(ANA, ("check ID",), recorded=admission("a-1", "T-1")),
        AlreadyIn(ANA, Reason.INSIDE, EVIDENCE),
        NotValid(ANA, Reason.STOP_LISTED),
        WrongEvent(ANA),
        WrongGate(ANA, "Door B", PRESENCE),
        Refer(Reason.SEVERAL_MATCH, (ANA, ticket("T-2", "Ana García"))),
        Refer(Reason.OTHER_ACCOUNT, (ANA,), PRESENCE, ("other host",)),
        Exit(ANA, PRESENCE),
        NotInside(ANA, EVIDENCE),
    ],
)
async def test_every_kind_of_verdict_is_told_again_as_it_was(profile: Profile, verdict: Verdict) -> None:
    told = scan(
        1, verdict, certainty=Certainty.CONFIRMED, list_as_of=NOW - 8, order_size=4, looked_again=True
    )
    await keep(profile, told)
    (again,) = await profile.scans.kept({"s-1", "nothing"})
    assert replace(again, verdict=None) == replace(told, verdict=None)
    assert again.verdict is not None
    assert (again.verdict.kind, getattr(again.verdict, "why", "")) == (told.kind, told.reason)
    assert str(again.verdict).count("Ana García") >= str(verdict).count("name='Ana García'") // 2


async def test_nothing_is_kept_twice_that_no_list_shows(profile: Profile) -> None:
    guest = replace(
        ANA,
        token="tok-secret",
        buyer=Person("b", "Her Aunt", "aunt@example.org"),
        attendee=Person("a", "Ana García", "ana@example.org"),
        answers=(Answer("Food", "vegan"),),
    )
    row = replace(admission("a-1", "T-1"), reason="her aunt said so")
    await keep(profile, scan(1, Refer(Reason.VANISHED, (guest,), replace(PRESENCE, admission=row))))
    body = await profile._db.read(lambda c: c.execute("SELECT body FROM scans").fetchone()[0])
    assert b"Ana Garc" in body
    assert not [
        secret for secret in (b"tok-", b"Aunt", b"aunt said", b"example.org", b"vegan") if secret in body
    ]


@pytest.mark.parametrize(
    "told",
    [
        [{}, "guessed", None, False, 1, 0],
        [{}, [], None, False, 1, 0],
        [{}, "local", "soon", False, 1, 0],
        [{}, "local", None, False, "many", []],
        [{}, "local"],
        None,
    ],
)
async def test_a_scan_that_cannot_be_read_whole_hides_no_other(profile: Profile, told: object) -> None:
    body = b"\x91" * 100_000 if told is None else packed(told)
    await keep(profile, scan(1, Unknown()))
    await profile._db.write(
        lambda c: c.execute(
            f"INSERT INTO scans ({SCAN_COLUMNS}) SELECT 's-2', at + 1, kind, reason, ticket_id, event_id,"
            " account, code, how, door, on_duty, admission_id, ? FROM scans",
            (body,),
        )
    )
    bad, good = (await profile.scans.page(ScanSearch(), ScanPlace(), 50, "host")).scans
    assert isinstance(bad, KeptScan)
    assert isinstance(good, KeptScan)
    assert (bad.id, bad.kind, bad.verdict) == ("s-2", VerdictKind.UNKNOWN, None)
    assert good.verdict == Unknown()


async def test_a_scan_of_a_kind_that_is_not_known_hides_no_other(profile: Profile) -> None:
    await keep(profile, scan(1, Unknown()), scan(3, Unknown()))
    await profile._db.write(
        lambda c: c.execute(
            f"INSERT INTO scans ({SCAN_COLUMNS}) SELECT 's-2', at + 1, 'told_by_a_newer', reason, ticket_id,"
            " event_id, account, code, how, door, on_duty, admission_id, body FROM scans WHERE id = 's-1'"
        )
    )
    assert await found(profile) == ["s-3", "s-1"]
    page = await profile.scans.page(ScanSearch(), ScanPlace(), 2, "host")
    assert (len(page.scans), page.is_last) == (2, False)
    assert {one.id for one in await profile.scans.kept({"s-1", "s-2", "s-3"})} == {"s-1", "s-3"}


async def test_scans_are_only_added_and_only_forgotten(profile: Profile) -> None:
    await keep(profile, scan(1, Unknown(), code="code-1"))
    for statement in (
        "DELETE FROM scans",
        "UPDATE scans SET kind = 'admit'",
        "UPDATE scans SET code = 'another'",
    ):
        with pytest.raises(Exception, match="append-only"):
            await profile._db.write(lambda c, s=statement: c.execute(s))  # type: ignore[misc]


async def test_who_was_let_in_and_who_was_not_stand_in_one_list(profile: Profile) -> None:
    await complete_list(profile, [ANA, ticket("T-2", "Łukasz Nowak")])
    await keep(profile, scan(-5, AlreadyIn(ANA, Reason.INSIDE, EVIDENCE)), scan(5, Unknown()))
    await admit(profile, "a-1", "T-1")
    assert await found(profile) == ["s-5", "a-1", "s--5"]
    assert await found(profile, let_in=True) == ["a-1"]
    assert await found(profile, let_in=False) == ["s-5", "s--5"]


async def test_a_scan_is_found_by_name_time_door_and_who_was_on_duty(profile: Profile) -> None:
    await complete_list(profile, [ANA, ticket("T-2", "Łukasz Nowak")])
    lukasz = NotValid(ticket("T-2", "Łukasz Nowak"), Reason.STATE_REFUSED)
    late = {"at": NOW + 3600, "door": "Südeingang", "on_duty": "Óscar"}
    await keep(profile, scan(1, AlreadyIn(ANA, Reason.INSIDE, EVIDENCE)), scan(2, lukasz, **late))
    await admit(profile, "a-1", "T-1")
    assert await found(profile, "garc") == ["s-1", "a-1"]
    assert await found(profile, "lukasz sud osc") == ["s-2"]
    assert await found(profile, "mira door") == ["s-1"]
    assert await found(profile, "ana nowak") == []
    minute = int(NOW) // 60 % 1440
    at = f"{minute // 60}:{minute % 60:02}"
    assert set(await found(profile, at)) == {"s-1", "a-1"}
    assert await found(profile, f"{at} mira") == ["s-1"]


async def test_a_time_is_as_the_clock_showed_it_when_the_scan_was_made(profile: Profile) -> None:
    winter = NOW - NOW % 86_400 + 17 * 3600
    refused = NotValid(ANA, Reason.STATE_REFUSED)
    await keep(profile, scan(1, refused, at=winter), scan(2, refused, at=winter + 86_400))
    changes = ((winter - 9e6, 3600), (winter + 3600, 7200))
    assert await found(profile, "18:00", utc_offsets=changes) == ["s-1"]
    assert await found(profile, "19:00", utc_offsets=changes) == ["s-2"]
    assert await found(profile, "18:00 19:00", utc_offsets=changes) == []


async def test_pages_follow_one_another_without_a_gap_and_without_a_double(profile: Profile) -> None:
    for number in range(20):
        await keep(profile, scan(2 * number, Unknown()))
        came = admission(f"a-{number}", f"T-{number}", at=NOW + 2 * number + 1)
        await profile.at_door(lambda transaction, row=came: transaction.add(row))  # type: ignore[misc]
    place, seen, pages = ScanPlace(), [], 0
    while True:
        page = await profile.scans.page(ScanSearch(), place, 7, "host")
        seen += [one.id if isinstance(one, KeptScan) else one.row.id for one in page.scans]
        place, pages = page.ends, pages + 1
        if pages == 2:
            await keep(profile, scan(99, Unknown()))  # while somebody reads on
        if page.is_last:
            break
    assert len(seen) == len(set(seen)) == 40
    assert seen[:4] == ["a-19", "s-38", "a-18", "s-36"]


async def test_a_list_says_what_became_of_an_admission_since(profile: Profile) -> None:
    await admit(profile, "a-1", "T-1")

    async def standing() -> Standing:
        (one,) = (await profile.scans.page(ScanSearch(), ScanPlace(), 9, "host")).scans
        assert isinstance(one, RecentScan)
        guest = await profile.guests.get("T-1")
        assert guest is None or guest.status == one.status
        return one.status.standing

    assert await standing() is Standing.UNSENT
    await profile.outbox.change("a-1", lambda entry: replace(entry, state=EntryState.CONFIRMED))
    assert await standing() is Standing.CONFIRMED
    await complete_list(profile, [ANA])
    stopped = Incident("i-1", IncidentKind.STOP_LISTED, NOW, "T-1", "a-1")
    await profile.incidents.add(stopped)
    assert await standing() is Standing.STOPPED
    await profile.incidents.settle("i-1", "found", NOW)
    assert await standing() is Standing.LOOKED_AT
    await profile.incidents.add(replace(stopped, id="i-2", kind=IncidentKind.TOGGLE))
    assert await standing() is Standing.LOOKED_AT
    await profile.at_door(lambda t: t.add(ending("u-1", RowKind.UNDO, "T-1", "a-1")))
    assert (await profile.scans.page(ScanSearch(), ScanPlace(), 9, "host")).scans[0].status.taken_back  # type: ignore[union-attr]


async def test_after_a_purge_a_scan_still_says_what_it_was(profile: Profile) -> None:
    await keep(profile, scan(1, NotValid(ANA, Reason.STATE_REFUSED), code="tok-1"))
    await profile.retention.purge()
    (left,) = await profile.scans.kept({"s-1"})
    assert (left.kind, left.reason, left.ticket_id) == (VerdictKind.NOT_VALID, Reason.STATE_REFUSED, "T-1")
    assert (left.code, left.verdict) == ("", None)


async def test_only_the_guests_of_events_that_are_over_are_forgotten(profile: Profile) -> None:
    await complete_list(profile, [ANA])
    await keep(
        profile,
        scan(1, NotValid(ANA, Reason.STATE_REFUSED), event_id="tonight", code="tok-1"),
        scan(2, Unknown(), code="old", at=NOW - 100),
        scan(3, Unknown(), code="new", at=NOW + 100),
    )
    await profile.retention.purge_events(frozenset({"tonight"}), NOW)
    left = {one.id: one.code for one in await profile.scans.kept({"s-1", "s-2", "s-3"})}
    assert left == {"s-1": "", "s-2": "", "s-3": "new"}


def test_a_damaged_database_gets_its_scans_back(tmp_path: Path) -> None:
    profile = Profile.open(tmp_path, None, writable=True)
    asyncio.run(
        keep(profile, scan(1, Unknown(), code="code-1"), scan(2, AlreadyIn(ANA, Reason.INSIDE, None)))
    )
    profile.close()
    file = tmp_path / "kiosk.db"
    page = bytearray(file.read_bytes())
    page[4096 * 2 : 4096 * 3] = b"\x5a" * 4096
    file.write_bytes(page)
    again = Profile.open(tmp_path, None, writable=True)
    try:
        kept = asyncio.run(again.scans.kept({"s-1", "s-2"}))
        assert {(one.id, one.code, one.kind) for one in kept} == {
            ("s-1", "code-1", VerdictKind.UNKNOWN),
            ("s-2", "", VerdictKind.ALREADY_IN),
        }
    finally:
        again.close()


def test_scans_without_a_journal_are_found_on_pages(tmp_path: Path) -> None:
    profile = Profile.open(tmp_path, None, writable=True)
    asyncio.run(keep(profile, *(scan(n, Unknown(), code=f"code-{n}") for n in range(30))))
    profile.close()
    (tmp_path / "kiosk.journal").unlink()
    file = tmp_path / "kiosk.db"
    content = bytearray(file.read_bytes())
    content[4096 : 4096 * 2] = b"\x5a" * 4096
    file.write_bytes(content)
    again = Profile.open(tmp_path, None, writable=True)
    try:
        assert len(asyncio.run(again.scans.kept({f"s-{n}" for n in range(30)}))) == 30
    finally:
        again.close()


def test_an_older_profile_is_brought_up_to_date_and_keeps_what_it_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        older.setattr(schema, "MIGRATIONS", MIGRATIONS[:BEFORE_SCANS])
        connection = connect(tmp_path / "kiosk.db", open_key(tmp_path, None), writable=True)
        schema.migrate(connection)
        assert schema_version(connection) == BEFORE_SCANS
        with pytest.raises(sqlite.OperationalError):
            connection.execute("SELECT * FROM scans")
        connection.close()
    profile = Profile.open(tmp_path, None, writable=True)
    try:
        asyncio.run(admit(profile, "a-1", "T-1"))
        asyncio.run(keep(profile, scan(1, Unknown())))
        assert asyncio.run(found(profile)) == ["s-1", "a-1"]
    finally:
        profile.close()
