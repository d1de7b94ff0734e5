// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/turnrecord.h"

#include <QObject>

namespace model {

class Store;

//! The turn whose roll-back a conversation's banner tells of, if there is one. Owned by its Session; nothing of a rolled-back turn is
//! ever deleted here, dismissing only puts the banner away.
class RolledBackTurn final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RolledBackTurn)

public:
    explicit RolledBackTurn(Store &store, QObject *parent = nullptr);

    const std::optional<TurnRecord> &record() const { return m_record; }
    //! The latest of the conversation that has not been dismissed.
    void load(const ConversationId &conversation);
    void show(const std::optional<TurnRecord> &record);
    void dismiss();

    //! What the turn began with, as new canisters.
    QList<CanisterPointer> openingAgain() const;
    //! The person's words in it.
    QString text() const;

Q_SIGNALS:
    void changed();

private:
    Store &m_store;
    std::optional<TurnRecord> m_record;
};

} // namespace model
