"""Settings of the screen itself: each is one large choice, and is so at once."""

from collections.abc import Mapping

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QWidget

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.tickets import Instant
from kiosk.ui.preferences import Preferences
from kiosk.ui.texts.status_texts import percent_in_words
from kiosk.ui.texts.times import clock_time, zone_in_words
from kiosk.ui.theme.clean_text import isolate
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.segments import Segments
from kiosk.ui.widgets.setting_row import SettingRow
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

VOLUMES = (0.3, 0.6, 0.8, 1.0)
VERDICTS_S = (1.2, 1.6, 2.5, 4.0)
MUTED = "muted"
ON, OFF = "on", "off"
OWN_NAMES = {"en": "English", "de": "Deutsch", "es": "Español"}
"""What languages call themselves, where Qt would name a country's kind of it."""


class SettingsSheet(Sheet):
    """`preferred` brings the Preferences as they are to be from now on."""

    preferred = Signal(object)

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._shown = Preferences()
        self._odd_s: set[float] = set()
        self._supervised = True
        self.set_title(self.tr("Settings"))
        self.scheme = Segments(theme, self._schemes())
        self.language = Segments(theme, {"": self._system()})
        self.sound = Segments(theme, {MUTED: self.tr("Muted"), **{_key(v): _percent(v) for v in VOLUMES}})
        self.motion = Segments(theme, self._motions())
        self.verdict = Segments(theme, self._verdicts())
        self.names = Segments(theme, {OFF: self.tr("Shown"), ON: self.tr("Hidden")})
        self.kiosk_mode = Segments(theme, {OFF: self.tr("Off"), ON: self.tr("On")})
        self.rows = self._rows(theme)
        for row in self.rows.values():
            self.body.addWidget(row)
        self.zone = FitLabel(theme, largest_px=15, smallest_px=15, lines=4)
        self.body.addWidget(self.zone)
        self.body.addStretch(1)
        for segments in self.rows:
            segments.picked.connect(lambda key, one=segments: self._pick(one, key))
        self.show_preferences(self._shown)

    def ask(
        self, preferences: Preferences, languages: tuple[str, ...], *, supervised: bool, now: Instant
    ) -> None:
        """Open; `languages` are codes, and `supervised` says whether anybody has a PIN here."""
        told = self.tr("Times are told in {zone}, where it is {time} now. If that is wrong, tell the host.")
        self.zone.show_text(told.format(zone=isolate(zone_in_words()), time=clock_time(now)))
        self._supervised, self._odd_s = supervised, set()
        self.language.offer_choices({"": self._system()} | {code: own_name(code) for code in languages})
        self.show_preferences(preferences)
        self.open(self.scheme.chip(self._shown.screen.theme.value))

    def show_preferences(self, preferences: Preferences) -> None:
        """What is so now, whoever chose it."""
        self._shown = preferences
        screen = preferences.screen
        self.scheme.hold(screen.theme.value)
        self.language.hold(screen.language)
        self.sound.hold(MUTED if screen.muted else _key(screen.volume))
        self.motion.hold(screen.motion.value)
        self._odd_s |= {screen.verdict_s}  # stays offered, so that nothing moves under a finger
        self.verdict.offer_choices(self._verdicts())
        self.verdict.hold(_key(screen.verdict_s))
        self.names.hold(ON if screen.hide_names else OFF)
        self.kiosk_mode.hold(ON if screen.kiosk_mode else OFF)
        self._explain()

    def _explain(self) -> None:
        shown = self._shown.screen
        odd = not shown.muted and _key(shown.volume) not in map(_key, VOLUMES)
        now = self.tr("Now at {percent}.").format(percent=_percent(shown.volume)) if odd else ""
        self.rows[self.sound].explain(now)
        text = self.tr("Full screen, and a supervisor’s PIN to close it.")
        if not self._supervised:
            text = self.tr("Full screen. Nobody has a PIN here yet, so anybody can close it.")
        self.rows[self.kiosk_mode].explain(text)

    def _pick(self, segments: Segments, key: str) -> None:
        if self.ignores_input:
            return
        chosen = self._chosen(segments, key)
        self.show_preferences(chosen)
        self.preferred.emit(chosen)

    def _chosen(self, segments: Segments, key: str) -> Preferences:
        shown = self._shown
        if segments is self.scheme:
            return shown.with_screen(theme=Scheme(key))
        if segments is self.language:
            return shown.with_screen(language=key)
        if segments is self.sound:
            return shown.with_screen(muted=True) if key == MUTED else _as_loud(shown, float(key))
        if segments is self.motion:
            return shown.with_screen(motion=Motion(key))
        if segments is self.verdict:
            return shown.with_screen(verdict_s=float(key))
        if segments is self.names:
            return shown.with_screen(hide_names=key == ON, names_asked=True)
        return shown.with_screen(kiosk_mode=key == ON)

    def _rows(self, theme: Theme) -> Mapping[Segments, SettingRow]:
        private = self.tr("For where guests can see the screen: names are cut to their first letters.")
        named = (
            (self.scheme, self.tr("Theme"), ""),
            (self.language, self.tr("Language"), self.tr("The screen opens again in that language.")),
            (self.sound, self.tr("Sound"), ""),
            (self.verdict, self.tr("Show result for"), ""),
            (self.motion, self.tr("Motion"), ""),
            (self.names, self.tr("Guests’ names"), private),
            (self.kiosk_mode, self.tr("Kiosk mode"), ""),
        )
        return {segments: SettingRow(theme, name, segments, hint) for segments, name, hint in named}

    def _schemes(self) -> dict[str, str]:
        return {
            Scheme.SYSTEM.value: self._system(),
            Scheme.DARK.value: self.tr("Dark"),
            Scheme.LIGHT.value: self.tr("Light"),
            Scheme.HIGH_CONTRAST.value: self.tr("High contrast"),
        }

    def _motions(self) -> dict[str, str]:
        return {
            Motion.SYSTEM.value: self._system(),
            Motion.ON.value: self.tr("On"),
            Motion.OFF.value: self.tr("Off"),
        }

    def _verdicts(self) -> dict[str, str]:
        """The usual ones, and what the settings file says where it is something else."""
        return {_key(s): self._seconds(s) for s in sorted({*VERDICTS_S, *self._odd_s})}

    def _system(self) -> str:
        return self.tr("System")

    def _seconds(self, seconds: float) -> str:
        return self.tr("{n} s", "how long").format(n=QLocale().toString(seconds, "f", 1))


def own_name(code: str) -> str:
    """What a language calls itself, such as Deutsch."""
    return OWN_NAMES.get(code) or QLocale(code).nativeLanguageName().capitalize() or code


def _key(number: float) -> str:
    return f"{number:.2f}"


def _percent(share: float) -> str:
    return percent_in_words(round(share * 100))


def _as_loud(preferences: Preferences, volume: float) -> Preferences:
    return preferences.with_screen(volume=volume, muted=False)
