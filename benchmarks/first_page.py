"""From nothing to the first page: how long does `make play` take on a fresh clone?

python -m benchmarks.first_page

Copies what git knows of this work tree to a new folder, runs `make play` there, and prints each
of its lines with the seconds since the start, up to the first page. The goal is 60 seconds on two
cores with a package index nearby; tell how busy the machine was with any number.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

from tools.first_start import GREETING, FirstStart, copy_of_the_repository

GOAL = 60.0  # seconds


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        start = FirstStart(copy_of_the_repository(Path(name)))
        load = os.getloadavg()[0]
        for line in start.told():
            print(f"{start.seconds:6.1f} s  {line}", flush=True)
            if line.startswith(GREETING):
                break
        else:
            return 1
        with urlopen(line.partition(": ")[2]) as page:
            size = len(page.read())
        seconds = start.seconds
        start.interrupt()
    print(f"first page ({size} bytes) after {seconds:.1f} s; the goal is {GOAL:.0f} s")
    print(f"{os.cpu_count()} cores, load {load:.1f} at the start, {os.getloadavg()[0]:.1f} after")
    return 0


if __name__ == "__main__":
    sys.exit(main())
