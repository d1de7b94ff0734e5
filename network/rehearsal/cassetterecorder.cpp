// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/cassetterecorder.h"

#include "model/exchange/exchangelog.h"

namespace network {

CassetteRecorder::CassetteRecorder(QString path, model::ExchangeLog &log, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
{
    connect(&log, &model::ExchangeLog::ended, this, &CassetteRecorder::add);
}

void CassetteRecorder::add(const model::Exchange &exchange)
{
    m_size += exchange.request.body.size() + exchange.responseBody.size();
    if (m_size <= largestRecording)
        m_exchanges.append(exchange);
}

model::Result<void> CassetteRecorder::write() const
{
    const auto written = Cassette(m_exchanges).write(m_path);
    if (written && m_size > largestRecording)
        return model::failure(model::ErrorCategory::Storage,
            tr("%1 has the beginning only: more than %2 MiB were recorded.").arg(m_path, QString::number(largestRecording / 1024 / 1024)));
    return written;
}

} // namespace network
