// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/storekeeping.h"

#include "gui/preferences/preferences.h"
#include "gui/workbench/libraryimporter.h"
#include "model/session/sessions.h"
#include "model/store/checkpointstore.h"
#include "model/store/erasure.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

#include <QTimer>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int hour = 3'600'000; // ms

} // namespace

StoreKeeping::StoreKeeping(
    model::Store &store, model::Sessions &sessions, QString settingsFolder, const QString &lockFolder, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_sessions(sessions)
    , m_settingsFolder(std::move(settingsFolder))
{
    recoverTurns(lockFolder);
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

void StoreKeeping::recoverTurns(const QString &lockFolder)
{
    // What cannot be written to cannot be recovered either.
    const auto recover = [lockFolder, isReadOnly = m_store.isReadOnly()](model::Database &database) {
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
    connect(&m_store, &model::Store::changedElsewhere, this, [this] {
        for (const model::Sessions::Handle &session : m_sessions.all()) {
            if (!session->isBusy())
                session->conversation().refresh();
        }
        Q_EMIT m_sessions.listChanged();
    });
}

} // namespace gui
