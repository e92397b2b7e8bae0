#!/bin/sh
# What the tests need besides Python. The browser tests play in Debian's Chromium; those of the
# server also use PostgreSQL and nginx, and say that they are skipped where these are missing.
# What is missing is installed if we may.
set -eu

may_install() { command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; }

# The tests start servers of their own: Debian's way to let packages start none is this file.
POLICY=/usr/sbin/policy-rc.d

install() {
    echo "installing for the tests: $*" >&2
    export DEBIAN_FRONTEND=noninteractive
    if [ ! -e "$POLICY" ]; then
        trap 'rm -f "$POLICY"' EXIT
        printf '#!/bin/sh\nexit 101\n' >"$POLICY"
        chmod 755 "$POLICY"
    fi
    apt-get update -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=20 &&
        apt-get install -qq -y --no-install-recommends "$@" >/dev/null
}

has_postgresql() {
    [ -n "${MONSTERBOX_TEST_POSTGRES:-}" ] || command -v initdb >/dev/null 2>&1 ||
        ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

has_nginx() { command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ]; }

if ! command -v chromium >/dev/null 2>&1; then
    if ! may_install; then
        echo "the browser tests need Chromium; install it with: sudo apt-get install chromium" >&2
        exit 1
    fi
    install chromium
fi

wanted=""
has_postgresql || wanted="$wanted postgresql"
has_nginx || wanted="$wanted nginx-light"
[ -n "$wanted" ] || exit 0
# shellcheck disable=SC2086  # a list of names
if may_install && install $wanted; then
    exit 0
fi
echo "some tests of the server are skipped; they need: sudo apt-get install$wanted" >&2
