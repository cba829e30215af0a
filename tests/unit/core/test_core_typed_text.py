"""What somebody typed, as it is kept: what no screen shows goes, what letters are joined by stays."""

import pytest

from kiosk.core.typed_text import one_line

PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
HINDI = "\u0915\u094d\u200d\u0937"
BENGALI = "\u09b0\u200d\u09cd\u09af\u09be\u09ae"
MALAYALAM_AT_THE_END = "\u0d05\u0d35\u0d28\u0d4d\u200d"
FAMILY = "\U0001f469\U0001f3fd\u200d\U0001f680 \U0001f3f3\ufe0f\u200d\U0001f308"
VOWELLED = "\u0645\u0650\u200c\u062e"


@pytest.mark.parametrize("text", [PERSIAN, HINDI, BENGALI, MALAYALAM_AT_THE_END, FAMILY, VOWELLED])
def test_joiners_stay_where_the_letters_need_them(text: str) -> None:
    assert one_line(f" {text}\n{text}") == f"{text} {text}"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("A\u200dn\u200cna", "Anna"),
        ("\u200d\u200c", ""),
        ("\u200cAnna\u200d", "Anna"),
        ("\u0645\u200c \u200c\u0645", "\u0645 \u0645"),
        ("\u0645\u200c\u200c\u200d\u0645", "\u0645\u200d\u0645"),
        ("\u0645\u200c\u202e\u0645", "\u0645\u200c\u0645"),
        ("\u202e\u2066\u200f\u200b\ufeffAnna\u00ad\u2060\U000e0041\x00\ud83d", "Anna"),
        ("\u0645" + "\u200c" * 20 + "\u0645", "\u0645\u0645"),
        ("\U0001f469\u200dA", "\U0001f469A"),
    ],
)
def test_what_joins_nothing_goes_and_so_does_all_else_that_is_unseen(text: str, kept: str) -> None:
    assert one_line(text) == kept
