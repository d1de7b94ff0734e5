// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/servedturn.h"

#include "gui/serving/peerquestions.h"
#include "model/basics/overloaded.h"
#include "model/conversation/canisterjson.h"
#include "model/schema/jsonwriter.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "model/text/visibletext.h"
#include "network/process/calldepth.h"

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

constexpr int millisecondsBetweenTellings = 200;
// What takes longer goes on without its peer on the line, where that knows how to come back.
constexpr int longestOnTheLine = 5'000;
constexpr qsizetype longestPeerName = 80;

//! Says in the list who has asked.
QString peerLabel(const network::McpPeerInfo &peer)
{
    const QString name = peer.name.isEmpty() ? ServedTurn::tr("a program") : peer.name;
    return u"mcp: "_s + model::shortened(model::visibleLine(name), longestPeerName);
}

} // namespace

JsonText failedResult(const QString &why)
{
    JsonWriter writer;
    writer.beginObject().key(u"content").beginArray().beginObject().member(u"type", u"text").member(u"text", why).endObject().endArray();
    return writer.flag(u"isError", true).endObject().text();
}

void ServedTurn::begin(
    Workbench &workbench, PeerQuestions &questions, network::ServedCall &call, const model::SessionSettings &settings, const Wanted &wanted)
{
    auto *turn = new ServedTurn(workbench, call);
    if (const auto started = turn->start(questions, settings, wanted); !started)
        call.succeed(failedResult(started.error().english));
}

JsonText ServedTurn::outputSchema()
{
    return JsonText::trusted(
        R"({"type":"object","properties":{"conversation":{"type":"string"},"turn":{"type":"string"},)"
        R"("state":{"type":"string","enum":["committed","interrupted","rolled-back","cancelled"]},"text":{"type":"string"},)"
        R"("model":{"type":"string"},"error":{"type":"string"},"usage":{"type":"object"},"calls":{"type":"array","items":{"type":"object",)"
        R"("properties":{"name":{"type":"string"},"state":{"type":"string"},"error":{"type":"string"}},"required":["name","state"]}}},)"
        R"("required":["conversation","state","text","calls"]})");
}

ServedTurn::ServedTurn(Workbench &workbench, network::ServedCall &call)
    : QObject(&call)
    , m_workbench(workbench)
    , m_call(call)
{
    connect(&m_patience, &QTimer::timeout, this, &ServedTurn::letGo);
}

//! While the peer is asked something that is not possible yet.
void ServedTurn::letGo()
{
    if (!m_call.becomeTask() && !m_call.hasEnded())
        m_patience.start(longestOnTheLine);
}

model::Result<void> ServedTurn::start(PeerQuestions &questions, const model::SessionSettings &settings, const Wanted &wanted)
{
    if (const QString refusal = network::CallDepth::refusal(); !refusal.isEmpty())
        return model::failure(model::ErrorCategory::Execution, refusal);
    if (wanted.prompt.trimmed().isEmpty())
        return model::failure(model::ErrorCategory::Usage, u"There is nothing in the prompt."_s);
    m_isNew = wanted.conversation.isEmpty();
    const auto found = m_isNew ? model::Result<model::ConversationInfo>(model::ConversationInfo())
                               : model::ConversationStore(m_workbench.store().reader()).findByPrefix(wanted.conversation);
    auto opened = !found ? tl::make_unexpected(found.error())
        : m_isNew        ? m_workbench.sessions().create()
                         : m_workbench.sessions().open(found->id);
    if (!opened)
        return tl::make_unexpected(opened.error());
    m_session = *opened;
    if (m_session->isBusy())
        return model::failure(model::ErrorCategory::Usage, u"An answer is under way in this conversation."_s);
    if (!wanted.agent.isEmpty()) {
        if (const auto plays = m_session->setAgent(wanted.agent, m_session->settings().library); !plays)
            return plays;
    }
    model::SessionSettings standard = m_isNew ? settings : m_session->settings();
    if (m_isNew && !wanted.agent.isEmpty()) {
        standard.agent = m_session->settings().agent;
        standard.agentModel = m_session->settings().agentModel;
        if (!standard.agentModel.model.isEmpty())
            standard.model = standard.agentModel;
    }
    const auto chosen = settingsFor(standard, wanted);
    if (!chosen)
        return tl::make_unexpected(chosen.error());
    m_session->setSettings(*chosen);
    questions.follow(m_session->id(), m_call);
    connect(m_session.get(), &model::Session::turnEvent, this, &ServedTurn::handle);
    connect(m_session.get(), &model::Session::failed, this, &ServedTurn::fail);
    if (m_isNew)
        m_session->setFirstLabels({peerLabel(m_call.peer())});
    connect(&m_call, &network::ServedCall::cancelled, this, [this] { m_session->stop(); });
    if (network::Traces *traces = m_workbench.traces()) {
        const JsonText meta = m_call.params().member(u"_meta").value_or(JsonText());
        traces->continueFrom(m_session->id(), model::stringIn(meta, u"traceparent").toLatin1());
    }
    m_told.start();
    m_patience.start(longestOnTheLine);
    return m_session->send({model::TextContent {wanted.prompt}});
}

model::Result<model::SessionSettings> ServedTurn::settingsFor(const model::SessionSettings &standard, const Wanted &wanted) const
{
    model::SessionSettings settings = standard;
    if (!wanted.supervisor.isEmpty())
        settings.supervisor = wanted.supervisor;
    if (!wanted.model.isEmpty()) {
        const auto address = model::ModelAddress::parse(wanted.model);
        if (!address || !m_workbench.providers().find(address->provider))
            return model::failure(
                model::ErrorCategory::Usage, u"“%1” is not a model: give PROVIDER/MODEL."_s.arg(model::visibleLine(wanted.model)));
        settings.model = *address;
    }
    if (!wanted.tools)
        return settings;
    for (const invocables::Ensemble &ensemble : m_workbench.ensembles().ensembles())
        settings.switches.insert(ensemble.name, false);
    for (const QString &name : *wanted.tools) {
        const QString ensemble = name.section(u':', 0, 0);
        const invocables::Ensemble *found = m_workbench.ensembles().find(ensemble);
        if (!found || (name.contains(u':') && !m_workbench.ensembles().findInvoker(name)))
            return model::failure(model::ErrorCategory::Usage, u"There is no tool named “%1”."_s.arg(model::visibleLine(name)));
        if (name.contains(u':') && !settings.switches.value(ensemble)) {
            for (const invocables::InvokerPointer &invoker : found->invokers)
                settings.switches.insert(invoker->scopedName(), false);
        }
        settings.switches.insert(ensemble, true);
        settings.switches.insert(name, true);
    }
    return settings;
}

void ServedTurn::handle(const model::TurnEvent &event)
{
    std::visit(model::Overloaded {
                   [this](const model::DeltaEvent &delta) {
                       m_characters += delta.delta.text.size();
                       if (m_told.hasExpired(millisecondsBetweenTellings))
                           tellProgress(tr("%n character(s) so far", nullptr, int(m_characters)));
                   },
                   [this](const model::InvocationEvent &called) {
                       m_called.append({called.invocation.id, called.invocation.name, {}, {}});
                       tellProgress(called.invocation.name);
                   },
                   [this](const model::ResultEvent &result) {
                       for (Called &called : m_called) {
                           if (called.id != result.outcome.invocation)
                               continue;
                           called.state = model::toWire(result.outcome.state);
                           called.error = result.outcome.error ? result.outcome.error->message : QString();
                       }
                   },
                   [this](const model::CanisterEvent &said) {
                       if (!said.canister || said.canister->role != model::Role::Assistant)
                           return;
                       m_text = said.canister->text();
                       m_model = said.canister->model.toString();
                   },
                   [this](const model::RetryEvent &retry) { tellProgress(retry.reason); },
                   [this](const model::NoticeEvent &notice) { m_call.log(u"notice", JsonText::of(notice.text)); },
                   [this](const model::EndEvent &ended) { end(ended); },
                   [](const auto &) {},
               },
        event);
}

void ServedTurn::tellProgress(const QString &what)
{
    m_told.start();
    m_call.tellProgress(++m_steps, 0, what);
}

void ServedTurn::end(const model::EndEvent &event)
{
    QString told = m_text;
    const bool isWhole = event.state == model::TurnState::Committed;
    if (event.error)
        told += (told.isEmpty() ? QString() : u"\n\n"_s) + event.error->english;
    if (event.state == model::TurnState::RolledBack) {
        told = u"The turn was undone; the conversation is as it was before."_s + u'\n' + (event.error ? event.error->english : QString());
        for (const model::RanInvocation &ran : event.ran)
            told += u'\n' + effectOutside(ran, QString::fromUtf8(ran.arguments)).english();
    }
    JsonWriter writer;
    writer.beginObject().key(u"content").beginArray().beginObject().member(u"type", u"text").member(u"text", told).endObject().endArray();
    writer.key(u"structuredContent").beginObject().member(u"conversation", m_session->id().toString());
    writer.member(u"turn", event.turn.toString()).member(u"state", model::toWire(event.state));
    writer.member(u"text", event.state == model::TurnState::RolledBack ? QString() : m_text).member(u"model", m_model);
    if (event.error)
        writer.member(u"error", event.error->english);
    writer.member(u"usage", model::toJson(event.usage)).key(u"calls").beginArray();
    for (const Called &called : std::as_const(m_called)) {
        writer.beginObject().member(u"name", called.name).member(u"state", called.state);
        if (!called.error.isEmpty())
            writer.member(u"error", called.error);
        writer.endObject();
    }
    writer.endArray().endObject();
    if (!isWhole)
        writer.flag(u"isError", true);
    m_call.succeed(writer.endObject().text());
}

void ServedTurn::fail(const model::Error &error)
{
    m_call.succeed(failedResult(error.english));
}

} // namespace gui
