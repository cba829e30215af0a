"""The screen's texts on their way into other languages and back, with Qt's own lupdate and lrelease.

`kiosk` → `resources/translations/kiosk_<language>.ts`, which translators edit → `.qm`, which ships.
Run by dev.py in the project's environment: alone it makes both anew, with `--check` it says what is wrong.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import PySide6
from translatable import NotLiteralError, asked_for, for_lupdate

ENGLISH = "en"
"""The language of the source: translated only where a number decides between singular and plural."""
LANGUAGES = ("de", ENGLISH, "es", "fr", "he", "it", "nl", "pl")
SCREEN = Path("kiosk", "ui")
BEHIND = tuple(
    Path("kiosk", room) for room in ("api", "bootstrap", "core", "engine", "hub", "scanning", "store")
)
SETTINGS = "kiosk/settings_file.py"
"""Where Messages are made that the screen puts into its own words."""
KEPT_IN = Path("resources", "translations")

_LUPDATE = ("-locations", "none", "-no-obsolete", "-sort-messages", "-disable-heuristic", "similartext")
"""Without line numbers, so that code which moves changes no text; in an order that only the texts decide."""
_EMPTY_FORMS = re.compile(
    r"<source>(?P<source>[^<]*)</source>"
    r"(?P<between>(?:(?!</message>|<translation).)*)"
    r'<translation type="unfinished">\s*<numerusform></numerusform>\s*<numerusform></numerusform>',
    re.DOTALL,
)
_PLURAL_MARK = re.compile(r"\((s|es)\)")
_MOST_WORDS_WITHOUT_A_VERB = 3
_PLACEHOLDER = re.compile(r"\{[^}]*\}|%L?n|%\d")


class TranslationError(Exception):
    """lupdate or lrelease failed; the text is what it said."""


@dataclass(frozen=True)
class Message:
    """A text of the source and its translations: one, or one for each plural form.

    `state`: empty where a translator has finished it, else `unfinished`, `obsolete` or `vanished`.
    """

    context: str
    source: str
    comment: str
    takes_number: bool
    state: str
    translations: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str, bool]:
        """What the program asks for."""
        return (self.context, self.source, self.comment, self.takes_number)


def remake(root: Path) -> None:
    """Bring every language's texts up to date with the source, and compile them. Raises TranslationError."""
    folder = root / KEPT_IN
    folder.mkdir(parents=True, exist_ok=True)
    asked = asked_in(root)
    for language in LANGUAGES:
        collect(asked, texts_of(folder, language))
        compile_texts(texts_of(folder, language))


def texts_of(folder: Path, language: str) -> Path:
    """Where a language's texts are."""
    return folder / f"kiosk_{language}.ts"


def asked_in(root: Path) -> str:
    """All that the source asks for, as code that lupdate reads. Raises NotLiteralError."""
    return for_lupdate(asked_for(sources_of(root)))


def collect(asked: str, texts: Path) -> None:
    """Bring one file of texts up to date with what is asked for; what was translated stays."""
    language = texts.stem.removeprefix("kiosk_")
    options = [*_LUPDATE, "-source-language", ENGLISH, "-target-language", language]
    if language == ENGLISH:
        options.append("-pluralonly")
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder, "texts.py")
        plain.write_text(asked, "utf-8", newline="\n")
        _run("lupdate", plain, *options, "-ts", texts, cwd=texts.parent)
    if language == ENGLISH:
        texts.write_text(_with_english_forms(texts.read_text("utf-8")), "utf-8", newline="\n")


def compile_texts(texts: Path) -> None:
    """Make the `.qm` beside a file of texts; what is not finished is left out, and shows in English."""
    _run("lrelease", "-silent", "-nounfinished", texts, "-qm", texts.with_suffix(".qm"), cwd=texts.parent)


def sources_of(root: Path) -> tuple[Path, ...]:
    """The files that hold texts for people at the door, in an order that is the same everywhere."""
    found = [path for folder in (SCREEN, *BEHIND) for path in (root / folder).rglob("*.py")]
    return tuple(sorted([*found, *root.glob(SETTINGS)], key=lambda path: path.as_posix()))


def messages_of(texts: Path) -> tuple[Message, ...]:
    """What a file of texts holds."""
    return tuple(_messages(ElementTree.parse(texts).getroot()))


def problems(root: Path) -> list[str]:
    """What keeps the texts from being shipped, a line each; whether all are translated is another matter."""
    found = []
    asked = asked_in(root)
    for language in LANGUAGES:
        texts = texts_of(root / KEPT_IN, language)
        if not texts.exists() or not texts.with_suffix(".qm").exists():
            found.append(f"{texts.name} or its .qm is missing")
            continue
        found += [f"{texts.name}: {problem}" for problem in (*stale(asked, texts), *misplaced(texts))]
    return found


def stale(asked: str, texts: Path) -> list[str]:
    """How a file of texts and its `.qm` differ from what `remake` would make of them."""
    with tempfile.TemporaryDirectory() as folder:
        anew = Path(folder, texts.name)
        shutil.copyfile(texts, anew)
        compile_texts(anew)
        fits = anew.with_suffix(".qm").read_bytes() == texts.with_suffix(".qm").read_bytes()
        collect(asked, anew)
        held = {message.key: message for message in messages_of(texts)}
        wanted = {message.key: message for message in messages_of(anew)}
        same = anew.read_text("utf-8") == texts.read_text("utf-8")
    found = [f"lacks {_named(message)}" for key, message in wanted.items() if key not in held]
    found += [
        f"{_named(message)} is gone from the source" for key, message in held.items() if key not in wanted
    ]
    if not same and not found:
        found.append("is not as lupdate writes it")
    return found if fits else [*found, "the .qm is not made from it"]


def misplaced(texts: Path) -> list[str]:
    """Translations whose placeholders are not those of their source."""
    return [
        f"{_named(message)}: other placeholders in {translation!r}"
        for message in messages_of(texts)
        for translation in message.translations
        if translation and not _same_placeholders(message, translation)
    ]


def unfinished(texts: Path) -> list[str]:
    """Texts that lack a translation, or have one that nobody finished or needs."""
    return [
        f"{_named(message)}: {message.state or 'untranslated'}"
        for message in messages_of(texts)
        if message.state or not all(message.translations)
    ]


def main(args: list[str]) -> int:
    """Remake the texts, or look at them with `--check`; the exit status."""
    root = Path(__file__).resolve().parent.parent
    try:
        if args == ["--check"]:
            found = problems(root)
            print(
                "\n".join([*found, "`dev.py translations` brings them up to date."] if found else ["all fit"])
            )
            return int(bool(found))
        remake(root)
        for language in LANGUAGES:
            texts = texts_of(root / KEPT_IN, language)
            open_ones = unfinished(texts)
            print(
                f"{texts.name}: {len(messages_of(texts))} texts, {len(open_ones)} unfinished",
                *open_ones,
                sep="\n  ",
            )
    except (TranslationError, NotLiteralError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _messages(root: ElementTree.Element) -> Iterator[Message]:
    for context in root.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [] if translation is None else translation.findall("numerusform")
            written = [form.text or "" for form in forms] or [
                (translation is not None and translation.text) or ""
            ]
            yield Message(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                message.get("numerus") == "yes",
                "" if translation is None else translation.get("type", ""),
                tuple(written),
            )


def _same_placeholders(message: Message, translation: str) -> bool:
    """A singular form may leave its number out: “ein Gast”."""
    wanted, there = set(_PLACEHOLDER.findall(message.source)), set(_PLACEHOLDER.findall(translation))
    if message.takes_number and translation == message.translations[0]:
        wanted, there = wanted - {"%n", "%Ln"}, there - {"%n", "%Ln"}
    return wanted == there


def _with_english_forms(written: str) -> str:
    """The English plural forms where the source spells them out, `%n guest(s)`; a sentence wants a person."""

    def filled(match: re.Match[str]) -> str:
        source = match["source"]
        if len(source.split()) > _MOST_WORDS_WITHOUT_A_VERB:
            return match[0]
        one, many = _PLURAL_MARK.sub("", source), _PLURAL_MARK.sub(r"\1", source)
        return (
            f"<source>{source}</source>{match['between']}<translation>\n"
            f"            <numerusform>{one}</numerusform>\n"
            f"            <numerusform>{many}</numerusform>"
        )

    return _EMPTY_FORMS.sub(filled, written)


def _named(message: Message) -> str:
    return f"“{message.source}” ({message.context})"


def _run(tool: str, *args: str | Path, cwd: Path) -> None:
    """Run a tool that comes with PySide6, in a locale that it has no word to say about."""
    program = Path(PySide6.__path__[0], f"{tool}.exe" if os.name == "nt" else tool)
    done = subprocess.run(
        (program, *args),
        cwd=cwd,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0 or done.stderr.strip():
        raise TranslationError(f"{tool}: {done.stderr.strip() or done.stdout.strip() or done.returncode}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
