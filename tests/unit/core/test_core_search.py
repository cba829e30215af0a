"""Finding guests by what staff type: folding, words, typing mistakes and the order of results."""

import unicodedata

import pytest
from anyascii import anyascii
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core import search
from kiosk.core.search import (
    MOST_KNOWN_LETTERS,
    MOST_LETTERS,
    SearchHit,
    beginnings,
    edits_forgiven,
    fold,
    is_called_so,
    is_typo_of,
    rank,
    words,
)


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Ana García", "ana garcia"),
        ("Ana Garci\u0301a", "ana garcia"),
        ("Weiß GROẞ", "weiss gross"),
        ("Jørgen Østergård", "jorgen ostergard"),
        ("Łukasz Żółć", "lukasz zolc"),
        ("Đorđe", "dorde"),
        ("Ægir Æ", "aegir ae"),
        ("İbrahim Işık", "ibrahim isik"),
        ("ﬁnn Ｊｏｅ", "finn joe"),
        ("Ελένη", "eleni"),
        ("Михаил", "mikhail"),
        ("محمد", "mhmd"),
        ("", ""),
    ],
)
def test_case_accents_and_scripts_fold(text: str, folded: str) -> None:
    assert fold(text) == folded


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("  Ana   García ", ("ana", "garcia")),
        ("ana.garcia@example.com", ("ana", "garcia", "example", "com")),
        ("order 00417", ("order", "00417")),
        ("O’Brien", ("o", "brien", "obrien")),
        ("Jean-Luc d'Or", ("jean", "luc", "d", "or", "jeanluc", "dor")),
        ("-'- '", ()),
        ("rock 'n' roll", ("rock", "n", "roll")),
        ("", ()),
    ],
)
def test_words(text: str, found: tuple[str, ...]) -> None:
    assert words(text) == found


@pytest.mark.parametrize("text", ["a" + "\u0327\u0301" * 50_000, "é " * 50_000, "x" * 100_000])
def test_of_a_text_without_end_only_the_beginning_is_folded(text: str) -> None:
    assert fold(text) == fold(text[:2000])
    assert words(text) == words(text[:2000])


def test_letters_of_every_script_fold_as_they_do_alone_and_few_are_remembered() -> None:
    for first in range(128, 0x20000, MOST_LETTERS):
        letters = [chr(number) for number in range(first, first + MOST_LETTERS)]
        alone = (anyascii(unicodedata.normalize("NFKC", letter)).lower() for letter in letters)
        assert [fold(letter) for letter in letters] == list(alone)
        assert len(search._LATIN) <= MOST_KNOWN_LETTERS


@given(st.text(max_size=30))
@settings(max_examples=100, deadline=None)
def test_any_text_folds_to_plain_words(text: str) -> None:
    assert fold(text).isascii()
    assert fold(fold(text)) == fold(text)
    assert all(word.isalnum() and word == word.lower() for word in words(text))


@pytest.mark.parametrize(("length", "edits"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (20, 2)])
def test_one_edit_in_short_words_two_in_long(length: int, edits: int) -> None:
    assert edits_forgiven("x" * length) == edits


@pytest.mark.parametrize(
    ("typed", "word", "forgiven"),
    [
        ("garcia", "garcia", True),
        ("garzia", "garcia", True),
        ("gracia", "garcia", True),
        ("garca", "garcia", True),
        ("garccia", "garcia", True),
        ("garzya", "garcia", False),
        ("barcia", "garcia", False),
        ("ana", "ane", False),
        ("", "garcia", False),
        ("garcia", "", False),
        ("garcia", "gar", False),
        ("garc", "ga", False),
        # the start of a longer word
        ("garz", "garciamarquez", True),
        ("gaci", "garciamarquez", True),
        ("gxxz", "garciamarquez", False),
        # two in long words
        ("fernanbes", "fernandez", True),
        ("frenanbez", "fernandez", True),
        ("frenanbes", "fernandez", False),
        ("fernxyde", "fernandezgomez", True),
    ],
)
def test_typing_mistakes(typed: str, word: str, forgiven: bool) -> None:
    assert is_typo_of(typed, word) is forgiven


@pytest.mark.parametrize(
    ("typed", "word", "forgiven"),
    [
        ("barcia", "garcia", True),
        ("arcia", "garcia", True),
        ("garcia", "arcia", True),
        ("agrcia", "garcia", True),
        ("aba", "ana", True),
        ("xna", "ana", True),
        ("ab", "an", False),
        ("bbrcia", "garcia", False),
        ("barzia", "garcia", False),
        ("barc", "garcia", False),
    ],
)
def test_where_nobody_is_found_otherwise_the_beginning_may_be_mistaken(
    typed: str, word: str, forgiven: bool
) -> None:
    assert is_typo_of(typed, word, gladly=True) is forgiven
    assert typed[0] == word[0] or not is_typo_of(typed, word)
    assert forgiven <= (typed[0] == word[0] or word in beginnings(typed))


def test_a_word_is_no_mistake_of_itself() -> None:
    assert "aaa" not in beginnings("aaa")


def test_one_whose_whole_name_was_typed_goes_before_one_with_another_name_more() -> None:
    guests = [guest("more", "Ana Ay García"), guest("whole", "Ana García"), guest("most", "Ana Az García")]
    assert rank(["ana", "garcia"], guests) == ["whole", "more", "most"]


def guest(ticket_id: str, name: str, *, inside: bool = False) -> SearchHit:
    return SearchHit(ticket_id, words(name), fold(name), may_come_in=not inside)


def test_exact_before_prefix_before_typo() -> None:
    guests = [guest("typo", "Anny Lee"), guest("prefix", "Annabel Lee"), guest("exact", "Anna Lee")]
    assert rank(["anna"], guests) == ["exact", "prefix", "typo"]


def test_a_better_match_comes_first_even_if_it_is_inside_and_else_who_is_not_inside() -> None:
    guests = [
        guest("inside exact", "Anna A", inside=True),
        guest("exact", "Anna Z"),
        guest("inside prefix", "Annabel A", inside=True),
        guest("prefix", "Annabel Z"),
    ]
    assert rank(["anna"], guests) == ["exact", "inside exact", "prefix", "inside prefix"]


def test_of_equals_who_may_come_in_goes_before_who_is_inside_or_barred() -> None:
    barred = SearchHit("barred", words("Anna A"), "anna a", may_come_in=False)
    found = rank(["anna"], [barred, guest("inside", "Anna B", inside=True), guest("due", "Anna Z")])
    assert found == ["due", "barred", "inside"]


def test_equals_are_ordered_by_folded_name_then_by_id() -> None:
    guests = [guest("3", "Anna Öz"), guest("1", "anna zz"), guest("2", "Anna Aa"), guest("0", "Anna Öz")]
    assert rank(["anna"], guests) == ["2", "0", "3", "1"]


def test_every_typed_word_must_be_answered_in_any_order() -> None:
    guests = [guest("both", "Ana García"), guest("one", "Ana López"), guest("none", "Ben Ng")]
    assert rank(["garcia", "ana"], guests) == ["both"]
    assert rank(["ana", "gar"], guests) == ["both"]
    assert rank(["zoe"], guests) == []


@pytest.mark.parametrize("name", ["Maro Marina", "Marina Maro"])
def test_the_best_word_of_a_guest_counts(name: str) -> None:
    assert rank(["mari"], [guest("typo", "Amaro Maro"), guest("prefix", name)]) == ["prefix", "typo"]
    assert rank(["mari"], [guest("prefix", "Ada Marina"), guest("exact", f"{name} Mari")]) == [
        "exact",
        "prefix",
    ]


def test_two_prefixes_come_before_an_exact_word_and_a_typo() -> None:
    guests = [guest("typo", "Anna Garzia"), guest("prefixes", "Annabel Garcias")]
    assert rank(["anna", "garcia"], guests) == ["prefixes", "typo"]


def test_nothing_typed_finds_nobody() -> None:
    assert rank([], [guest("1", "Anna")]) == []


@pytest.mark.parametrize("typed", ["o'brien", "obrien", "brien", "o brien", "obri", "O’BRIEN", "obrein"])
def test_a_name_with_an_apostrophe_is_found_however_it_is_typed(typed: str) -> None:
    assert rank(words(typed), [guest("1", "Conor O’Brien")]) == ["1"]


@given(st.lists(st.text("abcdeé -", min_size=1, max_size=12), min_size=1, max_size=6), st.data())
@settings(max_examples=100, deadline=None)
def test_everybody_is_found_by_their_own_name_and_nobody_twice(names: list[str], data: st.DataObject) -> None:
    guests = [guest(str(number), name) for number, name in enumerate(names)]
    wanted = data.draw(st.sampled_from(guests))
    typed = data.draw(st.permutations(wanted.words))
    found = rank(typed, guests)
    assert (wanted.ticket_id in found) == bool(typed)
    assert len(found) == len(set(found))


def test_a_guests_own_name_goes_before_a_buyers() -> None:
    bought = SearchHit("bought", ("ana", "garcia", "annegret"), "ana garcia", may_come_in=True)
    named = SearchHit("named", ("annegret",), "annegret", may_come_in=False)
    assert rank(["annegret"], [bought, named]) == ["named", "bought"]


@pytest.mark.parametrize(
    ("typed", "is_so"),
    [
        ("ana", True),
        ("gar ana", True),
        ("GARCÍA", True),
        ("ana@", True),
        ("ord-7", True),
        ("ord7", True),
        ("anna", False),
        ("ana x", False),
        ("ina", False),
    ],
)
def test_whether_somebody_is_called_so_forgives_no_mistake(typed: str, is_so: bool) -> None:
    assert is_called_so(typed, ["Ana García", "ana@garcia.example", "ORD-77"]) == is_so
