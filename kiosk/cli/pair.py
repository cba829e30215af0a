"""`kiosk pair`: this door and its office, which hands it access tokens; or the hub that doors share by."""

import asyncio
import secrets
from pathlib import Path
from typing import Annotated

import typer

from kiosk.bootstrap import Environment, SystemClock
from kiosk.bootstrap.hub_joining import join_hub, leave_hub
from kiosk.bootstrap.office_folder import office_folder
from kiosk.bootstrap.pairing import PairedDoor, forget_office, is_same_service, pair_door
from kiosk.cli.environment import load_environment, variables
from kiosk.cli.exit_status import CommandError, Exit, with_command_line
from kiosk.cli.pin_entry import typed_line, typed_lines
from kiosk.cli.printing import AS_JSON, echo, result
from kiosk.cli.setup import tell_policy_set
from kiosk.core.hub_link import HubLink, hub_link_of, may_become_hub_link
from kiosk.core.pairing import (
    PairingLink,
    clean_code,
    clean_fingerprint,
    is_newer_link,
    link_of,
    may_become_link,
)

CAMERA_S = 60.0
"""For so long a person may look for the camera."""


NO_LINK = "this is no pairing link: copy it whole, from the office's page or from `kiosk hub pair`"
NEWER = "this pairing link was made for a newer Kiosk: update this program"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("pair", epilog=AS_JSON)(pair)


def pair(
    link: Annotated[
        str | None,
        typer.Argument(metavar="LINK", help="What the QR code holds; from stdin if left out."),
    ] = None,
    address: Annotated[
        str, typer.Option("--address", metavar="A", help="The office's address; the code comes on stdin.")
    ] = "",
    fingerprint: Annotated[
        str, typer.Option("--fingerprint", metavar="F", help="Its certificate's fingerprint, 64 hex digits.")
    ] = "",
    camera: Annotated[
        bool, typer.Option("--camera", help="Wait for the QR code at this door's camera, for a minute.")
    ] = False,
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="FILE", help="A picture of the QR code.")
    ] = None,
    forget: Annotated[bool, typer.Option("--forget", help="Be paired with no office any more.")] = False,
    forget_hub: Annotated[bool, typer.Option("--forget-hub", help="Share with no hub any more.")] = False,
) -> None:
    """Pair this door with an office, which hands it access tokens from then on; or with a hub, by its link.

    The service's address, and what the host set for this door, are set as `kiosk settings set` and `kiosk
    policy set` would. An access token that is given directly (KIOSK_TOKEN) goes before the office's.
    """
    if forget_hub:
        if forget or link or address or fingerprint or camera or picture:
            raise typer.BadParameter("--forget-hub stands alone")
        was_joined = asyncio.run(leave_hub(load_environment()))
        result({"forgotten": was_joined}, "the hub is forgotten" if was_joined else "there was no hub")
        return
    if forget:
        if link or address or fingerprint or camera or picture:
            raise typer.BadParameter("--forget stands alone")
        before = load_environment()
        was_paired = asyncio.run(forget_office(before))
        result({"forgotten": was_paired}, "the office is forgotten" if was_paired else "there was no office")
        _tell_what_stays(before)
        return
    if not (camera or picture):
        found = _link(link, address, fingerprint)
        asyncio.run(_join(found) if isinstance(found, HubLink) else _pair(found))
    elif link or address or fingerprint or (camera and picture):
        raise typer.BadParameter("give a LINK, --address and --fingerprint, --camera, or --picture")
    else:
        asyncio.run(_pair(_shown_link(picture)))


def _shown_link(picture: Path | None) -> PairingLink:
    """The link in a picture, or at the camera where there is none."""
    from kiosk.bootstrap.shown_link import link_at_camera, link_in_picture  # they load OpenCV

    if picture is not None:
        from kiosk.scanning.errors import PictureError

        try:
            found = link_in_picture(picture)
        except PictureError as error:
            raise CommandError(str(error)) from error
        if found is None:
            raise CommandError("this picture shows no pairing code: take it again, closer and straight on")
        return found
    settings = load_environment().settings
    at_camera = link_at_camera(
        settings.camera, CAMERA_S, lambda: echo("kiosk: hold the office's QR code up to the camera")
    )
    if not isinstance(at_camera, PairingLink):
        raise CommandError(f"{at_camera}: give the link itself, or a picture of the code with --picture")
    return at_camera


def _link(link: str | None, address: str, fingerprint: str) -> PairingLink | HubLink:
    if not (address or fingerprint):
        given = link if link is not None else typed_lines("Pairing link: ", _goes_on)
        if (hub := hub_link_of(given)) is not None:
            return hub
        if (found := link_of(given)) is None:
            raise CommandError(NEWER if is_newer_link(given) else NO_LINK, Exit.USAGE)
        return found
    if link is not None or not (address and fingerprint):
        raise typer.BadParameter("give a LINK, or both --address and --fingerprint")
    if not clean_fingerprint(fingerprint):
        raise typer.BadParameter("--fingerprint takes 64 hex digits, as the office shows them")
    if not (code := clean_code(typed_line("Pairing code: "))):
        raise CommandError("this is no pairing code: it has ten letters and digits", Exit.USAGE)
    whole = PairingLink(address.strip().rstrip("/"), clean_fingerprint(fingerprint), code)
    if (found := link_of(whole.text)) is None:
        raise typer.BadParameter("--address takes https://, a host and a port, as the office shows it")
    return found


def _goes_on(text: str) -> bool:
    if link_of(text) is not None or hub_link_of(text) is not None:
        return False
    return may_become_link(text) or may_become_hub_link(text)


async def _join(link: HubLink) -> None:
    environment = load_environment()
    joined = await join_hub(environment, link)
    where = " and ".join(server.removeprefix("nats://") for server in joined.servers)
    value = {"door": joined.door, "servers": list(joined.servers)}
    result(value, f"{joined.door} shares what it admits by the hub at {where}")
    if environment.hub:
        echo("kiosk: KIOSK_HUB_URL is set, and goes before the hub that this door has joined")


async def _pair(link: PairingLink) -> None:
    environment = load_environment()
    paired = await pair_door(environment, link, SystemClock(), lambda: secrets.token_hex(16))
    if environment.token:
        echo("kiosk: KIOSK_TOKEN is set, and goes before the office's tokens")
    elif not is_same_service(load_environment().settings.base_url, paired.answer.base_url):
        echo("kiosk: KIOSK_BASE_URL names another service, which does not get the office's tokens: unset it")
    _print(paired)
    _tell_what_stays(environment)
    if paired.policy is not None:
        tell_policy_set(paired.policy)
    if paired.token_trouble:
        echo(f"kiosk: this machine's own token counts no more, but {paired.token_trouble}")
    if paired.policy_trouble:
        why = with_command_line(paired.policy_trouble)
        text = f"this door is paired, but the office's policy cannot be used: {why}"
        raise CommandError(text)


def _tell_what_stays(before: Environment) -> None:
    """An office that ran beside this door is started no more, and keeps what it was set up with."""
    if before.settings.office_port:
        echo(
            "kiosk: the office of this machine is not started with the door any more; the client secret and"
            f" the host's sign-in stay in {office_folder(variables()).path}: remove that folder where nobody"
            " needs them"
        )


def _print(paired: PairedDoor) -> None:
    answer, settings = paired.answer, paired.settings
    value = {
        "door_id": answer.pairing.door_id,
        "door": paired.door,
        "office": answer.pairing.office,
        "base_url": settings.base_url,
        "events": list(settings.events),
        "direction": paired.direction.value,
    }
    result(value, f"{paired.door} is paired with {answer.pairing.address}")
