// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/deduplication/resultcache.h"

namespace invocables {

namespace {
constexpr qsizetype mostKept = 100;
}

void ResultCache::keep(
    const model::ConversationId &conversation, const Invoker &invoker, const QByteArray &key, EarlierResult result, qsizetype size)
{
    QList<Kept> &kept = m_kept[conversation];
    kept.append({invoker.ensemble, invoker.fingerprint, key, std::move(result), QDateTime::currentDateTimeUtc(), size});
    if (kept.size() > mostKept)
        kept.removeFirst();
}

std::optional<EarlierResult> ResultCache::find(
    const model::ConversationId &conversation, const Invoker &invoker, const QByteArray &key, qsizetype size) const
{
    const auto found = m_kept.constFind(conversation);
    if (found == m_kept.constEnd())
        return {};
    for (auto kept = found->crbegin(); kept != found->crend(); ++kept) {
        if (kept->fingerprint != invoker.fingerprint || kept->key != key)
            continue;
        EarlierResult result = kept->result;
        result.from.milliseconds = double(kept->at.msecsTo(QDateTime::currentDateTimeUtc()));
        result.from.canisters = int(qMax<qsizetype>(0, size - kept->size));
        return result;
    }
    return {};
}

void ResultCache::dropEnsemble(const model::ConversationId &conversation, const QString &ensemble)
{
    const auto found = m_kept.find(conversation);
    if (found != m_kept.end())
        found->removeIf([&ensemble](const Kept &kept) { return kept.ensemble == ensemble; });
}

} // namespace invocables
