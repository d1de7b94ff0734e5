// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"

#include "invocables/builtin/slowjob.h"
#include "invocables/tools/invocable.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText;
using Outcome = model::Result<InvocableResult>;

namespace {

model::Wording messageOf(const QJsonObject &arguments, const model::Wording &otherwise)
{
    const QJsonValue message = arguments[u"message"];
    return message.isString() ? model::Wording(message.toString()) : otherwise;
}

struct BreakTexts {
    Q_DECLARE_TR_FUNCTIONS(Break)
    PARLANCE_PHRASED
};

//! rehearsal:break. Breaks on purpose, so that anyone can see a turn rolled back.
Outcome breakOnPurpose(const JsonText &arguments)
{
    return model::failure(
        model::ErrorCategory::Fatal, messageOf(arguments.read().toObject(), BreakTexts::phrased("This tool was asked to break.")));
}

struct FailTexts {
    Q_DECLARE_TR_FUNCTIONS(Fail)
    PARLANCE_PHRASED
};

//! rehearsal:fail. Fails on purpose, with the category that is asked for.
Outcome failOnPurpose(const JsonText &arguments)
{
    const QJsonObject values = arguments.read().toObject();
    const QString category = values[u"category"].toString(u"execution"_s);
    return model::failure(model::errorCategoryFromWire(category), messageOf(values, FailTexts::phrased("This tool was asked to fail.")));
}

//! rehearsal:slow. Takes its time and tells of its progress.
InvocableJob *beSlow(const JsonText &arguments, const InvocationContext &, QObject *parent)
{
    const double seconds = arguments.read().toObject()[u"seconds"].toDouble(3);
    return new SlowJob(seconds, u"Took %1 seconds."_s.arg(seconds), parent);
}

} // namespace

QList<BuiltinDeclaration> rehearsalTools()
{
    return {
        {u"rehearsal:break"_s, u"Breaks on purpose, so that the turn is rolled back"_s, JsonText::trusted(R"({"type":"object","properties":{
"message":{"type":"string","description":"What the error says"}},
"additionalProperties":false})"),
            atOnce(breakOnPurpose)},
        {u"rehearsal:fail"_s, u"Fails on purpose, to show what becomes of an error"_s, JsonText::trusted(R"({"type":"object","properties":{
"category":{"type":"string","enum":["validation","timeout","permission","network","execution","fatal"],
"description":"What kind of error","default":"execution"},
"message":{"type":"string","description":"What the error says"}},
"additionalProperties":false})"),
            atOnce(failOnPurpose)},
        {u"rehearsal:slow"_s, u"Takes its time, telling of its progress"_s, JsonText::trusted(R"({"type":"object","properties":{
"seconds":{"type":"number","minimum":0,"maximum":3600,"description":"How long","default":3}},
"additionalProperties":false})"),
            beSlow},
    };
}

} // namespace invocables
