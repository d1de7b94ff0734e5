// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/servedwire.h"

#include "model/basics/wirenames.h"
#include "model/text/visibletext.h"

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;
using model::Question, model::QuestionKind, model::Verdict;
using Matter = Question::Matter;

namespace {

constexpr qsizetype mostClients = 100;
constexpr qsizetype mostWork = 256;
constexpr qsizetype longestShownName = 80;

constexpr model::WireNames<QuestionKind, 5> kinds {{{{QuestionKind::Approval, "approval"_L1}, {QuestionKind::Elicitation, "elicitation"_L1},
    {QuestionKind::Limit, "limit"_L1}, {QuestionKind::Trust, "trust"_L1}, {QuestionKind::SignIn, "sign-in"_L1}}}};
constexpr model::WireNames<Matter, 3> matters {
    {{{Matter::Ordinary, "ordinary"_L1}, {Matter::HiddenFile, "hidden-file"_L1}, {Matter::OfferedCall, "offered-call"_L1}}}};
constexpr model::WireNames<Verdict, 6> verdicts {
    {{{Verdict::AllowOnce, "allow"_L1}, {Verdict::AllowConversation, "allow-conversation"_L1}, {Verdict::AllowAlways, "allow-always"_L1},
        {Verdict::AllowAlike, "allow-alike"_L1}, {Verdict::Refuse, "refuse"_L1}, {Verdict::Cancelled, "cancelled"_L1}}}};

JsonText memberOf(const JsonText &object, QStringView name)
{
    return object.member(name).value_or(JsonText());
}

qint64 numberIn(const JsonText &object, QStringView name)
{
    return memberOf(object, name).read().toInteger();
}

QString shownIn(const JsonText &object, QStringView name)
{
    return model::shortened(model::visibleLine(model::stringIn(object, name)), longestShownName);
}

QDateTime timeIn(const JsonText &object, QStringView name)
{
    return QDateTime::fromMSecsSinceEpoch(numberIn(object, name));
}

void writeChange(JsonWriter &writer, const model::FileChange &change)
{
    writer.beginObject().member(u"path", change.path).flag(u"exists", change.exists).key(u"lines").beginArray();
    for (const model::DiffLine &line : change.lines) {
        writer.beginArray().number(qint64(line.change)).number(qint64(line.before)).number(qint64(line.after));
        writer.string(line.text).endArray();
    }
    writer.endArray().member(u"leftOut", qint64(change.leftOut)).member(u"remark", change.remark).endObject();
}

model::FileChange readChange(const JsonText &change)
{
    model::FileChange read {model::stringIn(change, u"path")};
    read.exists = memberOf(change, u"exists").bytes() == "true";
    for (const auto &[index, line] : memberOf(change, u"lines").members()) {
        const auto parts = line.members();
        if (parts.size() != 4)
            continue;
        const auto number = [&parts](qsizetype at) { return int(parts.at(at).second.read().toInteger()); };
        const auto way = model::DiffLine::Change(std::clamp(number(0), 0, int(model::DiffLine::Change::Added)));
        read.lines.append({way, number(1), number(2), parts.at(3).second.read().toString()});
    }
    read.leftOut = int(numberIn(change, u"leftOut"));
    read.remark = model::stringIn(change, u"remark");
    return read;
}

} // namespace

void writeClients(JsonWriter &writer, const QList<ServedClient> &clients)
{
    writer.beginArray();
    for (const ServedClient &client : clients) {
        writer.beginObject().member(u"name", client.name).member(u"version", client.version).member(u"calls", qint64(client.calls));
        writer.member(u"seen", client.seen.toMSecsSinceEpoch()).key(u"running").beginArray();
        for (const ServedClient::Work &work : client.running) {
            writer.beginObject().member(u"id", work.id).member(u"what", work.what);
            writer.member(u"place", work.place.toString()).member(u"conversation", work.conversation.toString());
            writer.member(u"since", work.since.toMSecsSinceEpoch());
            writer.flag(u"waits", work.waits).endObject();
        }
        writer.endArray().endObject();
    }
    writer.endArray();
}

QList<ServedClient> readClients(const JsonText &clients)
{
    QList<ServedClient> read;
    for (const auto &[index, each] : clients.members()) {
        if (read.size() >= mostClients)
            break;
        ServedClient client {shownIn(each, u"name"), shownIn(each, u"version"), int(numberIn(each, u"calls")), timeIn(each, u"seen"), {}};
        for (const auto &[at, work] : memberOf(each, u"running").members()) {
            if (client.running.size() < mostWork)
                client.running.append({model::stringIn(work, u"id"), shownIn(work, u"what"),
                    model::ConversationId(model::stringIn(work, u"place")), model::ConversationId(model::stringIn(work, u"conversation")),
                    timeIn(work, u"since"), memberOf(work, u"waits").bytes() == "true"});
        }
        read.append(client);
    }
    return read;
}

void writeSubject(JsonWriter &writer, const Question::Subject &subject)
{
    writer.beginObject().member(u"kind", kinds.nameOf(subject.kind)).member(u"matter", matters.nameOf(subject.matter));
    writer.member(u"conversation", subject.conversation.toString()).member(u"invocation", subject.invocation);
    writer.member(u"tool", subject.tool).member(u"text", subject.text).member(u"preview", subject.preview).member(u"alike", subject.alike);
    if (!subject.values.isEmpty())
        writer.member(u"values", subject.values);
    if (!subject.schema.isEmpty())
        writer.member(u"schema", subject.schema);
    if (!subject.url.isEmpty())
        writer.member(u"url", subject.url.toString());
    if (subject.change) {
        writer.key(u"change");
        writeChange(writer, *subject.change);
    }
    writer.endObject();
}

Question::Subject readSubject(const JsonText &subject)
{
    Question::Subject read;
    // What is not known is asked for as what is allowed the least.
    read.kind = kinds.valueOf(model::stringIn(subject, u"kind")).value_or(QuestionKind::Approval);
    read.matter = matters.valueOf(model::stringIn(subject, u"matter")).value_or(Matter::HiddenFile);
    read.conversation = model::ConversationId(model::stringIn(subject, u"conversation"));
    read.invocation = model::stringIn(subject, u"invocation");
    read.tool = model::stringIn(subject, u"tool");
    read.text = model::stringIn(subject, u"text");
    read.preview = model::stringIn(subject, u"preview");
    read.alike = model::stringIn(subject, u"alike");
    read.values = memberOf(subject, u"values");
    read.schema = memberOf(subject, u"schema");
    read.url = QUrl(model::stringIn(subject, u"url"));
    if (const auto change = subject.member(u"change"))
        read.change = readChange(*change);
    return read;
}

void writeAnswer(JsonWriter &writer, const model::Answer &answer)
{
    writer.beginObject().member(u"verdict", verdicts.nameOf(answer.verdict));
    if (!answer.values.isEmpty())
        writer.member(u"values", answer.values);
    writer.endObject();
}

model::Answer readAnswer(const JsonText &answer)
{
    return {verdicts.valueOf(model::stringIn(answer, u"verdict")).value_or(Verdict::Refuse), memberOf(answer, u"values"),
        model::AnsweredBy::Person};
}

} // namespace gui
