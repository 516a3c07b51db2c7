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

# install_services: PostgreSQL and Redis for the tests, from Debian's packages, where they are missing.
install_services() {
    local missing=() root=()
    command -v redis-server >/dev/null || missing+=(redis-server)
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
