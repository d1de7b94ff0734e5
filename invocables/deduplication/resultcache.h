// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/deduplication/earlierresult.h"
#include "invocables/tools/invoker.h"

#include <QHash>

namespace invocables {

//! Results of calls that succeeded, kept for calls that are the same, whether or not they are on a path: for tools whose descriptor says
//! `cached`. Part of the Deduplicator.
class ResultCache
{
public:
    //! `size`: how many canisters there were.
    void keep(
        const model::ConversationId &conversation, const Invoker &invoker, const QByteArray &key, EarlierResult result, qsizetype size);
    std::optional<EarlierResult> find(
        const model::ConversationId &conversation, const Invoker &invoker, const QByteArray &key, qsizetype size) const;
    void dropEnsemble(const model::ConversationId &conversation, const QString &ensemble);
    void dropConversation(const model::ConversationId &conversation) { m_kept.remove(conversation); }

private:
    struct Kept {
        QString ensemble;
        QString fingerprint;
        QByteArray key;
        EarlierResult result;
        QDateTime at;
        qsizetype size = 0;
    };
    // Oldest first.
    QHash<model::ConversationId, QList<Kept>> m_kept;
};

} // namespace invocables
