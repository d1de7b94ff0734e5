// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/approvalrule.h"
#include "invocables/tools/invocable.h"
#include "invocables/tools/resultformat.h"
#include "model/characters/charactercalls.h"
#include "model/schema/jsonschema.h"
#include "model/session/errorpolicy.h"
#include "network/http/addressguard.h"

#include <QStringList>

#include <memory>

namespace invocables {

//! When the arguments of two calls count as the same. Exact: the same JSON whatever the order of members. Normalised: also with
//! defaults filled in, white space around texts taken away, and numbers of one value in one form. Semantic: also where words differ in
//! case, in the white space between them or in the full stop after them, and where paths and addresses lead to the same by another way.
enum class Sameness { None, Exact, Normalised, Semantic };

//! What a tool's descriptor says of calls that are the same. Two matters: a call is not run again where an earlier result serves,
//! and earlier results that a later one supersedes are not sent any more.
struct Deduplication {
    Sameness sameness = Sameness::None;
    //! For how many seconds, and for how many canisters of the path, a result serves; 0 for no bound.
    double windowSeconds = 0;
    int windowCanisters = 0;
    //! Results of this conversation serve also where they are not on its path.
    bool isCached = false;
    //! A result supersedes earlier ones of the same tool; of these tools of the ensemble.
    bool supersedesOwn = false;
    QStringList supersedes = {};
    //! The arguments that must be the same for that; all where there are none.
    QStringList by = {};

    bool operator==(const Deduplication &) const = default;
};

//! What holds for a call of an invoker. Seconds; 0 for no bound.
struct Policies {
    double timeout = 30;
    //! Progress resets the time-out, up to this.
    double longestTimeout = 600;
    int mostRetries = 0;
    //! For calls that no rule is for.
    Approval approval = Approval::Ask;
    //! The first that fits a call answers.
    QList<ApprovalRule> rules = {};
    //! A descriptor says so; a built-in tool of which none does has what its shipped one says.
    bool isApprovalSaid = false;
    bool idempotent = false;
    //! Whether a call may change what other tools of the ensemble find; nothing where the descriptor does not say.
    std::optional<bool> writes = {};
    //! Bytes of a result that the model gets at first.
    qint64 resultLimit = 64 * 1024;
    //! What becomes of an error, where it differs from the table.
    model::FailurePolicy onFailure;
    Deduplication deduplication;

    //! Whether arguments are held to the formats that their schema names.
    bool assertsFormats = false;

    model::JsonSchema::Formats formats() const
    {
        return assertsFormats ? model::JsonSchema::Formats::All : model::JsonSchema::Formats::AsDemanded;
    }
    bool mayWrite() const { return writes.value_or(!idempotent); }
};

//! An invocable with a name, aliases, a description, an argument schema and policies. A value that the catalog replaces when its
//! descriptor changes; calls under way keep the one that they began with.
struct Invoker {
    QString ensemble;
    QString name;
    QStringList aliases;
    QString description;
    //! As the provider gets it.
    model::JsonText argumentsJson;
    std::shared_ptr<const model::JsonSchema> schema;
    //! Of a tool that an agent asked for with arguments of its own: what the tool asks that it is bound to, which holds besides; null
    //! for others.
    std::shared_ptr<const model::JsonSchema> boundSchema = {};
    //! What a built-in itself asks of its arguments, which holds besides; null for other kinds.
    std::shared_ptr<const model::JsonSchema> builtinSchema;
    std::shared_ptr<Invocable> invocable;
    //! Where its requests may go, where it sends any.
    network::AddressGuard reach;
    Policies policies;
    ResultFormat format;
    bool enabled = true;
    //! Why it can be seen but not be called, for the person; empty where it can be.
    QString fault = {};
    //! Changes whenever what is run or asked changes.
    QString fingerprint;
    //! The descriptor that describes it.
    QString path;
    //! Of a tool that an agent asked for by another name: the scoped name of the tool that does the work.
    QString boundTo = {};
    //! Of a tool of a character: what its calls and results are held to.
    std::optional<model::CharacterLimits> character = {};

    QString scopedName() const { return ensemble + QLatin1Char(':') + name; }
    //! What approvals are for: what is run, and as what, since a tool that was allowed in a sandbox is not allowed without one.
    QString allowance() const { return invocable ? fingerprint + invocable->confinement() : fingerprint; }
};

using InvokerPointer = std::shared_ptr<const Invoker>;

} // namespace invocables
