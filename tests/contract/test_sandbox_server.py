"""Starting, stopping and starting again; in a thread and in the foreground."""

import gc
import json
import os
import signal
import subprocess
import sys
import threading
from datetime import datetime

import pytest

from kiosk.sandbox.server import SandboxError, SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.contract.conftest import EVENING, StartSandbox
from tests.contract.raw_http import RawHttp, read_answer

FOREGROUND = """
import json, msgspec
from kiosk.sandbox.server import run
from kiosk.sandbox.world import SandboxOptions
options = SandboxOptions(tickets=40, seed=5)
run(options, lambda ready: print(json.dumps(msgspec.structs.asdict(ready)), flush=True))
"""


def test_stopped_it_refuses_connections_and_started_again_it_remembers(start_sandbox: StartSandbox) -> None:
    sandbox = start_sandbox()
    http = RawHttp(sandbox.port, sandbox.token)
    ticket_id, port = sandbox.world.tickets[0].id, sandbox.port
    assert http.check_in(ticket_id).status == 200
    sandbox.stop()
    with pytest.raises(ConnectionRefusedError):
        http.get("/api/v2/current_user")
    sandbox.start()
    assert sandbox.port == port
    record = http.check_in(ticket_id).json()["cost_item_check_in"]
    assert record["prev_check_in_state"] == "scanned_in"


def test_stop_drops_connections_that_are_kept_alive(start_sandbox: StartSandbox) -> None:
    sandbox = start_sandbox()
    with RawHttp(sandbox.port).connect() as connection:
        connection.sendall(b"GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n")
        assert read_answer(connection).status == 404
        sandbox.stop()
        assert connection.recv(1) == b""


def test_connections_that_come_in_the_moment_of_a_stop_are_closed_too(start_sandbox: StartSandbox) -> None:
    asked, go_on = threading.Event(), threading.Event()
    go_on.set()

    def clock() -> datetime:
        """Hold the server's loop still while a request waits for the time."""
        asked.set()
        assert go_on.wait(20)
        return EVENING

    sandbox = start_sandbox(clock=clock)
    http = RawHttp(sandbox.port)
    asked.clear()
    go_on.clear()
    with http.connect() as first:
        first.sendall(b"GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n")
        assert asked.wait(20)
        late = [http.connect() for _ in range(5)]
        assert sandbox._server is not None
        sandbox._server.end_soon()
        go_on.set()
        sandbox.stop()
        for connection in late:
            with connection:
                try:
                    left = connection.recv(1)
                except ConnectionResetError:
                    left = b""
                assert left == b""
    gc.collect()  # a socket that was left open would be reported now


def test_it_starts_and_stops_many_times_and_leaves_no_thread() -> None:
    before = threading.active_count()
    sandbox = SandboxThread(SandboxOptions(tickets=1))
    ports = set()
    for _ in range(10):
        with sandbox:
            ports.add(sandbox.port)
            assert RawHttp(sandbox.port, sandbox.token).get("/api/v2/current_user").status == 200
    sandbox.stop()
    assert len(ports) == 1
    assert threading.active_count() <= before  # one of an earlier test may end meanwhile


def test_two_run_side_by_side_without_mixing(start_sandbox: StartSandbox) -> None:
    one, other = start_sandbox(), start_sandbox(seed=2)
    assert one.port != other.port
    assert RawHttp(one.port, other.token).get("/api/v2/current_user").status == 401


def test_a_port_that_is_taken_is_refused_with_a_reason(start_sandbox: StartSandbox) -> None:
    taken = start_sandbox().port
    with pytest.raises(SandboxError, match=f"cannot listen on port {taken}"):
        start_sandbox(port=taken)
    with pytest.raises(SandboxError, match="cannot listen on port 70000"):
        start_sandbox(port=70000)


def test_starting_twice_is_refused(start_sandbox: StartSandbox) -> None:
    sandbox = start_sandbox()
    with pytest.raises(SandboxError, match="already running"):
        sandbox.start()


def test_before_the_first_start_there_is_no_address() -> None:
    with pytest.raises(SandboxError, match="not started"):
        _ = SandboxThread(SandboxOptions(tickets=1)).base_url


def test_it_listens_on_loopback_only(start_sandbox: StartSandbox) -> None:
    sandbox = start_sandbox()
    assert sandbox.base_url == f"http://127.0.0.1:{sandbox.port}"
    assert sandbox._server is not None
    (server,) = sandbox._server.servers
    assert [listener.getsockname() for listener in server.sockets] == [("127.0.0.1", sandbox.port)]


def test_ready_tells_what_a_caller_needs(start_sandbox: StartSandbox) -> None:
    sandbox = start_sandbox()
    ready = sandbox.ready
    assert ready.base_url == sandbox.base_url
    assert ready.token == sandbox.token
    assert set(ready.event_ids) == {"tonight", "tomorrow", "yesterday", "elsewhere", "unannounced"}
    assert ready.event_id == ready.event_ids["tonight"]
    statuses = [
        RawHttp(ready.port, token).get("/api/v2/current_user").status
        for token in (ready.token, ready.no_scan_token, ready.expired_token)
    ]
    assert statuses == [200, 200, 401]


@pytest.mark.skipif(os.name != "posix", reason="sends POSIX signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_in_the_foreground_a_signal_ends_it_cleanly(number: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-c", FOREGROUND], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        ready = json.loads(process.stdout.readline())
        http = RawHttp(ready["port"], ready["token"])
        assert http.get("/api/v2/guestlists").json()["meta"]["count"] == 40
        http.speak(b"not HTTP\r\n\r\n")
        with http.connect():
            process.send_signal(number)
            output, errors = process.communicate(timeout=20)
    assert (process.returncode, output, errors) == (0, b"", b"")
