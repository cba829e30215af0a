"""Invented people with names from many languages, drawn from a seeded source of chance."""

from collections.abc import Callable
from itertools import accumulate
from random import Random
from typing import NamedTuple

import msgspec
from anyascii import anyascii

from kiosk.sandbox.records import Answers, Person
from kiosk.sandbox.resources import read_resource


class Language(msgspec.Struct, forbid_unknown_fields=True):
    """Names of one language: `pattern` puts given and family names in the order that the language does."""

    language: str
    weight: int
    pattern: str
    given: list[str]
    family: list[str]


class Crowd(msgspec.Struct, forbid_unknown_fields=True):
    """The file `people.json`: who may come, where their mail goes, what they answered."""

    mail_domains: list[str]
    languages: list[Language]
    answers: list[Answers]


class Name(NamedTuple):
    """A name as written, and the Latin form that its owner uses in e-mail addresses."""

    written: str
    mail: str


def load_crowd() -> Crowd:
    """Read the crowd that comes with the program."""
    return msgspec.json.decode(read_resource("people.json"), type=Crowd)


def _latin(text: str) -> str:
    return "".join(letter for letter in anyascii(text).lower() if letter.isalnum())


class People:
    """Draws people one after another; the same chance draws the same people."""

    def __init__(self, crowd: Crowd, chance: Random, new_id: Callable[[], str]) -> None:
        self._chance = chance
        self._new_id = new_id
        self._domains = crowd.mail_domains
        self._languages = crowd.languages
        self._weights = list(accumulate(language.weight for language in crowd.languages))
        self._mail = {
            part: _latin(part) for language in crowd.languages for part in (*language.given, *language.family)
        }

    def _pick(self, among: list[str]) -> str:
        return among[int(self._chance.random() * len(among))]

    def name(self) -> Name:
        """Draw a name."""
        (language,) = self._chance.choices(self._languages, cum_weights=self._weights)
        given, family = self._pick(language.given), self._pick(language.family)
        written = language.pattern.format(given=given, family=family, family2=self._pick(language.family))
        return Name(written, f"{self._mail[given][:20]}.{self._mail[family][:20]}".strip("."))

    def person(self, name: Name | None = None) -> Person:
        """Draw a person, with this name if one is given."""
        called = name or self.name()
        address = f"{called.mail}{self._chance.getrandbits(10)}@{self._pick(self._domains)}"
        return Person(email=address, name=called.written, id=self._new_id())
