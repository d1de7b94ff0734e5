// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/traces/traces.h"

#include <QObject>

namespace model {
class ExchangeLog;
class Sessions;
} // namespace model

namespace gui {

//! Where turns are traced to, if anywhere: what the person prefers, or what a command has been told. Owned by the workbench; the sessions
//! and the log outlive it.
class Tracing final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Tracing)

public:
    Tracing(model::Sessions &sessions, model::ExchangeLog &log);

    //! From now on.
    void traceTo(const std::optional<network::Traces::Wanted> &wanted);
    //! As the preferences in this folder say. \return a Usage error where they say nothing that can be done; nothing is traced then.
    model::Result<void> traceAsPreferred(const QString &folder);
    //! Null where nothing is traced.
    network::Traces *traces() const { return m_traces.get(); }

Q_SIGNALS:
    //! See network::Traces.
    void troubled(const QString &why);

private:
    model::Sessions &m_sessions;
    model::ExchangeLog &m_log;
    std::unique_ptr<network::Traces> m_traces;
};

} // namespace gui
