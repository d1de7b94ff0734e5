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

struct BreakTexts {
    Q_DECLARE_TR_FUNCTIONS(Break)
};

//! rehearsal:break. Breaks on purpose, so that anyone can see a turn rolled back.
Outcome breakOnPurpose(const JsonText &arguments)
{
    const QString otherwise = BreakTexts::tr("This tool was asked to break.");
    const QString message = arguments.read().toObject()[u"message"].toString(otherwise);
    return model::failure(model::ErrorCategory::Fatal, message);
}

struct FailTexts {
    Q_DECLARE_TR_FUNCTIONS(Fail)
};

//! rehearsal:fail. Fails on purpose, with the category that is asked for.
Outcome failOnPurpose(const JsonText &arguments)
{
    const QJsonObject values = arguments.read().toObject();
    const QString category = values[u"category"].toString(u"execution"_s);
    const QString otherwise = FailTexts::tr("This tool was asked to fail.");
    const QString message = values[u"message"].toString(otherwise);
    return model::failure(model::errorCategoryFromWire(category), message);
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
