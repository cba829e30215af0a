"""What the host asks of a hub that runs here, or of its files; and the files of one that runs elsewhere."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from kiosk.bootstrap.hub import EVERYWHERE, host_address
from kiosk.bootstrap.hub_folder import NOT_RUNNING, HubFolder, Listening
from kiosk.core.hub_link import HubLink
from kiosk.core.policy import DoorPolicy
from kiosk.engine.atomic_file import replacing
from kiosk.engine.errors import HubError, StoreError
from kiosk.engine.hub_policy import policy_of
from kiosk.hub.authority import issue
from kiosk.hub.connection import connect
from kiosk.hub.hosting import CALLED, BucketFacts, ServerFacts, buckets, forget, read_anew, servers, trouble
from kiosk.hub.hosting import give_policy as put_policy
from kiosk.hub.server_config import (
    AUTHORITY_FILE,
    CERTIFICATE_FILE,
    CLUSTER_PORT,
    CONFIG_FILE,
    KEY_FILE,
    STORAGE_KEY,
    ServerPlace,
    server_config,
)
from kiosk.hub.state import HubDoor, HubState, new_door, new_seed, public_key
from kiosk.hub.values import bucket_of
from kiosk.office.network import is_loopback

VARIABLES_FILE = "hub.env"
DOORS_FOLDER = "doors"
CLUSTER = 3


class HubStatus(Struct, frozen=True):
    """How the hub is: its servers, its doors and which of them are connected, and what they share.

    `connected`: what each that is connected is called now, by its public key. `trouble`: what the servers
    say that they cannot do; empty where all is well.
    """

    servers: list[ServerFacts]
    doors: tuple[HubDoor, ...]
    connected: Mapping[str, str]
    events: list[BucketFacts]
    trouble: str = ""


async def invite(folder: HubFolder, name: str, now: float) -> HubLink:
    """Let one door join the hub that runs here: good once, for ten minutes. Raises StoreError, HubError."""
    listening, seed = _runs(folder), new_seed()
    state = folder.change(lambda before: before.inviting(name, public_key(seed), now), now)
    await read_anew(host_address(state, listening.port, system=True))
    return HubLink(listening.servers, state.authority.der, seed)


async def unpair(folder: HubFolder, door_id: str, now: float) -> HubDoor:
    """Let a door come no more; it is out at once where the hub runs. Raises StoreError, HubError."""
    gone: list[HubDoor] = []

    def without(state: HubState) -> HubState:
        gone.extend(door for door in state.doors if door.door_id == door_id)
        return state.without_door(door_id)

    state = folder.change(without, now)
    if not gone:
        raise StoreError(f"no door has the id {door_id}: `kiosk hub doors` lists them")
    if (listening := folder.listening()) is not None:
        try:
            await read_anew(host_address(state, listening.port, system=True))
        except HubError as error:
            raise HubError(
                f"{gone[0].name} is unpaired, and out once `kiosk hub` is started: {error}"
            ) from error
    return gone[0]


async def status(folder: HubFolder) -> HubStatus:
    """How the hub is that runs here. Raises StoreError, HubError."""
    listening, state = _runs(folder), folder.state()
    system = host_address(state, listening.port, system=True)
    found, said = await servers(system), await trouble(system)
    connection = await connect(host_address(state, listening.port), CALLED)
    try:
        shared = await buckets(connection)
    finally:
        await connection.close()
    connected = {key: name for one in found for key, name in one.doors.items()}
    return HubStatus(found, state.doors, connected, shared, said)


async def forget_event(folder: HubFolder, event_id: str) -> bool:
    """Delete what doors share of an event; whether there was anything. Raises StoreError, HubError."""
    listening, state = _runs(folder), folder.state()
    connection = await connect(host_address(state, listening.port), CALLED)
    try:
        return await forget(connection, bucket_of(event_id))
    finally:
        await connection.close()


async def give_policy(folder: HubFolder, document: bytes) -> DoorPolicy:
    """Give the hub the policy that each door is to go by. Raises PolicyError, StoreError, HubError."""
    listening, state = _runs(folder), folder.state()
    policy = policy_of(document)
    connection = await connect(host_address(state, listening.port), CALLED)
    try:
        await put_policy(connection, document, state.authority)
    finally:
        await connection.close()
    return policy


def write_servers(
    folder: HubFolder, hosts: Sequence[str], port: int, doors: Sequence[str], out: Path, now: float
) -> dict[str, Path]:
    """Write the files of one server, or of a cluster of three, and a link for each new door.

    A folder for each server: its configuration, its certificate, and what its disk is encrypted with. Doors
    of before stay. Returns the file of each new door's link. Raises StoreError.
    """
    if len(hosts) not in (1, CLUSTER) or len(set(hosts)) != len(hosts):
        raise StoreError(f"a hub is one server, or a cluster of {CLUSTER} on as many machines")
    seeds = {name: new_seed() for name in doors}
    if len(seeds) != len(doors):
        raise StoreError("two doors have the same name: each has a key of its own")
    fresh = [new_door(name, public_key(seed), now) for name, seed in seeds.items()]

    def with_doors(before: HubState) -> HubState:
        for door in fresh:
            before = before.with_door(door)
        return before

    files, shown = {}, tuple(f"{_bracketed(host)}:{port}" for host in hosts)
    authority = folder.begin(now).authority
    # Before the doors are kept: whatever fails, there is no door whose key nobody has.
    for index, (name, seed) in enumerate(seeds.items(), 1):
        link = HubLink(shown, authority.der, seed, is_invitation=False, replicas=len(hosts))
        safe = "".join(letter if letter.isalnum() else "-" for letter in name)[:60]
        files[name] = _written(out / DOORS_FOLDER / f"{index:02}-{safe}.txt", link.text + "\n")
    state = folder.change(with_doors, now)
    for number, host in enumerate(hosts, 1):
        others = tuple(f"{_bracketed(one)}:{CLUSTER_PORT}" for one in hosts if one != host)
        place = ServerPlace(f"kiosk-hub-{number}", _listening_host(host), port, others)
        _write_server(out / f"server-{number}-{host.replace(':', '-')}", state, place, host, now)
    return files


def _write_server(path: Path, state: HubState, place: ServerPlace, host: str, now: float) -> None:
    issued = issue(state.authority, (host,), now)
    for name, text in (
        (CONFIG_FILE, server_config(state, place, now)),
        (CERTIFICATE_FILE, issued.certificate),
        (KEY_FILE, issued.key),
        (AUTHORITY_FILE, state.authority.certificate),
        (VARIABLES_FILE, f"{STORAGE_KEY}={state.storage_key}\n"),
    ):
        _written(path / name, text)


def _made(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{folder} cannot be made: {error.strerror or error}") from error


def _written(path: Path, text: str) -> Path:
    _made(path.parent)
    with replacing(path) as file:
        file.write(text.encode())
    return path


def _listening_host(host: str) -> str:
    """Where a server with this address is to listen: one that has IPv6 listens there too."""
    if is_loopback(host):
        return _bracketed(host)
    return "[::]" if ":" in host else EVERYWHERE


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _runs(folder: HubFolder) -> Listening:
    folder.state()
    if (listening := folder.listening()) is None:
        raise HubError(NOT_RUNNING)
    return listening
