"""A discount code is created by the manager: what is missing is said, and what the service answers."""

import pytest
from PySide6.QtCore import Qt

from kiosk.engine.discounts import Created, DiscountChoices, NotCreated, NotKnown, Outcome
from kiosk.engine.errors import FailedError, RefusedError
from kiosk.engine.records import DiscountCode
from kiosk.ui.discounts.discount_sheet import DiscountSheet, number_of
from kiosk.ui.manager.manager_sheet import Item
from tests.gui.conftest import Play
from tests.gui.fake_controller import FakeDiscounts
from tests.gui.managed_door import Managed, a_desk, managed
from tests.gui.simulated_input import key, tap, type_text
from tests.gui.waiting import until

REFUSED = NotCreated(RefusedError("This code is taken"))
LOST = NotKnown(FailedError("mail could not be sent", status=500))


async def opened(door: Managed) -> DiscountSheet:
    door.manager.menu.chosen.emit(Item.DISCOUNTS)
    sheet = door.manager.discounts.sheet
    await until(lambda: sheet.is_open and not sheet.ignores_input and sheet.words.isHidden())
    return sheet


async def opened_unanswered(door: Managed, outcome: Outcome) -> tuple[FakeDiscounts, DiscountSheet]:
    """The service comes to this once it is let."""
    discounts = door.controller.discounts
    discounts.outcome = outcome
    discounts.answers.clear()
    return discounts, await opened(door)


def without_marks(text: str) -> str:
    """The text without what keeps each part's own direction."""
    return text.replace("\u2068", "").replace("\u2069", "")


def create(sheet: DiscountSheet, code: str) -> None:
    pick(sheet, "listing")
    type_text(sheet.code.line, code)
    type_text(sheet.amount.line, "10")
    tap(sheet.create_code)


def pick(sheet: DiscountSheet, listing: str, *rates: str) -> None:
    sheet.listings.list.chosen.emit(listing)
    for rate in rates:
        sheet.types.list.chosen.emit(rate)


@pytest.mark.parametrize(
    ("text", "number"),
    [("25", 25.0), ("7.5", 7.5), ("7,5", 7.5), (" 10 ", 10.0), ("", None), ("ten", None), ("nan", None)],
)
def test_a_number_is_read_with_comma_or_point(text: str, number: float | None) -> None:
    assert number_of(text) == number


def test_a_code_for_one_type_is_created_as_it_was_typed(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        wanted = door.controller.discounts.wanted
        pick(sheet, "listing", "r2")
        type_text(sheet.code.line, "CREW25")
        type_text(sheet.amount.line, "12,5")
        type_text(sheet.quantity.line, "100")
        tap(sheet.create_code)
        await until(sheet.create_code.isHidden)
        assert wanted == [
            DiscountCode(listing_id="listing", code="CREW25", percent=0.125, quantity=100, rate_ids=("r2",))
        ]
        assert "CREW25" in sheet.words.text
        tap(sheet.close_button)
        again = await opened(door)
        assert (again.code.text, again.create_code.isHidden()) == ("", False)

    managed(play, scene, a_desk(pins=False))


def test_a_fixed_amount_is_for_all_tickets_where_none_is_ticked(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        pick(sheet, "listing", "r1", "r1")
        tap(sheet.kind.chip("fixed"))
        type_text(sheet.code.line, "TEN")
        type_text(sheet.amount.line, "10")
        key(sheet.amount.line)
        await until(lambda: bool(door.controller.discounts.wanted))
        assert door.controller.discounts.wanted == [
            DiscountCode(listing_id="listing", code="TEN", fixed=10.0)
        ]

    managed(play, scene, a_desk(pins=False))


def test_what_is_missing_is_said_before_anything_is_sent(play: Play) -> None:
    async def scene(door: Managed) -> None:
        sheet = await opened(door)
        said: list[str] = []

        def tried(*, listing: str = "", code: str = "", amount: str = "", quantity: str = "") -> None:
            if listing:
                pick(sheet, listing)
            for field, text in ((sheet.code, code), (sheet.amount, amount), (sheet.quantity, quantity)):
                field.line.setText(text)
            tap(sheet.create_code)
            said.append(sheet.notice.text())

        tried()
        tried(listing="gala")
        tried(code="CODE")
        tried(code="CODE", amount="101")
        tried(code="CODE", amount="0")
        for quantity in ("2.5", "9999999999", "²"):
            tried(code="CODE", amount="100", quantity=quantity)
        assert [text.split(" ")[0:2] for text in said] == [
            ["Choose", "the"],
            ["Enter", "the"],
            ["The", "percentage"],
            ["The", "percentage"],
            ["The", "percentage"],
            *[["The", "number"]] * 3,
        ]
        assert door.controller.discounts.wanted == []
        tap(sheet.kind.chip("fixed"))
        tried(code="CODE", amount="x", quantity="1")
        assert said[-1].startswith("The amount is a number")
        assert door.controller.discounts.wanted == []

    managed(play, scene, a_desk(pins=False))


def test_what_the_service_answers_stands_there_and_the_form_stays(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.discounts.outcome = NotCreated(
            RefusedError("422: This code is <b>taken</b>\u202e already")
        )
        sheet = await opened(door)
        pick(sheet, "listing")
        sheet.code.line.setText("TAKEN")
        sheet.amount.line.setText("5")
        tap(sheet.create_code)
        await until(lambda: bool(sheet.notice.text()))
        assert "422: This code is <b>taken</b> already" in sheet.notice.text()
        assert sheet.code.text == "TAKEN"
        door.controller.discounts.outcome = Created()
        tap(sheet.create_code)
        await until(sheet.create_code.isHidden)

    managed(play, scene, a_desk(pins=False))


def test_the_keyboard_is_the_sheets_while_a_code_is_created_and_the_codes_after_a_refusal(
    play: Play,
) -> None:
    async def scene(door: Managed) -> None:
        discounts, sheet = await opened_unanswered(door, REFUSED)
        pick(sheet, "listing")
        type_text(sheet.code.line, "TAKEN")
        type_text(sheet.amount.line, "10")
        sheet.amount.line.setFocus()
        key(sheet.amount.line)
        await until(lambda: bool(discounts.wanted))
        focused = door.window.focusWidget()
        assert focused is sheet
        type_text(focused, "x")
        discounts.answers.set()
        await until(lambda: bool(sheet.notice.text()))
        focused = door.window.focusWidget()
        assert focused is sheet.code.line
        type_text(focused, "2")
        assert sheet.code.text == "TAKEN2"

        discounts.answers.clear()
        key(focused)
        await until(lambda: len(discounts.wanted) == 2)
        key(sheet, Qt.Key.Key_Escape)
        assert not sheet.is_open
        discounts.answers.set()
        await until(lambda: not door.manager.discounts.is_creating)

    managed(play, scene, a_desk(pins=False))


def test_an_answer_takes_the_keyboard_from_no_button_that_was_gone_to_meanwhile(play: Play) -> None:
    async def scene(door: Managed) -> None:
        discounts, sheet = await opened_unanswered(door, REFUSED)
        create(sheet, "TAKEN")
        await until(lambda: bool(discounts.wanted))
        key(sheet, Qt.Key.Key_Tab)
        assert door.window.focusWidget() is sheet.close_button
        discounts.answers.set()
        await until(lambda: bool(sheet.notice.text()))
        assert door.window.focusWidget() is sheet.close_button

    managed(play, scene, a_desk(pins=False))


def test_where_no_listing_is_known_its_id_can_be_typed(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.discounts.found = DiscountChoices(trouble="no route to the service")
        door.manager.menu.chosen.emit(Item.DISCOUNTS)
        sheet = door.manager.discounts.sheet
        await until(lambda: sheet.is_open and not sheet.ignores_input and not sheet.listing_id.isHidden())
        assert sheet.words.text == "No route to the service"
        type_text(sheet.listing_id.line, "ls-7")
        type_text(sheet.code.line, "CODE")
        type_text(sheet.amount.line, "50")
        tap(sheet.create_code)
        await until(lambda: bool(door.controller.discounts.wanted))
        assert door.controller.discounts.wanted == [DiscountCode(listing_id="ls-7", code="CODE", percent=0.5)]

    managed(play, scene, a_desk(pins=False))


def test_where_nobody_knows_whether_there_is_a_code_the_sheet_does_not_say_that_there_is_none(
    play: Play,
) -> None:
    async def scene(door: Managed) -> None:
        door.controller.discounts.outcome = LOST
        sheet = await opened(door)
        create(sheet, "MAYBE")
        await until(lambda: bool(sheet.notice.text()))
        assert sheet.notice.text() == (
            "Nobody knows whether it was created: look at the service before you try again"
            " (mail could not be sent)"
        )

    managed(play, scene, a_desk(pins=False))


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Created(), "FIRST can be used from now on."),
        (REFUSED, "FIRST was not created: This code is taken"),
        (LOST, "FIRST: nobody knows whether it was created"),
    ],
)
def test_what_became_of_a_code_is_said_when_the_sheet_that_closed_too_soon_is_opened_again(
    play: Play, outcome: Outcome, words: str
) -> None:
    async def scene(door: Managed) -> None:
        discounts, sheet = await opened_unanswered(door, outcome)
        create(sheet, "FIRST")
        await until(lambda: bool(discounts.wanted))
        tap(sheet.close_button)
        await until(lambda: not sheet.is_open)
        discounts.answers.set()
        await until(lambda: not door.manager.discounts.is_creating)
        door.manager.menu.chosen.emit(Item.DISCOUNTS)
        await until(lambda: not sheet.listings.isHidden() and not sheet.ignores_input)
        assert without_marks(sheet.words.text).startswith(words)
        assert "Asking" not in sheet.words.text
        tap(sheet.close_button)
        await until(lambda: not sheet.is_open)
        await opened(door)  # it was said, and is not said again

    managed(play, scene, a_desk(pins=False))


def test_a_code_is_not_sent_beside_one_that_is_still_being_created_and_can_be_sent_after_it(
    play: Play,
) -> None:
    async def scene(door: Managed) -> None:
        discounts = door.controller.discounts
        discounts.answers.clear()
        sheet = await opened(door)
        create(sheet, "FIRST")
        await until(lambda: bool(discounts.wanted))
        tap(sheet.close_button)
        await until(lambda: not sheet.is_open)
        await opened(door)
        create(sheet, "SECOND")
        assert sheet.notice.text().startswith("Another code is still being created")
        assert (sheet.create_code.text(), sheet.create_code.isEnabled()) == ("Create the code", True)
        assert sheet.code.text == "SECOND"

        discounts.answers.set()
        await until(lambda: not sheet.words.isHidden())
        assert without_marks(sheet.words.text) == "FIRST can be used from now on."
        assert sheet.notice.text() == ""
        await until(lambda: not door.manager.discounts.is_creating)
        tap(sheet.create_code)
        await until(sheet.create_code.isHidden)
        assert [code.code for code in discounts.wanted] == ["FIRST", "SECOND"]
        assert "SECOND can be used from now on." in without_marks(sheet.words.text)

    managed(play, scene, a_desk(pins=False))
