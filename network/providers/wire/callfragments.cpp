// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/callfragments.h"

#include "model/schema/jsonview.h"

namespace network {

namespace {

//! One whole object, to which nothing can be added. Only what ends like one is read.
bool isWhole(const QByteArray &arguments)
{
    return arguments.startsWith('{') && arguments.endsWith('}') && model::JsonView::parse(arguments).isObject();
}

//! Names a call and has all of it.
bool isWholeCall(const CallFragments::Call &fragment)
{
    return !fragment.name.isEmpty() && isWhole(fragment.arguments);
}

} // namespace

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
    // Some begin with an empty object, and send the arguments behind it.
    if (call.arguments == "{}" && !fragment.arguments.trimmed().isEmpty())
        call.arguments.clear();
    if (!isWholeCall(fragment) || call.arguments != fragment.arguments)
        call.arguments += fragment.arguments;
    return number;
}

int CallFragments::place(const Call &fragment) const
{
    // From the last one back: where a server numbers all calls alike, the fragment is of the newest.
    for (int number = int(m_calls.size()) - 1; number >= 0; --number) {
        const Call &call = m_calls.at(number);
        const bool isNear = fragment.index ? call.index == fragment.index : (!fragment.id.isEmpty() && call.id == fragment.id);
        if (isNear && isOf(call, fragment))
            return number;
    }
    // Neither number nor identifier: a name begins a call, anything else goes on with the last.
    if (!fragment.index && fragment.id.isEmpty() && fragment.name.isEmpty() && !m_calls.isEmpty())
        return int(m_calls.size()) - 1;
    return -1;
}

bool CallFragments::isOf(const Call &call, const Call &fragment)
{
    if (!fragment.id.isEmpty() && !call.id.isEmpty())
        return fragment.id == call.id;
    // Without identifiers a whole call behind a whole one is a further one, also where all are numbered alike.
    return !isWholeCall(fragment) || !isWhole(call.arguments);
}

} // namespace network
