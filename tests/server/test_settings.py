"""Options, variables and defaults."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterbox.server import addresses
from monsterbox.server.settings import (
    OPERATOR_TOKEN,
    SETTINGS,
    SMTP_PASSWORD,
    BadSetting,
    Settings,
    operator_token,
    read_settings,
    smtp_password,
)


def test_without_anything_all_is_as_usual() -> None:
    assert read_settings({}, {}) == Settings()


def test_options_win_over_variables() -> None:
    given = {"port": "8001", "host": None}

    settings = read_settings(given, {"MONSTERBOX_PORT": "9000", "MONSTERBOX_HOST": "::1"})

    assert (settings.port, settings.host) == (8001, "::1")


def test_a_variable_that_is_set_to_nothing_is_not_set() -> None:
    assert read_settings({}, {"MONSTERBOX_PORT": ""}).port == 8000


def test_every_setting_is_an_option_and_a_variable() -> None:
    assert [setting.name for setting in SETTINGS] == list(Settings.__struct_fields__)
    assert SETTINGS[3].flag == "--base-url"
    assert SETTINGS[3].variable == "MONSTERBOX_BASE_URL"


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("base_url", "https://games.example.org/", "https://games.example.org"),
        ("base_url", "http://192.168.1.5:8000", "http://192.168.1.5:8000"),
        (
            "allowed_hosts",
            "Games.example.org, 10.0.0.5,::1",
            ("games.example.org", "10.0.0.5", "::1"),
        ),
        ("allowed_hosts", "*", ("*",)),
        ("open", "yes", True),
        ("open", "off", False),
        ("log_level", "DEBUG", "debug"),
        ("bot_pause", "0.25", 0.25),
        ("trusted_proxy", "10.0.0.1, 10.1.0.0/16", "10.0.0.1, 10.1.0.0/16"),
        ("bot_processes", "2", 2),
        ("smtp_security", "TLS", "tls"),
        ("mail_from", "Monsterbox <games@example.org>", "Monsterbox <games@example.org>"),
        ("metrics", "9100", "127.0.0.1:9100"),
        ("metrics", "[::1]:9100", "[::1]:9100"),
    ],
)
def test_values_are_read(name: str, text: str, value: object) -> None:
    assert getattr(read_settings({name: text}, {}), name) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "70000"),
        ("metrics", "127.0.0.1:http"),
        ("port", "-1"),
        ("port", "http"),
        ("port", "٨٠٠٠"),
        ("base_url", "games.example.org"),
        ("base_url", "https://games.example.org/under/a/path"),
        ("base_url", "ftp://games.example.org"),
        ("base_url", "http://[::1"),
        ("allowed_hosts", "https://games.example.org"),
        ("allowed_hosts", "games.example.org:8000"),
        ("allowed_hosts", "*.example.org"),
        ("open", "perhaps"),
        ("log_level", "loud"),
        ("bot_pause", "-1"),
        ("bot_pause", "nan"),
        ("moves_per_second", "inf"),
        ("trusted_proxy", "proxy.example.org"),
        ("bot_processes", "1000"),
    ],
)
def test_what_cannot_be_is_named_as_it_was_given(name: str, text: str) -> None:
    flag = f"--{name.replace('_', '-')}"

    with pytest.raises(BadSetting, match=flag):
        read_settings({name: text}, {})
    with pytest.raises(BadSetting, match=f"MONSTERBOX_{name.upper()}"):
        read_settings({}, {f"MONSTERBOX_{name.upper()}": text})


@pytest.mark.parametrize(
    ("settings", "address", "shared"),
    [
        (Settings(), "http://127.0.0.1:8000", ""),
        (Settings(host="::1"), "http://[::1]:8000", ""),
        (Settings(base_url="https://x.org"), "https://x.org", "https://x.org"),
    ],
)
def test_where_the_server_is_found(settings: Settings, address: str, shared: str) -> None:
    assert (settings.address, settings.shared_address) == (address, shared)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "*"])
def test_who_listens_everywhere_tells_an_address_for_others(host: str) -> None:
    settings = Settings(host=host)

    assert settings.shared_address == settings.address
    assert "0.0.0.0" not in settings.address
    assert "[::]" not in settings.address
    assert settings.address not in settings.other_addresses


def test_an_address_for_others_is_neither_of_this_machine_only_nor_told_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """That of packets to the outside comes first, those of version 6 last."""
    outside = ["192.168.1.5", "fd00::5"]
    cards = ["127.0.0.1", "10.8.0.2", "192.168.1.5", "169.254.3.4"]
    monkeypatch.setattr(addresses, "towards_outside", lambda: outside)
    monkeypatch.setattr(addresses, "of_cards", lambda: cards)

    assert addresses.own_addresses() == ["192.168.1.5", "10.8.0.2"]
    assert addresses.own_addresses("::") == ["192.168.1.5", "10.8.0.2", "fd00::5"]

    monkeypatch.setattr(addresses, "towards_outside", list)
    monkeypatch.setattr(addresses, "of_cards", lambda: cards[:1])
    assert addresses.own_address("0.0.0.0") == "127.0.0.1"


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("http://127.0.0.1:8000", True),
        ("http://localhost:8000", True),
        ("http://[::1]:8000", True),
        ("http://192.168.1.5:8000", False),
        ("https://games.example.org", False),
        ("http://[fd00::5]:8000", False),
    ],
)
def test_an_address_that_means_another_machine_elsewhere(url: str, expected: bool) -> None:
    assert addresses.leads_nowhere_else(url) is expected


# The operator's token


def test_the_token_comes_from_a_file_or_a_variable(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("a token in a file\n")
    in_a_file = read_settings({"operator_token_file": str(file)}, {})
    variable = {OPERATOR_TOKEN: "a token in a variable"}

    assert operator_token(Settings(), {}) == ""
    assert operator_token(Settings(), variable) == "a token in a variable"
    assert operator_token(in_a_file, variable) == "a token in a file"


@pytest.mark.parametrize("content", ["", "short", " " * 40])
def test_a_token_that_can_be_guessed_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "token"
    file.write_text(content)

    with pytest.raises(BadSetting, match="needs at least 16 characters"):
        operator_token(Settings(operator_token_file=str(file)), {})


def test_a_token_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=r"--operator-token-file: .* expected a file"):
        read_settings({"operator_token_file": str(tmp_path / "none")}, {})


def test_the_password_for_mail_is_in_a_file_or_a_variable_and_never_an_option(
    tmp_path: Path,
) -> None:
    file = tmp_path / "password"
    file.write_text("from the file\n")

    assert "smtp_password" not in [one.name for one in SETTINGS]
    assert smtp_password(Settings(), {SMTP_PASSWORD: "from outside"}) == "from outside"
    told = Settings(smtp_password_file=str(file))
    assert smtp_password(told, {SMTP_PASSWORD: "from outside"}) == "from the file"


@pytest.mark.parametrize(
    ("settings", "about"),
    [
        (Settings(smtp_host="mail.example.org", mail_from="a@example.org"), "base-url"),
        (Settings(smtp_host="mail.example.org", base_url="https://example.org"), "mail-from"),
        (Settings(smtp_password_file="/nowhere"), "cannot be read"),
    ],
)
def test_mail_without_what_it_needs_is_refused(settings: Settings, about: str) -> None:
    with pytest.raises(BadSetting, match=about):
        smtp_password(settings, {})
