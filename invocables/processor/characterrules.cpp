// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/characterrules.h"

#include "invocables/basics/logging.h"
#include "invocables/tools/resultformat.h"
#include "model/characters/charactercalls.h"
#include "model/schema/jsonwriter.h"
#include "model/text/wholecharacters.h"

#include <algorithm>

namespace invocables::characterrules {

using namespace Qt::StringLiterals;
using model::ErrorCategory;
using model::JsonText;

namespace {

//! The share of the time limit from which on a call is slow.
constexpr double slow = 0.8;

//! What a tool has returned, before a template words it: a text, a value, or something that is neither.
JsonText returned(const InvocableResult &result)
{
    for (const model::Content &content : result.contents) {
        if (const auto *data = std::get_if<model::DataContent>(&content))
            return data->json;
        if (!std::holds_alternative<model::TextContent>(content))
            return JsonText::trusted("null");
    }
    return JsonText::trusted(model::JsonWriter::quoted(model::plainText(result.contents)));
}

} // namespace

std::optional<model::CharacterLimits> limitsOf(const Toolset &tools)
{
    for (const Ensemble &ensemble : tools.ensembles()) {
        for (const InvokerPointer &invoker : ensemble.invokers) {
            if (invoker->character)
                return invoker->character;
        }
    }
    return {};
}

model::Result<JsonText> parsedArguments(const QByteArray &sent, const model::CharacterLimits &limits)
{
    return model::charactercalls::parse(sent, limits).map_error([](const QString &text) {
        return model::Error {ErrorCategory::Validation, text};
    });
}

model::Result<void> validArguments(const Invoker &invoker, const FilledArguments &arguments)
{
    const QList<model::SchemaViolation> wrong = violationsOf(invoker, arguments);
    if (wrong.isEmpty())
        return {};
    return model::failure(ErrorCategory::Validation, model::charactercalls::invalid(wrong.first().message.english()));
}

model::Result<InvocableResult> formatted(const Invoker &invoker, const InvocableResult &result, const model::CharacterLimits &limits)
{
    // A template makes a text of any value.
    const bool isWorded = !invoker.format.forModel.isEmpty();
    const InvocableResult whole = isWorded ? invoker.format.applied(result) : result;
    const auto text = model::charactercalls::result(returned(whole), limits);
    if (!text)
        return model::failure(ErrorCategory::Execution, text.error());
    InvocableResult formatted = invoker.format.applied(result);
    formatted.contents = {model::TextContent {*text}};
    return formatted;
}

model::Error worded(const model::Error &error, const model::CharacterLimits &limits)
{
    const auto cut = [&limits](const QString &text) { return QString::fromUtf8(firstPart(model::wholeUtf8(text), limits.resultSize)); };
    model::Wording whole = error.wording();
    if (error.category == ErrorCategory::Timeout)
        whole = model::charactercalls::timedOut();
    else if (!error.english.startsWith(u"Error: "))
        whole = u"Error: "_s + whole;
    model::Error told = error;
    told.reword({cut(whole.spoken()), cut(whole.english())});
    return told;
}

bool noteSlowness(const Invoker &invoker, double milliseconds, const model::CharacterLimits &limits)
{
    const double limit = double(limits.timeoutOf(invoker.name).count());
    if (milliseconds < slow * limit)
        return false;
    qCWarning(lcInvocables) << invoker.scopedName() << "took" << qRound(milliseconds) << "of its" << qRound(limit) << "ms";
    return true;
}

} // namespace invocables::characterrules
