// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QNetworkReply>

#include <optional>

namespace network {

//! \return whether the error is of the connection, not one that stands for an HTTP status (which is an answer).
bool isTransportError(QNetworkReply::NetworkError error);

//! What failed, in a sentence for the person. `words` are Qt's own, which are all that is known of some failures and else the detail.
//! `arrived`: how many bytes of an answer's body had come; nothing where not even its head had.
model::Error transportError(QNetworkReply::NetworkError error, const QUrl &url, const QString &words, std::optional<qint64> arrived);

} // namespace network
