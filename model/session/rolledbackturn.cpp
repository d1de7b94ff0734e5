// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/rolledbackturn.h"

#include "model/session/turncanisters.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

#include <algorithm>

namespace model {

RolledBackTurn::RolledBackTurn(Store &store, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
}

void RolledBackTurn::load(const ConversationId &conversation)
{
    m_store.run(
        this, [conversation](Database &database) { return TurnStore(database).rolledBack(conversation, false); },
        [this](const Result<QList<TurnRecord>> &turns) {
            if (turns && !turns->isEmpty() && !m_record)
                show(turns->first());
        });
}

void RolledBackTurn::show(const std::optional<TurnRecord> &record)
{
    m_record = record;
    Q_EMIT changed();
}

void RolledBackTurn::dismiss()
{
    if (!m_record)
        return;
    m_store.run([turn = m_record->id](Database &database) { return TurnStore(database).dismiss(turn); });
    show({});
}

QList<CanisterPointer> RolledBackTurn::openingAgain() const
{
    // An answer may stand within it, which came with the message: nothing that the turn made is followed by one of the person's.
    const QList<CanisterPointer> staged = m_record ? m_record->staged : QList<CanisterPointer>();
    const auto last = std::find_if(staged.rbegin(), staged.rend(), [](const CanisterPointer &canister) { return opensTurn(*canister); });
    return renewed(staged.first(staged.rend() - last));
}

QString RolledBackTurn::text() const
{
    QString text;
    for (const CanisterPointer &canister : openingAgain()) {
        if (canister->role == Role::User)
            text = canister->text();
    }
    return text;
}

} // namespace model
