// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/deduplication/deduplicator.h"
#include "model/basics/countdown.h"
#include "model/session/embeddings.h"

#include <QPointer>

namespace invocables {

//! Looks whether one of the calls that are alike means the same as a call, by the vectors of their sentences. Ends with `decided`, once,
//! after the event loop was reached: without a result where none is near enough, or where the vectors do not come in time.
class MeaningCheck final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MeaningCheck)

public:
    //! The least cosine of two sentences that mean the same.
    static constexpr double nearEnough = 0.92;
    static constexpr int longestMilliseconds = 3000;

    MeaningCheck(QStringList phrases, QList<Deduplicator::Alike> calls, QObject *parent);

    //! \return whether anything is asked; `decided` follows only then.
    bool begin(model::Embeddings &embeddings, const model::ModelAddress &model, const model::ExchangeOrigin &origin);

Q_SIGNALS:
    void decided(const std::optional<invocables::EarlierResult> &earlier);

private:
    void compare(const QList<QList<float>> &vectors);
    void decide(const std::optional<EarlierResult> &earlier);

    const QStringList m_phrases;
    const QList<Deduplicator::Alike> m_calls;
    QStringList m_texts;
    QPointer<model::EmbedJob> m_job;
    model::Countdown m_patience;
    bool m_isDecided = false;
};

} // namespace invocables
