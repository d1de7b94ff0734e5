// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QStringList>

namespace model {

//! An agent's descriptor in the other of its two notations.
struct AgentConversion {
    QString text;
    //! What of the descriptor the other notation has not got now, in words for the person.
    QStringList lost = {};

    //! \return a Validation error where the agent breaks a rule, or the other notation has no place for what it says.
    static Result<AgentConversion> toToml(const QString &gram);
    static Result<AgentConversion> toGram(const QString &toml);
};

} // namespace model
