// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/rowtexts.h"

#include "model/schema/jsonview.h"
#include "model/text/amounts.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

struct RowTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::Transcript)
};

constexpr qsizetype longestValue = 200;

//! In one line with every character seen; a sign stands for what is left out.
QString elided(const QString &text, qsizetype most)
{
    const QString line = model::visibleLine(text.left(most + 1).simplified());
    return text.size() > most ? line + u'…' : line;
}

QString shortValue(const model::JsonView &value)
{
    if (value.isString())
        return elided(value.string(), longestValue);
    if (value.isArray())
        return RowTexts::tr("%n elements", nullptr, int(value.elements().size()));
    if (value.isObject())
        return u"{…}"_s;
    return QString::fromUtf8(value.text());
}

QString endOfAnswer(const model::Canister &canister)
{
    if (canister.interrupted)
        return RowTexts::tr("interrupted");
    switch (canister.stop) {
    case model::StopReason::Length: return RowTexts::tr("cut at the length limit");
    case model::StopReason::Filtered: return RowTexts::tr("filtered by the provider");
    case model::StopReason::Truncated: return RowTexts::tr("the stream broke off");
    default: return {};
    }
}

} // namespace

QString speakerOf(const model::Canister &canister)
{
    switch (canister.role) {
    case model::Role::Supervisor: return RowTexts::tr("Instructions");
    case model::Role::User: return RowTexts::tr("You");
    case model::Role::Assistant: return canister.model.model.isEmpty() ? RowTexts::tr("Assistant") : canister.model.model;
    case model::Role::Document: return RowTexts::tr("Document");
    case model::Role::Invocation: return RowTexts::tr("Tool call");
    case model::Role::Result: return RowTexts::tr("Result");
    }
    return {};
}

QString timeOf(const QDateTime &created)
{
    const QDateTime local = created.toLocalTime();
    const QLocale locale;
    const QString time = locale.toString(local.time(), QLocale::ShortFormat);
    if (local.date() == QDate::currentDate())
        return time;
    return locale.toString(local.date(), QLocale::ShortFormat) + u' ' + time;
}

QString costAndEndOf(const model::Canister &canister)
{
    QStringList parts;
    if (canister.usage.output > 0)
        parts.append(RowTexts::tr("%Ln token(s)", nullptr, int(std::min<qint64>(canister.usage.output, std::numeric_limits<int>::max()))));
    if (const QString end = endOfAnswer(canister); !end.isEmpty())
        parts.append(end);
    return parts.join(u" · "_s);
}

QString summaryOfArguments(const QByteArray &arguments)
{
    constexpr qsizetype mostRead = 64 * 1024;
    constexpr qsizetype mostShown = 300;
    const model::JsonView object = arguments.size() > mostRead ? model::JsonView() : model::JsonView::parse(arguments);
    if (!object.isObject())
        return elided(QString::fromUtf8(arguments.left(4 * mostShown)), mostShown);
    QStringList parts;
    for (const auto &member : object.members())
        parts.append(model::visibleLine(member.name()) + u" = "_s + shortValue(member.value));
    return elided(parts.join(u", "_s), mostShown);
}

std::optional<PlanText> planTextOf(const model::Invocation &call)
{
    constexpr int mostEntries = 200;
    if (!call.name.endsWith(":plan"_L1))
        return {};
    const auto entries = model::JsonView::parse(call.arguments).members()["entries"].elements();
    if (entries.isEmpty())
        return {};
    QStringList lines;
    QString next;
    int done = 0;
    for (const model::JsonView &entry : entries) {
        if (lines.size() == mostEntries)
            break;
        const auto members = entry.members();
        const QString text = elided(members["content"].string(), longestValue);
        const bool isDone = members["status"] == "completed";
        const bool isUnderWay = members["status"] == "in_progress";
        done += int(isDone);
        if (next.isEmpty() && !isDone)
            next = text;
        lines.append((isDone ? u"✓ "_s : isUnderWay ? u"▸ "_s : u"○ "_s) + text);
    }
    const QString count = RowTexts::tr("%1 of %2").arg(QLocale().toString(done), QLocale().toString(entries.size()));
    return PlanText {next.isEmpty() ? count : count + u": "_s + next, lines.join(u'\n')};
}

QString readableArguments(const QByteArray &arguments)
{
    const auto text = model::JsonText::parse(arguments);
    return model::visibleText(text ? text->indented().toString() : QString::fromUtf8(arguments));
}

QString textOfResult(const model::Canister &result)
{
    if (result.result && !result.result->display.isEmpty())
        return result.result->display;
    if (result.result && !result.result->whole.isEmpty())
        return result.result->whole;
    QString text = result.text();
    for (const model::Content &content : result.contents) {
        if (const auto *data = std::get_if<model::DataContent>(&content))
            text += (text.isEmpty() ? QString() : u"\n\n"_s) + data->json.indented().toString();
        if (const auto *file = std::get_if<model::FileContent>(&content))
            text += (text.isEmpty() ? QString() : u"\n\n"_s) + model::inWords(*file);
    }
    return text;
}

CardLine::Dot dotOf(model::InvocationState state)
{
    switch (state) {
    case model::InvocationState::Parsing:
    case model::InvocationState::Validating:
    case model::InvocationState::WaitingForApproval: return CardLine::Dot::Waiting;
    case model::InvocationState::Running: return CardLine::Dot::Running;
    case model::InvocationState::Done:
    case model::InvocationState::Reused: return CardLine::Dot::Good;
    default: return CardLine::Dot::Bad;
    }
}

QString wordFor(model::InvocationState state)
{
    return state == model::InvocationState::Done ? QString() : model::inWords(state);
}

QString sizeAndTime(qsizetype bytes, double milliseconds)
{
    const QString size = model::sizeInWords(bytes);
    return milliseconds <= 0 ? size : size + u" · "_s + model::timeInWords(milliseconds);
}

QString reuseOf(const model::ReusedResult &reused)
{
    const qint64 seconds = qRound64(reused.milliseconds / 1000);
    return RowTexts::tr("Reused the result of the same call, %1 ago").arg(model::secondsInWords(seconds));
}

QString confinementOf(const model::Canister *result)
{
    QString words;
    for (const model::InvocationStep &step : result && result->result ? result->result->steps : QList<model::InvocationStep>()) {
        if (step.name == u"confine")
            words = step.remark.section(u": "_s, 0, 0);
    }
    return words;
}

QString labelOfStep(const QString &name)
{
    static const QHash<QString, const char *> labels {{u"find"_s, QT_TRANSLATE_NOOP("gui::Transcript", "find")},
        {u"parse"_s, QT_TRANSLATE_NOOP("gui::Transcript", "parse")}, {u"defaults"_s, QT_TRANSLATE_NOOP("gui::Transcript", "defaults")},
        {u"validate"_s, QT_TRANSLATE_NOOP("gui::Transcript", "validate")},
        {u"deduplicate"_s, QT_TRANSLATE_NOOP("gui::Transcript", "deduplicate")},
        {u"approve"_s, QT_TRANSLATE_NOOP("gui::Transcript", "approve")}, {u"execute"_s, QT_TRANSLATE_NOOP("gui::Transcript", "execute")},
        {u"confine"_s, QT_TRANSLATE_NOOP("gui::Transcript", "confinement")},
        {u"back-off"_s, QT_TRANSLATE_NOOP("gui::Transcript", "wait to try again")},
        {u"format"_s, QT_TRANSLATE_NOOP("gui::Transcript", "format")}};
    const char *label = labels.value(name);
    return label ? RowTexts::tr(label) : name;
}

QString tableOfSteps(const QList<model::InvocationStep> &steps)
{
    QStringList lines;
    for (const model::InvocationStep &step : steps) {
        const QString line = labelOfStep(step.name) + u'\t' + model::fineTimeInWords(step.milliseconds) + u'\t'
            + elided(step.remark, longestValue);
        lines.append(line.trimmed());
    }
    return lines.join(u'\n');
}

} // namespace gui
