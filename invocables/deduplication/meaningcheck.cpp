// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/deduplication/meaningcheck.h"

#include <algorithm>
#include <cmath>

namespace invocables {

namespace {

constexpr qsizetype longestPhrase = 4000;

double cosineOf(const QList<float> &one, const QList<float> &other)
{
    double product = 0;
    double ones = 0;
    double others = 0;
    for (qsizetype at = 0; at < one.size(); ++at) {
        product += double(one[at]) * double(other[at]);
        ones += double(one[at]) * double(one[at]);
        others += double(other[at]) * double(other[at]);
    }
    return ones > 0 && others > 0 ? product / std::sqrt(ones * others) : 0;
}

} // namespace

MeaningCheck::MeaningCheck(QStringList phrases, QList<Deduplicator::Alike> calls, QObject *parent)
    : QObject(parent)
    , m_phrases(std::move(phrases))
    , m_calls(std::move(calls))
{
    connect(&m_patience, &QTimer::timeout, this, [this] { decide({}); });
}

bool MeaningCheck::begin(model::Embeddings &embeddings, const model::ModelAddress &model, const model::ExchangeOrigin &origin)
{
    m_texts = m_phrases;
    for (const Deduplicator::Alike &call : m_calls)
        m_texts += call.phrases;
    m_texts.removeDuplicates();
    if (m_calls.isEmpty() || std::any_of(m_texts.begin(), m_texts.end(), [](const QString &text) { return text.size() > longestPhrase; }))
        return false;
    m_job = embeddings.embed(model, m_texts, origin, this);
    if (!m_job)
        return false;
    connect(m_job, &model::EmbedJob::succeeded, this, &MeaningCheck::compare);
    connect(m_job, &model::Job::failed, this, [this] { decide({}); });
    m_patience.start(longestMilliseconds);
    return true;
}

void MeaningCheck::compare(const QList<QList<float>> &vectors)
{
    const auto vectorOf = [&](const QString &text) { return vectors.value(m_texts.indexOf(text)); };
    for (const Deduplicator::Alike &call : m_calls) {
        bool meansTheSame = true;
        for (qsizetype at = 0; at < m_phrases.size() && meansTheSame; ++at)
            meansTheSame = cosineOf(vectorOf(m_phrases[at]), vectorOf(call.phrases[at])) >= nearEnough;
        if (meansTheSame) {
            decide(call.result);
            return;
        }
    }
    decide({});
}

void MeaningCheck::decide(const std::optional<EarlierResult> &earlier)
{
    if (std::exchange(m_isDecided, true))
        return;
    m_patience.stop();
    if (m_job) {
        m_job->disconnect(this);
        m_job->cancel();
    }
    Q_EMIT decided(earlier);
}

} // namespace invocables
