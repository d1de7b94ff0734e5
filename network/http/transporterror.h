// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QNetworkReply>

namespace network {

//! \return whether the error is of the connection, not one that stands for an HTTP status (which is an answer).
bool isTransportError(QNetworkReply::NetworkError error);

//! What failed, in a sentence for the person; Qt's own words are the detail.
model::Error transportError(QNetworkReply::NetworkError error, const QUrl &url, const QString &detail);

} // namespace network
