# bash completion for parlance                             -*- shell-script -*-
# SPDX-FileCopyrightText: Parlance contributors
# SPDX-License-Identifier: Apache-2.0
#
# The program itself knows what there is; see `parlance complete --help`.

_parlance()
{
    local cur prev words cword line word
    _init_completion -n := || return
    # A home folder's mark is not expanded here.
    local program=${words[0]/#\~/$HOME}
    while IFS= read -r line; do
        word=${line%%$'\t'*}
        if [[ -n $word ]]; then
            COMPREPLY+=("$word")
        elif [[ $line == $'\tfolder' ]]; then
            _filedir -d
        else
            _filedir
        fi
    done < <("$program" complete -- "${words[@]:1:cword}" 2>/dev/null)
    __ltrim_colon_completions "$cur"
} && complete -F _parlance parlance
