"""`kiosk doctor`: whether this door is ready."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from typing import Annotated

import typer
from msgspec.structs import asdict, replace

from kiosk.api.auth import BadTokenError
from kiosk.api.base_url import BaseUrlError
from kiosk.bootstrap import (
    Environment,
    SystemClock,
    kept_tokens,
    open_profile,
    open_service_with,
    session_of,
)
from kiosk.bootstrap.hub_joining import examine_hub
from kiosk.bootstrap.service import NoService, runs_beside
from kiosk.cli.environment import load_environment
from kiosk.cli.exit_status import CommandError, Exit, with_command_line
from kiosk.cli.pin_entry import confirmed
from kiosk.cli.printing import AS_JSON, one_line, result
from kiosk.cli.verdict_output import reason
from kiosk.core.policy import DoorPolicy
from kiosk.core.serial_lines import SerialChoice, SerialStatus, find
from kiosk.core.tickets import Ticket
from kiosk.core.verdict import Admit, Reason, Refer, Unknown
from kiosk.engine.camera_readiness import CameraFacts, camera_checks
from kiosk.engine.errors import PolicyLostError, StoreError
from kiosk.engine.hub_readiness import hub_checks
from kiosk.engine.link_readiness import link_checks, token_needed_s
from kiosk.engine.office_readiness import Beside, OfficeFacts, examine_office, office_checks
from kiosk.engine.probe import judge_for_probe, probe_checks
from kiosk.engine.probe import probe as probe_with
from kiosk.engine.readiness import Check, folder_checks, profile_checks
from kiosk.engine.readiness_facts import (
    LinkFacts,
    NoProfile,
    NotOpened,
    NotReached,
    Opened,
    ProfileFacts,
    examine_link,
    examine_store,
    not_asked,
)
from kiosk.engine.serial_readiness import serial_checks
from kiosk.settings import Settings, SettingsError
from kiosk.settings_file import damage_of
from kiosk.store.inspection import inspect_folder
from kiosk.store.journal import JOURNAL_FILE
from kiosk.store.profile import DATABASE_FILE, Profile
from kiosk.store.schema import OlderSchemaError

BESIDE = Beside("it runs while the door is open on the screen", "open the door: `kiosk` starts both")
CAMERA_TIMEOUT_S = 8.0


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("doctor", epilog=AS_JSON)(doctor)


def doctor(
    probe: Annotated[
        str,
        typer.Option(
            "--probe",
            metavar="CODE",
            help="Also check this staff ticket in at the service, twice: whether that is permitted, how long"
            " it takes, what a repeat answers, and what the code holds.",
        ),
    ] = "",
    consent: Annotated[
        bool, typer.Option("--yes", help="With --probe: the ticket may be checked in, for real.")
    ] = False,
) -> None:
    """Say whether this door is ready, and what to do where it is not.

    Changes nothing without --probe, and works offline, without a profile, and beside an open door.
    """
    if consent and not probe:
        raise typer.BadParameter("--yes goes with --probe")
    try:
        environment = load_environment()
    except SettingsError as error:
        _print(Check("settings", ok=False, detail=str(error), mend="mend that file, or move it away"))
        raise CommandError("not ready: the settings cannot be used") from error
    found = asyncio.run(_ticket_to_probe(environment, probe)) if probe else None
    if isinstance(found, Ticket) and not (consent or confirmed(_question(found))):
        raise CommandError("nothing was probed: say --yes where this ticket may be checked in", Exit.USAGE)
    wrong = 0
    for check in (*_settings(environment), *_checks(environment), *_probe(environment, probe, found)):
        wrong += not check.ok
        _print(check)
    if wrong:
        raise CommandError(f"not ready: {wrong} things to mend")


def _settings(environment: Environment) -> Iterator[Check]:
    if damage := damage_of(environment.home):
        detail = f"{damage}; they are used as they were last saved"
        mend = "look at `kiosk settings list`; any `kiosk settings set` writes the file anew"
        yield Check("settings", ok=False, detail=detail, mend=mend)


def _print(told: Check) -> None:
    check = replace(told, detail=with_command_line(told.detail), mend=with_command_line(told.mend))
    words = [
        f"{'ok  ' if check.ok else 'MEND'} {check.check}",
        check.detail,
        check.mend and f"→ {check.mend}",
    ]
    result(asdict(check), one_line(words))


def _checks(environment: Environment) -> Iterator[Check]:
    yield from folder_checks(
        inspect_folder(environment.home, environment.home / DATABASE_FILE, environment.passphrase)
    )
    profile, now = asyncio.run(_profile(environment)), SystemClock().now()
    yield from profile_checks(profile, now)
    office, link = asyncio.run(_reached(environment))
    yield from office_checks(office)
    renewed, needed_s = office is not None and office.renews, token_needed_s(profile, now)
    yield from link_checks(link, paired=office is not None, renewed=renewed, needed_s=needed_s)
    elsewhere = profile.elsewhere if isinstance(profile, Opened) else 0
    yield from hub_checks(asyncio.run(examine_hub(environment)), elsewhere)
    yield from camera_checks(_camera(environment.settings))
    yield from _serial_scanner(environment.settings.serial)


async def _profile(environment: Environment) -> ProfileFacts:
    if not await asyncio.to_thread((environment.home / DATABASE_FILE).exists):
        was_there = await asyncio.to_thread((environment.home / JOURNAL_FILE).exists)
        return NotOpened("its database is missing") if was_there else NoProfile()
    try:
        with closing(await open_profile(environment, writable=False)) as profile:
            session = await session_of(environment, profile, await _policy(profile))
            account, days = (await session.whose()).account, environment.settings.retention_days
            faults, way = await profile.faults(), session.setup.direction
            now = SystemClock().now()
            return await examine_store(
                profile, session.wanted, faults, days, account, session.policy, way, now
            )
    except OlderSchemaError as error:
        return NotOpened(error.text, "open the door, or run `kiosk sync`: either brings it up to date")
    except StoreError as error:
        return NotOpened(error.text)


async def _policy(profile: Profile) -> DoorPolicy:
    """The door's policy; where it was lost, which is a finding of its own, one that says nothing."""
    try:
        return await profile.policies.get()
    except PolicyLostError:
        return DoorPolicy()


async def _reached(environment: Environment) -> tuple[OfficeFacts | None, LinkFacts]:
    """What office and service say; None for the office where the door goes by a given token, or by none."""
    clock = SystemClock()
    tokens = await kept_tokens(environment, clock)
    office = None
    if tokens is not None:
        is_beside = runs_beside(tokens.pairing, environment.settings.office_port)
        office = await examine_office(tokens, clock, (lambda: BESIDE) if is_beside else None)
    if not environment.settings.base_url.strip():
        return office, NotReached("no address of the service is set", "`kiosk settings set base_url ADDRESS`")
    try:
        async with open_service_with(environment, tokens, clock) as service:
            if office is not None and office.trouble and not isinstance(service, NoService):
                return office, not_asked(office.trouble)  # else it is waited for once more
            return office, await examine_link(service, clock)
    except BaseUrlError as error:
        return office, NotReached(str(error), "`kiosk settings set base_url ADDRESS`")
    except BadTokenError as error:
        return office, NotReached(str(error), "set KIOSK_TOKEN to an access token")


def _question(ticket: Ticket) -> str:
    person = ticket.attendee or ticket.buyer
    words = [person.name if person else "", ticket.type_name, ticket.state]
    if ticket.event is not None:
        words.append(ticket.event.title)
    return f"This ticket is checked in at the service, for real: {one_line(words)}. Go on?"


def _probe(environment: Environment, code: str, found: Ticket | Check | None) -> Iterator[Check]:
    """What two check-ins of a staff ticket tell; nothing where no code is given."""
    if isinstance(found, Check):
        yield found
    elif found is not None:
        try:
            yield from asyncio.run(_probed(environment, code, found))
        except (BaseUrlError, BadTokenError) as error:
            yield Check("probe", ok=False, detail=str(error), mend="mend that first, then probe again")


async def _ticket_to_probe(environment: Environment, code: str) -> Ticket | Check:
    """The ticket that the code names, where this door would let it in now; else why it would not."""
    try:
        with closing(await open_profile(environment, writable=False)) as profile:
            session = await session_of(environment, profile, await _policy(profile))
            verdict, was_used = await judge_for_probe(profile, session, code, SystemClock().now())
    except StoreError as error:
        return Check("probe", ok=False, detail=error.text, mend="mend that first, then probe again")
    why, mend = reason(verdict) or "", "take a staff ticket that this door would let in, and that nobody used"
    match verdict:
        case Refer(why=Reason.POLICY_LOST):
            mend = "set the door's rules again (`kiosk policy set`), then probe"
        case Unknown():
            why, mend = (
                "the code is on no list of this door",
                "run `kiosk sync`, and take a ticket of its list",
            )
        case Refer(why=Reason.LIST_NOT_LOADED):
            mend = "run `kiosk sync`, and take a ticket of its list"
        case _ if was_used:
            why = "somebody came in or went out on this ticket at this door"
        case Admit(ticket):
            return ticket
    return Check("probe", ok=False, detail=why, mend=mend)


async def _probed(environment: Environment, code: str, ticket: Ticket) -> list[Check]:
    """Raises BaseUrlError or BadTokenError."""
    clock = SystemClock()
    async with open_service_with(environment, await kept_tokens(environment, clock), clock) as service:
        return list(probe_checks(await probe_with(service, ticket, code, clock)))


def _camera(settings: Settings) -> CameraFacts:
    from kiosk.scanning.camera.check import examine_camera  # loads OpenCV, which takes a moment

    return examine_camera(settings.camera, CAMERA_TIMEOUT_S)


def _serial_scanner(choice: SerialChoice) -> Iterator[Check]:
    """A line where one is wanted. It is not opened: an open door may be listening to it."""
    if not choice.port:
        return
    from kiosk.ui.scanner.serial_scanner import serial_ports  # only where one is wanted

    port = find(choice.port, serial_ports())
    yield from serial_checks(SerialStatus.READY if port else SerialStatus.ABSENT, port.name if port else "")
