"""What a screen, the command line and a turnstile ask of one door."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct

from kiosk.core.codes import Tiers, candidates, pairing_code_in, text_of
from kiosk.core.guest_notes import LONGEST_NOTE, GuestNote
from kiosk.core.link import LinkState
from kiosk.core.message import Message
from kiosk.core.policy import Direction, DoorPolicy
from kiosk.core.presence import InputMethod
from kiosk.core.presentations import InView
from kiosk.core.tickets import Instant
from kiosk.core.typed_text import one_line
from kiosk.engine.asides import AsidesHere
from kiosk.engine.counter import Counter
from kiosk.engine.discounts import Discounts
from kiosk.engine.door import DoorEngine
from kiosk.engine.door_queries import DoorQueries, read_or_report
from kiosk.engine.errors import PairedOfficeError, ServiceError, StoreError, text_for_a_scan
from kiosk.engine.events import (
    DoorChanged,
    DutyChanged,
    Emit,
    EngineEvent,
    Events,
    GuestListChanged,
    ScanFailed,
    SyncFailed,
    VerdictGiven,
)
from kiosk.engine.guest_list import GuestList
from kiosk.engine.handed_over import HandOverOutcome, NotHandedOver, TakeOverHere, WriteHandover, file_name
from kiosk.engine.hub_here import HubHere
from kiosk.engine.link_readiness import link_checks, token_needed_s, told_once
from kiosk.engine.link_watch import LinkWatch
from kiosk.engine.look_up import look_up
from kiosk.engine.manual_resolution import ManualResolution
from kiosk.engine.not_ready import SetUpFacts
from kiosk.engine.office import DoorStatus, OfficeWatch
from kiosk.engine.office_readiness import beside_of, examine_office, office_checks
from kiosk.engine.pins import unusable
from kiosk.engine.ports import Clock, Service
from kiosk.engine.probe import ProbeHere
from kiosk.engine.readiness import Check, folder_checks, profile_checks
from kiosk.engine.readiness_facts import FolderFacts, NotOpened, ProfileFacts, examine_link, examine_store
from kiosk.engine.retention import Retention
from kiosk.engine.session import Session
from kiosk.engine.sign_in_here import OfficeSignIn, OwnOffice, PairingHere, SignInHere
from kiosk.engine.store_ports import Store
from kiosk.engine.supervised import (
    Barred,
    GroupAdmitted,
    NotRecorded,
    OffListOutcome,
    OverrideOutcome,
    UnlockOutcome,
    Vouched,
)
from kiosk.engine.supervision import Supervision
from kiosk.engine.this_door import ThisDoor
from kiosk.engine.undo import NotUndone, Undone
from kiosk.engine.uploader import Uploader
from kiosk.engine.venue import Venue

RESTART_AFTER_S = 1.0
PAIRING_CODE = Message("This is a pairing code, and no ticket: it pairs a door with the office.")

log = logging.getLogger(__name__)


class NotATicket(Struct, frozen=True):
    """No ticket held has what was typed for its id or token: it is a search."""


class NotJudged(Struct, frozen=True):
    """The disk failed, as ScanFailed says too: nobody knows whether it is a ticket's."""


class PairingCodeTyped(Struct, frozen=True):
    """It is an office's pairing code, as PairingCodeRead says too: nothing was judged or recorded."""


TypedOutcome = VerdictGiven | NotATicket | NotJudged | PairingCodeTyped
UndoOutcome = Undone | NotUndone | NotRecorded
UndoAgainOutcome = Undone | NotUndone | Barred


class DoorController:
    """One door, its guest list, its outbox, and what runs behind it.

    Nothing here blocks, and nothing raises for the world's faults: what a disk or a service does comes as an
    event. `queries` reads for screens; `resolution` is what people decide about outbox and incidents;
    `this_door` sets the door's name, direction, ticket types and PINs; `counter` counts people without
    tickets; `probe` tries a staff ticket at the service; `sign_in_here` takes another access token, and
    `hub_here` joins and leaves hubs, where staff may do that. `office_sign_in`: the host's sign-in at the
    office that runs beside this door, where one does; `own_office`: sets that one up anew.
    `pairing_here` pairs it with another office, and `take_over_here` takes over another machine's work, where
    it can be opened anew after that.
    `kiosk.bootstrap.assemble` makes one.
    """

    def __init__(
        self,
        *,
        store: Store,
        service: Service,
        session: Session,
        clock: Clock,
        events: Events,
        guest_list: GuestList,
        watch: LinkWatch,
        uploader: Uploader,
        door: DoorEngine,
        supervision: Supervision,
        retention: Retention,
        inspect_folder: Callable[[], FolderFacts],
        write_handover: WriteHandover,
        this_door: ThisDoor,
        counter: Counter,
        venue: Venue,
        delta_every_s: float,
        full_every_s: float,
        office: OfficeWatch | None = None,
        sign_in_here: SignInHere | None = None,
        hub_here: HubHere | None = None,
    ) -> None:
        """`inspect_folder` looks at the profile's folder, and blocks."""
        self.store, self.service, self.session, self.clock = store, service, session, clock
        self.watch, self.guest_list, self.uploader = watch, guest_list, uploader
        self.door, self.retention, self.office = door, retention, office
        self.queries = DoorQueries(store=store, session=session, clock=clock, emit=events, untold=door.untold)
        self.resolution = ManualResolution(
            store=store, session=session, clock=clock, emit=events, uploader=uploader
        )
        self.asides = AsidesHere(store, session, clock, events)
        self.discounts = Discounts(store, service, session)
        self.this_door = this_door
        self.counter = counter
        self.venue = venue
        self.probe = ProbeHere(store, session, service, clock)
        self.sign_in_here, self.hub_here = sign_in_here, hub_here
        self.office_sign_in: OfficeSignIn | None = None
        self.own_office: OwnOffice | None = None
        self.pairing_here: PairingHere | None = None
        self.take_over_here: TakeOverHere | None = None
        self.rehearsal = session.setup.rehearsal
        self._events = events
        self._supervision = supervision
        self._inspect_folder = inspect_folder
        self._write_handover = write_handover
        self._delta_every_s = delta_every_s
        self._full_every_s = full_every_s
        self._list = GuestListChanged(0, complete=False, as_of=None)
        self._tasks: list[asyncio.Task[None]] = []
        events.listen(self._note)

    async def start(self) -> None:
        """Take up where the last run ended, and keep list and outbox going from now on."""
        await self.store.outbox.recover()
        await self._look_at_list()
        self._events(self._list)
        run_list = self.guest_list.run
        self._keep(
            "guest list", lambda: run_list(delta_every_s=self._delta_every_s, full_every_s=self._full_every_s)
        )
        self._keep("uploader", self.uploader.run)
        self._keep("retention", self.retention.run)
        self._keep("venue", self.venue.run)
        if self.hub_here is not None:
            self._keep("hub", self.hub_here.run)
        if self.office is not None:
            office = self.office
            self._keep("office", lambda: office.run(self.status))

    async def stop(self) -> None:
        """End what runs behind the door; what is in flight gets a moment, the rest is safe on disk."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        await self.guest_list.stop()
        await self.uploader.stop()
        await self.door.settle()

    def _keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        self._tasks.append(asyncio.create_task(self.forever(name, work), name=name))

    async def forever(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work` for ever: a fault of ours in it is logged, and the door goes on."""
        while True:
            try:
                await work()
            except Exception:
                log.exception("the %s stopped and is started again", name)
            await asyncio.sleep(RESTART_AFTER_S)

    def listen(self, emit: Emit) -> None:
        """Call `emit` with every event from now on, on the loop's thread."""
        self._events.listen(emit)

    def unlisten(self, emit: Emit) -> None:
        """Call `emit` no more; one that never listened is fine."""
        self._events.unlisten(emit)

    def _note(self, event: EngineEvent) -> None:
        match event:
            case GuestListChanged():
                self._list = event

    async def scan(
        self, code: bytes | str, how: InputMethod, view: InView | None = None
    ) -> VerdictGiven | None:
        """Judge a code and admit its ticket if it may go in; None where the disk failed (ScanFailed says so).

        From the camera, a code that is still held in view gives None as well; `view` tells when it was read,
        where that was not just now, and beside what. Views are told in the order in which they began.
        """
        return await self.door.present(code, how, view)

    def offer_codes(self, taker: Callable[[str], bool] | None) -> None:
        """Offer each code that a device reads to `taker`, before it is judged; it says whether it takes it.

        None: to nobody any more.
        """
        self.door.offer_codes(taker)

    def scan_failed(self) -> None:
        """Tell everybody that a scan came to nothing by a fault of ours."""
        self._events(ScanFailed("", ""))

    async def typed(self, line: str) -> TypedOutcome:
        """A typed line: a scan if it is exactly a ticket's id or token, or a code let in without a ticket."""
        if self.door.is_for_pairing(line):
            return PairingCodeTyped()
        tiers = candidates(line)
        try:
            exact = bool(tiers) and (await self._is_a_ticket(tiers) or await self._was_let_in(text_of(line)))
        except StoreError as error:
            self._events(ScanFailed("", text_for_a_scan(error)))
            return NotJudged()
        if not exact:
            return NotATicket()
        return await self.door.scan(line, InputMethod.KEYBOARD) or NotJudged()

    async def _is_a_ticket(self, tiers: Tiers) -> bool:
        found = await self.store.guests.match(tiers, (await self.session.whose()).account)
        return bool(found.tickets or found.elsewhere)

    async def _was_let_in(self, code: str) -> bool:
        """Whether somebody whom this account let in off the list showed this very code."""
        account = (await self.session.whose()).account
        listed = await self.store.ledger.off_list_pending()
        return any(one.code == code and one.row.account in ("", account) for one in listed)

    async def admit(self, ticket_id: str, how: InputMethod = InputMethod.SEARCH) -> VerdictGiven | None:
        """Present a ticket picked by a person."""
        return await self.door.admit(ticket_id, how)

    async def let_out(self, ticket_id: str, how: InputMethod = InputMethod.SEARCH) -> VerdictGiven | None:
        """Record that a person picked by their ticket leaves, at an entry door too."""
        return await self.door.let_out(ticket_id, how)

    async def admit_group(
        self, ticket_ids: Sequence[str], how: InputMethod = InputMethod.SEARCH
    ) -> GroupAdmitted:
        """Present the ticked tickets of an order, each with its own verdict, as if each were presented."""
        ticked = list(dict.fromkeys(ticket_ids))
        given = await self.door.admit_each(ticked, how)
        failed = (ticket_id for ticket_id, one in zip(ticked, given, strict=True) if one is None)
        return GroupAdmitted(tuple(one for one in given if one is not None), tuple(failed))

    async def shown(self, admission_id: str) -> None:
        """The verdict of this admission reached a person."""
        self.door.shown(admission_id)

    async def override(
        self, code: bytes | str, pin: str, why: str, how: InputMethod = InputMethod.KEYBOARD
    ) -> OverrideOutcome:
        """Let a ticket's holder in on a supervisor's word; `code` is a code or the ticket's id.

        Once it is on the screen, tell `shown` the row's id.
        """
        if pairing_code_in(code):
            return NotRecorded(PAIRING_CODE)
        try:
            return await self._supervision.override(code, pin, why, how)
        except StoreError as error:
            return NotRecorded(error.text)

    async def admit_off_list(
        self, code: bytes | str, pin: str, why: str, name: str = "", how: InputMethod = InputMethod.KEYBOARD
    ) -> OffListOutcome:
        """Let somebody in who is on no list, on a supervisor's word; `code` may be empty."""
        if pairing_code_in(code):  # good for signing in: no row keeps it
            return NotRecorded(PAIRING_CODE)
        try:
            return await self._supervision.admit_off_list(code, pin, why, how, name)
        except StoreError as error:
            return NotRecorded(error.text)

    async def undo(self, admission_id: str, how: InputMethod = InputMethod.KEYBOARD) -> UndoOutcome:
        """Undo: take an admission back, a supervisor's too; on the screen, or for a command.

        Where an admission of the ticket was taken back before, that is refused: see `undo_again`.
        """
        return await self._undo(admission_id, how)

    async def undo_again(
        self, admission_id: str, pin: str, why: str, how: InputMethod = InputMethod.KEYBOARD
    ) -> UndoAgainOutcome:
        """Take an admission back on a supervisor's word, the second of its ticket too.

        `how`: whether it is said on the screen or for a command.
        """
        try:
            found = await self._supervision.vouch(pin, why, how)
        except StoreError as error:
            return NotRecorded(error.text)
        return await self._undo(admission_id, how, found) if isinstance(found, Vouched) else found

    async def _undo(self, admission_id: str, how: InputMethod, word: Vouched | None = None) -> UndoOutcome:
        supervisor, reason = (word.supervisor, word.reason) if word else ("", "")
        try:
            outcome = await self.door.undo(admission_id, supervisor, reason, how)
        except StoreError as error:
            return NotRecorded(error.text)
        self.uploader.emit_count()
        return outcome

    async def unlock(self, pin: str) -> UnlockOutcome:
        """Whose PIN it is, under the lock-out that overrides are under."""
        try:
            return await self._supervision.unlock(pin)
        except StoreError as error:
            return NotRecorded(error.text)

    async def choose_events(self, event_ids: frozenset[str]) -> None:
        """Make these the door's events, after a restart too; `ALL_EVENTS` for every one on the list.

        Where the disk fails the door stays for what it was for; SyncFailed says so.
        """
        if not await read_or_report(self._events, self._choose(event_ids), otherwise=False):
            return
        await read_or_report(self._events, self._look_at_list(), None)
        self.uploader.signed_in()
        self.guest_list.wake()
        self._events(DoorChanged(self.events))
        self._events(self._list)

    async def _choose(self, event_ids: frozenset[str]) -> bool:
        await self.session.choose(event_ids)
        return True

    @property
    def events(self) -> frozenset[str]:
        """The door's events, none meaning all."""
        return self.session.events

    @property
    def every_event(self) -> bool:
        """Whether the door is for every event on purpose, and not because nobody chose."""
        return self.session.every_event

    @property
    def on_duty(self) -> str:
        """Who is on duty; empty while nobody said."""
        return self.session.setup.on_duty

    async def change_on_duty(self, name: str) -> None:
        """From now on, after a restart too, this name is on every ledger row; DutyChanged says so."""
        await read_or_report(self._events, self.session.change_on_duty(name), None)
        self._events(DutyChanged(self.on_duty))

    async def note_guest(self, ticket_id: str, text: str, *, alerts: bool) -> bool:
        """Keep a note on a guest, or none where the text is empty; False where the disk failed.

        `alerts`: it is told at the door when they are let in.
        """
        text = one_line(text)[:LONGEST_NOTE]
        note = GuestNote(text, alerts and bool(text), self.on_duty, self.clock.now())
        return await read_or_report(self._events, self._note_guest(ticket_id, note), otherwise=False)

    async def _note_guest(self, ticket_id: str, note: GuestNote) -> bool:
        await self.store.guest_notes.put(ticket_id, note)
        return True

    @property
    def policy(self) -> DoorPolicy:
        """What this door goes by now."""
        return self.session.policy

    @property
    def supervisors(self) -> tuple[str, ...]:
        """Who may override here."""
        return tuple(one.name for one in self.session.policy.supervisors)

    @property
    def pins_unusable(self) -> bool:
        """Whether there are supervisors, and what is kept of each one's PIN is damaged."""
        return bool(self.supervisors) and unusable(self.session.policy.supervisors) == self.supervisors

    @property
    def policy_lost(self) -> bool:
        """Whether the door's policy was lost: everybody is referred, and nobody's PIN opens anything."""
        return self.session.policy_lost

    @property
    def capacity(self) -> int | None:
        """How many may be inside; None where the policy does not say."""
        return self.session.policy.capacity

    @property
    def door_name(self) -> str:
        """What the door is called, as it stands in every record."""
        return self.session.setup.door

    @property
    def direction(self) -> Direction:
        """Which way people pass."""
        return self.session.setup.direction

    @property
    def link(self) -> LinkState:
        """The link's health."""
        return self.watch.state

    @property
    def office_trouble(self) -> PairedOfficeError | None:
        """Why the office hands out no token, as long as that lasts; None where it does, or there is none."""
        return self.office.trouble if self.office is not None else None

    @property
    def list_as_of(self) -> Instant | None:
        """How fresh the guest list is."""
        return self._list.as_of

    @property
    def list_complete(self) -> bool:
        """Whether a complete list is held for the door's events."""
        return self._list.complete

    def set_up_facts(self, held: Collection[str]) -> SetUpFacts:
        """What this door has of what it needs; `held`: the ids of the events that tickets tell of."""
        session, guest_list = self.session, self.guest_list
        return SetUpFacts(
            has_address=bool(session.setup.address),
            is_signed_in=session.is_signed_in,
            policy_lost=session.policy_lost,
            chosen=session.events,
            is_decided=bool(session.wanted),
            held=held,
            unknown=guest_list.unknown_events,
            is_empty=guest_list.is_empty,
            list_complete=self.list_complete,
        )

    async def _look_at_list(self) -> None:
        account = (await self.session.whose()).account
        covering = await self.store.lists.covering(self.session.events, account)
        as_of = min((state.as_of for state in covering if state.as_of is not None), default=None)
        self._list = GuestListChanged(await self.store.guests.count(account), bool(covering), as_of)

    async def send_now(self) -> None:
        """Send what is unsent now, without waiting for the next try; SyncFailed says where the disk fails."""
        await read_or_report(self._events, self.uploader.send_now(), None)

    async def refresh(self) -> None:
        """Send what is unsent, and fetch the whole guest list, now."""
        await self.send_now()
        try:
            await self.guest_list.sync(full=True)
        except (ServiceError, StoreError) as error:
            self._events(SyncFailed(error.text))

    async def readiness(self) -> list[Check]:
        """Whether the profile, the list, the outbox and the link are ready, as `kiosk doctor` says it."""
        folder, profile, link = await asyncio.gather(
            look_up(self._inspect_folder, "folder"), self._examined(), examine_link(self.service, self.clock)
        )
        beside = partial(beside_of, self.office_sign_in) if self.office_sign_in else None
        office = await examine_office(self.office.tokens, self.clock, beside) if self.office else None
        now = self.clock.now()
        checks = (
            *folder_checks(folder),
            *told_once(profile_checks(profile, now), link),
            *office_checks(office),
        )
        renewed, needed_s = office is not None and office.renews, token_needed_s(profile, now)
        links = link_checks(link, paired=office is not None, renewed=renewed, needed_s=needed_s)
        return [*checks, *links]

    async def _examined(self) -> ProfileFacts:
        session, store = self.session, self.store
        try:
            wanted, account = session.wanted, (await session.whose()).account
            faults, days, policy = await store.faults(), self.retention.days, session.policy
            way, now = self.direction, self.clock.now()
            return await examine_store(store, wanted, faults, days, account, policy, way, now)
        except StoreError as error:
            return NotOpened(error.text)

    async def status(self) -> DoorStatus:
        """How this door is, for the office's page. Raises StoreError."""
        unsent = (await self.store.outbox.count()).unsent
        return DoorStatus(unsent, self.list_complete, self.door_name)

    async def hand_over(self, folder: Path, passphrase: str) -> HandOverOutcome:
        """Write all that another machine needs to go on into one encrypted file in this folder.

        What is unsent stays here too, and may still be sent from here.
        """
        file = folder / file_name(self.door_name, self.clock.now())
        try:
            return await self._write_handover(file, passphrase)
        except StoreError as error:
            log.warning("the door was not handed over: %s", error)
            return NotHandedOver(error.text)
