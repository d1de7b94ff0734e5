// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>

namespace invocables {

class McpEnsemble;

//! Waits until servers are ready or there is nothing to wait for, and no longer than some time. Deletes itself; where its parent goes
//! before, nothing is told.
class McpWait final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpWait)

public:
    McpWait(const QList<McpEnsemble *> &ensembles, int milliseconds, std::function<void()> done, QObject *parent);
    ~McpWait() override;

    //! The time begins to run.
    void start() { m_end.start(); }

private:
    void look();
    void giveUp();
    void end();

    QList<QPointer<McpEnsemble>> m_ensembles;
    std::function<void()> m_done;
    model::Countdown m_end;
};

} // namespace invocables
