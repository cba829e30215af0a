"""Machines on a network of their own: Linux network namespaces, all of them within one user namespace.

Whoever may make user namespaces needs no other right. The network ends at its switch: nothing in it reaches
this machine's network, and nothing of this machine is changed. The kernel clears it away once no process is
in it any more; these are ended by a process of its own, also where whoever made the network is killed.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

SWITCH = "switch"
PLUG = "eth0"
"""What a machine's own end of its cable is called there."""
ADDRESSES = "192.0.2.{}"
"""A network that is nobody's: for documentation (RFC 5737)."""
ENDS_WITHIN_S = 60.0
_NEW = ("unshare", "--user", "--map-root-user", "--net")


class Machine:
    """One machine, whose cable to the switch can go dead."""

    def __init__(self, network: "Network", number: int) -> None:
        self.address = ADDRESSES.format(number)
        self._network = network
        self._port = f"port{number}"
        self._sees_it = False
        # The namespace lives as long as somebody is in it.
        self._inhabitant = subprocess.Popen(
            [*network.within, "unshare", "--net", "cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert self._inhabitant.stdin is not None
        assert self._inhabitant.stdout is not None
        self._inhabitant.stdin.write(b"there?\n")
        self._inhabitant.stdin.flush()
        assert self._inhabitant.stdout.readline()
        pid = self._inhabitant.pid
        self.within = _within(pid)
        """What a command is started by that is to run on this machine."""
        network.ip("link", "add", self._port, "type", "veth", "peer", "name", PLUG, "netns", str(pid))
        network.ip("link", "set", self._port, "master", SWITCH, "up")
        self._run(_ip(), "address", "add", f"{self.address}/24", "dev", PLUG)
        for link in ("lo", PLUG):
            self._run(_ip(), "link", "set", link, "up")

    def cut(self) -> None:
        """Let nothing through from now on; connections stay open, and what is sent meanwhile is sent again.

        The first time nobody is told: the link stays up at both ends. The next time this machine sees that
        its link is down, and so in turn.
        """
        if self._sees_it:
            self._run(_ip(), "link", "set", PLUG, "down")
        else:
            self._network.ip("link", "set", self._port, "nomaster")

    def mend(self) -> None:
        """Let everything through again, once it was cut: connections of before go on where both ends wait."""
        if self._sees_it:
            self._run(_ip(), "link", "set", PLUG, "up")
        else:
            self._network.ip("link", "set", self._port, "master", SWITCH)
        self._sees_it = not self._sees_it

    def close(self) -> None:
        """Leave it to the kernel, once the network has ended what runs there."""
        self._inhabitant.communicate(timeout=ENDS_WITHIN_S)

    def _run(self, *command: str) -> None:
        _run(*self.within, *command)


class Network:
    """A switch, and the machines at it; a context manager that ends what runs on them."""

    def __init__(self) -> None:
        self._keeper = subprocess.Popen(
            [*_NEW, sys.executable, "-I", __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # whoever kills all of a test's group does not kill what clears up
        )
        assert self._keeper.stdout is not None
        self._machines: list[Machine] = []
        self.within = _within(self._keeper.pid)
        self.namespace = self._keeper.stdout.readline().decode().strip()
        """The user namespace that all of it is in."""
        assert self.namespace, "what is to clear up did not start"

    def __enter__(self) -> Self:
        self.ip("link", "add", SWITCH, "type", "bridge")
        self.ip("link", "set", SWITCH, "up")
        return self

    def __exit__(self, *_: object) -> None:
        self._keeper.communicate(timeout=ENDS_WITHIN_S)
        for machine in self._machines:
            machine.close()

    def machine(self) -> Machine:
        """One more machine."""
        self._machines.append(Machine(self, len(self._machines) + 1))
        return self._machines[-1]

    def ip(self, *arguments: str) -> None:
        """Set something of the switch."""
        _run(*self.within, _ip(), *arguments)


@contextlib.contextmanager
def network() -> Iterator[Network]:
    """A network without machines as yet. Skips the test where none can be made."""
    if why := _why_not():
        pytest.skip(f"no network of one's own can be made here: {why}")
    with Network() as made:
        yield made


def processes_in(namespace: str) -> list[int]:
    """The processes that run in a user namespace."""
    found = []
    for one in Path("/proc").iterdir():
        with contextlib.suppress(OSError):  # it is somebody else's, or has ended: then it has no network
            if one.name.isdecimal() and str((one / "ns" / "user").readlink()) == namespace:
                (one / "ns" / "net").readlink()
                found.append(int(one.name))
    return found


def _why_not() -> str:
    missing = [one for one in ("unshare", "nsenter") if shutil.which(one) is None]
    if missing or not _ip():
        return f"no program {(missing or ['ip'])[0]}"
    commands = (
        f"link add {SWITCH} type bridge",
        f"link add port1 type veth peer name {PLUG}",
        f"link set port1 master {SWITCH}",
    )
    script = " && ".join(f"{_ip()} {command}" for command in commands)
    done = subprocess.run([*_NEW, "sh", "-c", script], capture_output=True, check=False)
    return done.stderr.decode().strip() or str(done.returncode) if done.returncode else ""


def _ip() -> str:
    """The program, which stands where plain users do not look for programs."""
    return shutil.which("ip", path=os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/sbin"))) or ""


def _within(pid: int) -> tuple[str, ...]:
    return ("nsenter", "--preserve-credentials", "--user", "--net", "--target", str(pid))


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode == 0, (command, done.stderr)


def _keep() -> None:
    """Say which namespace this is, and end all others in it once whoever started this is gone or says so."""
    own = str(Path("/proc/self/ns/user").readlink())
    sys.stdout.write(f"{own}\n")
    sys.stdout.flush()
    sys.stdin.read()
    while others := [pid for pid in processes_in(own) if pid != os.getpid()]:
        for pid in others:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.02)


if __name__ == "__main__":
    _keep()
