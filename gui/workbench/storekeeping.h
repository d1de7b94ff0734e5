// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/turnrecord.h"

#include <QObject>
#include <QSet>

namespace model {
class Sessions;
class Store;
} // namespace model

namespace gui {

//! Keeps the store in order while the program runs: brings in turns that a killed process has left, sweeps away what an import has
//! left that broke off, erases what has been among the deleted for as long as the person wants, and follows what other processes write.
//! Owned by the workbench; store and sessions outlive it.
class StoreKeeping final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StoreKeeping)

public:
    //! `settingsFolder`: of the preferences; `lockFolder`: of the conversations that somebody is writing in.
    StoreKeeping(model::Store &store, model::Sessions &sessions, QString settingsFolder, const QString &lockFolder, QObject *parent);

    void followOtherProcesses();

Q_SIGNALS:
    //! At the start: what processes that were killed had under way is settled, and conversations may be read.
    void turnsRecovered();
    //! Another process has put it among the deleted while it was open here.
    void removedElsewhere(const model::ConversationId &id);

private:
    void recoverTurns();
    void eraseExpired();
    void look();
    void tellRemoved(const QList<model::ConversationId> &deleted);
    void follow(const model::ConversationId &id, const QList<model::TurnRecord> &turns, bool isChanged);

    model::Store &m_store;
    model::Sessions &m_sessions;
    const QString m_settingsFolder;
    const QString m_lockFolder;
    //! Another process has written; the store is being read; there is more to look at by now.
    bool m_isChanged = false;
    bool m_isLooking = false;
    bool m_isOutdated = false;
    bool m_isFollowing = false;
    //! Those that were open and not among the deleted. One may also be looked at there.
    QSet<model::ConversationId> m_present;
};

} // namespace gui
