// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/turnrecovery.h"

#include "model/basics/logging.h"
#include "model/conversation/sessionsettings.h"
#include "model/store/canisterstore.h"
#include "model/store/conversationlock.h"
#include "model/store/conversationstore.h"
#include "model/store/turnstore.h"

#include <QSet>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! What there was of an answer, after what of it was staged (usually nothing). Thoughts have lost their signature, so that no
//! dialect sends them back.
Canister interruptedAnswer(Canister answer, const QString &thought, const QString &text)
{
    answer.role = Role::Assistant;
    answer.stop = StopReason::Truncated;
    answer.interrupted = true;
    if (!thought.isEmpty())
        answer.contents += ThoughtContent {thought, {}, {}};
    if (!text.isEmpty())
        answer.contents += TextContent {text};
    return answer;
}

CanisterPointer errorResult(const Invocation &call, ErrorCategory category, const QString &text)
{
    Canister result;
    result.role = Role::Result;
    result.contents = {TextContent {text}};
    result.result = ResultState {call.id, Error {category, text}};
    result.interrupted = true;
    return share(std::move(result));
}

bool standsForResult(const CanisterPointer &canister)
{
    return canister->result && canister->interrupted;
}

CanisterPointer uninterrupted(const CanisterPointer &canister)
{
    Canister whole = *canister;
    whole.interrupted = false;
    return share(std::move(whole));
}

} // namespace

CanisterPointer resultOfWaiting(const Invocation &call)
{
    return errorResult(call, ErrorCategory::Permission, u"%1 did not run: Parlance ended before anybody allowed it."_s.arg(call.name));
}

CanisterPointer resultOfRunning(const Invocation &call)
{
    return errorResult(call, ErrorCategory::Execution, u"It is not known whether %1 ran: Parlance ended meanwhile."_s.arg(call.name));
}

QList<CanisterPointer> resultsForUnanswered(const QList<CanisterPointer> &canisters)
{
    QSet<QString> answered;
    for (const CanisterPointer &canister : canisters) {
        if (canister->result)
            answered.insert(canister->result->invocation);
    }
    QList<CanisterPointer> results;
    for (const CanisterPointer &canister : canisters) {
        if (canister->invocation && !answered.contains(canister->invocation->id))
            results += uninterrupted(resultOfRunning(*canister->invocation));
    }
    return results;
}

Result<QList<ConversationId>> TurnRecovery::recover(const QList<TurnRecord> &turns, const QString &lockFolder)
{
    QList<ConversationId> concerned;
    for (const TurnRecord &turn : turns) {
        ConversationLock lock(lockFolder, turn.conversation);
        if (!lock.tryLock())
            continue;
        if (const auto ended = end(turn.id); !ended) {
            // It stays in the journal for the next time; the others need not wait for it.
            qCWarning(lcStore) << "A turn could not be recovered:" << ended.error().message << ended.error().detail;
            continue;
        }
        if (!concerned.contains(turn.conversation))
            concerned += turn.conversation;
    }
    return concerned;
}

Result<void> TurnRecovery::end(const TurnId &id)
{
    // Read within the transaction: its process may have ended the turn between the list and the lock.
    Database::Transaction transaction(m_database);
    TurnStore turns(m_database);
    const auto turn = turns.find(id);
    if (!turn || isEnd(turn->state))
        return turn ? transaction.commit() : tl::unexpected(turn.error());
    const auto journalled = journal(*turn);
    if (!journalled)
        return tl::unexpected(journalled.error());
    QList<CanisterPointer> canisters = journalled->values();
    for (CanisterPointer &canister : canisters) {
        if (standsForResult(canister))
            canister = uninterrupted(canister);
    }
    canisters += resultsForUnanswered(canisters);
    const auto ended = canisters.isEmpty() ? turns.cancel(id) : turns.commit(id, canisters, TurnState::Interrupted).map([](qint64) {});
    return ended ? transaction.commit() : ended;
}

Result<QList<CanisterPointer>> TurnRecovery::soFar(const TurnRecord &turn) const
{
    return journal(turn).map([](const QMap<int, CanisterPointer> &journalled) {
        QList<CanisterPointer> canisters;
        for (const CanisterPointer &canister : journalled) {
            if (!standsForResult(canister))
                canisters.append(canister->interrupted ? uninterrupted(canister) : canister);
        }
        return canisters;
    });
}

Result<QMap<int, CanisterPointer>> TurnRecovery::journal(const TurnRecord &turn) const
{
    const auto ordinals = m_database.numbers(
        u"SELECT ordinal FROM staged WHERE turn=(SELECT row FROM turn WHERE id=?) ORDER BY ordinal"_s, {turn.id.toString()});
    if (!ordinals)
        return tl::unexpected(ordinals.error());
    QMap<int, CanisterPointer> canisters;
    for (qsizetype index = 0; index < std::min(ordinals->size(), turn.staged.size()); ++index)
        canisters.insert(int(ordinals->at(index)), turn.staged.at(index));
    const auto texts = streamed(turn.id);
    if (!texts)
        return tl::unexpected(texts.error());
    const ModelAddress model = modelOf(canisters, turn.conversation);
    for (auto text = texts->cbegin(); text != texts->cend(); ++text) {
        const CanisterPointer begun = canisters.value(text.key());
        Canister answer = begun ? *begun : Canister();
        if (!begun)
            answer.model = model;
        canisters.insert(text.key(), share(interruptedAnswer(std::move(answer), text->thought, text->text)));
    }
    return canisters;
}

ModelAddress TurnRecovery::modelOf(const QMap<int, CanisterPointer> &canisters, const ConversationId &conversation) const
{
    for (const CanisterPointer &canister : canisters) {
        if (!canister->model.isEmpty())
            return canister->model;
    }
    const auto info = ConversationStore(m_database).find(conversation);
    return info ? SessionSettings::fromJson(info->settings).model : ModelAddress();
}

Result<QMap<int, TurnRecovery::Streamed>> TurnRecovery::streamed(const TurnId &turn) const
{
    QMap<int, Streamed> texts;
    const auto read = m_database.each(
        u"SELECT ordinal, thought, text FROM staged_delta WHERE turn=(SELECT row FROM turn WHERE id=?) ORDER BY row"_s, {turn.toString()},
        [&texts](const QSqlQuery &query) {
            Streamed &streamed = texts[query.value(0).toInt()];
            const QByteArray text = query.value(2).toByteArray();
            const QStringView characters(reinterpret_cast<const char16_t *>(text.constData()), text.size() / qsizetype(sizeof(char16_t)));
            (query.value(1).toBool() ? streamed.thought : streamed.text) += characters;
        });
    return read.map([&texts] { return texts; });
}

} // namespace model
