// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/break.h"

#include "invocables/tools/invocable.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct BreakTexts {
    Q_DECLARE_TR_FUNCTIONS(Break)
};

} // namespace

BuiltinDeclaration Break::declaration()
{
    return {u"rehearsal:break"_s, u"Breaks on purpose, so that the turn is rolled back"_s,
        model::JsonText::trusted(R"({"type":"object","properties":{
"message":{"type":"string","description":"What the error says"}},
"additionalProperties":false})"),
        [] { return std::make_shared<Break>(); }};
}

InvocableJob *Break::invoke(const model::JsonText &arguments, const InvocationContext &, QObject *parent)
{
    const QString otherwise = BreakTexts::tr("This tool was asked to break.");
    const QString message = arguments.read().toObject()[u"message"].toString(otherwise);
    return new ReadyJob(model::failure(model::ErrorCategory::Fatal, message), parent);
}

} // namespace invocables
