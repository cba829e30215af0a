"""A note on a guest: kept with who was on duty, handed over, recovered, and gone with the guests."""

from pathlib import Path

import pytest

from kiosk.core.guest_notes import LONGEST_NOTE, GuestNote
from kiosk.store.profile import DATABASE_FILE, Profile
from tests.unit.store.handover_samples import NewProfile, export, take
from tests.unit.store.store_samples import NOW, TOMORROW, complete_list, ticket

NOTE = GuestNote("Wheelchair: open the side gate", alerts=True, on_duty="Mira", at=NOW)
GONE = GuestNote("", at=NOW + 1)


async def test_a_note_survives_a_restart_and_a_sync_and_can_be_taken_away(tmp_path: Path) -> None:
    profile = Profile.open(tmp_path, None, writable=True)
    await complete_list(profile, [ticket("T-1")])
    await profile.guest_notes.put("T-1", NOTE)
    profile.close()
    profile = Profile.open(tmp_path, None, writable=True)
    try:
        await complete_list(profile, [ticket("T-1", "Another Name")], pass_no=2)
        assert await profile.guest_notes.get("T-1") == NOTE
        assert await profile.guest_notes.get("T-2") is None
        await profile.guest_notes.put("T-1", GONE)
        assert await profile.guest_notes.get("T-1") is None
    finally:
        profile.close()


async def test_a_note_goes_with_the_guests(profile: Profile) -> None:
    await complete_list(profile, [ticket("T-1"), ticket("T-2", event=TOMORROW)])
    for ticket_id in ("T-1", "T-2", "T-gone"):
        await profile.guest_notes.put(ticket_id, NOTE)
    await profile.retention.purge_events(frozenset({"tonight"}), NOW)
    assert await profile.guest_notes.get("T-1") is None
    assert await profile.guest_notes.get("T-gone") is None
    assert await profile.guest_notes.get("T-2") == NOTE
    await profile.retention.purge()
    assert await profile.guest_notes.get("T-2") is None
    left = await profile._db.read(
        lambda c: c.execute("SELECT count(*) FROM notes WHERE value LIKE '%Wheelchair%'").fetchone()
    )
    assert left == (0,)


@pytest.mark.parametrize("value", ["", "[]", '{"text":1}', '{"text":"' + "x" * (LONGEST_NOTE + 1) + '"}'])
async def test_what_is_no_note_is_none(profile: Profile, value: str) -> None:
    await profile.notes.put("guest:T-1", value)
    assert await profile.guest_notes.get("T-1") is None


async def test_a_note_is_handed_over_and_the_newer_one_stays(new: NewProfile, tmp_path: Path) -> None:
    a, b = new("a"), new("b")
    await a.guest_notes.put("T-1", GuestNote("old", at=1.0))
    await a.guest_notes.put("T-2", GuestNote("new", alerts=True, at=9.0))
    await b.guest_notes.put("T-1", GuestNote("newer", at=5.0))
    await b.guest_notes.put("T-2", GuestNote("older", at=5.0))
    await export(a, tmp_path / "file")
    for _ in range(2):
        await take(b, tmp_path / "file")
    assert await b.guest_notes.get("T-1") == GuestNote("newer", at=5.0)
    assert await b.guest_notes.get("T-2") == GuestNote("new", alerts=True, at=9.0)


async def test_a_note_that_was_taken_away_does_not_come_back_with_an_older_handover(
    new: NewProfile, tmp_path: Path
) -> None:
    a, b = new("a"), new("b")
    await a.guest_notes.put("T-1", NOTE)
    await a.guest_notes.put("T-2", GuestNote("", at=NOW + 5))
    await export(a, tmp_path / "file")
    await b.guest_notes.put("T-1", NOTE)
    await b.guest_notes.put("T-1", GONE)
    await b.guest_notes.put("T-2", NOTE)
    for _ in range(2):
        await take(b, tmp_path / "file")
    assert await b.guest_notes.get("T-1") is None
    assert await b.guest_notes.get("T-2") is None, "it was taken away on the other machine later"


async def test_a_note_that_was_taken_away_after_the_clock_was_set_back_stays_away(
    new: NewProfile, tmp_path: Path
) -> None:
    a, b = new("a"), new("b")
    await a.guest_notes.put("T-1", NOTE)
    await export(a, tmp_path / "before")
    await take(b, tmp_path / "before")
    await a.guest_notes.put("T-1", GuestNote("", at=NOW - 7200))
    await take(a, tmp_path / "before")
    assert await a.guest_notes.get("T-1") is None
    await export(a, tmp_path / "after")
    await take(b, tmp_path / "after")
    assert await b.guest_notes.get("T-1") is None, "nor does it stay on the other machine"


async def test_a_note_is_still_there_after_the_file_was_damaged(tmp_path: Path) -> None:
    profile = Profile.open(tmp_path, None, writable=True)
    await profile.guest_notes.put("T-1", NOTE)
    await profile.guest_notes.put("T-2", NOTE)
    await profile.guest_notes.put("T-2", GONE)
    profile.close()
    (tmp_path / DATABASE_FILE).write_bytes(bytes(200_000))
    profile = Profile.open(tmp_path, None, writable=True)
    try:
        assert await profile.guest_notes.get("T-1") == NOTE
        assert await profile.guest_notes.get("T-2") is None
    finally:
        profile.close()
