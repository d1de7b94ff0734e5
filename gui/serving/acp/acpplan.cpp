// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/acp/acpplan.h"

#include "model/schema/jsonwriter.h"

#include <QRegularExpression>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

//! What stands behind these words of a result, which models read and which are not translated.
QString textBehind(const QString &words, const QString &said)
{
    return said.startsWith(words) ? said.mid(words.size()).section(u'\n', 0, 0).trimmed() : QString();
}

QString planStatusOf(const QString &written)
{
    if (written == "completed"_L1 || written == "done"_L1)
        return u"completed"_s;
    return written == "in_progress"_L1 || written == "in-progress"_L1 ? u"in_progress"_s : u"pending"_s;
}

} // namespace

bool AcpPlan::take(const model::Invocation &call, const model::InvocationOutcome &outcome)
{
    const auto arguments = JsonText::parse(outcome.editedArguments.isEmpty() ? call.arguments : outcome.editedArguments.bytes());
    if (outcome.error || !arguments)
        return false;
    const QList<Entry> before = m_entries;
    if (call.name == "notebook:todo"_L1)
        takeTodo(*arguments, model::plainText(outcome.contents));
    else if (call.name.contains("todo"_L1, Qt::CaseInsensitive) || call.name.contains("plan"_L1, Qt::CaseInsensitive))
        takeWhole(*arguments);
    return m_entries != before;
}

bool AcpPlan::setStatus(const QString &text, const QString &status)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&text](const Entry &entry) { return entry.text == text; });
    if (found == m_entries.end())
        return false;
    found->status = status;
    return true;
}

bool AcpPlan::takeTodo(const JsonText &arguments, const QString &said)
{
    const QString action = model::stringIn(arguments, u"action");
    if (action == "add"_L1 && m_entries.size() < mostEntries)
        m_entries.append({model::stringIn(arguments, u"task"), u"pending"_s});
    else if (action == "done"_L1)
        setStatus(textBehind(u"Done: "_s, said), u"completed"_s);
    else if (action == "remove"_L1)
        m_entries.removeIf([text = textBehind(u"Removed: "_s, said)](const Entry &entry) { return entry.text == text; });
    else if (action == "clear"_L1)
        m_entries.clear();
    else if (action != "list"_L1)
        return false;
    if (action != "list"_L1)
        return true;
    // What was there before is the plan from now on.
    static const QRegularExpression line(u"^\\d+\\. \\[(.)\\] (.*)$"_s, QRegularExpression::MultilineOption);
    QList<Entry> listed;
    for (auto match = line.globalMatch(said); match.hasNext() && listed.size() < mostEntries;) {
        const QRegularExpressionMatch task = match.next();
        listed.append({task.captured(2), task.captured(1) == u" " ? u"pending"_s : u"completed"_s});
    }
    m_entries = listed;
    return true;
}

bool AcpPlan::takeWhole(const JsonText &arguments)
{
    for (const QStringView name : {u"todos", u"plan", u"entries", u"steps", u"tasks"}) {
        const auto steps = arguments.member(name);
        if (!steps || !steps->bytes().startsWith('['))
            continue;
        QList<Entry> entries;
        for (const auto &[index, step] : steps->members()) {
            QString text;
            for (const QStringView member : {u"content", u"step", u"title", u"text", u"description"}) {
                if (text.isEmpty())
                    text = model::stringIn(step, member);
            }
            if (text.isEmpty() || entries.size() >= mostEntries)
                return false;
            const QString priority = model::stringIn(step, u"priority");
            const bool isKnown = priority == "high"_L1 || priority == "low"_L1;
            entries.append({text, planStatusOf(model::stringIn(step, u"status")), isKnown ? priority : u"medium"_s});
        }
        m_entries = entries;
        return true;
    }
    return false;
}

JsonText AcpPlan::update() const
{
    JsonWriter writer;
    writer.beginObject().member(u"sessionUpdate", u"plan").key(u"entries").beginArray();
    for (const Entry &entry : m_entries) {
        writer.beginObject().member(u"content", entry.text).member(u"priority", entry.priority);
        writer.member(u"status", entry.status).endObject();
    }
    return writer.endArray().endObject().text();
}

} // namespace gui
