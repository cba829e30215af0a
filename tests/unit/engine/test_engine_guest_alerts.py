"""A guest whom staff marked comes in with the note: at the door, by override too."""

from kiosk.core.guest_notes import GuestNote
from kiosk.core.presence import InputMethod
from kiosk.core.verdict import Admit, Sound, VerdictKind
from kiosk.engine.supervised import Overridden
from kiosk.store.profile import Profile
from tests.unit.engine.scripted import FakeClock, ScriptedService, hold_list, open_door
from tests.unit.engine.supervisors import PIN, POLICY, TICKETS
from tests.unit.store.store_samples import ticket

NOTE = "Call the host"


async def test_a_marked_guest_is_an_admit_with_the_note_and_others_are_not(profile: Profile) -> None:
    await hold_list(profile, [*TICKETS, ticket("other")])
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        await door.controller.change_on_duty("Mira")
        assert await door.controller.note_guest("good", f"  {NOTE} ", alerts=True)
        assert await door.controller.note_guest("other", "Brings a dog", alerts=False)
        note = await door.controller.queries.guest_note("good")
        assert note == GuestNote(NOTE, alerts=True, on_duty="Mira", at=door.controller.clock.now())
        marked = await door.controller.scan("good", InputMethod.CAMERA)
        plain = await door.controller.scan("other", InputMethod.CAMERA)
        assert marked is not None
        assert isinstance(marked.verdict, Admit)
        assert (marked.verdict.notices, marked.verdict.sound) == ((NOTE,), Sound.ATTENTION)
        assert marked.admission_id
        assert plain is not None
        assert isinstance(plain.verdict, Admit)
        assert plain.verdict.notices == ()
        again = await door.controller.admit("good")
        assert again is not None
        assert again.verdict.kind is VerdictKind.ALREADY_IN


async def test_an_override_tells_the_note_too_and_an_empty_one_takes_it_away(profile: Profile) -> None:
    await hold_list(profile, [*TICKETS, ticket("unpaid-one", state="unpaid")])
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        await door.controller.note_guest("unpaid-one", NOTE, alerts=True)
        outcome = await door.controller.override("unpaid-one", PIN, "paid in cash")
        assert isinstance(outcome, Overridden)
        assert outcome.notices == (NOTE,)
        await door.controller.note_guest("unpaid-one", " ", alerts=True)
        assert await door.controller.queries.guest_note("unpaid-one") is None


async def test_a_note_is_one_line_of_what_a_screen_can_show(profile: Profile) -> None:
    await hold_list(profile, TICKETS)
    async with open_door(profile, ScriptedService(), FakeClock(), policy=POLICY, offline=True) as door:
        assert await door.controller.note_guest("good", "Call\r\nthe \u202e\x00host \ud83d", alerts=True)
        note = await door.controller.queries.guest_note("good")
        assert isinstance(note, GuestNote)
        assert note.text == NOTE
        assert await door.controller.note_guest("good", "\u200b\ud800", alerts=True)
        assert await door.controller.queries.guest_note("good") is None
