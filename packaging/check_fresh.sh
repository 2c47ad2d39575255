#!/bin/sh
# Proves the two commands on a Debian that has python3 and nothing else: a chroot
# is made with debootstrap, the committed state is cloned into it, and then
#   1. an ordinary user without sudo gets one line to paste,
#   2. `./run plan` answers as root with no library of Qt installed,
#   3. `./run --smoke-test` and 4. `./test` pass as root,
#   5. the same user's own clone opens too, now that the libraries are there,
#      without a screen and in a real window under Xvfb.
#
#   sudo packaging/check_fresh.sh [REPOSITORY] [PLAN_FILE]
#
# Takes about five minutes and 2 GB below TMPDIR, and leaves nothing behind. This
# machine's settings for apt and pip are used inside, whatever registry they name.
# Needs root, debootstrap, git. SUITE and MIRROR may be set; KEEP=1 keeps the chroot.
set -eu

repository=${1:-$(cd "$(dirname "$0")/.." && pwd)}
plan=${2-}
suite=${SUITE:-bookworm}
[ "$(id -u)" = 0 ] || { echo "check_fresh.sh: needs root, for debootstrap and chroot" >&2; exit 1; }

root=$(mktemp -d "${TMPDIR:-/tmp}/finefit-fresh.XXXXXX")
chmod 755 "$root" # mktemp shuts everyone else out, the visitor too
report=

clean_up() {
    status=$?
    trap - EXIT INT TERM
    # Only what was mounted here, the innermost first.
    for folder in dev/shm dev/pts dev proc; do
        ! mountpoint -q "$root/$folder" || umount "$root/$folder" || umount -l "$root/$folder"
    done
    if awk '{ print $2 }' /proc/mounts | grep -q "^$root/"; then
        echo "check_fresh.sh: something is still mounted below $root; it stays" >&2
    elif [ "${KEEP-}" = 1 ]; then
        echo "kept: $root"
    else
        rm -rf --one-file-system "$root"
    fi
    exit "$status"
}
trap clean_up EXIT
trap 'exit 130' INT TERM

heading() { printf '\n######## %s\n' "$*"; }

now() { date +%s.%N; }

# timed NAME WANTED_STATUS COMMAND...
timed() {
    name=$1
    wanted=$2
    shift 2
    heading "$name"
    begin=$(now)
    status=0
    "$@" </dev/null || status=$?
    seconds=$(echo "$(now) $begin" | awk '{ printf "%.1f", $1 - $2 }')
    case " $wanted " in
    *" $status "*) verdict=ok ;;
    *) verdict=WRONG ;;
    esac
    report="$report$(printf '%-6s %7s s  exit %-3s %s' "$verdict" "$seconds" "$status" "$name")
"
}

# inside USER FOLDER COMMAND: with a clean environment, but for what names a registry
inside() {
    home=$(awk -F: -v user="$1" '$1 == user { print $6 }' "$root/etc/passwd")
    chroot --userspec="$1:$1" "$root" env -i HOME="$home" USER="$1" TERM=dumb \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        sh -c ". /etc/registry.sh; cd $2; $3"
}

copy() { # a file or folder of this machine to the same place inside
    [ -e "$1" ] || return 0
    mkdir -p "$root$(dirname "$1")"
    cp -aL "$1" "$root$(dirname "$1")/"
}

heading "A Debian $suite with python3 only"
begin=$(now)
mirror=${MIRROR:-$(apt-get indextargets --format '$(SITE) $(RELEASE)' 'Created-By: Packages' |
    awk -v suite="$suite" '$2 == suite && !/security/ { print $1; exit }')}
debootstrap --variant=minbase --include=python3,ca-certificates "$suite" "$root" ${mirror:+"$mirror"} >"$root.log" 2>&1 ||
    { tail -5 "$root.log" >&2; rm -f "$root.log"; exit 1; }
rm -f "$root.log" "$root/etc/apt/sources.list"
for path in /etc/apt/sources.list /etc/apt/sources.list.d /etc/apt/trusted.gpg.d /etc/apt/auth.conf.d \
    /etc/apt/apt.conf.d /etc/resolv.conf /etc/hosts /etc/pip.conf /etc/xdg/pip; do
    copy "$path"
done
# Other vendors' sources need keys that are none of Debian's, and nothing here.
find "$root/etc/apt/sources.list.d" -type f ! -name 'debian*' -delete 2>/dev/null || true
bundle=
if [ -e /etc/ssl/certs/ca-certificates.crt ]; then
    bundle=/etc/ssl/certs/ca-certificates.crt
    cp -L "$bundle" "$root$bundle"
fi

for variable in PIP_INDEX_URL PIP_EXTRA_INDEX_URL PIP_TRUSTED_HOST PIP_DEFAULT_TIMEOUT \
    http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do
    eval "value=\${$variable-}"
    [ -z "$value" ] || printf "export %s='%s'\n" "$variable" "$value"
done >"$root/etc/registry.sh"
[ -z "$bundle" ] || echo "export PIP_CERT=$bundle SSL_CERT_FILE=$bundle" >>"$root/etc/registry.sh"

mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mount --bind /dev/pts "$root/dev/pts"
mount -t tmpfs tmpfs "$root/dev/shm"
chroot "$root" useradd --create-home --home-dir /visitor --shell /bin/sh visitor

git -c safe.directory='*' clone --quiet --no-hardlinks "$repository" "$root/finefit"
chroot "$root" cp -r /finefit /visitor/finefit
chroot "$root" chown -R visitor:visitor /visitor/finefit
if [ -n "$plan" ]; then
    cp "$plan" "$root/plan.json"
else
    printf '%s\n' '{"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"}' >"$root/plan.json"
fi
echo "made in $(echo "$(now) $begin" | awk '{ printf "%.1f", $1 - $2 }') s from commit $(git -c safe.directory='*' -C "$repository" rev-parse --short HEAD)"

timed "user without sudo: ./run" 1 inside visitor /visitor/finefit "DISPLAY=:0 ./run"
timed "user without sudo: ./test" 1 inside visitor /visitor/finefit ./test
timed "user without a display: ./run" 1 inside visitor /visitor/finefit ./run

timed "root, first time: ./run plan FILE --json" "0 1 3" inside root /finefit "./run plan /plan.json --json >/plan.out; code=\$?; head -c 300 /plan.out; exit \$code"
timed "what it printed is JSON" 0 inside root / "python3 -m json.tool plan.out /dev/null"
timed "no library of Qt was needed for it" 1 inside root / "test -e /usr/lib/*/libGL.so.1"
timed "root, first time: ./run --smoke-test" 0 inside root /finefit "./run --smoke-test"
timed "root, second time: ./run --smoke-test" 0 inside root /finefit "./run --smoke-test"
timed "root, first time: ./test" 0 inside root /finefit ./test
timed "root, second time: ./test" 0 inside root /finefit ./test
timed "user, libraries there: ./run --smoke-test" 0 inside visitor /visitor/finefit "./run --smoke-test"
timed "user, a real window under Xvfb" 0 inside visitor /visitor/finefit "QT_QPA_PLATFORM=xcb xvfb-run -a ./run --smoke-test"

heading "Summary"
printf '%s' "$report"
case $report in
*WRONG*) exit 1 ;;
esac
