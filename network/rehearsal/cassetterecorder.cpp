// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/cassetterecorder.h"

#include "model/exchange/exchangelog.h"

namespace network {

CassetteRecorder::CassetteRecorder(QString path, model::ExchangeLog &log, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_log(log)
{
    connect(&log, &model::ExchangeLog::ended, this, &CassetteRecorder::add);
}

void CassetteRecorder::add(const model::Exchange &exchange)
{
    m_size += exchange.request.body.size() + exchange.responseBody.size();
    if (m_size <= largestRecording)
        m_exchanges.append(exchange);
}

bool CassetteRecorder::isMessageStream(const model::Exchange &exchange)
{
    constexpr qsizetype beginning = 1024;
    const QByteArray begin = exchange.responseBody.left(beginning);
    return exchange.request.method == "GET" && (begin.contains("event: endpoint") || begin.contains("event:endpoint"));
}

model::Result<void> CassetteRecorder::write() const
{
    QList<model::Exchange> exchanges = m_exchanges;
    for (const model::ExchangeId &open : m_log.openExchanges()) {
        auto stream = m_log.soFar(open);
        if (!stream || !isMessageStream(*stream))
            continue;
        stream->state = model::ExchangeState::Complete;
        exchanges.append(*stream);
    }
    const auto written = Cassette(exchanges).write(m_path);
    if (written && m_size > largestRecording)
        return model::failure(model::ErrorCategory::Storage,
            tr("%1 has the beginning only: more than %2 MiB were recorded.").arg(m_path, QString::number(largestRecording / 1024 / 1024)));
    return written;
}

} // namespace network
