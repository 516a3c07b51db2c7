#!/usr/bin/env bash
# Installs the compiler and compiles the games, with low priority: the server that ./play has started runs already.
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/environment.sh
renice -n 10 $$ >/dev/null 2>&1 || true
install_compiler
exec .venv/bin/starboard prepare
