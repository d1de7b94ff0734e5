// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/judgement.h"

#include "model/comparison/comparisontable.h"
#include "model/evaluation/tooljudgement.h"
#include "model/schema/jsonschema.h"
#include "model/schema/jsonwriter.h"
#include "model/text/amounts.h"
#include "model/text/csvreader.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QLocale>
#include <QRegularExpression>

#include <functional>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct JudgementTexts {
    Q_DECLARE_TR_FUNCTIONS(model::Judgement)
};

QStringList textsOf(const JsonText &value)
{
    const QJsonValue read = value.read();
    if (read.isString())
        return {read.toString()};
    QStringList texts;
    for (const QJsonValue &each : read.toArray())
        texts.append(each.toString());
    return texts;
}

//! As promptfoo has it, a text may stand for several: `green, "red, dark"`.
QStringList textsInList(const JsonText &value)
{
    const QJsonValue read = value.read();
    if (!read.isString() || !read.toString().contains(u','))
        return textsOf(value);
    QStringList texts;
    for (const QString &each : CsvReader(read.toString()).next())
        texts.append(each.trimmed());
    return texts;
}

QString quotedShort(const QString &text)
{
    constexpr qsizetype longest = 120;
    const QString line = text.simplified();
    return u'“' + (line.size() <= longest ? line : line.left(longest - 1) + u'…') + u'”';
}

//! In short; empty where the type says it all.
QString wantedInShort(const Expectation &expectation)
{
    if (!expectation.value.isEmpty())
        return quotedShort(expectation.valueText());
    return expectation.threshold ? QString::number(*expectation.threshold) : QString();
}

Judgement judgeEquals(const Expectation &expectation, const ComparedRun &run)
{
    const QJsonValue wanted = expectation.value.read();
    const QString said = run.text.trimmed();
    bool holds = false;
    if (wanted.isString()) {
        holds = said == wanted.toString().trimmed();
    } else if (wanted.isArray() && !said.startsWith(u'[')) {
        for (const QJsonValue &each : wanted.toArray())
            holds = holds || said == each.toVariant().toString().trimmed();
    } else {
        const auto json = JsonText::parse(said.toUtf8());
        holds = json && json->read() == wanted;
    }
    const QString reason = holds
        ? JudgementTexts::tr("The answer is what was expected.")
        : JudgementTexts::tr("The answer is %1, not %2.").arg(quotedShort(said), quotedShort(expectation.valueText()));
    return Judgement::of(expectation, holds, reason);
}

Judgement judgeContaining(const Expectation &expectation, const ComparedRun &run)
{
    const QString kind = expectation.kind();
    const auto sensitivity = kind.startsWith(u'i') ? Qt::CaseInsensitive : Qt::CaseSensitive;
    const QJsonValue value = expectation.value.read();
    const bool isOfSeveral = kind.endsWith("-any"_L1) || kind.endsWith("-all"_L1);
    const QStringList wanted = value.isDouble() ? QStringList {expectation.value.toString()}
        : isOfSeveral                           ? textsInList(expectation.value)
                                                : textsOf(expectation.value);
    QStringList found;
    QStringList missing;
    for (const QString &each : wanted)
        (run.text.contains(each, sensitivity) ? found : missing).append(quotedShort(each));
    const bool holds = kind.endsWith("-any"_L1) ? !found.isEmpty() : missing.isEmpty();
    const QString reason = holds ? JudgementTexts::tr("The answer contains %1.").arg(found.join(u", "_s))
                                 : JudgementTexts::tr("The answer does not contain %1.").arg(missing.join(u", "_s));
    return Judgement::of(expectation, holds, reason);
}

Judgement judgeBeginning(const Expectation &expectation, const ComparedRun &run)
{
    const QString wanted = expectation.valueText();
    const bool holds = run.text.startsWith(wanted);
    return Judgement::of(expectation, holds,
        holds ? JudgementTexts::tr("The answer begins with %1.").arg(quotedShort(wanted))
              : JudgementTexts::tr("The answer does not begin with %1.").arg(quotedShort(wanted)));
}

Judgement judgePattern(const Expectation &expectation, const ComparedRun &run)
{
    // PCRE has a bound of its own for patterns that go astray.
    const QRegularExpressionMatch match = QRegularExpression(expectation.valueText()).match(run.text);
    if (!match.isValid())
        return Judgement::broken(expectation, JudgementTexts::tr("The pattern takes too long on this answer."));
    return Judgement::of(expectation, match.hasMatch(),
        match.hasMatch() ? JudgementTexts::tr("The pattern matches %1.").arg(quotedShort(match.captured()))
                         : JudgementTexts::tr("The pattern matches nothing in the answer."));
}

//! Two rows of the table suffice; a longer text than this is not measured.
std::optional<qsizetype> editDistance(const QString &one, const QString &other)
{
    constexpr qsizetype longest = 20'000;
    if (one.size() > longest || other.size() > longest)
        return {};
    QList<qsizetype> before(other.size() + 1);
    QList<qsizetype> now(other.size() + 1);
    for (qsizetype column = 0; column <= other.size(); ++column)
        before[column] = column;
    for (qsizetype row = 1; row <= one.size(); ++row) {
        now[0] = row;
        for (qsizetype column = 1; column <= other.size(); ++column) {
            const qsizetype changed = before.at(column - 1) + (one.at(row - 1) == other.at(column - 1) ? 0 : 1);
            now[column] = std::min({before.at(column) + 1, now.at(column - 1) + 1, changed});
        }
        std::swap(before, now);
    }
    return before.last();
}

Judgement judgeDistance(const Expectation &expectation, const ComparedRun &run)
{
    const double most = expectation.threshold.value_or(5);
    const auto distance = editDistance(run.text, expectation.valueText());
    if (!distance)
        return Judgement::broken(expectation, JudgementTexts::tr("The texts are too long to be measured."));
    return Judgement::of(expectation, double(*distance) <= most,
        JudgementTexts::tr("The answer is %1 changes away, %2 are allowed.").arg(*distance).arg(most));
}

Judgement judgeLikeness(const Expectation &expectation, const ComparedRun &run)
{
    const double least = expectation.threshold.value_or(0.75);
    double likeness = 0;
    for (const QString &each : textsOf(expectation.value))
        likeness = std::max(likeness, likenessOf(wordsOf(run.text), wordsOf(each)));
    return Judgement::of(expectation, likeness, likeness >= least,
        JudgementTexts::tr("By words, the answer's similarity is %1; %2 is wanted.").arg(likeness, 0, 'f', 2).arg(least, 0, 'f', 2));
}

QString faultBySchema(const JsonText &json, const JsonText &schema)
{
    if (schema.isEmpty())
        return {};
    const auto compiled = JsonSchema::compile(schema);
    if (!compiled)
        return compiled.error().message;
    const QList<SchemaViolation> violations = (*compiled)->validate(json, JsonSchema::Formats::Plain);
    return violations.isEmpty() ? QString() : u"%1: %2"_s.arg(violations.first().path, violations.first().message.spoken());
}

Judgement judgeJson(const Expectation &expectation, const ComparedRun &run)
{
    const auto json = JsonText::parse(run.text.trimmed().toUtf8());
    if (!json)
        return Judgement::of(expectation, false, JudgementTexts::tr("The answer is not JSON: %1").arg(json.error().message));
    const QString fault = faultBySchema(*json, expectation.value);
    return Judgement::of(expectation, fault.isEmpty(),
        fault.isEmpty() ? JudgementTexts::tr("The answer is JSON as expected.")
                        : JudgementTexts::tr("The answer is JSON, but does not fit: %1").arg(fault));
}

//! Every value in the text that begins with a brace or a bracket.
Judgement judgeJsonWithin(const Expectation &expectation, const ComparedRun &run)
{
    constexpr int mostTried = 200;
    const QByteArray text = run.text.toUtf8();
    QString fault = JudgementTexts::tr("There is no JSON in the answer.");
    int tried = 0;
    for (qsizetype from = 0; from < text.size() && tried < mostTried; ++from) {
        const char opening = text.at(from);
        if (opening != '{' && opening != '[')
            continue;
        ++tried;
        const char closing = opening == '{' ? '}' : ']';
        for (qsizetype to = text.lastIndexOf(closing); to > from && tried < mostTried; to = text.lastIndexOf(closing, to - 1), ++tried) {
            const auto json = JsonText::parse(text.mid(from, to - from + 1));
            if (!json)
                continue;
            fault = faultBySchema(*json, expectation.value);
            if (fault.isEmpty())
                return Judgement::of(expectation, true, JudgementTexts::tr("There is JSON in the answer as expected."));
            break;
        }
    }
    return Judgement::of(expectation, false, fault);
}

Judgement judgeFinish(const Expectation &expectation, const ComparedRun &run)
{
    static const QHash<QString, StopReason> names {{u"stop"_s, StopReason::Finished}, {u"length"_s, StopReason::Length},
        {u"content_filter"_s, StopReason::Filtered}, {u"tool_calls"_s, StopReason::Invocations}};
    const QString wanted = expectation.valueText();
    const StopReason reason = names.value(wanted, stopReasonFromWire(wanted));
    return Judgement::of(expectation, run.stop == reason, JudgementTexts::tr("The answer's stop reason is “%1”.").arg(toWire(run.stop)));
}

//! At most so much.
Judgement judgeLimit(const Expectation &expectation, std::optional<double> value, const std::function<QString(double)> &inWords)
{
    const double most = expectation.threshold.value_or(0);
    if (!value)
        return Judgement::broken(expectation, JudgementTexts::tr("This is not known for the model."));
    return Judgement::of(expectation, *value <= most, JudgementTexts::tr("%1; %2 at most.").arg(inWords(*value), inWords(most)));
}

Judgement judgeLimits(const Expectation &expectation, const ComparedRun &run)
{
    const QString kind = expectation.kind();
    const auto count = [](double number) { return QString::number(number); };
    if (kind == u"latency")
        return judgeLimit(expectation, run.milliseconds, [](double number) { return timeInWords(number, QLocale::c()); });
    if (kind == u"cost")
        return judgeLimit(expectation, run.cost, [&run](double number) { return moneyInWords(number, run.currency, QLocale::c()); });
    if (kind == u"rounds")
        return judgeLimit(expectation, run.rounds, count);
    const std::optional<double> tokens = run.usage == Usage() ? std::nullopt : std::optional(double(run.usage.prompt() + run.usage.output));
    return judgeLimit(expectation, tokens, count);
}

using Judge = std::function<Judgement(const Expectation &, const ComparedRun &)>;

const QHash<QString, Judge> &judges()
{
    static const QHash<QString, Judge> table {{u"equals"_s, judgeEquals}, {u"contains"_s, judgeContaining},
        {u"icontains"_s, judgeContaining}, {u"contains-any"_s, judgeContaining}, {u"contains-all"_s, judgeContaining},
        {u"icontains-any"_s, judgeContaining}, {u"icontains-all"_s, judgeContaining}, {u"starts-with"_s, judgeBeginning},
        {u"regex"_s, judgePattern}, {u"levenshtein"_s, judgeDistance}, {u"similar"_s, judgeLikeness}, {u"is-json"_s, judgeJson},
        {u"contains-json"_s, judgeJsonWithin}, {u"finish-reason"_s, judgeFinish}, {u"latency"_s, judgeLimits}, {u"cost"_s, judgeLimits},
        {u"tokens"_s, judgeLimits}, {u"rounds"_s, judgeLimits}};
    return table;
}

} // namespace

Judgement Judgement::of(const Expectation &expectation, bool holds, const QString &reason)
{
    return of(expectation, holds ? 1 : 0, holds, reason);
}

Judgement Judgement::of(const Expectation &expectation, double score, bool holds, const QString &reason)
{
    const bool isNegated = expectation.isNegated();
    return {expectation.type, holds != isNegated, isNegated ? 1 - score : score, reason, false, wantedInShort(expectation), {}};
}

Judgement Judgement::broken(const Expectation &expectation, const QString &why)
{
    return {expectation.type, false, 0, why, true, wantedInShort(expectation), {}};
}

JsonText Judgement::toJson() const
{
    JsonWriter writer;
    writer.beginObject().member(u"type", type).flag(u"passed", passed).key(u"score").number(score).member(u"reason", reason);
    if (isBroken)
        writer.flag(u"broken", true);
    if (!wanted.isEmpty())
        writer.member(u"wanted", wanted);
    if (!said.isEmpty())
        writer.member(u"said", said);
    return writer.endObject().text();
}

Judgement Judgement::read(const JsonText &object)
{
    const QJsonObject read = object.read().toObject();
    return {read.value("type"_L1).toString(), read.value("passed"_L1).toBool(), read.value("score"_L1).toDouble(),
        read.value("reason"_L1).toString(), read.value("broken"_L1).toBool(), read.value("wanted"_L1).toString(),
        read.value("said"_L1).toString()};
}

Judgement judge(const Expectation &expectation, const ComparedRun &run)
{
    if (!expectation.fault.isEmpty())
        return Judgement::broken(expectation, JudgementTexts::tr("This cannot be judged: %1.").arg(expectation.fault));
    const Judge found = judges().value(expectation.kind());
    return found ? found(expectation, run) : judgeTools(expectation, run);
}

} // namespace model
