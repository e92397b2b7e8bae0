"""`python -m monsterbox`."""

import sys

from monsterbox.cli.main import main

sys.exit(main())
