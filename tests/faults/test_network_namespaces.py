"""The network of namespaces that other tests use: what it promises them, and this machine."""

import os
import select
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.network_namespaces import Machine, network, processes_in

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="namespaces are Linux's")

WITHIN_S = 30.0
SILENT_S = 0.5
ECHO = """
import socket, sys
with socket.create_server((sys.argv[1], 4000)) as listener:
    print("listening", flush=True)
    with listener.accept()[0] as one:
        while data := one.recv(100):
            one.sendall(data)
"""
CALL = """
import socket, sys, threading
one = socket.create_connection((sys.argv[1], 4000))
def send():
    for line in sys.stdin.buffer:
        one.sendall(line)
    one.shutdown(socket.SHUT_WR)
threading.Thread(target=send).start()
while data := one.recv(100):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()
"""
MAKE = """
import subprocess
from tests.network_namespaces import network
with network() as net:
    machine = net.machine()
    sleeping = subprocess.Popen([*machine.within, "setsid", "--fork", "sleep", "1000"])
    sleeping.wait()
    print(net.namespace, flush=True)
    input()
"""


def started(machine: Machine, program: str, *arguments: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [*machine.within, sys.executable, "-c", program, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
    )


def line_of(process: "subprocess.Popen[bytes]") -> bytes:
    assert process.stdout is not None
    return process.stdout.readline()


def is_silent(process: "subprocess.Popen[bytes]") -> bool:
    assert process.stdout is not None
    return not select.select([process.stdout], [], [], SILENT_S)[0]


def test_a_cable_that_is_cut_lets_nothing_through_and_a_connection_outlives_it() -> None:
    cards = socket.if_nameindex()
    with network() as net:
        one, other = net.machine(), net.machine()
        with started(one, ECHO, one.address) as echo:
            assert line_of(echo) == b"listening\n"
            with started(other, CALL, one.address) as call:
                assert call.stdin is not None
                call.stdin.write(b"before\n")
                assert line_of(call) == b"before\n"
                for line in (b"its link is up\n", b"its link is down\n"):
                    other.cut()
                    call.stdin.write(line)
                    assert is_silent(call)
                    other.mend()
                    assert line_of(call) == line
        assert socket.if_nameindex() == cards
    assert processes_in(net.namespace) == []


def test_nothing_is_left_of_it_though_whoever_made_it_is_killed() -> None:
    with network():
        pass  # skips where it cannot be made
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", MAKE],
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    ) as made:
        namespace = line_of(made).decode().strip()
        assert len(processes_in(namespace)) == 3, "what keeps it, who lives on the machine, and what sleeps"
        os.killpg(made.pid, signal.SIGKILL)
    until = time.monotonic() + WITHIN_S
    while left := processes_in(namespace):
        assert time.monotonic() < until, left
        time.sleep(0.02)
