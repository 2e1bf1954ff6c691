"""People who play together: invited by a link, known by their mark, playing again, talking, and losing the network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.kit import on_turn, seat_two
from tests.browser.line import line_to

INVITED = {"en": "Ann invites you to play Gravity", "ru": "Ann зовёт вас сыграть: «Гравитация", "fr": "Ann vous invite à jouer à Gravité"}


def test_a_link_says_who_invites_to_what_in_every_language_and_one_button_sits_down(visit):
    host = visit(name="Ann").go()
    host.page.get_by_role("article").filter(has_text="Gravity").locator(".deeds .button").nth(1).click()
    host.page.wait_for_url("**/t/*")
    host.page.get_by_role("group", name="Players").get_by_role("button", name="3").click()
    expect(host.page.locator(".invite")).to_contain_text("Only this device can open it")
    host.check()
    guests = [visit(language="ru", width=390, height=844, touch=True, theme="dark"), visit(language="fr"), visit(language="en")]
    for guest in guests:
        guest.go(f"/t/{host.table}")
        expect(guest.page.locator(".invited h2")).to_contain_text(INVITED[guest.language])
        name = guest.page.locator(".invited input")
        assert name.input_value().strip()
        guest.page.locator(".invited .picture svg").first.wait_for()
        guest.check()
    for guest, name in zip(guests[:2], ("Катя", "Zoé"), strict=True):
        guest.page.locator(".invited input").fill(name)
        guest.page.locator(".sit").click()
        expect(host.page.locator(".lobby .seats")).to_contain_text(name)
        expect(guest.page.locator(".lobby")).to_be_visible()
    expect(guests[2].page.get_by_text("Every seat is taken")).to_be_visible()
    guests[0].page.get_by_role("button", name="Меню").click()
    guests[0].page.get_by_role("button", name="Настройки").click()
    guests[0].page.get_by_label("Ваше имя").fill("Екатерина")
    guests[0].page.keyboard.press("Tab")
    for one in (host, guests[1]):
        expect(one.page.locator(".lobby .seats")).to_contain_text("Екатерина")


def marks(visitor) -> list[tuple[str, str]]:
    """Who stands in the rail, from the top, with the letter of their mark."""
    return visitor.page.evaluate(
        "[...document.querySelectorAll('.rail li')].map(one => [one.querySelector('.name').innerText, one.querySelector('svg text').textContent])"
    )


YOU = {
    "en": re.compile("You (play|fall back|draw)"),
    "ru": re.compile("Вы (играете|отступаете|берёте)"),
    "fr": re.compile("Vous (jouez|reculez|piochez)"),
}


@pytest.mark.parametrize(("language", "width"), [("ru", 390), ("fr", 1280)])
def test_the_log_says_you_of_ones_own_deeds_and_names_of_others(visit, language, width):
    names = {"en": "Ann", language: "Bob"}
    first, second = on_turn(*seat_two(visit, language=language, width=width, height=844, theme="dark"))
    first.act()
    first.page.locator(".turn .button").click()
    first.confirm()
    second.settle("mine")
    before = second.log_length
    second.act()
    first.await_log(before)
    for one, other in ((first, second), (second, first)):
        logged = one.page.locator(".log")
        expect(logged).to_contain_text(YOU[one.language])
        expect(logged).to_contain_text(names[other.language])
        expect(logged).not_to_contain_text(names[one.language])
        one.check_words()


@pytest.mark.parametrize("host_asks", [True, False])
def test_a_rematch_glows_on_the_other_screen_and_everyone_keeps_their_colour(visit, host_asks):
    host, friend = seat_two(visit, language="ru", width=390, height=844)
    before = [marks(one) for one in (host, friend)]
    for one, name in ((host, "Ann"), (friend, "Bob")):
        assert marks(one)[0][0] == name
        expect(one.page.locator(".rail li.mine .you")).to_be_visible()
    table = host.table
    on_turn(host, friend)[0].give_up()
    asks, answers = (host, friend) if host_asks else (friend, host)
    asks.page.locator(".again .main").click()
    expect(asks.page.locator(".again .asked")).to_have_count(1)
    offered = answers.page.locator(".again.offered")
    expect(offered).to_contain_text({True: "Ann предлагает сыграть ещё", False: "Bob wants to play again"}[host_asks])
    answers.check()
    offered.locator(".main").click()
    for one in (host, friend):
        one.page.wait_for_url(lambda url: table not in url)
        one.settle("mine", "theirs")
    assert [marks(one) for one in (host, friend)] == before


@pytest.mark.parametrize("width", [390, 1280])
def test_a_rematch_can_be_declined_and_the_seat_is_free_for_somebody_else(visit, width):
    host, friend = seat_two(visit, width=width, height=844)
    host.page.set_viewport_size({"width": width, "height": 844})
    on_turn(host, friend)[0].give_up()
    host.page.locator(".again .main").click()
    friend.page.locator(".again").get_by_role("button", name="Decline").click()
    expect(host.page.locator(".again .declined")).to_contain_text("Bob")
    host.check()
    host.page.get_by_role("button", name="To the new table").click()
    expect(host.page.locator(".lobby .seats")).to_contain_text("Open seat")
    expect(host.page.locator(".lobby .chat")).to_contain_text("Bob does not play again this time.")
    expect(host.page.locator(".condition")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
def test_unread_talk_is_counted_where_one_looks_and_in_the_title(visit, width):
    host, friend = seat_two(visit, width=width, height=844, touch=True)
    host.page.get_by_role("tab", name="Chat").click()
    for words in ("Ahoy", "Are you there?"):
        host.page.get_by_label("Say something").fill(words)
        host.page.keyboard.press("Enter")
    if width == 390:
        dot = friend.page.get_by_role("button", name="2 new messages")
    else:
        dot = friend.page.get_by_role("tab", name=re.compile("Chat.*2"))
    expect(dot).to_be_visible()
    friend.await_fact("() => document.title.startsWith('(2)')")
    friend.check()
    dot.click()
    expect(friend.page.locator(".chat")).to_contain_text("Are you there?")
    friend.await_fact("() => !document.title.startsWith('(')")
    friend.page.evaluate(
        "Object.defineProperty(document, 'hidden', {value: true, configurable: true}); document.dispatchEvent(new Event('visibilitychange'))"
    )
    host.page.get_by_label("Say something").fill("Still there?")
    host.page.keyboard.press("Enter")
    friend.await_fact("() => document.title.startsWith('(1)')")  # the talk is open, but the page is not in front
    friend.page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    friend.await_fact("() => !document.title.startsWith('(')")


@pytest.mark.parametrize("width", [390, 1280])
def test_without_a_network_for_twenty_seconds_what_was_done_waits_and_is_confirmed(visit, house, width):
    host = visit(name="Ann").go()
    host.page.get_by_role("button", name="With friends").first.click()
    host.page.wait_for_url("**/t/*")
    with line_to(house) as line:
        friend = visit(name="Bob", width=width, height=844, confirm="never")
        friend.house = line.url
        friend.go(f"/t/{host.table}")
        friend.page.locator(".sit").click()
        host.page.locator(".start:enabled").click()
        if on_turn(host, friend)[0] is host:
            host.act()
            host.page.locator(".turn .button").click()
            host.confirm()
        friend.settle("mine")
        before = friend.log_length
        line.fall_silent()
        friend.page.locator(".slot:not(.none)").first.click()
        expect(friend.page.locator(".reconnecting")).to_contain_text("what you did is kept")
        expect(friend.page.locator("#confirm.sending")).to_be_enabled()
        friend.check()
        friend.page.evaluate("new Promise(done => setTimeout(done, 20_000))")
        expect(friend.page.locator("#confirm.sending")).to_be_enabled()
        line.speak()
        expect(friend.page.locator(".reconnecting")).to_have_count(0)
        friend.await_log(before)
        expect(friend.page.locator("#confirm.sending")).to_have_count(0)
        host.await_fact("n => document.querySelectorAll('.log [data-ply]').length > n", before)
        expect(host.page.locator(".rail")).not_to_contain_text("reconnecting")
        friend.page.goto("about:blank")
        friend.complaints.clear()  # what failed without a network


@pytest.mark.parametrize("width", [390, 1280])
def test_whoever_imports_a_match_sees_its_bots_as_bots(visit, tmp_path, width):
    guest = visit()
    guest.set_table("me", "bot:advice")
    guest.finish()
    with guest.page.expect_download() as saved:
        guest.page.locator("dialog").get_by_role("link", name="Save the match").click()
    saved.value.save_as(tmp_path / "evening.match")
    other = visit(width=width, height=844).go()
    other.page.locator("input[type=file]").set_input_files(tmp_path / "evening.match")
    other.page.wait_for_url("**/t/*?at=0")
    expect(other.page.locator(".rail .name.bot")).to_have_count(1)
    expect(other.page.locator(".rail")).not_to_contain_text(re.compile("reconnecting|bot advice"))


@pytest.mark.parametrize("width", [390, 1280])
def test_strangers_are_brought_together_from_the_first_page_and_the_match_begins_by_itself(visit, width):
    first, second = visit(width=width, height=844), visit(language="fr", width=width, height=844)
    for one in (first, second):
        one.go()
        one.page.locator(".strangers").wait_for()
        one.check()
        one.page.locator(".strangers label").filter(has_text="Gravit").click()
        one.page.locator(".strangers .main").click()
        one.page.wait_for_url("**/t/*")
        if one is first:
            expect(one.page.locator(".seeking")).to_be_visible()
            one.check()
    assert first.table == second.table
    third = visit(width=width, height=844).go()  # who wants another length is not brought to them
    third.page.locator(".strangers label").filter(has_text="Gravit").click()
    third.page.locator(f".strangers input[value={'days' if width == 390 else 'calm'}]").check(force=True)
    third.page.locator(".strangers .main").click()
    expect(third.page.locator(".seeking")).to_be_visible()
    assert third.table != first.table
    for one in (first, second):
        one.settle("mine", "theirs")
        expect(one.page.locator(".rail .clock")).to_have_count(2)


HEARD = """window.heard = []
const note = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () {
  const made = note.call(this)
  const start = made.start
  made.start = function (at) { heard.push(made.frequency.value); return start.call(this, at) }
  return made
}
"""
SHAPE = """() => {
  const clock = document.querySelector('.tray [role=timer]')
  const look = getComputedStyle(clock)
  return [look.backgroundColor, look.clipPath, clock.querySelector('svg').innerHTML]
}"""
LATER = "seconds => { const then = Date.now; Date.now = () => then() + 1000 * seconds }"


@pytest.mark.parametrize("width", [390, 1280])
def test_the_clock_beside_the_hand_grows_loud(visit, width):
    guest = visit(width=width, height=844, sound=True)
    guest.context.add_init_script(HEARD)
    guest.go("/game/cartagena")
    guest.page.locator("form summary").click()
    guest.page.locator("form select[id$=-clock]").select_option("turn")
    guest.page.locator("form button.main").click()
    guest.page.wait_for_url("**/t/*")
    guest.await_turn()
    clock = guest.page.locator(".tray").get_by_role("timer")
    expect(clock).to_have_class(re.compile("running"))
    expect(guest.page.locator(".tray .loud")).to_have_count(0)
    calm = guest.page.evaluate(SHAPE)
    guest.page.evaluate("heard.length = 0")
    guest.page.evaluate(LATER, 45)
    expect(guest.page.locator(".tray .loud")).to_be_visible()
    assert all(one != other for one, other in zip(calm, guest.page.evaluate(SHAPE), strict=True)), "colour, shape and sign"
    guest.await_frame("() => window.heard.filter(note => note === 988).length >= 2")
    guest.check()


@pytest.mark.parametrize("width", [390, 1280])
def test_a_bot_that_takes_over_is_told_beside_the_hand_and_to_everyone(visit, width):
    deciding, waiting = on_turn(*seat_two(visit, width=width, height=844))
    waiting.page.get_by_role("button", name="Menu").click()
    waiting.page.get_by_role("button", name="Leave").click()
    expect(deciding.page.locator(".board").get_by_role("status")).to_contain_text("has left")
    expect(deciding.page.locator(".rail .condition")).to_have_text("a bot is playing for them")
    waiting.page.go_back()
    kept = waiting.page.locator(".tray .kept")
    expect(kept).to_contain_text("A bot is playing for you: you left.")
    waiting.check()
    kept.get_by_role("button", name="Take your seat back").click()
    expect(kept).to_have_count(0)
    expect(waiting.page.locator(".board").get_by_role("status")).to_contain_text("is back")


@pytest.mark.parametrize(("width", "game"), [(390, "tortuga2199"), (1280, "cartagena"), (1280, "gravity")])
def test_a_moment_is_a_picture_and_a_finished_match_an_animation(visit, width, game, tmp_path):
    guest = visit(name="Ann", width=width, height=844, language="ru")
    guest.set_table("me", "bot:advice", game=game)
    guest.settle("mine")
    guest.give_up()
    guest.page.locator("dialog .next .button").first.click()
    guest.page.get_by_role("slider").wait_for()
    with guest.page.expect_download() as saved:
        guest.page.get_by_role("button", name="Картинка момента").click()
    saved.value.save_as(tmp_path / "moment.png")
    head = (tmp_path / "moment.png").read_bytes()[:24]
    assert (head[:8], int.from_bytes(head[16:20], "big")) == (b"\x89PNG\r\n\x1a\n", 1200)
    with guest.page.expect_download() as saved:
        guest.page.get_by_role("button", name="Анимация партии").click()
    saved.value.save_as(tmp_path / "match.webp")
    film = (tmp_path / "match.webp").read_bytes()
    assert (film[:4], film[8:16]) == (b"RIFF", b"WEBPVP8X")
    frames = film.count(b"ANMF")
    assert frames == int(guest.page.get_by_role("slider").get_attribute("max")) + 1
    played = guest.page.evaluate(
        """async (bytes) => { const whole = new ImageDecoder({ data: new Uint8Array(bytes), type: 'image/webp' })
          await whole.tracks.ready
          const last = await whole.decode({ frameIndex: whole.tracks.selectedTrack.frameCount - 1 })
          return [whole.tracks.selectedTrack.frameCount, last.image.displayWidth] }""",
        list(film),
    )
    assert played == [frames, 640]
    guest.check()
