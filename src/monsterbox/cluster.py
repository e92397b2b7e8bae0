"""Joining an existing Ray cluster, whose machines have the same Monsterbox installed.

Ray is an extra (`monsterbox[ray]`) and loaded only when an address was given. We start no cluster,
and nothing that we start reports to anybody.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from importlib import import_module
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

import monsterbox
from monsterbox.core.errors import MonsterboxError

NAMESPACE = "monsterbox"
SILENT = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0"}
LISTENING = 10.0  # seconds that an address may take to answer
Kind = tuple[str, bool]


class BadCluster(MonsterboxError):
    """The cluster cannot be used; the message says why in one line."""


def check_ray() -> None:
    if find_spec("ray") is None:
        raise BadCluster("ray: needs Ray; install it with: pip install 'monsterbox[ray]'")


@contextmanager
def joined(address: str) -> Iterator[Any]:
    """Join the cluster and yield Ray; a cluster that our caller had joined stays joined."""
    check_ray()
    check_listening(address)
    for name, value in SILENT.items():
        os.environ.setdefault(name, value)
    ray: Any = import_module("ray")
    if ray.is_initialized():
        yield ray
        return
    try:
        ray.init(
            address=address,
            namespace=NAMESPACE,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except Exception as error:  # of many kinds, some of them of other libraries
        raise no_cluster(address, first_line(error)) from None
    try:
        with redirect_stdout(sys.stderr):  # Ray prints there that a machine was lost
            yield ray
    finally:
        ray.shutdown()


def check_listening(address: str) -> None:
    """Refuse an address where nobody listens at once; Ray itself tries for minutes."""
    where = urlsplit(address if "://" in address else f"//{address}")
    try:
        if where.hostname is None or where.port is None:
            return
        with socket.create_connection((where.hostname, where.port), timeout=LISTENING):
            pass
    except OSError as error:
        raise no_cluster(address, error.strerror or first_line(error)) from None
    except ValueError as error:
        raise no_cluster(address, first_line(error)) from None


def no_cluster(address: str, reason: str) -> BadCluster:
    return BadCluster(f"ray: no cluster at {address}: {reason}")


def first_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__


def kind() -> Kind:
    """Return what must be the same everywhere, so that everywhere plays the same games."""
    return monsterbox.__version__, monsterbox.is_compiled()


def check_kind(asked: Kind) -> None:
    """Refuse work for another Monsterbox than the one that is installed here."""
    if asked != kind():
        raise BadCluster(f"ray: a machine of the cluster has {told(kind())}, not {told(asked)}")


def told(one: Kind) -> str:
    version, is_compiled = one
    return f"Monsterbox {version} with {'compiled' if is_compiled else 'interpreted'} rules"
