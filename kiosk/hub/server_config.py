"""The configuration of the hub's servers, as nats-server reads it: everything locked but what a door needs.

A door may share and follow what doors share, and nothing else: it deletes no bucket and empties none. An
invitation may ask to be let in, and nothing else. (NATS documentation: `Configuring JetStream`,
`Authorization`, `Clustering`.)
"""

import json

from msgspec import Struct

from kiosk.hub.state import HubState, public_key

STORAGE_KEY = "KIOSK_HUB_STORAGE_KEY"
"""The variable that tells a server what its disk is encrypted with."""
CONFIG_FILE = "hub.conf"
CERTIFICATE_FILE, KEY_FILE, AUTHORITY_FILE = "server.pem", "server-key.pem", "authority.pem"
STORAGE_FOLDER, LOG_FILE = "storage", "hub.log"
JOIN = "kiosk.join"
"""Where whoever is invited asks to be let in: with the public half of the invitation's key behind a dot."""
CLUSTER_PORT = 6222
MOST_PAYLOAD = 1024 * 1024
MOST_CONNECTIONS = 512
MOST_BUCKETS = 200
_DOOR_ASKS = (
    "$KV.*.>",
    "$JS.FC.>",
    "$JS.API.INFO",
    "$JS.API.STREAM.INFO.*",
    "$JS.API.STREAM.CREATE.*",
    "$JS.API.STREAM.MSG.GET.*",
    "$JS.API.CONSUMER.CREATE.>",
)
_NEVER_ASKS = ("$KV.kiosk-policy.>", "$JS.API.*.*.KV_kiosk-policy")
"""What is the host's alone, but for reading it."""
_HEARS_TOO = ("$KV.kiosk-policy.>",)


def inbox_of(key: str) -> str:
    """What all subjects begin with by which whoever has this (public) key is answered: nobody else hears."""
    return f"_INBOX.{key}"


class ServerPlace(Struct, frozen=True):
    """Where one server of the hub is.

    `name`: one of its own in a cluster. `host`, `port`: where doors come. `routes`: `host:port` of the other
    servers of a cluster; empty where it is the only one. `most_bytes`: of its disk.
    """

    name: str
    host: str
    port: int
    routes: tuple[str, ...] = ()
    most_bytes: int = 4 * 1024**3
    logs: bool = True


def server_config(state: HubState, place: ServerPlace, now: float) -> str:
    """The text of the configuration; files that it names are in the folder that the server runs in."""
    lines = [
        "# Made by `kiosk hub`, which makes it anew: what is changed here is lost.",
        f"server_name: {_text(place.name)}",
        f"listen: {_text(f'{place.host}:{place.port}')}",
        *_limits(place),
        "tls {",
        f"  cert_file: {_text(CERTIFICATE_FILE)}, key_file: {_text(KEY_FILE)}",
        '  min_version: "1.3", handshake_first: true',
        "}",
        "jetstream {",
        f"  store_dir: {_text(STORAGE_FOLDER)}, sync_interval: always, key: ${STORAGE_KEY}, cipher: aes",
        f"  max_file_store: {place.most_bytes}, max_memory_store: 64MB",
        "}",
        *_accounts(state, now),
    ]
    if place.routes:
        lines += _cluster(place)
    return "\n".join(lines) + "\n"


def _limits(place: ServerPlace) -> list[str]:
    logs = f"log_file: {_text(LOG_FILE)}, logfile_size_limit: 1MB, logfile_max_num: 3"
    return [
        f"max_payload: {MOST_PAYLOAD}, max_connections: {MOST_CONNECTIONS}, max_pending: 16MB",
        'ping_interval: "5s", ping_max: 2, write_deadline: "5s"',
        *([logs] if place.logs else []),
    ]


def _accounts(state: HubState, now: float) -> list[str]:
    users = [_user(public_key(state.host_seed))]
    users += [_user(door.key, _DOOR_ASKS, _HEARS_TOO) for door in state.doors]
    users += [_user(one.key, (f"{JOIN}.{one.key}",)) for one in state.invitations if one.ends_at > now]
    return [
        "accounts {",
        f"  DOORS {{ jetstream: {{ max_streams: {MOST_BUCKETS} }}, users: [",
        *(f"    {one}" for one in users),
        "  ] }",
        f"  SYS {{ users: [ {_user(public_key(state.system_seed))} ] }}",
        "}",
        "system_account: SYS",
    ]


def _user(key: str, asks: tuple[str, ...] = (), hears_too: tuple[str, ...] = ()) -> str:
    if not asks:
        return f"{{ nkey: {key} }}"
    hears = json.dumps((f"{inbox_of(key)}.>", *hears_too))
    publish = f"allow: {json.dumps(asks)}, deny: {json.dumps(_NEVER_ASKS)}"
    allowed = f"publish: {{ {publish} }}, subscribe: {{ allow: {hears} }}"
    return f"{{ nkey: {key}, permissions: {{ {allowed} }} }}"


def _cluster(place: ServerPlace) -> list[str]:
    routes = ", ".join(_text(f"tls://{one}") for one in place.routes)
    tls = ", ".join(
        f"{name}: {_text(file)}"
        for name, file in (
            ("cert_file", CERTIFICATE_FILE),
            ("key_file", KEY_FILE),
            ("ca_file", AUTHORITY_FILE),
        )
    )
    return [
        f"cluster {{ name: kiosk-hub, listen: {_text(f'{place.host}:{CLUSTER_PORT}')},",
        f"  tls {{ {tls}, verify: true, timeout: 5 }}",
        f"  routes: [{routes}] }}",
    ]


def _text(value: str) -> str:
    """A string as the configuration takes it: nothing in it is a variable, or ends it."""
    return json.dumps(value, ensure_ascii=False)
