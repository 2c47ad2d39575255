#!/bin/sh
# Makes requirements.txt and requirements-dev.txt anew from pyproject.toml.
# Both carry the hash of every file of every package and name no registry, so
# that each machine may take the files from wherever it is configured to.
# Needs uv (pip install uv). To keep the other pins, leave the files in place;
# to take newer releases, pass --upgrade.
set -eu
cd "$(dirname "$0")/.."

lock() {
    uv pip compile --quiet --no-header --no-annotate --no-emit-index-url \
        --universal --fork-strategy fewest --generate-hashes "$@"
}

lock "$@" pyproject.toml -o requirements.txt
lock "$@" pyproject.toml --extra dev -c requirements.txt -o requirements-dev.txt

if grep -n '://' requirements.txt requirements-dev.txt; then
    echo "lock.sh: a host got into the files above" >&2
    exit 1
fi
