// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invoker.h"
#include "invocables/tools/toolset.h"
#include "model/conversation/canister.h"
#include "model/session/invocations.h"

#include <QHash>

namespace invocables {

//! A result that serves for a call that is the same as an earlier one.
struct EarlierResult {
    model::Contents contents;
    QString display = {};
    QString whole = {};
    //! The call that it is the result of, and how far back that is.
    model::ReusedResult from = {};
};

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

//! At most this many calls of the same tools are looked at, from the newest back, so that a long conversation does not hold up a call.
inline constexpr int mostCompared = 1000;

//! A call in the conversation as it is compared with later ones.
struct CallRecord {
    //! Null where there is no such tool now.
    InvokerPointer invoker;
    model::Invocation invocation;

    CallRecord(const Toolset &tools, const model::Invocation &call)
        : invoker(tools.findInvoker(call.name))
        , invocation(call)
    {
    }

    //! Those that ran: as the person has edited them, or as the model gave them.
    QByteArray arguments() const
    {
        return invocation.editedArguments.isEmpty() ? invocation.arguments : invocation.editedArguments.bytes();
    }
    QString ensemble() const { return invoker ? invoker->ensemble : invocation.name.section(u':', 0, 0); }
    //! Whether it may have changed what other tools of its ensemble find, `result` being how it ended; null where that is not known.
    bool mayHaveWritten(const model::Canister *result) const;
};

//! Finds the earlier result that serves for a call that is the same, by what the tool's descriptor says: in the conversation's own
//! canisters, or among those that are kept. A call that may have written anything in the same ensemble ends the service of what was
//! before it, and so does a tool that has changed. Part of the processor.
class Deduplicator
{
public:
    //! A call whose arguments are settled.
    struct Call {
        InvokerPointer invoker;
        QString invocation;
        //! As they came, and with defaults.
        model::JsonText sent;
        model::JsonText filled;

        //! Equal for calls that are the same.
        QByteArray key() const;
    };

    std::optional<EarlierResult> find(const Call &call, const model::InvocationScope &scope, const Toolset &tools);
    //! An earlier call that may mean the same in other words.
    struct Alike {
        QStringList phrases;
        EarlierResult result;
    };
    static constexpr int mostAlike = 8;

    //! Of the tool's calls on the path those whose results would serve, and that differ in the words of sentences only, the newest first.
    QList<Alike> alike(const Call &call, const model::InvocationScope &scope, const Toolset &tools) const;
    //! For tools that are `cached`.
    void keep(const Call &call, const model::InvocationScope &scope, const EarlierResult &result);
    //! A call that may write in this ensemble begins, or has ended.
    void noteWrite(const model::ConversationId &conversation, const QString &ensemble);
    void dropConversation(const model::ConversationId &conversation);

private:
    //! Since when a tool is what it is, as far as this has seen.
    struct Seen {
        QString fingerprint;
        QDateTime since;
    };

    std::optional<EarlierResult> findOnPath(const Call &call, const model::InvocationScope &scope, const Toolset &tools) const;
    void notice(const Invoker &invoker);
    QDateTime servesSince(const Call &call, const model::ConversationId &conversation) const;

    ResultCache m_cache;
    QHash<QString, Seen> m_seen;
    //! When each ensemble was last written to. A turn that was rolled back is not on the path; what it wrote is.
    QHash<model::ConversationId, QHash<QString, QDateTime>> m_writes;
};

} // namespace invocables
