// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/tracing.h"

#include "gui/preferences/preferences.h"
#include "model/session/sessions.h"

#include <QDir>

namespace gui {

Tracing::Tracing(model::Sessions &sessions, model::ExchangeLog &log)
    : m_sessions(sessions)
    , m_log(log)
{
    connect(&sessions, &model::Sessions::opened, this, [this](const model::Session *session) {
        if (m_traces)
            m_traces->follow(*session);
    });
}

void Tracing::traceTo(const std::optional<network::Traces::Wanted> &wanted)
{
    if (m_traces && wanted == m_traces->wanted())
        return;
    m_traces = wanted ? std::make_unique<network::Traces>(*wanted, m_log, nullptr) : nullptr;
    if (!wanted)
        return;
    connect(m_traces.get(), &network::Traces::troubled, this, &Tracing::troubled);
    for (const model::Sessions::Handle &session : m_sessions.all())
        m_traces->follow(*session);
}

model::Result<void> Tracing::traceAsPreferred(const QString &folder)
{
    const Preferences preferences(folder);
    if (preferences.traceTarget().isEmpty()) {
        traceTo({});
        return {};
    }
    const auto target = network::TraceTarget::parse(preferences.traceTarget(), QDir::homePath());
    if (target)
        traceTo(network::Traces::Wanted {*target, preferences.tracesContents(), qgetenv("OTEL_EXPORTER_OTLP_HEADERS")});
    else
        traceTo({});
    return target.map([](const auto &) {});
}

} // namespace gui
