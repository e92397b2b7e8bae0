"""House rules as flags that the compiled rules test; `options` says what each is called."""

from typing import Final

OPEN_DRAFT: Final = 1
UNLIMITED_BRAINS: Final = 2
FORGETFUL_REFILL: Final = 4
ZERO_CLEARS: Final = 8
ELEVEN_MUST_REPLAY: Final = 16
ROLL_PER_CARD: Final = 32
RAIN_ALL_OR_NOTHING: Final = 64
OPTIONAL_SWAP: Final = 128
NO_EMPTY_HAND_SWAP: Final = 256
REPLAY_REFILLS_FIRST: Final = 512
EMPTY_ANYTIME_ENDS: Final = 1024
START_REFILL: Final = 2048
DEEP_RANKING: Final = 4096
NO_LETHAL_STEAL: Final = 8192
OPEN_GIVE: Final = 16384
MEMORY_MODE: Final = 32768
FORFEIT: Final = 65536
TIES_CLOCKWISE: Final = 131072
TIES_BY_SIGNS: Final = 262144
