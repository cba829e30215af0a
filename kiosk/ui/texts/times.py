"""Instants and ages as people read them, in the zone that times are told in."""

from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo

from PySide6.QtCore import QCoreApplication, QLocale, QTime

from kiosk.core.tickets import Instant

translate = QCoreApplication.translate

_NO_BREAK = "\u00a0"
_MONTH_S = 30 * 86_400
LOOKED_BACK_S = 3 * 366 * 86_400
"""How far back a zone's changes are looked for: further than scans are looked at."""


@dataclass(slots=True)
class _Zone:
    """The zone for the whole screen, like Qt's own default locale; None is the machine's.

    Not a context variable: what Qt's loop calls runs in no task's context.
    """

    zone: tzinfo | None = None


_shown = _Zone()


def use_timezone(name: str) -> None:
    """Tell times in this zone (an IANA name) from now on; empty or not known here: the machine's own."""
    try:
        _shown.zone = ZoneInfo(name) if name else None
    except (KeyError, ValueError, OSError):  # the settings were made on a machine that knows more zones
        _shown.zone = None


def zone_in_words() -> str:
    """What the zone is called that times are told in."""
    name = getattr(_shown.zone, "key", "")
    return name or translate("time", "this machine’s own zone")


def utc_offsets(until: Instant) -> tuple[tuple[Instant, int], ...]:
    """From which instants on the zone that times are told in is how many seconds ahead of UTC, in order.

    From some years before `until`; a change that was taken back within a month is not found.
    """
    end = round(until)
    last = end - LOOKED_BACK_S
    found: list[tuple[Instant, int]] = [(last, _utc_offset_s(last))]
    for stop in range(last + _MONTH_S, end + _MONTH_S, _MONTH_S):
        at = min(stop, end)
        before, after = last, at
        while _utc_offset_s(at) != found[-1][1] and after - before > 1:
            middle = (before + after) // 2
            if _utc_offset_s(middle) == found[-1][1]:
                before = middle
            else:
                after = middle
        if _utc_offset_s(at) != found[-1][1]:
            found.append((after, _utc_offset_s(at)))
        last = at
    return tuple(found)


def _utc_offset_s(at: Instant) -> int:
    """How far the zone that times are told in is ahead of UTC at this instant."""
    moment = local(at)
    offset = moment.utcoffset() if moment is not None else None
    return round(offset.total_seconds()) if offset is not None else 0


def local(at: Instant) -> datetime | None:
    """The instant in the zone that times are told in; None where no calendar holds it."""
    try:
        return datetime.fromtimestamp(at, tz=UTC).astimezone(_shown.zone)
    except (OverflowError, OSError, ValueError):
        return None


def same_day(one: Instant, other: Instant) -> bool:
    """Whether two instants fall on one local date."""
    first, second = local(one), local(other)
    return first is not None and second is not None and first.date() == second.date()


def kept_together(text: str) -> str:
    """A short text, such as a date, that is not broken from one line to the next."""
    return text.replace(" ", _NO_BREAK)


def clock_time(at: Instant) -> str:
    """`19:42`: the language's own way of writing it, where that counts 24 hours."""
    moment = local(at)
    if moment is None:
        return translate("time", "an unknown time")
    locale = QLocale()
    written = locale.timeFormat(QLocale.FormatType.ShortFormat)
    if "a" in written.lower():  # 7:42 pm is read too easily as morning
        written = "HH:mm"
    return locale.toString(QTime(moment.hour, moment.minute), written)


def day(at: Instant) -> str:
    """`Sat 14 June`, in the screen's language; not broken from one line to the next."""
    moment = local(at)
    if moment is None:
        return translate("time", "an unknown date")
    locale = QLocale()
    written = translate("time", "{weekday} {day} {month}").format(
        weekday=locale.dayName(moment.isoweekday(), QLocale.FormatType.ShortFormat),
        day=locale.toString(moment.day),
        month=locale.monthName(moment.month),
    )
    return kept_together(written)


def day_and_time(at: Instant) -> str:
    """`Sat 14 June, 19:00`; not broken from one line to the next."""
    return kept_together(translate("time", "{day}, {time}").format(day=day(at), time=clock_time(at)))


def when(at: Instant, now: Instant) -> str:
    """The time of an instant, with its date where that is not today's."""
    return clock_time(at) if same_day(at, now) else day_and_time(at)


def age(seconds: float) -> str:
    """`8 s`, `14 min`, `3 h` or `2 days`; nothing is younger than now."""
    s = max(int(seconds), 0)
    if s < 90:
        return translate("time", "%n s", "", s)
    if s < 90 * 60:
        return translate("time", "%n min", "", s // 60)
    if s < 36 * 3600:
        return translate("time", "%n h", "", s // 3600)
    return translate("time", "%n day(s)", "", round(s / 86400))
