"""Instants and ages as people read them, in the machine's time zone."""

from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QLocale

from kiosk.core.tickets import Instant

translate = QCoreApplication.translate


def local(at: Instant) -> datetime | None:
    """The instant in the machine's time zone; None where no calendar holds it."""
    try:
        return datetime.fromtimestamp(at, tz=UTC).astimezone()
    except (OverflowError, OSError, ValueError):
        return None


def same_day(one: Instant, other: Instant) -> bool:
    """Whether two instants fall on one local date."""
    first, second = local(one), local(other)
    return first is not None and second is not None and first.date() == second.date()


def clock_time(at: Instant) -> str:
    """`19:42`."""
    moment = local(at)
    return f"{moment:%H:%M}" if moment else translate("time", "an unknown time")


def day(at: Instant) -> str:
    """`Sat 14 June`, in the screen's language."""
    moment = local(at)
    if moment is None:
        return translate("time", "an unknown date")
    locale = QLocale()
    weekday = locale.dayName(moment.isoweekday(), QLocale.FormatType.ShortFormat)
    return f"{weekday} {moment.day} {locale.monthName(moment.month)}"


def day_and_time(at: Instant) -> str:
    """`Sat 14 June, 19:00`."""
    return translate("time", "{day}, {time}").format(day=day(at), time=clock_time(at))


def when(at: Instant, now: Instant) -> str:
    """The time of an instant, with its date where that is not today's."""
    return clock_time(at) if same_day(at, now) else day_and_time(at)


def age(seconds: float) -> str:
    """`8 s`, `14 min`, `3 h` or `2 days`; nothing is younger than now."""
    s = max(int(seconds), 0)
    if s < 90:
        return translate("time", "{n} s").format(n=s)
    if s < 90 * 60:
        return translate("time", "{n} min").format(n=s // 60)
    if s < 36 * 3600:
        return translate("time", "{n} h").format(n=s // 3600)
    return translate("time", "{n} days").format(n=round(s / 86400))
