// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/storekeeping.h"

#include "gui/preferences/preferences.h"
#include "gui/workbench/libraryimporter.h"
#include "model/session/sessions.h"
#include "model/store/checkpointstore.h"
#include "model/store/conversationstore.h"
#include "model/store/erasure.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

#include <QTimer>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int hour = 3'600'000; // ms

QList<model::ConversationId> deletedOf(model::Database &database, QList<model::ConversationId> among)
{
    const model::ConversationStore store(database);
    among.removeIf([&store](const model::ConversationId &id) {
        const auto info = store.find(id);
        return !info || !info->deleted;
    });
    return among;
}

} // namespace

StoreKeeping::StoreKeeping(
    model::Store &store, model::Sessions &sessions, QString settingsFolder, const QString &lockFolder, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_sessions(sessions)
    , m_settingsFolder(std::move(settingsFolder))
    , m_lockFolder(lockFolder)
{
    recoverTurns();
    if (!m_store.isReadOnly())
        LibraryImporter::sweep(m_store);
    eraseExpired();
    // A program that is left open for weeks is to keep what Preferences say, too.
    auto *erasing = new QTimer(this);
    erasing->setObjectName(u"erasing"_s);
    erasing->setTimerType(Qt::VeryCoarseTimer);
    connect(erasing, &QTimer::timeout, this, &StoreKeeping::eraseExpired);
    erasing->start(hour);
}

void StoreKeeping::recoverTurns()
{
    // What cannot be written to cannot be recovered either.
    const auto recover = [lockFolder = m_lockFolder, isReadOnly = m_store.isReadOnly()](model::Database &database) {
        return isReadOnly ? model::Result<QList<model::ConversationId>>() : model::TurnStore(database).recover(lockFolder);
    };
    m_store.run(this, recover, [this](const model::Result<QList<model::ConversationId>> &recovered) {
        for (const model::ConversationId &id : recovered ? *recovered : QList<model::ConversationId>()) {
            if (const auto session = m_sessions.find(id))
                session->conversation().refresh();
        }
        if (recovered && !recovered->isEmpty())
            Q_EMIT m_sessions.listChanged();
        Q_EMIT turnsRecovered();
    });
}

void StoreKeeping::eraseExpired()
{
    if (m_store.isReadOnly())
        return;
    m_store.run([](model::Database &database) { return model::CheckpointStore(database).dropExpired(); });
    const int days = Preferences(m_settingsFolder).deletedDays();
    if (days == 0)
        return;
    m_store.run([oldest = QDateTime::currentDateTimeUtc().addDays(-days)](
                    model::Database &database) { return model::Erasure(database).eraseDeletedBefore(oldest).map([](int) {}); });
}

void StoreKeeping::followOtherProcesses()
{
    // Each window asks for it.
    if (std::exchange(m_isFollowing, true))
        return;
    connect(&m_store, &model::Store::changedElsewhere, this, [this] {
        m_isChanged = true;
        look();
    });
    // What is under way in one that is opened later may be silent for long.
    connect(&m_sessions, &model::Sessions::opened, this, &StoreKeeping::look, Qt::QueuedConnection);
    look();
}

//! Of what is shown while another process writes it, both what has been committed and what is under way. One look at a time.
void StoreKeeping::look()
{
    m_isOutdated = true;
    if (std::exchange(m_isLooking, true))
        return;
    m_isOutdated = false;
    const bool isChanged = std::exchange(m_isChanged, false);
    QList<model::ConversationId> all;
    QList<model::ConversationId> open;
    for (const model::Sessions::Handle &session : m_sessions.all()) {
        all.append(session->id());
        if (!session->isBusy())
            open.append(session->id());
    }
    m_store.run(
        this, [all](model::Database &database) { return deletedOf(database, all); },
        [this](const QList<model::ConversationId> &deleted) { tellRemoved(deleted); });
    m_store.run(
        this, [open, folder = m_lockFolder](model::Database &database) { return model::TurnStore(database).underWay(open, folder); },
        [this, open, isChanged](const model::Result<QList<model::TurnRecord>> &turns) {
            m_isLooking = false;
            for (const model::ConversationId &id : open)
                follow(id, turns.value_or(QList<model::TurnRecord>()), isChanged);
            if (isChanged)
                Q_EMIT m_sessions.listChanged();
            if (m_isOutdated)
                look();
        });
}

//! What is said there would go with it when its time is over.
void StoreKeeping::tellRemoved(const QList<model::ConversationId> &deleted)
{
    QSet<model::ConversationId> present;
    for (const model::Sessions::Handle &session : m_sessions.all()) {
        if (!deleted.contains(session->id()))
            present.insert(session->id());
    }
    const QSet<model::ConversationId> before = std::exchange(m_present, present);
    for (const model::ConversationId &id : deleted) {
        if (before.contains(id))
            Q_EMIT removedElsewhere(id);
    }
}

void StoreKeeping::follow(const model::ConversationId &id, const QList<model::TurnRecord> &turns, bool isChanged)
{
    const model::Sessions::Handle session = m_sessions.find(id);
    if (!session || session->isBusy())
        return;
    if (isChanged)
        session->conversation().refresh();
    const auto found = std::find_if(turns.begin(), turns.end(), [&id](const model::TurnRecord &turn) { return turn.conversation == id; });
    session->followAway(found == turns.end() ? std::nullopt : std::optional(*found));
}

} // namespace gui
