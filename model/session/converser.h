// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "model/conversation/canister.h"
#include "model/conversation/content.h"
#include "model/exchange/exchange.h"
#include "model/session/contextparts.h"
#include "model/session/invocationoutcome.h"

#include <QList>
#include <QSet>

namespace model {

class Approvals;
class Questions;

//! A tool as a model is told of it. `name` is scoped (`io:read_file`); `wireName` is what the provider sees and must give back.
struct ToolDeclaration {
    QString name;
    QString wireName;
    QString description;
    JsonText schema;
    //! Other names that a model may call it by, where calls are written as text.
    QStringList aliases = {};

    bool operator==(const ToolDeclaration &) const = default;
};

//! What stood at a history's beginning and has been left out of a request before it was made. A value.
struct HistoryLeftOut {
    int canisters = 0;
    //! By the estimate.
    qint64 tokens = 0;

    bool operator==(const HistoryLeftOut &) const = default;
};

//! Everything that one request to a model says. The canisters are active ones only, in order, every invocation followed by its
//! result; supervisor canisters come first. Built by RequestBuilder.
struct ConverseRequest {
    ModelAddress model;
    QList<CanisterPointer> canisters;
    QList<ToolDeclaration> tools;
    //! Body members that the person set (`temperature`, …), each as JSON text; none are sent unless they are here.
    QList<std::pair<QString, JsonText>> controls;
    ExchangeOrigin origin;
    //! The canisters that are sent whatever else is left out.
    QSet<CanisterId> pinned = {};
    HistoryLeftOut leftOut = {};
    // For a converser that runs calls itself: canonical paths of the workspace folders, and whom to ask; both outlive the job, and may
    // be null.
    QStringList folders = {};
    Questions *questions = nullptr;
    Approvals *approvals = nullptr;
};

//! How the calls of a reply came that a model writes as text (the contract): for the limits that hold then, and for the figures.
struct WrittenCalls {
    //! The model was told to write its calls, or did so without being told.
    bool byContract = false;
    //! The reply's calls stand inside prose: they run only if a person says so.
    bool areOffered = false;
    //! How many could be read as they stand, how many after a repair, and what looked like a call but could not be read.
    int valid = 0;
    int repaired = 0;
    int failed = 0;
};

//! What a model said in one round. Invocation names are scoped where the tool is known.
struct ConverseReply {
    Contents contents;
    QList<Invocation> invocations;
    StopReason stop = StopReason::None;
    Usage usage;
    //! The model's name as the provider gives it.
    QString model;
    WrittenCalls written = {};
};

//! One request under way. Deltas come first, then `succeeded` or `failed`; after `failed` or a cancel, partial() has what had
//! arrived by then (without half-received invocations). Failing with Fatal breaks the turn.
//!
//! A converser may run calls itself, as agents of other programs do. It says `called` with all that it said since the call before, which
//! is whole by that and no longer part of partial() or of the reply; then `callEnded`, unless it is ended itself before.
class ConverseJob : public Job
{
    Q_OBJECT

public:
    virtual ConverseReply partial() const = 0;

Q_SIGNALS:
    void delta(const model::Delta &delta);
    //! The model is writing the arguments of its call number `index` (from 0); `bytes` of them so far.
    void invocationForming(int index, const QString &name, qint64 bytes);
    void retryScheduled(int milliseconds, const QString &reason);
    //! Before anything is sent, to a model whose context is known; again where the server finds it too long.
    void fitted(const model::ContextFit &fit);
    //! Something that the person should know of how the model is spoken with, in one sentence.
    void noticed(const QString &text);
    //! The identifier is one that the conversation does not have yet.
    void called(const model::ConverseReply &said, const model::Invocation &call);
    //! More is known of a call that has not ended.
    void callChanged(const model::Invocation &call);
    void callPassed(const QString &invocation, model::InvocationState state);
    void callProgressed(const QString &invocation, const QString &text);
    void callEnded(const model::InvocationOutcome &outcome);
    void succeeded(const model::ConverseReply &reply);

protected:
    using Job::Job;
};

//! What would be sent for a request. A value.
struct RequestPreview {
    //! Without secrets, as exchanges are recorded.
    ExchangeRequest request;
    ContextFit fit;
};

//! Port: what answers a request. Implemented by the room `network`.
class Converser
{
public:
    virtual ~Converser() = default;
    //! Never null, never synchronous: what is wrong at once arrives as `failed`.
    virtual ConverseJob *converse(const ConverseRequest &request, QObject *parent) = 0;
    //! Of how many tokens a request with these controls may be, its answer included, where that is known without asking anybody; 0
    //! where it is not, or where everything is sent.
    virtual qint64 context(const ModelAddress &, const QList<std::pair<QString, JsonText>> &) { return 0; }
    //! What converse() would send now, as far as that is known without asking anybody. \return why that cannot be said.
    virtual Result<RequestPreview> preview(const ConverseRequest &)
    {
        return failure(ErrorCategory::Usage, QStringLiteral("This model has no requests to look at."));
    }
};

//! Port: finds the converser for a model, for the turn and for whatever else needs a model (summarising, titles).
class Conversers
{
public:
    virtual ~Conversers() = default;
    //! \return a Usage error that names what is missing where there is no such provider.
    virtual Result<Converser *> converserFor(const ModelAddress &address) = 0;
    //! An address as somebody wrote it who may spell the provider's name in other letters, as it is known here. \return the same error.
    virtual Result<ModelAddress> known(const ModelAddress &address) { return address; }
};

} // namespace model

Q_DECLARE_METATYPE(model::Delta)
Q_DECLARE_METATYPE(model::ConverseReply)
