# shellcheck shell=sh
# Sourced by ./run and ./test from the repository's root: the system's libraries,
# the environment in .venv, and the packages in it. All its chatter goes to
# standard error, so that `./run plan FILE --json` prints JSON and nothing else.

say() { printf '%s\n' "$@" >&2; }

stop() {
    say "$@"
    exit 1
}

# Under the bare C locale Qt warns and then takes this one of its own accord.
if [ -z "${LC_ALL-}${LC_CTYPE-}${LANG-}" ]; then
    LANG=C.UTF-8
    export LANG
fi

usable_python() { # no older than the code, no newer than the packages' wheels
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' 2>/dev/null
}

# A Debian Python has no ensurepip until its -venv package is there, so one that
# has it goes first.
find_python() {
    candidates=${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}
    python=
    for candidate in $candidates; do
        usable_python "$candidate" || continue
        if "$candidate" -c 'import ensurepip, venv' 2>/dev/null; then
            python=$candidate
            return 0
        fi
        [ -n "$python" ] || python=$candidate
    done
    [ -n "$python" ] || stop \
        "Finefit needs Python 3.11 to 3.14; none of these is one: $candidates" \
        "Install one (Debian 12 or Ubuntu 24.04: apt install python3), or name it: PYTHON=/path/to/python3 ./run"
}

environment_alive() {
    [ -x .venv/bin/python ] && usable_python .venv/bin/python &&
        .venv/bin/python -c 'import pip' 2>/dev/null
}

# Prints the Debian packages that are missing for $1: none, offscreen, window or
# tests. Qt does not raise an exception when a library is missing, it aborts, and
# names the wrong library; so the libraries are tried here, before Qt is loaded.
missing_packages() {
    "$python" - "$1" "$need_venv" <<'PYTHON'
import ctypes
import os
import shutil
import sys

purpose, need_venv = sys.argv[1], sys.argv[2] == "yes"
OFFSCREEN = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
}
X11 = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
PROGRAMS = {"Xvfb": "xvfb", "xauth": "xauth"}

wanted = {}
if sys.platform == "linux" and purpose != "none":
    wanted |= OFFSCREEN
    if purpose == "tests":
        wanted |= X11
    elif purpose == "window":
        wayland_only = os.environ.get("WAYLAND_DISPLAY") and not os.environ.get("DISPLAY")
        wanted |= WAYLAND if wayland_only else X11

missing = []
for soname, package in wanted.items():
    try:
        ctypes.CDLL(soname)
    except OSError:
        missing.append(package)
if purpose == "tests" and sys.platform == "linux":
    missing += [package for program, package in PROGRAMS.items() if not shutil.which(program)]
if need_venv:
    try:
        import ensurepip
        import venv
    except ImportError:
        missing.append("python{}.{}-venv".format(*sys.version_info))
print(*missing)
PYTHON
}

# Installs them as root, or with sudo at a terminal; else prints the line to paste.
install_packages() {
    command -v apt-get >/dev/null 2>&1 || stop \
        "Missing on this system (names as in Debian): $*" \
        "Install what holds them with this system's own package manager, then run this again."

    update="apt-get update"
    install="apt-get install -y --no-install-recommends $*"
    if [ "$(id -u)" = 0 ]; then
        say "Installing with apt: $*"
        # Its hundred lines are worth reading only when it fails.
        # shellcheck disable=SC2086  # words on purpose
        output=$(exec 2>&1 </dev/null && export DEBIAN_FRONTEND=noninteractive &&
            $update && $install) || stop "$output" \
            "apt could not install them; its messages are above. No network? The line to run once it is there:" \
            "    $update && $install"
        return 0
    fi
    if command -v sudo >/dev/null 2>&1; then
        line="sudo $update && sudo $install"
        if [ -t 0 ] && [ -t 2 ]; then
            say "Finefit needs a few system packages. Running:" "    $line"
            # shellcheck disable=SC2086
            sudo $update >&2 && sudo $install >&2 && return 0
        fi
    else
        line="su -c '$update && $install'"
    fi
    say "A few system packages are missing. Paste this line, then run this again:"
    say "$line"
    exit 1
}

make_environment() {
    [ -e .venv ] && say "The environment in .venv does not work any more; making it anew."
    say "Making .venv with $("$python" --version) ..."
    "$python" -m venv --clear .venv >&2 || stop "Could not make .venv; see the message above."
}

# Installs the packages pinned in file $1, unless that has been done for this very
# content. The registry is whichever pip is configured for.
install_requirements() {
    stamp=.venv/.stamp-${1%.txt}
    sum=$(cat "$1" pyproject.toml | cksum)
    [ "$(cat "$stamp" 2>/dev/null)" = "$sum" ] && return 0

    say "Installing the packages of $1 into .venv (the first time some 100 MB are fetched) ..."
    rm -f "$stamp"
    .venv/bin/python -m pip install --quiet --no-input --disable-pip-version-check \
        --require-hashes -r "$1" </dev/null >&2 || stop \
        "pip could not install the packages; its message is above. No network?" \
        "Behind a mirror: set PIP_INDEX_URL (or pip.conf) and run this again." \
        "Without network: fill a folder on another machine with  pip download --require-hashes -r $1 -d wheels" \
        "and run this again with  PIP_NO_INDEX=1 PIP_FIND_LINKS=/path/to/wheels"
    printf '%s\n' "$sum" >"$stamp"
    # The packages for development include all the others.
    if [ "$1" = requirements-dev.txt ]; then
        cat requirements.txt pyproject.toml | cksum >.venv/.stamp-requirements
    fi
}

# prepare PURPOSE REQUIREMENTS
prepare() {
    need_venv=no
    if environment_alive; then
        python=.venv/bin/python
    else
        find_python
        need_venv=yes
    fi
    missing=$(missing_packages "$1") || stop "Could not look for the system's libraries."
    # shellcheck disable=SC2086  # one word a package
    [ -z "$missing" ] || install_packages $missing
    [ "$need_venv" = no ] || make_environment
    install_requirements "$2"
}
