// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/toolset.h"
#include "model/agents/librarycatalog.h"
#include "model/schema/jsontext.h"

#include <QStringList>

namespace invocables {

//! Compares the arguments that an agent's tool specification promises with those that a tool takes, as JSON Schemas, and says where they
//! differ. Pure.
//!
//! They are compatible where every call that fits the specification can be meant for the tool: it has each of the specification's
//! arguments, with a type that takes what the specification allows (an integer is a number), and each argument that it demands is demanded
//! by the specification or has a default there. A tool may have further arguments that can be left out, other descriptions, and narrower
//! bounds, which hold for the call besides. Objects and lists inside are compared alike.
//!
//! They are the same where they say the same as JSON: the order of members, of `required` and of `enum` does not count, nor whether an
//! empty `properties` or `required` and an `additionalProperties` that allows all are written, nor `$schema`, `$id` and `$comment`.
class SchemaMatch final
{
public:
    //! One sentence for each difference that matters, with the argument's name; empty where they go together.
    static QStringList incompatibilities(const model::JsonText &specified, const model::JsonText &taken);
    static bool areSame(const model::JsonText &specified, const model::JsonText &taken);
};

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

//! Of a tool as an agent asked for it: another where the tool that does its work is another.
QString boundFingerprint(const Invoker &bound, const Invoker &original);

} // namespace invocables
