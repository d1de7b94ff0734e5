// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/callfragments.h"

namespace network {

int CallFragments::add(const Call &fragment)
{
    int number = place(fragment);
    if (number < 0) {
        number = int(m_calls.size());
        m_calls.append(fragment);
        return number;
    }
    Call &call = m_calls[number];
    if (call.id.isEmpty())
        call.id = fragment.id;
    if (call.name.isEmpty())
        call.name = fragment.name;
    call.arguments += fragment.arguments;
    return number;
}

int CallFragments::place(const Call &fragment) const
{
    // From the last one back: where a server numbers all calls alike, the fragment is of the newest.
    for (int number = int(m_calls.size()) - 1; number >= 0; --number) {
        const Call &call = m_calls.at(number);
        const bool otherId = !fragment.id.isEmpty() && !call.id.isEmpty() && fragment.id != call.id;
        if (fragment.index ? (call.index == fragment.index && !otherId) : (!fragment.id.isEmpty() && call.id == fragment.id))
            return number;
    }
    // Neither number nor identifier: a name begins a call, anything else goes on with the last.
    if (!fragment.index && fragment.id.isEmpty() && fragment.name.isEmpty() && !m_calls.isEmpty())
        return int(m_calls.size()) - 1;
    return -1;
}

} // namespace network
