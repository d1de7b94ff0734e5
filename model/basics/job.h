// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QObject>

namespace model {

//! One piece of asynchronous work. A subclass declares `succeeded(…)`; exactly one of `succeeded` and `failed` is emitted unless
//! the job is cancelled, then always `finished`. Nothing is emitted before the event loop is reached once. The job deletes
//! itself after `finished`; its parent may delete it before, which ends the work silently.
class Job : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Job)

public:
    ~Job() override = default;

    //! Ends the work. May be called at any time and more than once; `finished` follows (never `succeeded` or `failed`).
    void cancel();
    bool isFinished() const { return m_state != State::Running; }
    bool wasCancelled() const { return m_state == State::Cancelled; }

Q_SIGNALS:
    void failed(const model::Error &error);
    //! The job has ended, however it ended; also after cancel().
    void finished();

protected:
    explicit Job(QObject *parent = nullptr);

    //! Stops whatever is under way; called at most once, by cancel().
    virtual void abandon() = 0;
    //! Marks the end; a subclass emits `succeeded` between `beginSuccess` returning true and `endSuccess`.
    bool beginSuccess();
    void endSuccess();
    void fail(const Error &error);

private:
    enum class State { Running, Ended, Cancelled };
    void end();

    State m_state = State::Running;
};

} // namespace model
