// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"

#include "invocables/summarization/readingjob.h"

#include <QJsonValue>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText;

namespace {

// Wire texts: a model reads them.
const QString summarizing = u"Summarize the text that the user gives. Keep names, numbers and decisions. Answer with the summary only."_s;
const QString analyzing =
    u"Analyze the text that the user gives: what it says, how it is built, what is missing or wrong. Answer with the analysis only."_s;
const QString planning =
    u"Make a plan for the task that the user gives: numbered steps, each one that can be checked. Answer with the plan only."_s;
const QString combining =
    u"The user gives what was found in the parts of one text, in order. Make one of it, without repetition, by these instructions:\n"_s;

ReadingTask task(const QString &instructions, const QString &text, const QString &path = {})
{
    return {instructions, combining + instructions, text, path};
}

ReadingTask summary(const QJsonValue &values)
{
    const qint64 words = values[u"words"].toInteger();
    const QString length = words > 0 ? u" Use about %1 words."_s.arg(words) : QString();
    return task(summarizing + length, values[u"text"].toString(), values[u"path"].toString());
}

ReadingTask analysis(const QJsonValue &values)
{
    const QJsonValue control = values[u"control"];
    const QString own = control[u"instructions"].toString();
    const bool replaces = control[u"mode"].toString() == u"replace" && !own.isEmpty();
    const QString instructions = replaces ? own : (own.isEmpty() ? analyzing : analyzing + u"\n"_s + own);
    return task(instructions, values[u"text"].toString(), values[u"path"].toString());
}

ReadingTask plan(const QJsonValue &values)
{
    return task(planning, values[u"task"].toString());
}

BuiltinCall reading(ReadingTask (*make)(const QJsonValue &values))
{
    return [make](const JsonText &arguments, const InvocationContext &context, QObject *parent) -> InvocableJob * {
        return new ReadingJob(make(arguments.read()), context, arguments, parent);
    };
}

} // namespace

QList<BuiltinDeclaration> summarizationTools()
{
    return {
        {u"summarization:summarize"_s, u"Has the model summarize a text or a file"_s, JsonText::trusted(R"({"type":"object","properties":{
"text":{"type":"string","description":"The text"},
"path":{"type":"string","description":"Or the path to a file with it, in a workspace folder"},
"words":{"type":"integer","minimum":5,"maximum":5000,"description":"How long the summary is to be, about"}},
"additionalProperties":false})"),
            reading(summary)},
        {u"summarization:analyze"_s, u"Has the model analyze a text or a file"_s, JsonText::trusted(R"({"type":"object","properties":{
"text":{"type":"string","description":"The text"},
"path":{"type":"string","description":"Or the path to a file with it, in a workspace folder"},
"control":{"type":"object","description":"What to look for","properties":{
"mode":{"enum":["replace","supplement"],"description":"Whether the instructions stand instead of the usual ones or come after them","default":"supplement"},
"instructions":{"type":"string","maxLength":20000,"description":"The instructions"}},
"required":["instructions"],"additionalProperties":false}},
"additionalProperties":false})"),
            reading(analysis)},
        {u"summarization:plan"_s, u"Has the model make a plan for a task"_s, JsonText::trusted(R"({"type":"object","properties":{
"task":{"type":"string","minLength":1,"maxLength":20000,"description":"The task"}},
"required":["task"],"additionalProperties":false})"),
            reading(plan)},
    };
}

} // namespace invocables
