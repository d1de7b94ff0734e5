// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/toolpattern.h"

namespace model {

//! An agent of a text by itself: with what else stands in the text but for other agents, and with the tools that it names within it. It is
//! the last of the patterns. `name` may be left empty where there is one only.
//! \return a Usage error where there is no such agent, a Validation error where a tool cannot be told.
Result<GramDocument> agentAlone(const GramDocument &document, const QString &name);

//! What is to be different of an agent. A value; works on its pattern.
struct AgentChanges {
    //! By key: name, title, description, model, instruction.
    QList<std::pair<QString, QString>> set = {};
    //! The names of tools.
    QStringList removed = {};
    //! Stand in for those of the same names.
    QList<Pattern> added = {};

    //! `document` is as agentAlone() makes it. \return a Usage error for a key or a tool that there is not.
    Result<GramDocument> applied(GramDocument document) const;
};

} // namespace model
