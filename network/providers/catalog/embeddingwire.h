// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QByteArray>
#include <QStringList>

namespace network {

//! A request for the vectors of texts, in a dialect's language. `path` is below the base URL.
struct EmbeddingRequest {
    QString path;
    QByteArray body;
};

//! Nothing for dialects whose providers have no such thing.
std::optional<EmbeddingRequest> embeddingRequest(const QString &dialect, const QString &model, const QStringList &texts);
//! The vectors in the order of the texts. \return a Provider error where the answer has not `count` of them, of one length.
model::Result<QList<QList<float>>> readEmbeddings(const QByteArray &body, qsizetype count);

} // namespace network
