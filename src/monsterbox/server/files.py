"""How many files, and so connections, the system lets this process open at once."""

from __future__ import annotations

from contextlib import suppress

ENOUGH = 65_536
UNKNOWN = 1024
RESERVE = 128  # files that are no connections: the database, bots, sources


def raise_file_limit() -> int:
    """Allow as many open files as the system permits without further rights; return the limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return ENOUGH if soft == resource.RLIM_INFINITY else soft
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft


def most_connections(limit: int) -> int:
    """Return how many connections fit into the limit beside everything else."""
    return max(limit // 2, limit - RESERVE)
