// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/pattern.h"
#include "model/schema/jsontext.h"

namespace model {

//! One call of a tool while an agent answered.
struct ToolInvocation {
    //! Of the specification.
    QString tool;
    //! As the model wrote them; where that is no JSON, empty.
    JsonText arguments = {};
    QString result = {};
    //! What it says is an error's text.
    bool isError = false;
};

//! What an agent answered to one message, and the tools it used for it: a run that can be kept, compared and read again as gram.
struct AgentResponse {
    QString agent = {};
    //! PROVIDER/MODEL.
    QString model = {};
    QString content = {};
    QList<ToolInvocation> toolsUsed = {};

    //! `[:AgentResponse {agent, model, content} | (:ToolInvocation {tool_name, args, result}), …]`; in place of `result` there is `error`.
    Pattern toPattern() const;
};

} // namespace model
