"""A mail server for tests: a real one on a port of its own, which can refuse, demand and die."""

from __future__ import annotations

import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

from tests.processes import free_port

HERE = "127.0.0.1"
USER, PASSWORD = "monsterbox", "only the mail server knows it"


@dataclass
class PostOffice:
    """What has come, and how to find it."""

    port: int = 0
    letters: list[EmailMessage] = field(default_factory=list)
    refuses: int = 0
    """The code for every address, such as 550; 0 takes all."""

    async def handle_RCPT(
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if self.refuses:
            return f"{self.refuses} not here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        read = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(read, EmailMessage)
        self.letters.append(read)
        return "250 taken"


def knows(server: Any, session: Any, envelope: Any, mechanism: str, told: Any) -> AuthResult:
    is_right = (told.login, told.password) == (USER.encode(), PASSWORD.encode())
    return AuthResult(success=is_right)


@contextmanager
def a_post_office(**demands: Any) -> Iterator[PostOffice]:
    """What it demands are the arguments of aiosmtpd's server: certificates, names, passwords."""
    office = PostOffice()
    controller = Controller(office, hostname=HERE, port=free_port(), **demands)
    controller.start()
    office.port = controller.port
    try:
        yield office
    finally:
        controller.stop()


def a_certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """One for this machine that only whoever is given it trusts."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names]
    subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    return certificate, context
