"""A purge: nothing that names a guest is left in the decrypted database or its files; the ledger stays."""

import asyncio
import os
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.core.merge import Incoming
from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import LedgerRow, RowKind
from kiosk.core.retention import DAY_S, GuestsHeld
from kiosk.core.tickets import Answer, Event, Ticket
from kiosk.core.verdict import NotValid, Reason, Unknown, VerdictKind
from kiosk.engine.errors import StoreError
from kiosk.engine.ports import Transaction
from kiosk.engine.records import Incident, OffListed, Quarantined
from kiosk.engine.scans_told import KeptScan
from kiosk.store import mirror, retention
from kiosk.store.connection import connect
from kiosk.store.keys import open_key
from kiosk.store.pages import PageReader, whole_pages
from kiosk.store.profile import Profile
from kiosk.store.retention import Purged
from kiosk.store.vocabulary import Vocabulary
from tests.unit.store.store_samples import NOW, admission, admit, check_in, complete_list, page, ticket

SECRETS = (
    "quillfeather",
    "oduya",
    "quill@example.org",
    "sesquipedalian",
    "smörgås",
    "zaphod",
    "bystander",
    "vegan please",
    "walk-in wendy",
    "lost-code-77",
)


async def fill(profile: Profile) -> None:
    """A day's work, with names wherever names can come."""
    guest = replace(
        ticket("T-1", "Quillfeather Oduya", email="quill@example.org", token="tok-sesquipedalian"),
        answers=(Answer("Food", "vegan please"),),
    )
    others = [ticket("T-2", "Smörgås Zaphod"), ticket("T-3", "Bystander Berg"), ticket("T-4", "Will May")]
    await complete_list(profile, [guest, *others])
    bad = replace(page([]), quarantined=(Quarantined("T-9", "name is Quillfeather"),))
    await profile.lists.store_pages("host", [bad], request=2, pass_no=2, scope="all")
    await admit(profile, "a-1", "T-1")
    await profile.at_door(_write)
    await profile.outbox.change(
        "a-1",
        lambda e: replace(
            e, state=EntryState.NEEDS_ATTENTION, last_error="422: ticket of Quillfeather Oduya is void"
        ),
    )
    await profile.incidents.add(
        Incident(
            "i-1",
            IncidentKind.CONFLICT,
            NOW,
            "T-1",
            "a-1",
            {"what": "Oduya, or was it smörgås zaphod?", "also": ["quill@example.org"], "attempts": 3},
            NOW,
            "Quillfeather came (with Bystander Berg) and will pay",
        )
    )
    await profile.policies.put(DoorPolicy(events=("tonight",)))


def _write(transaction: Transaction) -> None:
    reason = "tok-sesquipedalian did not scan; Quillfeather's pass was shown, he will pay"
    transaction.add(replace(admission("a-2", "T-2"), reason="plain reason of no one"))
    transaction.put(check_in("a-2", "T-2"))
    transaction.add(replace(admission("o-1", "T-1"), kind=RowKind.OVERRIDE, reason=reason, supervisor="Mira"))
    off = LedgerRow("f-1", RowKind.OFF_LIST, "", NOW, "Door A", "camera", reason="says walk-in Wendy")
    transaction.list_off(OffListed(off, "lost-code-77", "Walk-in Wendy"))
    turned = ticket("T-3", "Bystander Berg", state="cancelled", token="tok-sesquipedalian")
    refused = KeptScan("s-1", NOW, VerdictKind.NOT_VALID, ticket_id="T-3", code="tok-sesquipedalian")
    transaction.keep_scan(replace(refused, verdict=NotValid(turned, Reason.STATE_REFUSED)))
    unknown = KeptScan("s-2", NOW, VerdictKind.UNKNOWN, code="a-code-of-zaphod", verdict=Unknown())
    transaction.keep_scan(unknown)


def dumped(folder: Path) -> str:
    """Everything the decrypted database holds, folded: rows, and the raw bytes of every page."""
    connection = connect(folder / "kiosk.db", open_key(folder, None), writable=False)
    try:
        names = [n for (n,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [
            str(cell if not isinstance(cell, bytes) else cell.decode("utf-8", "replace"))
            for name in names
            for row in connection.execute(f'SELECT * FROM "{name}"')
            for cell in row
        ]
    finally:
        connection.close()
    salt = (folder / "kiosk.db").read_bytes()[:16]
    pages = whole_pages(folder / "kiosk.db", PageReader(open_key(folder, None), salt))
    return "\n".join([*rows, *(page_.decode("utf-8", "replace") for page_ in pages.values())]).casefold()


def test_the_dump_finds_what_is_there(profile: Profile) -> None:
    asyncio.run(fill(profile))
    profile.close()
    found = dumped(profile.folder)
    assert [secret for secret in SECRETS if secret not in found] == []


async def test_after_a_purge_the_decrypted_database_names_nobody(profile: Profile) -> None:
    await fill(profile)
    before = await _ledger(profile)
    purged = await profile.retention.purge()
    after = await _ledger(profile)
    profile.close()
    found = dumped(profile.folder)
    assert [secret for secret in SECRETS if secret in found] == []
    assert (purged.tickets, purged.off_list, purged.texts) == (4, 1, 4)
    assert [row[:-1] for row in after] == [row[:-1] for row in before]
    assert [row[-1] for row in after] == [
        "",
        "plain reason of no one",
        "… did not scan; … pass was shown, he will pay",
        "says …",
    ]


async def _ledger(profile: Profile) -> list[Any]:
    query = "SELECT id, kind, ticket_id, at, door, ended_by, supervisor, reason FROM ledger ORDER BY number"
    return await profile._db.read(lambda c: c.execute(query).fetchall())


async def test_what_stays_works(profile: Profile) -> None:
    await fill(profile)
    await profile.retention.purge()
    assert await profile.lists.covering(frozenset(), "host") == [], (
        "no list is held, so nobody is told to be unknown"
    )
    assert await profile.guests.search("quillfeather", 5, frozenset()) == []
    entry, waiting = await profile.outbox.entry("a-1"), await profile.outbox.entry("a-2")
    assert entry is not None
    assert waiting is not None
    assert (entry.state, entry.last_error) == (EntryState.NEEDS_ATTENTION, "422: ticket of … is void")
    assert waiting.state is EntryState.WAITING
    (incident,) = await profile.incidents.recorded(every=True)
    assert incident.detail == {"what": "… or was it …", "also": ["…"], "attempts": 3}
    assert incident.settled_why == "… came (with … and will pay"
    assert await profile.policies.get() == DoorPolicy(events=("tonight",))
    with pytest.raises(StoreError, match="append-only"):
        await profile._db.write(lambda c: c.execute("UPDATE ledger SET reason = 'x'"))
    await complete_list(profile, [ticket("T-1", "Quillfeather Oduya")], pass_no=5)
    assert [g.ticket.id for g in await profile.guests.search("quillfeather", 5, frozenset())] == ["T-1"]
    assert (await profile.guests.search("quilfeather", 5, frozenset()))[0].presence.entries == 2
    assert await profile.faults() == []
    assert await profile.retention.purge() == Purged(1, 0, 0)


def test_the_file_shrinks_and_what_was_set_aside_goes(profile: Profile) -> None:
    async def load() -> None:
        await complete_list(profile, [ticket(f"T-{n}", f"Guest {n}") for n in range(3000)])

    asyncio.run(load())
    folder = profile.folder
    aside = ("kiosk.damaged-1.db", "kiosk.damaged-1.db-wal")
    unfinished = ("kiosk.recovering.db", "kiosk.recovered.db", "kiosk.recovered.db-wal", "kiosk.lost")
    for name in (*aside, *unfinished, "settings.new", ".x.kiosk.new"):
        (folder / name).write_bytes(b"x")
    (folder / "settings.json").write_text("{}")
    purged = asyncio.run(profile.retention.purge())
    assert purged.files == 8
    assert (folder / "kiosk.db").stat().st_size < 240_000
    assert (folder / "kiosk.db-wal").stat().st_size < 5 * 4096, "it holds that the purge is finished"
    left = {path.name for path in folder.iterdir()}
    assert left <= {
        "kiosk.db",
        "kiosk.db-wal",
        "kiosk.db-shm",
        "kiosk.lock",
        "kiosk.opening.lock",
        "kiosk.journal",
        "kiosk.salt",
        "kiosk.sound",
        "key.json",
        "key.kept.json",
        "settings.json",
    }
    assert "settings.json" in left


async def test_the_first_name_of_somebody_off_the_list_goes_from_texts_about_them_alone(
    profile: Profile,
) -> None:
    await complete_list(profile, [ticket("T-1", "Quillfeather Oduya"), ticket("T-2", "Mark Twine")])
    await profile.at_door(_write_off_list)
    texts = {"what": "Wendy again, without Mark", "who": ["Wendy"]}
    await profile.incidents.add(
        Incident("i-1", IncidentKind.CONFLICT, NOW, "", "f-1", texts, NOW, "Wendy left")
    )
    await profile.retention.purge()
    (incident,) = await profile.incidents.recorded(every=True)
    assert incident.detail == {"what": "… again, without Mark", "who": ["…"]}
    assert incident.settled_why == "… left"
    assert [row[-1] for row in await _ledger(profile)] == [
        "… forgot … pass, Mark vouches",
        "… was let in by mistake",
        "Wendy from the bar has no mark on the hand",
    ]


def _write_off_list(transaction: Transaction) -> None:
    reason = "Wendy forgot Walker's pass, Mark vouches"
    off = LedgerRow("f-1", RowKind.OFF_LIST, "", NOW, "Door A", "camera", reason=reason)
    transaction.list_off(OffListed(off, "lost-code-77", "Wendy Walker"))
    undone = replace(admission("u-1", ""), kind=RowKind.UNDO, concerns="f-1")
    transaction.add(replace(undone, reason="Wendy was let in by mistake"))
    transaction.add(replace(admission("a-2", "T-9"), reason="Wendy from the bar has no mark on the hand"))


LONG_AGO = Event("long ago", None, NOW - 41 * 86_400, NOW - 40 * 86_400)
BEFORE = NOW - 30 * 86_400


async def fill_two(profile: Profile) -> None:
    """Guests of an event that was over long ago, and of tonight's."""
    old = replace(
        ticket("T-1", "Quillfeather Oduya", email="quill@example.org", token="tok-sesquipedalian"),
        event=LONG_AGO,
        answers=(Answer("Food", "vegan please"),),
    )
    await complete_list(
        profile,
        [old, ticket("T-2", "Smörgås Zaphod", event=LONG_AGO), ticket("T-3", "Bystander Berg")],
    )
    await profile.at_door(_write_two)


def _write_two(transaction: Transaction) -> None:
    transaction.add(replace(admission("a-1", "T-1", event=LONG_AGO.id), reason="Quillfeather limps"))
    transaction.put(replace(check_in("a-1", "T-1"), event_id=LONG_AGO.id))
    transaction.add(replace(admission("a-3", "T-3"), reason="Bystander stands by"))
    for row_id, at, name in (("f-1", BEFORE - 1, "Walk-in Wendy"), ("f-2", NOW, "Ottoline Newcome")):
        reason = f"says {name.split()[0]}"
        off = LedgerRow(row_id, RowKind.OFF_LIST, "", at, "Door A", "camera", reason=reason)
        transaction.list_off(OffListed(off, f"lost-code-7{row_id[-1]}", name))


async def test_of_two_events_only_the_guests_of_the_one_that_is_long_over_go(profile: Profile) -> None:
    old = profile.folder / "kiosk.damaged-1.db"
    new = profile.folder / "kiosk.damaged-2.db"
    await fill_two(profile)
    for path, at in ((old, BEFORE - 1), (new, NOW)):
        path.write_bytes(b"x")
        os.utime(path, (at, at))
    assert await profile.retention.purge_events(frozenset({LONG_AGO.id}), BEFORE) == 2
    assert [g.ticket.id for g in await profile.guests.search("bystander", 5, frozenset())] == ["T-3"]
    assert await profile.guests.search("quilfeather", 5, frozenset()) == []
    assert await profile.lists.covering(frozenset({"tonight"}), "host"), (
        "the list of what is left is as complete"
    )
    entry = await profile.outbox.entry("a-1")
    assert entry is not None
    assert entry.state is EntryState.WAITING, "what is unsent can be sent"
    assert [row[-1] for row in await _ledger(profile)] == [
        "… limps",
        "Bystander stands by",
        "says …",
        "says Ottoline",
    ]
    assert not old.exists()
    assert new.exists()
    profile.close()
    found = dumped(profile.folder)
    gone = ("quillfeather", "oduya", "quill@", "sesquipedalian", "smörgås", "zaphod", "vegan", "wendy")
    assert [secret for secret in gone if secret in found] == []
    assert [name for name in ("bystander", "ottoline newcome") if name not in found] == []


async def test_guests_who_went_by_themselves_are_not_brought_back_by_the_next_pass(profile: Profile) -> None:
    await fill_two(profile)
    await profile.retention.purge_events(frozenset({LONG_AGO.id}), BEFORE)
    again = [ticket("T-1", "Quillfeather Oduya", event=LONG_AGO), ticket("T-3", "Bystander Berg")]
    await complete_list(profile, again, pass_no=2)
    assert await profile.guests.count() == 1
    put_off = replace(LONG_AGO, end=NOW + 86_400)
    await complete_list(profile, [ticket("T-1", "Quillfeather Oduya", event=put_off)], pass_no=3)
    assert await profile.guests.count() == 2, "an event that was put off is to come"


def test_guests_of_a_page_under_way_are_not_brought_back_by_it(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are forgotten between the moment when the page came and the one when it is written."""
    asyncio.run(fill_two(profile))
    prepare, prepared, forgotten = mirror.prepare, threading.Event(), threading.Event()

    def slowly(tickets: Iterable[Ticket]) -> list[tuple[Incoming, bytes]]:
        rows = prepare(tickets)
        prepared.set()
        assert forgotten.wait(100)
        return rows

    async def work() -> None:
        again = page([ticket("T-1", "Quillfeather Oduya", event=LONG_AGO), ticket("T-5", "Will May")])
        taken = asyncio.create_task(
            profile.lists.store_pages("host", [again], request=5, pass_no=2, scope="all")
        )
        assert await asyncio.to_thread(prepared.wait, 100)
        await profile.retention.purge_events(frozenset({LONG_AGO.id}), BEFORE)
        forgotten.set()
        await taken
        assert await profile.guests.search("quillfeather", 5, frozenset()) == []
        assert [guest.ticket.id for guest in await profile.guests.search("will", 5, frozenset())] == ["T-5"]

    monkeypatch.setattr(mirror, "prepare", slowly)
    asyncio.run(work())


async def test_who_is_held_of_which_event_is_known(profile: Profile) -> None:
    await fill_two(profile)
    assert sorted(await profile.retention.guests_held(), key=lambda one: one.event_id) == [
        GuestsHeld("", 2, end=BEFORE - 1),
        GuestsHeld("long ago", 2, LONG_AGO.start, LONG_AGO.end, NOW + 1, NOW),
        GuestsHeld("tonight", 1, NOW - 3600, NOW + 3600, NOW + 1, NOW),
    ]


async def test_scans_of_which_no_ticket_tells_are_forgotten_in_their_time_too(profile: Profile) -> None:
    for number, code in enumerate(("held-up", "typed")):
        scan = KeptScan(f"s-{number}", NOW + number, VerdictKind.UNKNOWN, code=code, verdict=Unknown())
        await profile.at_door(lambda transaction, scan=scan: transaction.keep_scan(scan))  # type: ignore[misc]
    (held,) = await profile.retention.guests_held()
    assert held == GuestsHeld("", 0, end=NOW + DAY_S)
    assert held.end is not None
    await profile.retention.purge_events(frozenset({held.event_id}), held.end)
    assert [one.code for one in await profile.scans.kept({"s-0", "s-1"})] == ["", ""]
    assert await profile.retention.guests_held() == []


async def test_a_pin_that_changes_or_fails_is_nobody_coming_in(profile: Profile) -> None:
    await complete_list(profile, [ticket("T-1", event=None)])
    for number, kind in enumerate((RowKind.PIN_CHANGED, RowKind.PIN_LOCKOUT)):
        row = LedgerRow(f"pin-{number}", kind, "", NOW + 5, "Door A", "keyboard")
        await profile.at_door(lambda transaction, row=row: transaction.add(row))  # type: ignore[misc]
    assert await profile.retention.guests_held() == [GuestsHeld("", 1, fetched=NOW + 1, newest_row=None)]


async def test_a_purge_that_is_cut_off_is_done_again_by_the_next(
    profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(profile)
    with monkeypatch.context() as patched:
        patched.setattr(retention, "rewrite", _fail)
        with pytest.raises(StoreError, match="power"):
            await profile.retention.purge()
    assert await profile.guests.count() == 0
    await profile.retention.purge()
    profile.close()
    found = dumped(profile.folder)
    assert [secret for secret in SECRETS if secret in found] == []


def _fail(_: Any) -> None:
    raise StoreError("power")


async def test_a_door_that_stays_open_forgets_the_words_too(profile: Profile) -> None:
    await fill(profile)
    assert await profile.guests.search("quilfeather", 5, frozenset())
    assert "quillfeather" in _kept(profile.lists._vocabulary)
    await profile.retention.purge()
    assert await profile.guests.search("quilfeather", 5, frozenset()) == []
    assert _kept(profile.lists._vocabulary) == set()


def _kept(vocabulary: Vocabulary) -> set[str]:
    return {word for words in vocabulary._words.values() for kind in words.values() for word in kind}
