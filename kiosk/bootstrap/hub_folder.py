"""The folder of a hub: what its host keeps there, changed by one command at a time, also while it runs."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from msgspec import Struct
from platformdirs import user_data_path

from kiosk.core.hub_link import is_server
from kiosk.core.representation import hides
from kiosk.engine.atomic_file import remove_durably, replacing
from kiosk.engine.errors import HubError, StoreError
from kiosk.engine.plain_files import read_plain
from kiosk.hub.server_config import CONFIG_FILE, ServerPlace, server_config
from kiosk.hub.state import STATE_FILE, HubFile, HubState, new_state
from kiosk.store.keys import find_key, keep_key

RUNNING_LOCK, CHANGING_LOCK = "hub-running.lock", "hub-changing.lock"
PLACE_FILE = "hub.place"
"""Where the hub that runs listens, for commands on the same machine."""
CHANGED_WITHIN_S = 20.0
_MOST_PLACE_BYTES = 4096
_MOST_CONFIG_BYTES = 4 * 1024 * 1024
NO_HUB = "there is no hub here yet: `kiosk hub` begins one"
NOT_RUNNING = "no hub runs here: start it with `kiosk hub`"


class HubRunsError(StoreError):
    """Another process runs this hub."""


class Listening(Struct, frozen=True):
    """Where a hub listens: `server` is its address for doors, `host:port`."""

    host: str
    port: int
    servers: tuple[str, ...]

    @property
    def place(self) -> ServerPlace:
        """The one server that this is."""
        return ServerPlace("kiosk-hub", self.host, self.port)


@hides("passphrase")
class HubFolder(Struct, frozen=True):
    """Where a hub keeps its files, and what opens them."""

    path: Path
    passphrase: str | None = None

    def open(self) -> HubFile:
        """What its host keeps; the folder and its key are made at the first use. Raises StoreError."""
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            found = find_key(self.path, self.passphrase)
        except OSError as error:
            raise StoreError(f"{self.path} cannot be used: {error.strerror or error}") from error
        keep_key(self.path, found)
        return HubFile(self.path, found.key)

    def state(self) -> HubState:
        """What is kept. Raises StoreError, also where no hub is: nothing is made in a mistyped folder."""
        state = self._opened().load()
        if state is None:
            raise StoreError(NO_HUB)
        return state

    def _opened(self) -> HubFile:
        """As `open`, where a hub is."""
        try:
            is_there = (self.path / STATE_FILE).exists()
        except OSError as error:
            raise StoreError(f"{self.path} cannot be used: {error.strerror or error}") from error
        if not is_there:
            raise StoreError(NO_HUB)
        return self.open()

    def begin(self, now: float) -> HubState:
        """What is kept, made where nothing is. Raises StoreError."""
        with self._changing():
            file = self.open()
            state = file.load()
            if state is None:
                state = new_state(now)
                file.save(state)
        return state

    def change(self, changed: Callable[[HubState], HubState], now: float) -> HubState:
        """Keep the state as `changed` makes it, and write the configuration of the hub that runs anew.

        Raises StoreError, and what `changed` raises; then nothing is changed. Raises HubError where that is
        kept, and the disk did not take the configuration.
        """
        file = self._opened()
        with self._changing():
            before = file.load()
            if before is None:
                raise StoreError(NO_HUB)
            state = changed(before)
            if (listening := self.listening()) is None:
                file.save(state)
                return state
            try:
                with self._configured(state, listening, now):
                    file.save(state)
            except StoreError as error:
                if file.load() != state:
                    raise
                raise HubError(f"{error}. What the hub is to know is kept, and not in force yet") from error
        return state

    def seen(self) -> object:
        """What tells one state of the hub's files from any other, at a glance. Raises StoreError."""
        try:
            return tuple(_seen(self.path / name) for name in (STATE_FILE, CONFIG_FILE, PLACE_FILE))
        except OSError as error:
            raise StoreError(f"{self.path} cannot be used: {error.strerror or error}") from error

    def heal(self, now: float) -> bool:
        """Let the hub that runs have the configuration of what is kept; whether it was another.

        So it is where a command was cut off after it kept something. Raises StoreError.
        """
        file = self._opened()
        with self._changing():
            state, listening = file.load(), self.listening()
            if state is None or listening is None:
                return False
            if self._config() == server_config(state, listening.place, now).encode():
                return False
            self.write_config(state, listening, now)
        return True

    def configured_at(self) -> float:
        """The instant of the configuration. Raises StoreError."""
        try:
            return (self.path / CONFIG_FILE).stat().st_mtime
        except OSError as error:
            raise StoreError(f"{self.path} cannot be used: {error.strerror or error}") from error

    def _config(self) -> bytes | None:
        try:
            return read_plain(self.path / CONFIG_FILE, _MOST_CONFIG_BYTES)
        except OSError:
            return None

    def write_config(self, state: HubState, listening: Listening, now: float) -> None:
        """Write the server's configuration down. Raises StoreError."""
        with self._configured(state, listening, now):
            pass

    @contextmanager
    def _configured(self, state: HubState, listening: Listening, now: float) -> Iterator[None]:
        """The disk has the configuration; it takes its place once the block ends well. Raises StoreError."""
        with replacing(self.path / CONFIG_FILE) as config:
            config.write(server_config(state, listening.place, now).encode())
            config.flush()
            yield

    def listening(self) -> Listening | None:
        """Where the hub that runs listens; None where none does, as far as is known."""
        try:
            told = json.loads(read_plain(self.path / PLACE_FILE, _MOST_PLACE_BYTES))
            there = Listening(str(told["host"]), int(told["port"]), tuple(map(str, told["servers"])))
        except (OSError, ValueError, KeyError, TypeError, OverflowError, RecursionError):
            return None
        return there if all(map(is_server, there.servers)) else None

    @contextmanager
    def running(self) -> Iterator[None]:
        """Be the one that runs this hub. Raises HubRunsError."""
        with self._locked(RUNNING_LOCK, 0.0, HubRunsError(f"a hub runs in {self.path} already")):
            yield

    def told(self, listening: Listening | None) -> None:
        """Let commands of this machine know where the hub listens, or that it does not. Raises StoreError."""
        if listening is None:
            remove_durably(self.path / PLACE_FILE)
            return
        said = {"host": listening.host, "port": listening.port, "servers": listening.servers}
        with replacing(self.path / PLACE_FILE) as file:
            file.write(json.dumps(said).encode())

    @contextmanager
    def _changing(self) -> Iterator[None]:
        busy = StoreError(f"another command changes the hub in {self.path}: try again")
        with self._locked(CHANGING_LOCK, CHANGED_WITHIN_S, busy):
            yield

    @contextmanager
    def _locked(self, name: str, within_s: float, busy: StoreError) -> Iterator[None]:
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = FileLock(self.path / name, timeout=within_s, mode=0o600, thread_local=False)
            lock.acquire()
        except Timeout:
            raise busy from None
        except OSError as error:
            raise StoreError(f"{self.path} cannot be used: {error.strerror or error}") from error
        try:
            yield
        finally:
            lock.release()


def _seen(path: Path) -> tuple[int, int, int] | None:
    try:
        there = path.stat()
    except FileNotFoundError:
        return None
    return there.st_ino, there.st_mtime_ns, there.st_size


def hub_folder(variables: Mapping[str, str]) -> HubFolder:
    """What KIOSK_HUB_HOME and KIOSK_PASSPHRASE say. Raises StoreError."""
    home = variables.get("KIOSK_HUB_HOME") or user_data_path("kiosk-hub", appauthor=False)
    try:
        path = Path(home).expanduser()
    except RuntimeError as error:  # `~somebody` whom this machine does not know
        raise StoreError(f"KIOSK_HUB_HOME names no folder: {error}") from error
    return HubFolder(path, variables.get("KIOSK_PASSPHRASE") or None)
