// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/replyplanner.h"

#include "model/basics/identifier.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace network {

namespace {

//! Longer texts are looked at up to here only.
constexpr qsizetype longestRequest = 4000;
constexpr int mostRounds = 1000;

} // namespace

QString plainWords(const QString &text)
{
    static const QRegularExpression courtesy(
        u"^(?:(?:please|could you|can you|would you|now|then)[,\\s]+)+|[,\\s]+please$"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression ending(u"[\\s.?!…]+$"_s);
    return text.left(longestRequest).trimmed().remove(ending).remove(courtesy).trimmed();
}

namespace {

QStringList partsOf(const QString &text)
{
    static const QRegularExpression joint(
        u"\\s*(?:,|;)\\s*(?:and\\s+|then\\s+)*|\\s+and\\s+(?:then\\s+)?|\\s+then\\s+"_s, QRegularExpression::CaseInsensitiveOption);
    QStringList parts = text.split(joint, Qt::SkipEmptyParts);
    for (QString &part : parts)
        part = plainWords(part);
    return parts;
}

Placeholders placeholdersOf(const QRegularExpressionMatch &match)
{
    Placeholders placeholders;
    for (const QString &name : match.regularExpression().namedCaptureGroups()) {
        if (!name.isEmpty())
            placeholders.values.insert(name, match.captured(name).trimmed());
    }
    return placeholders;
}

//! Puts in what the user has said that the rule remembers, the last time where it was said more than once.
void remember(const ScenarioRule &rule, const RehearsalRequest &request, Placeholders &placeholders)
{
    if (rule.remember.pattern().isEmpty())
        return;
    // What was never said is empty, not unknown.
    placeholders.values.insert(placeholdersOf(rule.remember.match(QString())).values);
    for (auto text = request.userTexts.rbegin(); text != request.userTexts.rend(); ++text) {
        const QRegularExpressionMatch match = rule.remember.match(text->left(longestRequest));
        if (!match.hasMatch())
            continue;
        placeholders.values.insert(placeholdersOf(match).values);
        return;
    }
}

//! The name to call a tool by; empty where it is not to be called.
QString nameFor(const ScenarioCall &call, const Placeholders &placeholders, const RehearsalRequest &request)
{
    const QString tool = expandTemplate(call.tool, placeholders);
    const QString offered = request.wireName(tool);
    return offered.isEmpty() && call.anyway ? tool.section(u':', -1) : offered;
}

} // namespace

RehearsalReply ReplyPlanner::plan(const RehearsalRequest &request) const
{
    RehearsalReply reply;
    reply.model = m_scenario.modelName;
    reply.promptTokens = request.promptTokens;
    reply.wantsUsage = request.wantsUsage;
    const QList<Match> found = matches(request);
    const Match &first = found.first();
    reply.pacing = first.rule ? first.rule->pacing : m_scenario.pacing;
    if (!first.rule) {
        reply.text = expandTemplate(m_scenario.otherwise, first.placeholders);
        return reply;
    }
    reply.fault = first.rule->fault;
    if (reply.fault) {
        reply.fault->status = expandTemplate(reply.fault->status, first.placeholders);
        reply.fault->message = expandTemplate(reply.fault->message, first.placeholders);
    }
    if (request.rounds == 0)
        reply.thought = expandTemplate(first.rule->thought, first.placeholders);
    const int repeat = expandTemplate(first.rule->repeat, first.placeholders).toInt();
    const int rounds = std::clamp(repeat, 1, mostRounds);
    if (request.rounds < rounds)
        reply.calls = calls(found, request);
    reply.text = reply.calls.isEmpty() ? afterCalls(found, request) : beforeCalls(found);
    return reply;
}

QList<ReplyPlanner::Match> ReplyPlanner::matches(const RehearsalRequest &request) const
{
    const QString text = plainWords(request.userText);
    if (const auto whole = matchOne(text, request, false))
        return {*whole};
    QList<Match> parts;
    for (const QString &part : partsOf(text)) {
        if (const auto match = matchOne(part, request, true))
            parts += *match;
    }
    if (!parts.isEmpty())
        return parts;
    return {Match {nullptr, {{{u"title"_s, m_scenario.title}, {u"help"_s, helpList()}, {u"user"_s, text}}}}};
}

std::optional<ReplyPlanner::Match> ReplyPlanner::matchOne(const QString &text, const RehearsalRequest &request, bool isPart) const
{
    const auto isOffered = [&request](const QString &tool) { return !request.wireName(tool).isEmpty(); };
    for (const ScenarioRule &rule : m_scenario.rules) {
        if ((isPart && rule.alone) || (rule.results && *rule.results != (request.rounds > 0)))
            continue;
        if (!std::all_of(rule.offers.begin(), rule.offers.end(), isOffered))
            continue;
        const auto match = rule.user.match(text);
        if (!match.hasMatch())
            continue;
        Placeholders placeholders = placeholdersOf(match);
        remember(rule, request, placeholders);
        placeholders.values.insert(u"title"_s, m_scenario.title);
        placeholders.values.insert(u"help"_s, helpList());
        placeholders.values.insert(u"user"_s, text);
        return Match {&rule, placeholders};
    }
    return std::nullopt;
}

QList<RehearsalCall> ReplyPlanner::calls(const QList<Match> &matches, const RehearsalRequest &request) const
{
    QList<RehearsalCall> calls;
    for (const Match &match : matches) {
        for (const ScenarioCall &call : match.rule->calls) {
            const QString name = nameFor(call, match.placeholders, request);
            if (name.isEmpty())
                continue;
            const QByteArray arguments = call.rawArguments ? expandTemplate(*call.rawArguments, match.placeholders).toUtf8()
                                                           : expandArguments(call.arguments, match.placeholders);
            calls.append({u"call_"_s + model::newIdentifier(), name, arguments});
        }
    }
    return calls;
}

QString ReplyPlanner::beforeCalls(const QList<Match> &matches) const
{
    QStringList texts;
    for (const Match &match : matches)
        texts += expandTemplate(match.rule->before, match.placeholders);
    texts.removeAll(QString());
    return texts.join(u' ');
}

QString ReplyPlanner::afterCalls(const QList<Match> &matches, const RehearsalRequest &request) const
{
    QStringList texts;
    QString lastResult;
    qsizetype next = 0;
    for (const Match &match : matches) {
        Placeholders placeholders = match.placeholders;
        QString pattern = match.rule->text;
        for (const ScenarioCall &call : match.rule->calls) {
            placeholders.values.insert(u"tool"_s, expandTemplate(call.tool, match.placeholders));
            if (nameFor(call, match.placeholders, request).isEmpty()) {
                pattern = m_scenario.switchedOff;
            } else if (next < request.results.size()) {
                const RehearsalResult &result = request.results[next++];
                lastResult = result.text;
                if (result.isError)
                    pattern = match.rule->failed.isEmpty() ? m_scenario.failed : match.rule->failed;
            }
        }
        placeholders.values.insert(u"result"_s, lastResult);
        texts += expandTemplate(pattern, placeholders);
    }
    return texts.join(u"\n\n"_s);
}

QString ReplyPlanner::helpList() const
{
    QString list;
    for (const ScenarioRule &rule : m_scenario.rules) {
        if (rule.help.isEmpty())
            continue;
        // What can be typed stands out from what is remarked on it.
        const QString example = rule.help.section(u" ("_s, 0, 0);
        list += u"- `"_s + example + u'`' + rule.help.mid(example.size()) + u'\n';
    }
    return list.trimmed();
}

} // namespace network
