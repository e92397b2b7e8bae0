"""What others have written, and on which Pythons and systems it can be installed."""

from __future__ import annotations

import sys
from importlib.util import find_spec

import pytest


def needs(*modules: str) -> list[pytest.MarkDecorator]:
    """Leave out tests whose libraries do not exist for this Python."""
    missing = [name for name in modules if find_spec(name) is None]
    reason = f"there is no {', '.join(missing)} for Python {sys.version.split()[0]} here"
    return [pytest.mark.skipif(bool(missing), reason=reason)]
