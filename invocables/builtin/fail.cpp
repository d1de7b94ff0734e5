// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/fail.h"

#include "invocables/tools/invocable.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct FailTexts {
    Q_DECLARE_TR_FUNCTIONS(Fail)
};

} // namespace

BuiltinDeclaration Fail::declaration()
{
    return {u"rehearsal:fail"_s, u"Fails on purpose, to show what becomes of an error"_s,
        model::JsonText::trusted(R"({"type":"object","properties":{
"category":{"type":"string","enum":["validation","timeout","permission","network","execution","fatal"],
"description":"What kind of error","default":"execution"},
"message":{"type":"string","description":"What the error says"}},
"additionalProperties":false})"),
        [] { return std::make_shared<Fail>(); }};
}

InvocableJob *Fail::invoke(const model::JsonText &arguments, const InvocationContext &, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const QString category = values[u"category"].toString(u"execution"_s);
    const QString otherwise = FailTexts::tr("This tool was asked to fail.");
    const QString message = values[u"message"].toString(otherwise);
    return new ReadyJob(model::failure(model::errorCategoryFromWire(category), message), parent);
}

} // namespace invocables
