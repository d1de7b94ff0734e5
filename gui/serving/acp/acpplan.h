// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/invocations.h"

namespace gui {

//! The plan that a model keeps while it works, where it keeps one with a tool: the list of things to do in the notebook, or a whole list of
//! steps with their states, as many tools of MCP servers take it. A value, part of a session.
class AcpPlan
{
public:
    static constexpr qsizetype mostEntries = 200;

    //! A call that went well. \return whether the plan is another now.
    bool take(const model::Invocation &call, const model::InvocationOutcome &outcome);
    //! The `plan` update (Agent Client Protocol, version 1, "Agent Plan").
    model::JsonText update() const;

private:
    struct Entry {
        QString text;
        QString status;
        QString priority = QStringLiteral("medium");

        bool operator==(const Entry &) const = default;
    };

    bool takeTodo(const model::JsonText &arguments, const QString &said);
    bool takeWhole(const model::JsonText &arguments);
    bool setStatus(const QString &text, const QString &status);

    QList<Entry> m_entries;
};

} // namespace gui
