// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/basics/namespaces.h"

namespace invocables {

std::shared_ptr<Namespace> Namespaces::of(const QString &ensemble, const model::ConversationId &conversation)
{
    std::shared_ptr<Namespace> &kept = m_all[{ensemble, conversation}];
    if (!kept)
        kept = std::make_shared<Namespace>();
    return kept;
}

void Namespaces::dropEnsemble(const QString &ensemble)
{
    m_all.removeIf([&ensemble](const auto &entry) { return entry.key().first == ensemble; });
}

void Namespaces::dropConversation(const model::ConversationId &conversation)
{
    m_all.removeIf([&conversation](const auto &entry) { return entry.key().second == conversation; });
}

} // namespace invocables
