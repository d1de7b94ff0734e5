// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/local/serveroutput.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shownOfLine = 4000;
constexpr int lastLines = 8;

struct Sign {
    QLatin1StringView text;
    ServerOutput::Stage stage;
};

//! What it writes as it goes on, in the order in which it goes on. Not an interface of llama.cpp: where a version words it otherwise,
//! less is told, and the server is used all the same.
constexpr std::array<Sign, 8> signs {{
    {QLatin1StringView("loading model"), ServerOutput::Stage::Reading},
    {QLatin1StringView("llama_model_loader"), ServerOutput::Stage::Reading},
    {QLatin1StringView("load_tensors"), ServerOutput::Stage::LoadingTensors},
    {QLatin1StringView("llama_context"), ServerOutput::Stage::Preparing},
    {QLatin1StringView("llama_init_from_model"), ServerOutput::Stage::Preparing},
    {QLatin1StringView("kv_cache"), ServerOutput::Stage::Preparing},
    {QLatin1StringView("warming up"), ServerOutput::Stage::WarmingUp},
    {QLatin1StringView("initializing slots"), ServerOutput::Stage::WarmingUp},
}};

//! The tensors' progress is written as points on a line of their own, one for each percent.
bool isPoints(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char character) { return character == '.'; });
}

} // namespace

QStringList ServerOutput::read(const QByteArray &bytes, bool isError)
{
    QStringList whole;
    LineBuffer &buffer = m_streams[isError ? 1 : 0];
    const bool isSound = buffer.feed(bytes, [this, &whole](const QByteArray &line) {
        if (isPoints(line))
            m_percent = std::clamp(int(line.size()), m_percent, 100);
        const QString text = QString::fromUtf8(line.first(std::min(line.size(), shownOfLine)));
        take(text);
        whole.append(text);
    });
    // What follows a line without an end is read from its next piece on.
    if (!isSound)
        buffer = LineBuffer(longestLine);
    if (isPoints(buffer.rest()))
        m_percent = std::clamp(int(std::min<qsizetype>(buffer.rest().size(), 100)), m_percent, 100);
    return whole;
}

void ServerOutput::take(const QString &line)
{
    note(line);
    for (const Sign &sign : signs) {
        if (sign.stage > m_stage && line.contains(sign.text))
            m_stage = sign.stage;
    }
    if (line.contains("couldn't bind"_L1, Qt::CaseInsensitive) || line.contains("address already in use"_L1, Qt::CaseInsensitive))
        m_portWasTaken = true;
}

void ServerOutput::beginAgain()
{
    const QStringList lines = std::exchange(m_lines, {});
    *this = {};
    m_lines = lines;
}

void ServerOutput::note(const QString &line)
{
    m_lines.append(line);
    m_ofThisRun = std::min<qsizetype>(m_ofThisRun + 1, keptLines);
    if (m_lines.size() > keptLines)
        m_lines.removeFirst();
}

QStringList ServerOutput::complaints() const
{
    const auto isComplaint = [](const QString &line) {
        return line.contains("error"_L1, Qt::CaseInsensitive) || line.contains("failed"_L1, Qt::CaseInsensitive)
            || line.contains("unable"_L1, Qt::CaseInsensitive) || line.contains("GGML_ASSERT"_L1);
    };
    const QStringList lines = ofThisRun();
    QStringList found;
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(found), isComplaint);
    return found;
}

QString ServerOutput::lastWords() const
{
    const QStringList found = complaints();
    const QStringList &told = found.isEmpty() ? ofThisRun() : found;
    return told.mid(std::max<qsizetype>(0, told.size() - lastLines)).join(u'\n');
}

} // namespace network
