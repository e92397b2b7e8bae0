"""House rules as flags that the compiled rules test; `options` says what each is called."""

from typing import Final

REVEAL_UP_TO: Final = 1
NAMER_LEFT_OF_HOLDER: Final = 2
FEATURES_NOT_LAST: Final = 4
FEATURES_FREE: Final = 8
DRAW_LEFT_FIRST: Final = 16
FRAME_FIXED: Final = 32
ALL_OUT_NEITHER: Final = 64
ALL_OUT_MEMORIZE: Final = 128
COUNT_CARDS: Final = 256
OPEN_TABLE: Final = 512
OWN_GHOSTS: Final = 1024
ALL_OPEN: Final = 2048
PILE_BACKS_ALL: Final = 4096
