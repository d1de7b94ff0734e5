# SPDX-FileCopyrightText: Parlance contributors
# SPDX-License-Identifier: Apache-2.0
#
# fish completion for parlance. The program itself knows what there is; see `parlance complete --help`.

function __parlance_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l program $words[1]
    set -e words[1]
    for line in (command $program complete -- $words "$current" 2>/dev/null)
        switch $line
            case \tfile
                __fish_complete_path "$current"
            case \tfolder
                __fish_complete_directories "$current"
            case '*'
                echo $line
        end
    end
end

complete -c parlance -f -a '(__parlance_complete)'
