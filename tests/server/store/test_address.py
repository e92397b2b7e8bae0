"""Addresses: what can be written, and what is shown of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from monsterbox.server.store import BadDatabase, default_database
from monsterbox.server.store.address import read_address, without_password


def test_the_default_is_a_file_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "platformdirs.user_data_path", lambda name, appauthor: tmp_path / name / "data"
    )

    assert default_database() == str(tmp_path / "monsterbox" / "data" / "monsterbox.db")
    assert read_address(default_database()).database == default_database()


@pytest.mark.parametrize(
    ("address", "file"),
    [
        ("/srv/games.db", "/srv/games.db"),
        ("/srv/50% off? yes.db", "/srv/50% off? yes.db"),
        ("sqlite:////srv/games.db", "/srv/games.db"),
        ("sqlite:////srv/my%20games.db", "/srv/my games.db"),
        ("sqlite+pysqlite:////srv/games.db", "/srv/games.db"),
    ],
)
def test_a_file_is_a_path_or_an_address(address: str, file: str) -> None:
    url = read_address(address)

    assert url.database == file
    assert without_password(url) == file


def test_a_file_may_be_below_the_working_folder_or_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))

    assert read_address("games.db").database == str(tmp_path / "games.db")
    assert read_address("sqlite:///games.db").database == str(tmp_path / "games.db")
    assert read_address("~/games.db").database == str(tmp_path / "home" / "games.db")


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ada:s3cret@db.example:5433/games",
        "postgresql://ada:s3/cr?et#%40@db.example:5433/games",
        "postgres://ada:s3cret@db.example:5433/games?sslmode=require",
        "postgresql+asyncpg://ada@db.example:5433/games?ssl=require",
    ],
)
def test_the_password_of_postgres_is_not_shown(address: str) -> None:
    url = read_address(address)

    assert url.drivername == "postgresql+asyncpg"
    assert without_password(url) == "postgresql://ada@db.example:5433/games"


def test_the_name_that_everybody_uses_for_encryption_is_understood() -> None:
    url = read_address("postgresql://ada@db.example/games?sslmode=require")

    assert dict(url.query) == {"ssl": "require"}


@pytest.mark.parametrize(
    "address",
    [
        "",
        ":memory:",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite://games.db",
        "sqlite:///games.db?mode=ro",
        "mysql://ada:s3cret@db.example/games",
        "postgresql://ada:s3cret@db.example:s3cret/games",
        "postgresql://ada:x@s3cret@db.example/games?password=s3cret",
        "postgresql://ada@db.example/games?password=s3cret",
        "://s3cret",
    ],
)
def test_an_address_that_says_nothing_is_refused_in_one_line(address: str) -> None:
    with pytest.raises(BadDatabase) as told:
        read_address(address)

    assert told.value.code == "database-address"
    assert "s3cret" not in str(told.value)
    assert "\n" not in str(told.value)
