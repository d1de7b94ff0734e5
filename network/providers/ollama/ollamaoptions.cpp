// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/ollama/ollamaoptions.h"

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;

namespace {

//! The members of a request that are no options (Ollama's API, "Generate a chat message").
bool standsInTheBody(QStringView name)
{
    static constexpr std::array<QStringView, 12> names {u"model", u"messages", u"tools", u"system", u"stream", u"think", u"format",
        u"keep_alive", u"logprobs", u"top_logprobs", u"truncate", u"shift"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

//! The other dialects' word for the longest reply.
bool isLimit(QStringView name)
{
    return name == "max_tokens"_L1 || name == "max_completion_tokens"_L1;
}

} // namespace

void OllamaOptions::add(const QList<std::pair<QString, model::JsonText>> &members)
{
    for (const auto &[name, value] : members) {
        if (name == "options"_L1) {
            for (const auto &[option, setting] : value.members())
                m_options.set(option, setting);
        } else if (standsInTheBody(name)) {
            m_members.append({name, value});
        } else {
            m_options.set(isLimit(name) ? u"num_predict"_s : name, value);
        }
    }
}

void OllamaOptions::addTo(BodyMembers &body) const
{
    body.setFrom(m_members);
    if (!m_options.isEmpty())
        body.set(u"options"_s, model::JsonText::trusted(m_options.toJson()));
}

} // namespace network
