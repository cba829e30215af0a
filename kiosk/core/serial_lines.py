"""What a serial scanner sends, cut into codes; and which port it is on."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from msgspec import Struct

SPEEDS = ("1200", "2400", "4800", "9600", "19200", "38400", "57600", "115200")
"""Bits a second."""
LONGEST_LINE = 7089
"""Bytes; a QR code holds no more digits, and less of anything else."""
USB, PORT = "usb:", "port:"
SILENCE_S = 0.12
"""Ends a code that nothing else does."""
TORN_S = 1.0
"""What is not complete by then was torn: a cable pulled, a speed that is wrong."""


class LineEnd(StrEnum):
    """How a serial scanner's codes end."""

    AUTO = "auto"
    """With Enter or line feed, else with silence."""
    CR = "cr"
    LF = "lf"
    CRLF = "crlf"
    TAB = "tab"
    SILENCE = "silence"


_ENDS = {
    LineEnd.AUTO: (b"\r", b"\n", b"\x03"),
    LineEnd.CR: (b"\r",),
    LineEnd.LF: (b"\n",),
    LineEnd.CRLF: (b"\r\n",),
    LineEnd.TAB: (b"\t",),
    LineEnd.SILENCE: (),
}


class SerialChoice(Struct, frozen=True):
    """Which serial scanner is meant: `port` as `remember` says it, or empty; `speed` is one of SPEEDS."""

    port: str = ""
    speed: str = "9600"
    end: LineEnd = LineEnd.AUTO


class SerialPort(Struct, frozen=True):
    """A serial port of this machine. `vendor`, `product` and `serial` are empty where it is no USB device."""

    name: str
    place: str
    description: str = ""
    vendor: str = ""
    product: str = ""
    serial: str = ""


class SerialStatus(StrEnum):
    """How the line of a serial scanner is."""

    UNUSED = "unused"
    CONNECTING = "connecting"
    """Looked for and opened for the first time; a few lines let wait for long."""
    ABSENT = "absent"
    """Not plugged in; looked for again and again."""
    BUSY = "busy"
    """Another program has it."""
    FORBIDDEN = "forbidden"
    FAILED = "failed"
    READY = "ready"


class Refused(StrEnum):
    """Why what arrived is no code."""

    TOO_LONG = "too_long"
    GARBAGE = "garbage"
    """As it looks at another speed than the scanner's."""


class SerialState(Struct, frozen=True):
    """`name`: the port's; `why`: the system's words where it failed. `refused`: of what came last."""

    status: SerialStatus
    name: str = ""
    why: str = ""
    refused: Refused | None = None


@dataclass
class Lines:
    """Cuts what arrives into codes, however it was torn on its way. Holds LONGEST_LINE bytes at most."""

    end: LineEnd = LineEnd.AUTO
    _held: bytearray = field(default_factory=bytearray, init=False)
    _skips: bool = field(default=False, init=False)
    """Until the next end: what comes is the rest of what was too long."""
    _sends_end: bool = field(default=False, init=False)

    @property
    def holds(self) -> bool:
        """Whether part of a code waits for the rest."""
        return bool(self._held) or self._skips

    @property
    def silence_s(self) -> float:
        """How long nothing comes before `silence` is to be called: a slow line gives a code in pieces."""
        return SILENCE_S if self._ends_with_silence and not self._sends_end else TORN_S

    @property
    def _ends_with_silence(self) -> bool:
        return self.end in (LineEnd.AUTO, LineEnd.SILENCE)

    def feed(self, data: bytes) -> list[bytes | Refused]:
        """What these bytes complete."""
        self._held += data
        found: list[bytes | Refused] = []
        while (cut := self._first_end()) is not None:
            at, length = cut
            found += self._took(bytes(self._held[:at]))
            del self._held[: at + length]
            self._skips, self._sends_end = False, True
        if len(self._held) > LONGEST_LINE:
            found += [] if self._skips else [Refused.TOO_LONG]
            kept = self._held[-1:] if self.end is LineEnd.CRLF else b""
            self._held, self._skips = bytearray(kept), True
        return found

    def silence(self) -> list[bytes | Refused]:
        """Nothing came for a while: the end of a code where silence may be one, else of a torn one."""
        held, skips = bytes(self._held), self._skips
        self._held.clear()
        self._skips = False
        return self._took(held) if self._ends_with_silence and not skips else []

    def _took(self, line: bytes) -> list[bytes | Refused]:
        if self._skips or not line.strip(b"\x00\x02 \t\r\n"):
            return []
        if len(line) > LONGEST_LINE:
            return [Refused.TOO_LONG]
        code = line.strip(b"\x00\x02\r\n")
        return [Refused.GARBAGE if _is_garbage(code) else code]

    def _first_end(self) -> tuple[int, int] | None:
        cuts = [(at, len(end)) for end in _ENDS[self.end] if (at := self._held.find(end)) >= 0]
        return min(cuts) if cuts else None


def _is_garbage(code: bytes) -> bool:
    """Whether no scanner means this: neither UTF-8 nor the letters of Latin-1."""
    try:
        read = code.decode("utf-8")
    except UnicodeDecodeError:
        read = code.decode("latin-1")
    odd = sum(1 for one in read if (one < " " and one not in _MEANT) or "\x7f" <= one < "\xa0")
    return 4 * odd > len(read)


_MEANT = "\t\x1d\x1e\x04"
"""Control characters that codes hold."""


def remember(port: SerialPort) -> str:
    """What a port is found again by: the scanner on it where that tells who it is, else the port's name."""
    if port.vendor:
        return f"{USB}{port.vendor}:{port.product}:{port.serial}"
    return f"{PORT}{port.name}"


def find(remembered: str, ports: Iterable[SerialPort]) -> SerialPort | None:
    """The port that is meant; a scanner of the same kind where the very one is not here."""
    here = list(ports)
    exact = [port for port in here if remembered in (remember(port), f"{PORT}{port.name}")]
    kind = remembered.removeprefix(USB).split(":")[:2]
    alike = [port for port in here if port.vendor and [port.vendor, port.product] == kind]
    return next(iter(exact or alike), None)
