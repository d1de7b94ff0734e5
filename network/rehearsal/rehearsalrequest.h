// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace network {

//! What a tool gave back.
struct RehearsalResult {
    QString tool;
    QString text;
    bool isError = false;
};

//! What a request to the rehearsal asks for, whatever wire language it came in. A value.
struct RehearsalRequest {
    bool stream = false;
    //! Whether a streamed reply ends with its usage, where the wire language leaves that to the request.
    bool wantsUsage = true;
    //! The last text of the user.
    QString userText = {};
    //! All texts of the user, this one included.
    QStringList userTexts = {};
    //! Since that text: how often tools were called, and the results of the last time, in the order of the calls.
    int rounds = 0;
    QList<RehearsalResult> results = {};
    //! The tools offered, by their wire names.
    QStringList tools = {};
    //! A rough estimate.
    qint64 promptTokens = 0;

    //! The wire name of a tool (`io:read_file`): `read_file` or `io__read_file`; empty where it is not offered.
    QString wireName(const QString &tool) const;
};

//! Four bytes of English or JSON are about one token.
inline qint64 estimatedTokens(qint64 bytes)
{
    return (bytes + 3) / 4;
}

} // namespace network
