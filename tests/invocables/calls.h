// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invocationcontext.h"
#include "tests/support/patience.h"

#include <QSignalSpy>

namespace calls {

//! Waits for how a call ends.
inline model::Result<invocables::InvocableResult> outcomeOf(invocables::InvocableJob *job)
{
    std::optional<model::Result<invocables::InvocableResult>> outcome;
    QObject context;
    QObject::connect(
        job, &invocables::InvocableJob::succeeded, &context, [&outcome](const invocables::InvocableResult &result) { outcome = result; });
    QObject::connect(
        job, &invocables::InvocableJob::failed, &context, [&outcome](const model::Error &error) { outcome = tl::unexpected(error); });
    // Woken by the end itself: a thousand calls are not to wait ten milliseconds each.
    QSignalSpy ended(job, &model::Job::finished);
    if (!ended.wait(support::patience) || !outcome)
        return model::failure(model::ErrorCategory::Usage, QStringLiteral("the call did not end"));
    return *outcome;
}

inline QString textOf(const model::Result<invocables::InvocableResult> &outcome)
{
    if (!outcome)
        return model::toWire(outcome.error().category) + QStringLiteral(": ") + outcome.error().message;
    const auto &contents = outcome->contents;
    if (const auto *data = contents.isEmpty() ? nullptr : std::get_if<model::DataContent>(&contents.first()))
        return data->json.toString();
    return model::plainText(contents);
}

} // namespace calls
