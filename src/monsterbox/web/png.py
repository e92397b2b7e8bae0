"""Turn a drawing into PNG, as a program of its own: SVG comes in, PNG goes out.

It imports nothing of ours, so that it begins quickly; the fonts it may use are its arguments.
"""

from __future__ import annotations

import sys


def main() -> None:
    import resvg_py

    drawing = sys.stdin.buffer.read().decode()
    png = resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True, font_files=sys.argv[1:])
    sys.stdout.buffer.write(bytes(png))


if __name__ == "__main__":
    main()
