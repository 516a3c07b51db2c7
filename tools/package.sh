#!/usr/bin/env bash
# Builds wheels and an sdist into dist/, with the page and the native libraries. Takes the arguments of package.py.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/environment.sh
install_starboard build
build_page
exec .venv/bin/python tools/package.py "$@"
