"""The settings of the server: each has an option, an environment variable and a default."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.utils import parseaddr
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from monsterbox.core.errors import MonsterboxError
from monsterbox.server.addresses import is_any_host, own_address, own_addresses, written

PREFIX = "MONSTERBOX_"
SMTP_SECURITY = ("starttls", "tls", "none")
LOG_LEVELS = ("debug", "info", "warning", "error")
HIGHEST_PORT = 65535
MOST_PROCESSES = 64
MOST_CONNECTIONS = 1_000_000
YES = ("1", "true", "yes", "on")
NO = ("", "0", "false", "no", "off")


class BadSetting(MonsterboxError):
    """The server cannot start with this setting; the message names it."""


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    base_url: str = ""
    allowed_hosts: tuple[str, ...] = ()
    open: bool = False
    trusted_proxy: str = ""
    log_level: str = "info"
    metrics: str = ""
    bot_pause: float = 0.7
    bot_processes: int = 0
    ray: str = ""
    moves_per_second: float = 10.0
    tables_per_minute: float = 20.0
    messages_per_minute: float = 20.0
    free_text_at_open_tables: bool = False
    connections_per_address: int = 400
    streams_per_address: int = 200
    keep_days: float = 0.0
    unwanted_names: str = ""
    operator_token_file: str = ""
    peer_address: str = ""
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_security: str = "starttls"
    smtp_user: str = ""
    smtp_password_file: str = ""
    mail_from: str = ""

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """Where metrics are served, if anywhere."""
        host, _, port = self.metrics.rpartition(":")
        return (host.strip("[]"), int(port)) if port else None

    @property
    def is_secure(self) -> bool:
        """Whether people reach us by https; cookies are then sent by https only."""
        return self.base_url.startswith("https://")

    @property
    def address(self) -> str:
        """Where a browser finds the server."""
        host = own_address(self.host) if is_any_host(self.host) else self.host
        return self.base_url or f"http://{written(host)}:{self.port}"

    @property
    def other_addresses(self) -> list[str]:
        """Where else others may find the server, if it listens on all addresses."""
        if self.base_url or not is_any_host(self.host):
            return []
        found = [f"http://{written(host)}:{self.port}" for host in own_addresses(self.host)]
        return found[1:]

    @property
    def possible_address(self) -> str:
        """Where others would find the server if it listened on all addresses, if they could."""
        found = own_addresses("0.0.0.0")
        return f"http://{written(found[0])}:{self.port}" if found else ""

    @property
    def shared_address(self) -> str:
        """The beginning of links for others; empty if only the browser's own address is known."""
        if self.base_url or is_any_host(self.host):
            return self.address
        return ""


@dataclass(frozen=True)
class Setting:
    """One setting: `read` turns a text into a value or raises a `ValueError`."""

    name: str
    read: Callable[[str], object]
    about: str
    is_switch: bool = False

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"{PREFIX}{self.name.upper()}"


def read_host(text: str) -> str:
    try:
        text.encode("idna")
    except UnicodeError:
        raise ValueError("an address or a name of this machine") from None
    return text


def read_port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) <= HIGHEST_PORT):
        raise ValueError(f"a number from 0 to {HIGHEST_PORT}")
    return int(text)


def read_base_url(text: str) -> str:
    """Read the address that people type, without a trailing slash."""
    try:
        parts = urlsplit(text)
    except ValueError:
        raise ValueError("an address such as https://games.example.org") from None
    if text and (parts.scheme not in ("http", "https") or not parts.hostname or parts.query):
        raise ValueError("an address such as https://games.example.org")
    if parts.path.strip("/"):
        raise ValueError("an address without a path")
    return text.rstrip("/")


def read_hosts(text: str) -> tuple[str, ...]:
    """Read names of hosts separated by commas, without ports."""
    names = tuple(name.strip().lower() for name in text.split(",") if name.strip())
    for name in names:
        if name != "*" and any(letter in "/:@ *" for letter in name) and not is_ipv6(name):
            raise ValueError("names such as games.example.org, separated by commas")
    return names


def is_ipv6(text: str) -> bool:
    try:
        return ipaddress.ip_address(text).version == 6
    except ValueError:
        return False


def read_own(text: str) -> str:
    """Read a host and a port; only this machine reaches the default host."""
    host, _, port = text.rpartition(":")
    try:
        return f"{read_host(host) or '127.0.0.1'}:{read_port(port)}" if text else ""
    except ValueError:
        raise ValueError("an address and a port such as 127.0.0.1:9100") from None


def read_peer(text: str) -> str:
    """Read where others reach this process, which must be one address and no name for all."""
    found = read_own(text)
    if found and is_any_host(found.rpartition(":")[0].strip("[]")):
        raise ValueError("an address that others reach, and a port, such as 10.0.0.5:9200")
    return found


def read_switch(text: str) -> bool:
    if text.lower() in YES:
        return True
    if text.lower() in NO:
        return False
    raise ValueError("yes or no")


def read_level(text: str) -> str:
    if text.lower() not in LOG_LEVELS:
        raise ValueError(f"one of {', '.join(LOG_LEVELS)}")
    return text.lower()


def read_amount(text: str) -> float:
    """Read a number from zero up; `nan` and `inf` are refused."""
    digits = text.replace(".", "", 1)
    if not (digits.isascii() and digits.isdecimal()):
        raise ValueError("a number of at least 0")
    return float(text)


def read_count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) <= MOST_PROCESSES):
        raise ValueError(f"a number from 0 to {MOST_PROCESSES}")
    return int(text)


def read_most(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text) <= MOST_CONNECTIONS):
        raise ValueError(f"a number from 0 to {MOST_CONNECTIONS}")
    return int(text)


def read_file(text: str) -> str:
    if text and not Path(text).expanduser().is_file():
        raise ValueError("a file")
    return str(Path(text).expanduser()) if text else ""


def read_security(text: str) -> str:
    if text.lower() not in SMTP_SECURITY:
        raise ValueError(f"one of {', '.join(SMTP_SECURITY)}")
    return text.lower()


def read_sender(text: str) -> str:
    """Read the sender of mails, which must not bring lines of its own into them."""
    _, address = parseaddr(text)
    if text and ("@" not in address or not text.isprintable()):
        raise ValueError("a sender such as Monsterbox <games@example.org>")
    return text


def read_proxies(text: str) -> str:
    """Read addresses or networks separated by commas; `*` trusts everybody."""
    for part in filter(None, (part.strip() for part in text.split(","))):
        if part != "*":
            try:
                ipaddress.ip_network(part, strict=False)
            except ValueError:
                raise ValueError("addresses such as 10.0.0.1, separated by commas") from None
    return text


SETTINGS = (
    Setting("host", read_host, "address to listen on; 0.0.0.0 accepts others on the network"),
    Setting("port", read_port, "port to listen on; 0 takes a free one"),
    Setting("database", str, "file, or address such as postgresql://user@host/name"),
    Setting("base_url", read_base_url, "address that people type, for links and codes"),
    Setting("allowed_hosts", read_hosts, "names that browsers may use for this server; * is any"),
    Setting("open", read_switch, "open the browser", is_switch=True),
    Setting("trusted_proxy", read_proxies, "proxies whose X-Forwarded-For is trusted"),
    Setting("log_level", read_level, f"one of {', '.join(LOG_LEVELS)}"),
    Setting("metrics", read_own, "address for metrics such as 127.0.0.1:9100; not public"),
    Setting("bot_pause", read_amount, "minimum seconds that a bot takes for a choice"),
    Setting(
        "bot_processes", read_count, "processes for bots that search; 0 is one less than cores"
    ),
    Setting("ray", str, "Ray cluster where bots that search think, such as ray://HOST:10001"),
    Setting("moves_per_second", read_amount, "average limit of choices per person; 0 is no limit"),
    Setting("tables_per_minute", read_amount, "limit of new tables per person; 0 is no limit"),
    Setting(
        "messages_per_minute",
        read_amount,
        "limit of what a person says at a table; 0 is no limit",
    ),
    Setting(
        "free_text_at_open_tables",
        read_switch,
        "hosts may allow free text where strangers sit down",
        is_switch=True,
    ),
    Setting("connections_per_address", read_most, "limit of open connections; 0 is no limit"),
    Setting("streams_per_address", read_most, "limit of pages that stay open; 0 is no limit"),
    Setting("keep_days", read_amount, "days until an unused table is deleted; 0 keeps all"),
    Setting("unwanted_names", read_file, "file with further names that nobody may use"),
    Setting("operator_token_file", read_file, "file with the token for the page /operator"),
    Setting("peer_address", read_peer, "address for other servers on the same PostgreSQL"),
    Setting("smtp_host", str, "mail server for tables that take days; without one, no mail"),
    Setting("smtp_port", read_port, "port of the mail server"),
    Setting("smtp_security", read_security, f"how to reach it: {', '.join(SMTP_SECURITY)}"),
    Setting("smtp_user", str, "name to log in at the mail server"),
    Setting("smtp_password_file", read_file, "file with the password for the mail server"),
    Setting("mail_from", read_sender, "sender of mails, such as Monsterbox <games@example.org>"),
)


def read_settings(given: Mapping[str, str | None], environ: Mapping[str, str]) -> Settings:
    """Read options, else variables, else defaults; an error names the setting as it was given.

    An empty variable counts as not set.
    """
    chosen: dict[str, object] = {}
    for setting in SETTINGS:
        option, variable = given.get(setting.name), environ.get(setting.variable)
        if option is not None:
            chosen[setting.name] = read_value(setting, setting.flag, option)
        elif variable:
            chosen[setting.name] = read_value(setting, setting.variable, variable)
    return Settings(**chosen)  # type: ignore[arg-type]  # each read to the type of its field


OPERATOR_TOKEN = "MONSTERBOX_OPERATOR_TOKEN"
SHORTEST_TOKEN = 16


def operator_token(settings: Settings, environ: Mapping[str, str]) -> str:
    """Return the token for operators from its file or variable; without one there is no page.

    It is no setting of its own: what is typed as an option can be seen by others on the machine.
    """
    name, token = OPERATOR_TOKEN, environ.get(OPERATOR_TOKEN, "")
    if settings.operator_token_file:
        name = settings.operator_token_file
        try:
            token = Path(name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            raise BadSetting(f"{name}: the token cannot be read") from None
    token = token.strip()
    if len(token) < SHORTEST_TOKEN and (token or settings.operator_token_file):
        raise BadSetting(f"{name}: the token needs at least {SHORTEST_TOKEN} characters")
    return token


SMTP_PASSWORD = "MONSTERBOX_SMTP_PASSWORD"


def smtp_password(settings: Settings, environ: Mapping[str, str]) -> str:
    """Return the password for the mail server from its file or variable; it is no option.

    Links in mails need the address that people type, and mail needs a sender.
    """
    if settings.smtp_host and not settings.base_url:
        raise BadSetting("--smtp-host: mails need --base-url for their links")
    if settings.smtp_host and not settings.mail_from:
        raise BadSetting("--smtp-host: mails need --mail-from, their sender")
    if not settings.smtp_password_file:
        return environ.get(SMTP_PASSWORD, "")
    name = settings.smtp_password_file
    try:
        return Path(name).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        raise BadSetting(f"{name}: the password cannot be read") from None


def read_value(setting: Setting, name: str, text: str) -> object:
    try:
        return setting.read(text)
    except ValueError as error:
        raise BadSetting(f"{name}: {text!r} is not valid; expected {error}") from None
