// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/servedtools.h"

#include "gui/serving/peerquestions.h"
#include "gui/serving/servedturn.h"
#include "model/basics/overloaded.h"
#include "model/schema/jsonwriter.h"

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

void writeContent(JsonWriter &writer, const model::Content &content)
{
    const auto text = [&writer](const QString &words) { writer.beginObject().member(u"type", u"text").member(u"text", words).endObject(); };
    std::visit(model::Overloaded {
                   [&](const model::TextContent &plain) { text(plain.text); },
                   [&](const model::DataContent &data) { text(data.json.toString()); },
                   [&](const model::ImageContent &picture) {
                       writer.beginObject().member(u"type", u"image").member(u"mimeType", picture.mimeType);
                       writer.member(u"data", QString::fromLatin1(picture.data.toBase64())).endObject();
                   },
                   [&](const model::FileContent &file) {
                       if (!file.mimeType.startsWith("audio/"_L1))
                           return text(model::inWords(file));
                       writer.beginObject().member(u"type", u"audio").member(u"mimeType", file.mimeType);
                       writer.member(u"data", QString::fromLatin1(file.data.toBase64())).endObject();
                   },
                   [](const auto &) {},
               },
        content);
}

constexpr qsizetype longestServedName = 64;
// Room for `_` and the number of one that is taken.
constexpr qsizetype longestBeforeNumber = longestServedName - 6;

} // namespace

QString ServedNames::take(const QString &wanted)
{
    QString plain = wanted.left(longestServedName);
    for (QChar &character : plain) {
        const bool isAllowed = character.unicode() < 128 && (character.isLetterOrNumber() || u"_-./"_s.contains(character));
        if (!isAllowed)
            character = u'_';
    }
    QString name = plain;
    for (int number = 2; m_taken.contains(name); ++number)
        name = plain.left(longestBeforeNumber) + u'_' + QString::number(number);
    m_taken.insert(name);
    return name;
}

ServedTools::ServedTools(Workbench &workbench, PeerQuestions &questions, QStringList ensembles, QStringList folders, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_questions(questions)
    , m_ensembles(std::move(ensembles))
    , m_folders(std::move(folders))
{
    if (!m_ensembles.isEmpty())
        connect(&m_workbench.ensembles(), &invocables::EnsembleCatalog::changed, this, &ServedTools::changed);
}

QList<std::pair<QString, invocables::InvokerPointer>> ServedTools::named(ServedNames names) const
{
    QList<std::pair<QString, invocables::InvokerPointer>> tools;
    for (const QString &name : m_ensembles) {
        const invocables::Ensemble *ensemble = m_workbench.ensembles().find(name);
        for (const invocables::InvokerPointer &invoker : ensemble ? ensemble->invokers : QList<invocables::InvokerPointer>()) {
            if (invoker->enabled && invoker->fault.isEmpty())
                tools.append({names.take(invoker->ensemble + u'_' + invoker->name), invoker});
        }
    }
    return tools;
}

void ServedTools::write(JsonWriter &writer, const ServedNames &names) const
{
    for (const auto &[wire, invoker] : named(names)) {
        writer.beginObject().member(u"name", wire).member(u"title", invoker->scopedName());
        writer.member(u"description", invoker->description);
        writer.member(
            u"inputSchema", invoker->argumentsJson.isEmpty() ? JsonText::trusted(R"({"type":"object"})") : invoker->argumentsJson);
        writer.endObject();
    }
}

JsonText ServedTools::schemaOf(const QString &name, const ServedNames &names) const
{
    if (m_ensembles.isEmpty())
        return {};
    for (const auto &[wire, tool] : named(names)) {
        if (wire == name)
            return tool->argumentsJson;
    }
    return {};
}

model::Switches ServedTools::switches() const
{
    model::Switches switches;
    for (const invocables::Ensemble &ensemble : m_workbench.ensembles().ensembles())
        switches.insert(ensemble.name, m_ensembles.contains(ensemble.name));
    return switches;
}

void ServedTools::call(network::ServedCall &call, const QString &name, const ServedNames &names)
{
    invocables::InvokerPointer invoker;
    for (const auto &[wire, tool] : named(names)) {
        if (wire == name)
            invoker = tool;
    }
    if (!invoker)
        return call.fail({network::rpccode::invalidParams, u"There is no tool “%1”."_s.arg(name)});
    model::InvocationScope scope;
    // Of no conversation in the store: it is what questions are known by.
    scope.conversation = model::ConversationId::create();
    scope.folders = m_folders;
    scope.switches = switches();
    scope.questions = &m_workbench.questions();
    scope.approvals = &m_workbench.approvals();
    m_questions.follow(scope.conversation, call, false);
    const JsonText arguments = call.params().member(u"arguments").value_or(JsonText::trusted("{}"));
    const model::Invocation invocation {u"call"_s, invoker->scopedName(), arguments.bytes()};
    const auto invoke = [this, &call, scope, invocation] {
        if (call.hasEnded())
            return;
        model::InvokeJob *job = m_workbench.invocations().invoke({invocation}, scope, &call);
        if (network::Traces *traces = m_workbench.traces()) {
            const JsonText meta = call.params().member(u"_meta").value_or(JsonText());
            traces->follow(*job, invocation, scope, model::stringIn(meta, u"traceparent").toLatin1());
        }
        connect(job, &model::InvokeJob::progressed, &call,
            [&call](const QString &, double progress, double total, const QString &text) { call.tellProgress(progress, total, text); });
        connect(job, &model::InvokeJob::succeeded, &call,
            [&call](const QList<model::InvocationOutcome> &outcomes) { answer(call, outcomes.first()); });
        connect(job, &model::Job::failed, &call, [&call](const model::Error &error) { call.succeed(failedResult(error.english)); });
        connect(&call, &network::ServedCall::cancelled, job, &model::Job::cancel);
    };
    const auto waiting = [&call](const QStringList &servers) {
        call.log(u"info", JsonText::of(tr("… waiting for %1").arg(servers.join(u", "_s))));
    };
    m_workbench.invocations().prepare({{}, m_folders, scope.switches}, &call, waiting, invoke);
}

void ServedTools::answer(network::ServedCall &call, const model::InvocationOutcome &outcome)
{
    JsonWriter writer;
    writer.beginObject().key(u"content").beginArray();
    for (const model::Content &content : outcome.contents)
        writeContent(writer, content);
    writer.endArray();
    if (outcome.error)
        writer.flag(u"isError", true);
    call.succeed(writer.endObject().text());
}

} // namespace gui
