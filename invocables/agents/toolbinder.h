// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/toolset.h"
#include "model/agents/toollibrary.h"

namespace invocables {

//! What became of one tool specification.
struct BoundTool {
    model::ToolSpecification specification;
    //! A copy of the tool that does the work, under the specification's name, description and schema; null where there is none.
    InvokerPointer implementation = {};
    //! The scoped name of the tool that does the work.
    QString boundTo = {};
    //! Why it cannot be used, for the person; empty where all is well.
    QString fault = {};
    //! What differs and does no harm.
    QStringList warnings = {};
    //! The fault stays as long as specification and tool say what they say.
    bool isMisfit = false;
};

//! Finds the tools that do the work of an agent's tool specifications. With a library each is bound to the tool that the library names,
//! without one to the tool of that name or alias, of whatever ensemble. How the two have to agree is said in SchemaMatch. Pure.
class ToolBinder final
{
public:
    //! In the order of the specifications. `library`: null for all ensembles. Of several tools of a name, the one that is on is meant.
    static QList<BoundTool> bind(const QList<model::ToolSpecification> &specifications, const model::ToolLibrary *library,
        const Toolset &tools, const model::Switches &switches = {});
    //! The tools of an agent and no others, all of them on. \return one Validation error with the faults of all tools.
    static model::Result<std::shared_ptr<const Toolset>> toolsFor(
        const model::AgentPart &agent, const model::ToolLibrary *library, const Toolset &tools, const model::Switches &switches = {});
    //! The ensembles whose servers have to be connected before an agent's tools can be bound.
    static QStringList serversFor(
        const model::AgentPart &agent, const model::ToolLibrary *library, const Toolset &tools, const model::Switches &switches = {});
    //! Why a specification fits none of the tools that may be meant by it: that of its name, and those which the libraries bind it to.
    //! Empty where it fits one of them, or where there is none, or where which one is meant is known only to a turn.
    static QString misfitOf(
        const model::ToolSpecification &specification, const QList<model::ToolLibrary> &libraries, const Toolset &tools);
    //! What of a library's tools there is none of, at its place.
    static model::Diagnostics unknownTools(const model::ToolLibrary &library, const Toolset &tools);
};

} // namespace invocables
