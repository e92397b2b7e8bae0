#!/bin/sh
# The browser tests play in Debian's Chromium. Where it is missing and we may, it is installed.
set -eu

command -v chromium >/dev/null 2>&1 && exit 0
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    echo "installing chromium for the browser tests" >&2
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -qq -y --no-install-recommends chromium >/dev/null
    exit 0
fi
echo "the browser tests need Chromium; install it with: sudo apt-get install chromium" >&2
exit 1
