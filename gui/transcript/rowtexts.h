// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/rowelements.h"
#include "model/conversation/canister.h"
#include "model/session/invocations.h"

namespace gui {

//! Who speaks in a canister, for the person.
QString speakerOf(const model::Canister &canister);
//! The time of day, with the date where that is not today.
QString timeOf(const QDateTime &created);
//! Tokens, and what there is to say about how an answer ended.
QString costAndEndOf(const model::Canister &canister);
//! Arguments in one line: `path = README.md, lines = 20`. Every character of it is seen.
QString summaryOfArguments(const QByteArray &arguments);
//! The plan of an agent, which it tells as a call.
struct PlanText {
    //! How far it has come, and with what it goes on.
    QString summary;
    //! A line each.
    QString lines;
};
//! Nothing where the call is no plan. Every character of it is seen.
std::optional<PlanText> planTextOf(const model::Invocation &call);
//! Arguments for reading, as they were sent where they are not JSON, but for characters that would not be seen.
QString readableArguments(const QByteArray &arguments);
//! What a result shows to the person: all of it, also where the model got only the first part.
QString textOfResult(const model::Canister &result);
//! That a result was used again, and how old it was.
QString reuseOf(const model::ReusedResult &reused);
//! How the call was confined, in a word or two: `sandboxed`; empty where there is nothing to confine.
QString confinementOf(const model::Canister *result);
//! What the step of this wire name is called.
QString labelOfStep(const QString &name);
//! A line for each step, with its time and its remark, and tabs between them: see withColumns().
QString tableOfSteps(const QList<model::InvocationStep> &steps);

CardLine::Dot dotOf(model::InvocationState state);
//! What is not plain from the dot; empty for a call that went well.
QString wordFor(model::InvocationState state);
//! "4.1 KB · 2 ms"
QString sizeAndTime(qsizetype bytes, double milliseconds);

} // namespace gui
