# shellcheck shell=bash
# shellcheck disable=SC2154 # root is that of functions.sh
# SPDX-FileCopyrightText: Parlance contributors
# SPDX-License-Identifier: Apache-2.0
#
# The checks of packaging/check --package, a function each: check_NAME says on standard output what it found, which is nothing or the
# figure that it has, and ends with its status. Sourced by packaging/check; they need root, since packages are installed in a chroot.

package_folder=$root/build/package
package_checks=(build lintian hardening desktop icons mime man completions licences flatpak reproducible installed autopkgtest)
package_tools=(debhelper dpkg-dev lintian blhc appstream desktop-file-utils librsvg2-bin imagemagick shared-mime-info libglib2.0-bin mandoc man-db
    bash-completion zsh fish reuse flatpak-builder piuparts mmdebstrap autopkgtest xvfb xauth dbus)

# check_package [CHECK…]: all of them, or these; a line for each, and 1 where one failed.
check_package() {
    local checks=("$@") name status=0 found failed
    [[ $# -gt 0 ]] || checks=("${package_checks[@]}")
    install_missing "${package_tools[@]}"
    for name in "${checks[@]}"; do
        declare -F "check_$name" >/dev/null || {
            echo "packaging/check: there is no check $name; there are: ${package_checks[*]}." >&2
            return 2
        }
    done
    for name in "${checks[@]}"; do
        # A shell of its own, so that what one fails at is not the end of the others; as a condition it would go on after a failure.
        set +e
        found=$(set -e && "check_$name" 2>"$root/build/check-$name.log")
        failed=$?
        set -e
        if [[ $failed -eq 0 ]]; then
            printf 'passed  %-12s  %s\n' "$name" "$found"
        else
            status=1
            printf 'FAILED  %-12s  %s\n' "$name" "$found"
            tail -n 40 "$root/build/check-$name.log" >&2
        fi
    done
    return "$status"
}

# unpacked: the package's files, without installing it; its path.
unpacked() {
    local folder=$root/build/package-files
    rm -rf "$folder"
    dpkg-deb -x "$package_folder"/parlance_*.deb "$folder"
    echo "$folder"
}

check_build() {
    "$root/packaging/package" >&2
    (cd "$package_folder" && du -h parlance*.deb) | awk '{print $2, $1}' | paste -sd ' '
}

check_lintian() {
    local texts=$root/build/package-texts line
    lintian --profile debian --pedantic -I -E --allow-root "$package_folder"/parlance_*.changes >"$root/build/lintian-all.txt" || true
    # Machine code reads like a word at times, another one with each build: of a misspelt word only what a text of the program has counts.
    objcopy -O binary --only-section=.rodata "$(unpacked)/usr/bin/parlance" "$texts"
    while IFS= read -r line; do
        [[ $line =~ :\ spelling-error-in-binary\ ([^ ]+) ]] && ! strings "$texts" | grep -qw -- "${BASH_REMATCH[1]}" || echo "$line"
    done <"$root/build/lintian-all.txt" >"$root/build/lintian.txt"
    echo "$(wc -l <"$root/build/lintian.txt") lines"
    cat "$root/build/lintian.txt" >&2
    [[ ! -s $root/build/lintian.txt ]]
}

check_hardening() {
    local program
    blhc --all --debian "$package_folder/build.log" >&2
    program=$(unpacked)/usr/bin/parlance
    readelf -lW "$program" | grep -q GNU_RELRO
    readelf -dW "$program" | grep -q 'FLAGS_1.*NOW.*PIE'
    echo "blhc clean; position independent, relocations read-only, bound at once"
}

check_desktop() {
    local files
    files=$(unpacked)/usr/share
    desktop-file-validate "$files"/applications/*.desktop >&2
    appstreamcli validate --no-net --pedantic "$files"/metainfo/*.metainfo.xml >&2
    # What the entry says it opens is what the other two know.
    local types
    types=$(sed -n 's/^MimeType=//p' "$files"/applications/*.desktop | tr ';' '\n' | sed '/^$/d' | sort)
    diff <(echo "$types") <(sed -n 's#.*<mediatype>\(.*\)</mediatype>.*#\1#p' "$files"/metainfo/*.metainfo.xml | sort) >&2
    diff <(grep -v '^x-scheme' <<<"$types") <(sed -n 's/.*<mime-type type="\([^"]*\)".*/\1/p' "$files"/mime/packages/*.xml | sort) >&2
    echo "entry and metainfo valid, their types the same"
}

check_icons() {
    local theme size icon drawn=()
    theme=$(unpacked)/usr/share/icons/hicolor
    for size in 16 22 24 32 48 64 128 256 512; do
        icon=$theme/scalable/apps/org.parlance.Parlance.svg
        [[ ! -e $theme/${size}x$size ]] || icon=$theme/${size}x$size/apps/org.parlance.Parlance.svg
        rsvg-convert -w "$size" -h "$size" -o "$root/build/icon.png" "$icon"
        # It covers more than half of its square, and has all its colours at every size.
        [[ $(convert "$root/build/icon.png" -alpha extract -format '%[fx:mean>0.5]' info:) == 1 ]]
        [[ $(convert "$root/build/icon.png" -unique-colors -format '%[fx:w>=8]' info:) == 1 ]]
        drawn+=("$size")
    done
    # A symbolic one has one colour, which desktops replace.
    [[ $(grep -o 'fill="#[0-9a-f]*"' "$theme"/symbolic/apps/*.svg | sort -u | wc -l) == 1 ]]
    echo "drawn at ${drawn[*]} px"
}

check_mime() {
    local data=$root/build/package-mime file type
    rm -rf "$data"
    mkdir -p "$data/mime/packages" "$data/files"
    cp "$(unpacked)"/usr/share/mime/packages/*.xml "$data/mime/packages"
    update-mime-database "$data/mime" >&2
    printf '(a:Agent)\n' >"$data/files/a.gram"
    printf '{"log":{}}\n' >"$data/files/b.har"
    printf '{"format":"parlance-library","version":1}\n' >"$data/files/c.jsonl"
    printf '{"id":"0f8fad5b-d9cb-469f-a165-70867728950e","attempt":1}\n' >"$data/files/d.jsonl"
    printf '{"text":"no cassette"}\n' >"$data/files/e.jsonl"
    for file in a.gram:text/vnd.parlance.gram b.har:application/x-http-archive c.jsonl:application/vnd.parlance.library \
        d.jsonl:application/vnd.parlance.cassette; do
        type=$(XDG_DATA_HOME=$data gio info -a standard::content-type "$data/files/${file%%:*}" | sed -n 's/.*content-type: //p')
        [[ $type == "${file#*:}" ]] || { echo "${file%%:*} is $type" && return 1; }
    done
    type=$(XDG_DATA_HOME=$data gio info -a standard::content-type "$data/files/e.jsonl")
    [[ $type != *parlance* ]]
    echo "four kinds of files told apart, others left alone"
}

check_man() {
    local page pages=()
    for page in "$(unpacked)"/usr/share/man/man*/*; do
        zcat "$page" >"$root/build/page"
        # Lines from the schemas are as long as they are, and the least of lint's complaints are matters of taste.
        mandoc -T lint -W warning "$root/build/page" >&2
        LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$root/build/page" 2>&1 >/dev/null | tee /dev/stderr | grep -q . && return 1
        pages+=("$(basename "$page" .gz)")
    done
    echo "${pages[*]}"
}

# Each shell is asked in earnest what it would offer.
check_completions() {
    local files
    files=$(unpacked)
    PATH=$files/usr/bin:$PATH PARLANCE_PROFILE=$root/build/package-profile "$root/packaging/completions/try" "$files"
}

check_licences() {
    (cd "$root" && reuse lint >&2 && reuse spdx -o "$package_folder/parlance.spdx" >&2)
    grep -c '^FileName:' "$package_folder/parlance.spdx" | sed 's/$/ files, all with a licence; listed in parlance.spdx/'
}

check_flatpak() {
    local notes
    notes=$(cd "$root/build" && flatpak-builder --show-manifest "$root"/packaging/flatpak/*.yml 2>&1 >"$root/build/flatpak.json")
    # A key that it does not know is a warning only.
    [[ -z $notes ]] || { echo "$notes" && return 1; }
    echo "read without a warning; not built here, since its runtime is in no package"
}

# The same commit once more in another folder, by another clock's zone and language, without the compiler's cache.
check_reproducible() {
    local again commit file
    again=$(mktemp -d)/elsewhere
    commit=$(git get-tar-commit-id < <(xz -dc "$package_folder"/parlance_*.orig.tar.xz 2>/dev/null))
    TZ=Pacific/Kiritimati LC_ALL=C CCACHE_DISABLE=1 "$root/packaging/package" "$again" "$commit" >&2
    for file in "$package_folder"/*.deb; do
        cmp "$file" "$again/$(basename "$file")" >&2
    done
    rm -rf "$(dirname "$again")"
    echo "both packages identical, bit for bit"
}

# base_system: a Debian 12 with nothing in it, as an archive; made once.
base_system() {
    local base=$root/build/bookworm.tar.gz
    [[ -f $base ]] || mmdebstrap --variant=minbase bookworm "$base.new.tar.gz" >&2
    [[ ! -f $base.new.tar.gz ]] || mv "$base.new.tar.gz" "$base"
    echo "$base"
}

# An older one is the same with a lower number: what counts is that dpkg replaces it.
older_package() {
    local folder=$root/build/package-older
    rm -rf "$folder"
    dpkg-deb -R "$package_folder"/parlance_*.deb "$folder"
    sed -i 's/^Version: .*/Version: 0.0.9-1/' "$folder/DEBIAN/control"
    dpkg-deb --root-owner-group -b "$folder" "$root/build/parlance_0.0.9-1_all.deb" >&2
    echo "$root/build/parlance_0.0.9-1_all.deb"
}

# Installed, removed and purged by piuparts; an upgrade from an older package, with a profile that stays, in a system of its own.
check_installed() {
    local base system
    base=$(base_system)
    piuparts --basetgz="$base" --no-eatmydata -d bookworm "$package_folder"/parlance_*.deb >&2
    system=$(mktemp -d)
    tar -C "$system" -xf "$base"
    cp "$(older_package)" "$package_folder"/parlance_*.deb "$system/"
    cp /etc/resolv.conf "$system/etc/"
    # shellcheck disable=SC2064 # this one, which has no name any more where the function is left
    trap "rm -rf '$system'" EXIT
    chroot "$system" sh -e >&2 <<'INSIDE'
export DEBIAN_FRONTEND=noninteractive PARLANCE_PROFILE=/tmp/profile LC_ALL=C.UTF-8
apt-get -q update
apt-get -q -y --no-install-recommends install /parlance_0.0.9-1_all.deb
parlance converse "Good morning"
apt-get -q -y --no-install-recommends install /parlance_0.1*.deb
test "$(dpkg-query -W -f='${Version}' parlance)" != 0.0.9-1
parlance conversations | grep -q morning
apt-get -q -y remove parlance
test ! -e /usr/bin/parlance
dpkg --purge parlance
test -s /tmp/profile/data/parlance.sqlite
INSIDE
    echo "piuparts passed; upgraded, removed, purged; conversations stay"
}

# In a system of its own, too, so that nothing is installed here.
check_autopkgtest() {
    local system
    system=$(mktemp -d)
    # shellcheck disable=SC2064 # this one, which has no name any more where the function is left
    trap "rm -rf '$system'" EXIT
    tar -C "$system" -xf "$(base_system)"
    cp /etc/resolv.conf "$system/etc/"
    mkdir -p "$system/dev/shm"
    chroot "$system" sh -c 'test -c /dev/null || mknod -m 666 /dev/null c 1 3; test -c /dev/urandom || mknod -m 666 /dev/urandom c 1 9' >&2
    autopkgtest --apt-upgrade "$package_folder"/parlance_*.changes -- chroot "$system" >&2
    echo "passed"
}
