// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QTimer>

#include <memory>

class QThread;

namespace model {
class Store;
}

namespace gui {

class Preferences;

//! Has the store checked and copied once a day, by a worker with a connection of its own. Looks some time after the start, and every
//! hour. Owned by Windows; preferences and store outlive it.
class DailyCopying final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DailyCopying)

public:
    DailyCopying(model::Store &store, const Preferences &preferences, QObject *parent);
    ~DailyCopying() override;

    //! Begins it where it is due and wanted.
    void look();

Q_SIGNALS:
    //! One was made, or could not be.
    void ended();

private:
    void begin();

    model::Store &m_store;
    const Preferences &m_preferences;
    QTimer m_timer;
    std::unique_ptr<QThread> m_thread;
};

} // namespace gui
