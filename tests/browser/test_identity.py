"""Keeping who one is: passkeys with the browser's own virtual authenticator, a password, devices, and going for good."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from tests.browser.kit import PATIENCE


def with_authenticator(guest):
    """Give a visitor's browser a device that keeps passkeys and always says yes; pages by number may have none, so it goes by name."""
    guest.house = guest.house.replace("127.0.0.1", "localhost")
    device = guest.context.new_cdp_session(guest.page)
    device.send("WebAuthn.enable", {"enableUI": False})
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
    made = device.send("WebAuthn.addVirtualAuthenticator", {"options": {**options, "automaticPresenceSimulation": True}})
    return device, made["authenticatorId"]


def settings_to_account(guest, label):
    """From the front page to the account, as people go there."""
    guest.go()
    guest.page.locator("header button.icon").click()
    guest.page.get_by_role("link", name=label).click()
    expect(guest.page.locator(".keep h2")).to_be_visible()


def test_a_passkey_brings_a_person_back_after_the_phone_is_lost(visit):
    phone = visit(name="Ann", width=390, height=844, touch=True)
    device, keys = with_authenticator(phone)
    phone.set_table("me", "bot:advice")
    phone.finish()
    table = phone.table
    settings_to_account(phone, "Account, devices and my data")
    phone.page.get_by_label("Name of the account").first.fill("Ann of the phone")
    phone.page.get_by_role("button", name="Keep me with a passkey").click()
    expect(phone.page.get_by_role("status")).to_have_text("Done: Ann of the phone is you from now on, on any device.")
    phone.check()
    [passkey] = device.send("WebAuthn.getCredentials", {"authenticatorId": keys})["credentials"]
    phone.context.close()

    found = visit(language="ru", theme="dark")
    other, theirs = with_authenticator(found)
    other.send("WebAuthn.addCredential", {"authenticatorId": theirs, "credential": passkey})
    found.go("/account")
    found.check()
    found.page.get_by_role("button", name="Войти по ключу доступа").click()
    expect(found.page.locator(".keep h2")).to_have_text("Учётная запись: Ann of the phone")
    expect(found.page.locator(".devices li")).to_have_count(2)
    found.page.locator(".devices li", has_not_text="это устройство").get_by_role("button").click()
    expect(found.page.locator(".devices li")).to_have_count(1)
    found.go("/me")
    expect(found.page.locator(f"a[href='/t/{table}']")).to_be_visible()


def test_who_has_no_passkey_is_told_so_and_comes_in_with_a_password(visit):
    first = visit(name="Bea").go("/account")  # by number: no passkeys here
    expect(first.page.get_by_role("button", name="Keep me with a passkey")).to_have_count(0)
    first.page.get_by_label("Name of the account").first.fill("Bea the second")
    first.page.locator(".keep").get_by_label("Password").fill("tides and winds")
    first.page.get_by_role("button", name="Keep me with a password").click()
    expect(first.page.get_by_role("heading", name="Account: Bea the second")).to_be_visible()

    second = visit(language="fr", width=390, height=844)
    with_authenticator(second)
    second.go("/account")
    second.page.get_by_role("button", name="Utiliser ma clé d’accès").click()
    expect(second.page.get_by_role("alert")).to_have_text("Aucune clé d’accès n’a servi. Réessayez, ou prenez le mot de passe.")
    second.page.locator(".enter").get_by_label("Nom du compte").fill("Bea the second")
    second.page.locator(".enter").get_by_label("Mot de passe").fill("tides and winds")
    second.page.get_by_role("button", name="Entrer avec le mot de passe").click()
    expect(second.page.get_by_role("heading", name="Compte : Bea the second")).to_be_visible()
    second.check()
    assert second.page.evaluate("JSON.parse(localStorage.windlass).name") == "Bea"


@pytest.mark.parametrize("width", [390, 1280])
def test_a_device_signed_out_elsewhere_is_nobodys_at_once(visit, width):
    here = visit(name="Cleo", width=width, height=844).go()
    here.page.get_by_role("button", name="With friends").first.click()
    here.page.wait_for_url("**/t/*")
    link = here.context.request.post(f"{here.house}/api/me/link").json()["token"]
    there = visit().go(f"/carry#{link}")
    there.page.get_by_role("button", name="Continue here as this player").click()
    there.page.wait_for_url(f"{there.house}/")
    there.go(f"/t/{here.table}")
    expect(there.page.locator(".lobby")).to_be_visible()
    here.go("/account")
    here.page.locator(".devices li", has_not_text="this device").get_by_role("button").click()
    expect(here.page.locator(".devices li")).to_have_count(1)
    there.page.wait_for_url(f"{there.house}/", timeout=PATIENCE * 1000)
    expect(there.page.locator("header a.button.icon")).to_have_count(0)
    there.complaints.clear()  # the browser tells of what it was refused


@pytest.mark.parametrize("width", [390, 1280])
def test_ones_data_is_saved_and_deleted_in_the_settings(visit, width):
    host, friend = visit(name="Dora", width=width, height=844), visit(name="Eve", width=width, height=844)
    host.go().page.get_by_role("button", name="With friends").first.click()
    host.page.wait_for_url("**/t/*")
    friend.go(f"/t/{host.table}").page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start").click()
    host.settle()
    friend.settle()
    host.go("/account")
    with host.page.expect_download() as saved:
        host.page.get_by_role("link", name="Save my data").click()
    mine = json.loads(saved.value.path().read_text("utf-8"))
    assert mine["person"]["name"] == "Dora" and mine["deeds"]
    host.page.get_by_role("button", name="Delete me").click()
    host.check()
    host.page.get_by_role("button", name="Yes, delete me for good").click()
    host.page.wait_for_url(f"{host.house}/")
    expect(host.page.locator("header a.button.icon")).to_have_count(0)
    expect(friend.page.locator(".rail")).to_contain_text("A former player")
    friend.check_words()
