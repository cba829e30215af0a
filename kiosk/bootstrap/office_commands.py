"""What is asked of an office on this machine: of the one that runs, over TLS, or of its files."""

import asyncio
import http.client
import json
import ssl
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from kiosk.api.office import NO_CHECK_TIME
from kiosk.bootstrap.office_folder import (
    ADDRESS_FILE,
    NOT_SET_UP,
    InUseError,
    OfficeFolder,
    check_set_up,
    command_key,
    open_folder_key,
    owned,
)
from kiosk.engine.errors import StoreError
from kiosk.engine.plain_files import read_plain
from kiosk.office.certificate import CERTIFICATE_FILE, MOST_CERTIFICATE_BYTES
from kiosk.office.commands import NO_SUCH_DOOR, NOT_BEGUN, SignInState, shown_door
from kiosk.office.errors import NoSuchDoorError, OfficeError
from kiosk.office.state import BAD_SECRET, Kept, OfficeState, StateFile, is_printed

T = TypeVar("T")
_WITHIN_S = 15.0
_MOST_BYTES = 1024 * 1024
NOT_RUNNING = "no office runs here: start it with `kiosk office`, and pair then"


class CommandRefusedError(StoreError):
    """The office that runs says no; `word` says what to, for programs."""

    def __init__(self, text: str, word: str) -> None:
        super().__init__(text)
        self.word = word


class NotBegunError(OfficeError):
    """What was pasted belongs to no sign-in that the office waits for."""


def pair(folder: OfficeFolder, name: str, direction: str, events: tuple[str, ...]) -> dict[str, Any]:
    """Open a pairing code at the office that runs: its `link`, `code` and `expires_in_s`."""
    check_set_up(folder)
    try:
        with owned(folder):
            raise OfficeError(NOT_RUNNING)
    except InUseError:
        asked = {"name": name, "direction": direction, "events": list(events)}
        answer: dict[str, Any] = _asked(folder, "POST", "/command/pair", asked)
        return answer


def begin_sign_in(folder: OfficeFolder) -> str:
    """Begin a sign-in at the office that runs: where the host's browser goes for it."""
    return str(_asked(folder, "POST", "/command/sign-in", {})["address"])


class SignedIn(Struct, frozen=True):
    """How the office that runs is signed in.

    `why`, `error`: its words, and OAuth's word, for what a sign-in or the last renewal failed by.
    """

    state: SignInState
    why: str
    error: str


def sign_in_state(folder: OfficeFolder, wait_s: float = 0.0) -> SignedIn:
    """How the office that runs is signed in, once that is decided; or after so many seconds."""
    return _signed_in(_asked(folder, "GET", f"/command/sign-in?wait={wait_s:g}", None))


def _signed_in(answer: dict[str, Any]) -> SignedIn:
    return SignedIn(SignInState(answer["state"]), str(answer["why"]), str(answer["error"]))


def paste(folder: OfficeFolder, address: str) -> None:
    """Finish a sign-in at the office that runs with the address that the browser ended on.

    Whether it signs the office in is told by `sign_in_state`. Raises NotBegunError where it is of none.
    """
    try:
        _asked(folder, "POST", "/command/pasted", {"address": address})
    except CommandRefusedError as error:
        if error.word == NOT_BEGUN:
            raise NotBegunError(error.text) from error
        if error.word != "not_signed_in":
            raise


def give_secret(folder: OfficeFolder, client_secret: str) -> SignedIn:
    """Let the office that runs ask the service with this client secret, and once at once."""
    return _signed_in(_asked(folder, "POST", "/command/secret", {"client_secret": client_secret}))


def keep_secret(folder: OfficeFolder, client_secret: str) -> SignedIn | None:
    """Let the office, whether it runs or not, have this client secret; all else stays. Raises StoreError.

    How the office is signed in by that; None where it does not run.
    """

    def keep(file: StateFile) -> SignedIn | None:
        if not is_printed(client_secret):
            raise OfficeError(BAD_SECRET)
        state = _loaded(file)
        file.save(replace(state, application=replace(state.application, client_secret=client_secret)))
        return None

    return _on_files(folder, keep, lambda: give_secret(folder, client_secret))


def doors(folder: OfficeFolder) -> list[dict[str, Any]]:
    """The paired doors."""

    def read(file: StateFile) -> list[dict[str, Any]]:
        state = _loaded(file)
        kept = Kept(state, file.save)
        return [shown_door(door, kept) for door in state.doors]

    return _on_files(folder, read, lambda: _asked(folder, "GET", "/command/doors", None))


def unpair(folder: OfficeFolder, door_id: str) -> dict[str, Any]:
    """Forget a door, and say which it was. Raises NoSuchDoorError."""

    def forget(file: StateFile) -> dict[str, Any]:
        state = _loaded(file)
        kept = Kept(state, file.save)
        gone = next((door for door in state.doors if door.door_id == door_id), None)
        if gone is None:
            raise NoSuchDoorError(NO_SUCH_DOOR)
        rest = tuple(door for door in state.doors if door is not gone)
        asyncio.run(kept.change(lambda state: replace(state, doors=rest)))
        return shown_door(gone, kept)

    return _on_files(folder, forget, lambda: _asked(folder, "POST", "/command/unpair", {"door_id": door_id}))


def _on_files(folder: OfficeFolder, work: Callable[[StateFile], T], ask: Callable[[], T]) -> T:
    """Work on the files where no office runs, else ask the one that does."""
    check_set_up(folder)
    try:
        with owned(folder):
            return work(StateFile(folder.path, open_folder_key(folder)))
    except InUseError:
        return ask()


def _loaded(file: StateFile) -> OfficeState:
    state = file.load()
    if state is None:
        raise OfficeError(NOT_SET_UP)
    return state


def _asked(folder: OfficeFolder, method: str, path: str, value: object) -> Any:  # noqa: ANN401 - JSON
    """What the office that runs answers. It shows the certificate of its folder, or nothing is sent.

    The certificate's dates do not matter, because this machine's clock may be wrong.
    """
    key = command_key(open_folder_key(folder))
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    tls.check_hostname = False
    tls.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN | NO_CHECK_TIME
    try:
        host, _, port = read_plain(folder.path / ADDRESS_FILE, 1024).decode("ascii").strip().partition(" ")
        pem = read_plain(folder.path / CERTIFICATE_FILE, MOST_CERTIFICATE_BYTES).decode("ascii")
        tls.load_verify_locations(cadata=pem)
        connection = http.client.HTTPSConnection(host, int(port), timeout=_WITHIN_S, context=tls)
        try:
            body = None if value is None else json.dumps(value)
            connection.request(method, path, body, {"Authorization": f"Bearer {key}"})
            reply = connection.getresponse()
            answer = json.loads(reply.read(_MOST_BYTES))
        finally:
            connection.close()
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise OfficeError(
            f"the office in {folder.path} does not answer ({error}): if it is only just starting, try again;"
            " else end it and start it anew"
        ) from error
    if reply.status == 404 and path == "/command/unpair":
        raise NoSuchDoorError(str(answer["error_description"]))
    if reply.status >= 400:
        raise CommandRefusedError(str(answer["error_description"]), str(answer["error"]))
    return answer
