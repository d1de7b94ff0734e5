// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/dailycopying.h"

#include "gui/preferences/preferences.h"
#include "gui/workbench/logging.h"
#include "model/store/dailycopies.h"
#include "model/store/repair.h"
#include "model/store/store.h"

#include <QThread>

namespace gui {

namespace {

constexpr int firstMilliseconds = 60'000;
constexpr int nextMilliseconds = 3'600'000;

//! \return whether the store is sound. A damaged one is not copied: the copies that are there are better.
bool checkAndCopy(const model::StoreFile::Reading &place, const QString &path, const QDate &today)
{
    const auto found = model::Repair(path).check();
    if (!found || !found->isEmpty())
        return false;
    if (const auto made = model::DailyCopies(path).make(place, today); !made)
        qCWarning(lcGui) << "The daily copy could not be made:" << made.error().message << made.error().detail;
    return true;
}

} // namespace

DailyCopying::DailyCopying(model::Store &store, const Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_preferences(preferences)
{
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_timer.setInterval(nextMilliseconds);
        look();
    });
    m_timer.start(firstMilliseconds);
}

DailyCopying::~DailyCopying()
{
    if (m_thread)
        m_thread->wait();
}

void DailyCopying::look()
{
    const QDate today = QDate::currentDate();
    if (m_thread || m_store.isReadOnly() || m_store.isDamaged() || !m_preferences.dailyCopies())
        return;
    if (model::DailyCopies(m_store.path()).isDue(today))
        begin();
}

void DailyCopying::begin()
{
    m_thread.reset(QThread::create([this, place = m_store.place(), path = m_store.path(), today = QDate::currentDate()] {
        const bool isSound = checkAndCopy(place, path, today);
        const auto end = [this, isSound] {
            m_thread->wait();
            m_thread.reset();
            if (!isSound)
                m_store.tellDamage();
            Q_EMIT ended();
        };
        QMetaObject::invokeMethod(this, end, Qt::QueuedConnection);
    }));
    m_thread->start(QThread::LowPriority);
}

} // namespace gui
