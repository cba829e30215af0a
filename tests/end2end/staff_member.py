"""Somebody at the door who knows what is written on the screen, and nothing else: in any language."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from time import monotonic, sleep

from kiosk.core.presentations import SCANNER_AGAIN_S
from tests.end2end.driven_program import DrivenProgram, as_read
from tests.end2end.driven_window import REPOSITORY

PATIENCE_S = 60.0
FILLS_WITHIN_S = 1.0
TRANSLATIONS = REPOSITORY / "resources" / "translations"
_TAG = re.compile(r"<[^>]*>")
_PART = re.compile(r"\\\{\w+\\\}|%n|%L?\d")


@dataclass
class StaffMember:
    """Works at one program after the other; `pictures` is where every step leaves what the screen was like.

    What is looked for and pressed is given in English, and is looked for as `language` has it. `{…}` and %n
    in it stand for anything.
    """

    language: str
    pictures: Path
    program: DrivenProgram = field(init=False)
    troubles: list[str] = field(default_factory=list)
    steps: int = 0
    _read: dict[str, float] = field(default_factory=dict)

    def work_at(self, program: DrivenProgram) -> None:
        """Stand before this one from now on."""
        self.program = program

    def key(self, name: str) -> None:
        """Press a key, such as `F5` or `Alt+F4`."""
        self._do("key", name)

    def type(self, text: str) -> None:
        """Type a text, wherever the focus is."""
        self._do("type", text)

    def scan(self, code: str) -> None:
        """Hold a ticket to the hand scanner; one that it has read already once it takes that for new."""
        sleep(max(self._read.get(code, 0.0) + SCANNER_AGAIN_S + 0.1 - monotonic(), 0.0))
        self._do("scan", code)
        self._read[code] = monotonic()

    def click(self, text: str, *, unless: str = "") -> None:
        """Click on what says this, once it is there; `unless` something else has come to stand there."""
        ending = monotonic() + PATIENCE_S
        while "error" in (answer := self.program.ask("click", self._pattern(text).pattern) or {}):
            if unless and any(map(self._pattern(unless).search, self._look())):
                return
            if monotonic() > ending:
                raise AssertionError(f"{answer['error']}; {self._picture('not-clicked')}")
            sleep(0.05)

    def sees(self, *texts: str) -> list[str]:
        """All of this stands on the screen, or comes there; what else stands there."""
        wanted = [self._pattern(text) for text in texts]
        ending = monotonic() + PATIENCE_S
        while True:
            seen = self._look()
            if all(any(one.search(text) for text in seen) for one in wanted):
                return seen
            if monotonic() > ending:
                missing = [t for t, one in zip(texts, wanted, strict=True) if not any(map(one.search, seen))]
                raise AssertionError(f"{missing} is not on the screen; {self._picture('missed')} {seen}")
            sleep(0.05)

    def sees_in_one_line(self, *texts: str) -> None:
        """All of this stands, or comes to stand, in one row or one label."""
        wanted, ending = [self._pattern(text) for text in texts], monotonic() + PATIENCE_S
        while True:
            seen = self._look()
            if any(all(one.search(text) for one in wanted) for text in seen):
                return
            if monotonic() > ending:
                raise AssertionError(f"{texts} are in no one line; {self._picture('apart')} {seen}")
            sleep(0.05)

    def sees_inside(self, people: int, capacity: int) -> None:
        """The foot says, or comes to say, that so many are inside of so many who may be."""
        inside = "inside of {n}"
        words = [one.replace("{n}", str(capacity)) for one in _catalogue(self.language).get(inside, [inside])]
        in_short, ending = f"{people}/{capacity}", monotonic() + PATIENCE_S
        while True:
            seen = [_TAG.sub("", text) for text in self._look()]
            if in_short in seen or (str(people) in seen and any(as_read(one) in seen for one in words)):
                return
            if monotonic() > ending:
                raise AssertionError(f"not {in_short} are inside; {self._picture('counted')} {seen}")
            sleep(0.05)

    def no_more_sees(self, text: str) -> None:
        """This stands there no longer, or goes."""
        wanted, ending = self._pattern(text), monotonic() + PATIENCE_S
        while any(map(wanted.search, seen := self.program.ask("look") or [])):
            if monotonic() > ending:
                raise AssertionError(f"{text!r} stays on the screen; {self._picture('stays')} {seen}")
            sleep(0.05)

    def _look(self) -> list[str]:
        seen: list[str] = self.program.ask("look") or []
        return seen

    def shows(self, step: str) -> None:
        """A picture of this step, and a look at whether all of it can be read."""
        self.steps += 1
        self._let_it_fill_the_screen()
        picture = self._picture(f"{self.steps:02}-{step}")
        found: list[str] = self.program.ask("troubles") or []
        self.troubles += [f"{picture}: {one}" for one in found]

    def _let_it_fill_the_screen(self) -> None:
        """A new window takes a moment for that where no window manager runs."""
        ending = monotonic() + FILLS_WITHIN_S
        while len(set(map(tuple, self.program.ask("size") or []))) > 1 and monotonic() < ending:
            sleep(0.05)

    def _picture(self, name: str) -> str:
        self.pictures.mkdir(parents=True, exist_ok=True)
        file = self.pictures / f"{name}.png"
        self.program.ask("picture", str(file))
        return file.name

    def _do(self, what: str, text: str) -> None:
        answer = self.program.ask(what, text)
        if answer and "error" in answer:
            raise AssertionError(f"{answer['error']}; {self._picture('stuck')}")

    def _pattern(self, text: str) -> re.Pattern[str]:
        forms = [_as_pattern(form) for form in (_catalogue(self.language).get(text) or [text])]
        return re.compile("|".join(dict.fromkeys(forms)))


def _as_pattern(text: str) -> str:
    return _PART.sub(".*?", re.escape(as_read(text).rstrip(".")))


@cache
def _catalogue(language: str) -> dict[str, list[str]]:
    """What each English text is in this language; a text that stands at several places may be several."""
    found: dict[str, list[str]] = {}
    for source, translated in _messages(language):
        found.setdefault(source, []).extend(translated)
    return found


def _messages(language: str) -> Iterator[tuple[str, list[str]]]:
    for message in ET.parse(TRANSLATIONS / f"kiosk_{language}.ts").iter("message"):
        translation = message.find("translation")
        if translation is not None:
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield message.findtext("source") or "", [one for one in forms if one]
