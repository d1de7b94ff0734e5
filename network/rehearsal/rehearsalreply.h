// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/scenario.h"

namespace network {

struct RehearsalCall {
    QString id;
    //! As the tool was offered.
    QString name;
    QByteArray arguments;
};

//! What the rehearsal answers, whatever wire language it goes out in. A value.
struct RehearsalReply {
    QString model;
    QString thought = {};
    QString text = {};
    QList<RehearsalCall> calls = {};
    ScenarioPacing pacing = {};
    std::optional<ScenarioFault> fault = {};
    qint64 promptTokens = 0;
    bool wantsUsage = true;

    qint64 replyTokens() const;
};

} // namespace network
