// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/acp/acpsession.h"

#include "gui/serving/acp/acpupdates.h"
#include "gui/serving/peerquestions.h"
#include "invocables/files/workspacetext.h"
#include "model/basics/overloaded.h"
#include "model/basics/workspacekind.h"
#include "model/schema/jsonwriter.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "model/text/visibletext.h"
#include "network/mcp/era.h"
#include "network/process/calldepth.h"

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;
namespace rpccode = network::rpccode;

namespace {

constexpr int canistersInReplay = 256;
constexpr qsizetype longestShownTitle = 80;
constexpr qsizetype mostModels = 500;
constexpr auto noAgent = "none"_L1;
//! What the model does by itself.
constexpr auto ofModel = "default"_L1;
constexpr auto thoughtOption = "thought"_L1;

struct Option {
    QString value;
    QString name;
};

void writeSelect(
    JsonWriter &writer, QStringView id, const QString &name, QStringView category, const QString &current, const QList<Option> &options)
{
    writer.beginObject().member(u"id", id).member(u"name", name).member(u"type", u"select");
    if (!category.isEmpty())
        writer.member(u"category", category);
    writer.member(u"currentValue", current).key(u"options").beginArray();
    for (const Option &option : options)
        writer.beginObject().member(u"value", option.value).member(u"name", option.name).endObject();
    writer.endArray().endObject();
}

//! As an editor is told a value: a text as it is, other values as JSON.
QString namedValue(const JsonText &value)
{
    const QJsonValue read = value.read();
    return read.isString() ? read.toString() : value.toString();
}

QList<Option> levelsOf(const network::ModelControl &control)
{
    QList<Option> levels {{QString(ofModel), u"As the model does"_s}};
    if (control.kind == network::ModelControl::Kind::Boolean)
        levels += {{u"true"_s, u"On"_s}, {u"false"_s, u"Off"_s}};
    for (const network::ModelControl::Option &option : control.options)
        levels.append({namedValue(option.value), option.label.isEmpty() ? namedValue(option.value) : option.label});
    return levels;
}

// Names that editors show.
QList<Option> approvalModes()
{
    return {{u"ask"_s, u"Ask first"_s}, {u"refuse"_s, u"Refuse what would be asked"_s}};
}

//! What a prompt's blocks say: text and pictures, and documents that go before it.
struct Said {
    model::Contents contents = {};
    QList<model::Canister> documents = {};
};

//! Empty where it is none.
QByteArray bytesIn(const JsonText &object, QStringView member)
{
    const QByteArray text = model::stringIn(object, member).toLatin1();
    return QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors).decoded;
}

//! \return whether it is a picture.
bool readPicture(const JsonText &object, QStringView member, Said &said)
{
    const QByteArray bytes = bytesIn(object, member);
    const QString type = model::stringIn(object, u"mimeType");
    if (bytes.isEmpty() || !type.startsWith("image/"_L1))
        return false;
    said.contents.append(model::ImageContent {bytes, type, {}});
    return true;
}

//! \return whether it can be read: a text, a picture, or bytes that are a text.
bool readResource(const JsonText &resource, Said &said)
{
    if (readPicture(resource, u"blob", said))
        return true;
    const bool isText = resource.member(u"text").has_value();
    const QByteArray bytes = bytesIn(resource, u"blob");
    if (!isText && (bytes.isEmpty() || !bytes.isValidUtf8()))
        return false;
    model::Canister document;
    document.role = model::Role::Document;
    document.title = model::visibleLine(model::stringIn(resource, u"uri"));
    document.contents.append(model::TextContent {isText ? model::stringIn(resource, u"text") : QString::fromUtf8(bytes)});
    said.documents.append(document);
    return true;
}

//! \return Nothing is left out: a Usage error of what cannot be passed on.
model::Result<Said> saidBy(const JsonText &blocks)
{
    Said said;
    QStringList texts;
    for (const auto &[index, block] : blocks.members()) {
        const QString type = model::stringIn(block, u"type");
        bool isRead = true;
        if (type == "text"_L1)
            texts.append(model::stringIn(block, u"text"));
        else if (type == "resource_link"_L1)
            texts.append(model::stringIn(block, u"uri"));
        else if (type == "resource"_L1)
            isRead = readResource(block.member(u"resource").value_or(JsonText()), said);
        else
            isRead = type == "image"_L1 && readPicture(block, u"data", said);
        if (!isRead)
            return model::failure(model::ErrorCategory::Usage,
                u"The prompt has a block of the type “%1” that cannot be passed on to the model."_s.arg(model::visibleLine(type).left(40)));
    }
    said.contents.prepend(model::TextContent {texts.join(u'\n')});
    return said;
}

} // namespace

AcpSession::AcpSession(Workbench &workbench, model::Sessions::Handle session, Editor &editor, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_session(std::move(session))
    , m_editor(editor)
{
    connect(m_session.get(), &model::Session::turnEvent, this, &AcpSession::handle);
    connect(m_session.get(), &model::Session::failed, this, [this](const model::Error &error) { fail(error.message); });
    // Answered later, so that everybody has heard of the question before its answer.
    connect(&m_workbench.questions(), &model::Questions::raised, this, [this](model::Question *question) {
        const auto later = [this, asked = QPointer(question)] {
            if (asked && !asked->answer() && asked->subject().conversation == m_session->id())
                decide(asked);
        };
        QMetaObject::invokeMethod(this, later, Qt::QueuedConnection);
    });
}

AcpSession::~AcpSession()
{
    m_session->disconnect(this);
    m_session->stop();
}

void AcpSession::writeState(JsonWriter &writer) const
{
    writer.key(u"modes").beginObject().member(u"currentModeId", m_asks ? u"ask" : u"refuse").key(u"availableModes").beginArray();
    for (const Option &mode : approvalModes())
        writer.beginObject().member(u"id", mode.value).member(u"name", mode.name).endObject();
    writer.endArray().endObject().member(u"configOptions", options());
}

JsonText AcpSession::options() const
{
    QList<Option> models;
    for (const network::Provider &provider : m_workbench.providers().providers()) {
        for (const network::ModelEntry &entry : provider.models) {
            if (models.size() < mostModels)
                models.append({provider.name + u'/' + entry.name, entry.title.isEmpty() ? entry.name : entry.title});
        }
    }
    const QString current = m_session->settings().model.toString();
    if (std::none_of(models.begin(), models.end(), [&current](const Option &option) { return option.value == current; }))
        models.prepend({current, current});
    QList<Option> agents {{QString(noAgent), u"None"_s}};
    for (const model::AgentEntry &entry : m_workbench.agents().entries()) {
        if (!entry.name.isEmpty())
            agents.append({entry.name, entry.name});
    }
    const QString agent = m_session->settings().agent;
    JsonWriter writer;
    writer.beginArray();
    writeSelect(writer, u"model", u"Model"_s, u"model", current, models);
    writeSelect(writer, u"mode", u"Approvals"_s, u"mode", m_asks ? u"ask"_s : u"refuse"_s, approvalModes());
    writeSelect(writer, u"agent", u"Agent"_s, u"", agent.isEmpty() ? QString(noAgent) : agent, agents);
    if (const auto thought = thoughtControl()) {
        const JsonText set = m_session->settings().controls.value(thought->name);
        writeSelect(writer, QString(thoughtOption), thought->label.isEmpty() ? u"Thinking"_s : thought->label, u"thought_level",
            set.isEmpty() ? QString(ofModel) : namedValue(set), levelsOf(*thought));
    }
    return writer.endArray().text();
}

model::Result<void> AcpSession::setOption(const QString &option, const QString &value)
{
    const auto refused = [&value] {
        return model::failure(model::ErrorCategory::Usage, tr("“%1” is not a value of that option.").arg(value));
    };
    if (option == "mode"_L1) {
        if (value != "ask"_L1 && value != "refuse"_L1)
            return refused();
        m_asks = value == "ask"_L1;
        return {};
    }
    if (option == "agent"_L1)
        return m_session->setAgent(value == noAgent ? QString() : value, m_session->settings().library);
    if (const auto thought = option == thoughtOption ? thoughtControl() : std::nullopt)
        return setThought(*thought, value);
    const auto address = model::ModelAddress::parse(value);
    if (option != "model"_L1)
        return model::failure(model::ErrorCategory::Usage, tr("There is no option “%1”.").arg(option));
    if (!address || !m_workbench.providers().find(address->provider))
        return refused();
    model::SessionSettings settings = m_session->settings();
    settings.model = *address;
    m_session->setSettings(settings);
    return {};
}

void AcpSession::replay(const std::function<void()> &done)
{
    replayFrom(0, done);
}

void AcpSession::replayFrom(int first, const std::function<void()> &done)
{
    const model::Path path = m_session->conversation().path();
    if (first >= model::lengthOf(path))
        return done();
    m_workbench.store().run(
        this, [path, first](model::Database &database) { return model::ConversationStore(database).nodes(path, first, canistersInReplay); },
        [this, first, done](const model::Result<QList<model::Node>> &nodes) {
            for (const model::Node &node : nodes.value_or(QList<model::Node>())) {
                for (const JsonText &each : node.deleted ? QList<JsonText>() : acpReplay(*node.canister, folder()))
                    update(each);
            }
            if (nodes)
                replayFrom(first + canistersInReplay, done);
            else
                done();
        });
}

void AcpSession::tellCommands()
{
    JsonWriter writer;
    writer.beginObject().member(u"sessionUpdate", u"available_commands_update").key(u"availableCommands").beginArray();
    for (const model::Prompt &each : m_workbench.prompts().prompts()) {
        const auto prompt = m_workbench.prompts().promptFor(each.name);
        if (!prompt || prompt->role != model::Prompt::Role::User || prompt->missing({}).size() > 1)
            continue;
        writer.beginObject().member(u"name", prompt->name);
        writer.member(u"description", prompt->description.isEmpty() ? prompt->shownName() : prompt->description);
        if (const QString missing = prompt->missing({}).value(0); !missing.isEmpty())
            writer.key(u"input").beginObject().member(u"hint", missing).endObject();
        writer.endObject();
    }
    update(writer.endArray().endObject().text());
}

QString AcpSession::expanded(const QString &text) const
{
    if (!text.startsWith(u'/'))
        return text;
    const QString name = text.mid(1).section(u' ', 0, 0);
    const QString rest = text.mid(name.size() + 1).trimmed();
    const auto prompt = m_workbench.prompts().promptFor(name);
    if (!prompt || prompt->role != model::Prompt::Role::User)
        return text;
    const QString missing = prompt->missing({}).value(0);
    const auto values = prompt->valuesOf(missing.isEmpty() ? QMap<QString, QString>() : QMap<QString, QString> {{missing, rest}});
    const QStringList hidden = m_workbench.profile().folders() + model::Profile::ofDesktop().folders();
    const auto filled = !values ? tl::make_unexpected(values.error()) : prompt->filled(*values, [&](const QString &path) {
        return invocables::readWorkspaceText(m_session->settings().folders, hidden, path);
    });
    return filled.value_or(text);
}

void AcpSession::prompt(const network::RpcMessage &request)
{
    const auto refuse = [this, &request](const QString &why) { m_editor.answer(request.id, {}, {rpccode::invalidParams, why}); };
    if (m_prompt || m_session->isBusy())
        return refuse(u"A prompt is under way in this session."_s);
    if (const QString refusal = network::CallDepth::refusal(); !refusal.isEmpty())
        return refuse(refusal);
    auto said = saidBy(request.params.member(u"prompt").value_or(JsonText()));
    if (!said)
        return refuse(said.error().message);
    auto &text = std::get<model::TextContent>(said->contents.first());
    text.text = expanded(text.text);
    if (text.text.trimmed().isEmpty() && said->contents.size() == 1)
        return refuse(u"There is nothing in the prompt."_s);
    m_prompt = Prompt {request.id};
    Q_EMIT promptChanged();
    if (network::Traces *traces = m_workbench.traces()) {
        const JsonText meta = request.params.member(u"_meta").value_or(JsonText());
        traces->continueFrom(m_session->id(), model::stringIn(meta, u"traceparent").toLatin1());
    }
    warn();
    if (const auto sent = m_session->send(said->contents, said->documents); !sent)
        fail(sent.error().message);
}

std::optional<ServedClient::Work> AcpSession::work() const
{
    if (!m_prompt)
        return std::nullopt;
    const QString title = model::shortened(model::visibleLine(m_session->conversation().title()), longestShownTitle);
    return ServedClient::Work {
        id(), title.isEmpty() ? u"session/prompt"_s : title, m_session->id(), m_session->id(), m_prompt->since, m_prompt->permissions > 0};
}

void AcpSession::cancel()
{
    if (!m_prompt)
        return;
    m_prompt->isCancelled = true;
    m_session->stop();
    // A turn that has not begun ends without an event.
    if (!m_session->isBusy())
        finish(u"cancelled");
}

void AcpSession::close()
{
    m_session->disconnect(this);
    m_session->stop();
    endOpenCalls();
    finish(u"cancelled");
}

void AcpSession::warn()
{
    if (std::exchange(m_hasWarned, true))
        return;
    for (const QString &sentence : model::workspaceWarnings(m_session->settings().folders))
        update(acpChunk(u"agent_message_chunk", sentence + u"\n\n"_s));
}

void AcpSession::handle(const model::TurnEvent &event)
{
    if (!m_prompt)
        return;
    std::visit(model::Overloaded {
                   [this](const model::DeltaEvent &delta) {
                       m_prompt->hasSpoken = true;
                       say(delta.delta);
                   },
                   [this](const model::InvocationEvent &called) {
                       m_prompt->hasSpoken = true;
                       m_prompt->open.append({called.invocation, acpDifference(called.invocation, folder())});
                       update(acpCall(called.invocation, folder(), m_prompt->open.last().difference));
                   },
                   [this](const model::InvocationStateEvent &state) {
                       if (state.state == model::InvocationState::Running)
                           update(acpCallStatus(state.invocation, u"in_progress"));
                   },
                   [this](const model::ResultEvent &result) { endCall(result.outcome); },
                   [this](const model::CanisterEvent &said) {
                       if (!said.canister || said.canister->role != model::Role::Assistant)
                           return;
                       m_prompt->stop = said.canister->stop;
                       tellUsage(said.canister->usage);
                   },
                   [this](const model::EndEvent &ended) { end(ended); },
                   [](const auto &) {},
               },
        event);
}

void AcpSession::say(const model::Delta &delta)
{
    const bool isThought = delta.kind == model::Delta::Kind::Thought;
    if (isThought != m_isThought)
        tellSaid();
    m_isThought = isThought;
    m_said += delta.text;
    if (std::exchange(m_isDue, true))
        return;
    const auto tell = [this] {
        m_isDue = false;
        tellSaid();
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

void AcpSession::tellSaid()
{
    if (m_said.isEmpty())
        return;
    const QString said = std::exchange(m_said, {});
    m_editor.update(id(), acpChunk(m_isThought ? u"agent_thought_chunk" : u"agent_message_chunk", said));
}

AcpSession::Prompt::Call *AcpSession::Prompt::find(const QString &invocation)
{
    const auto found = std::find_if(open.begin(), open.end(), [&](const Call &call) { return call.invocation.id == invocation; });
    return found == open.end() ? nullptr : &*found;
}

void AcpSession::endCall(const model::InvocationOutcome &outcome)
{
    const Prompt::Call *call = m_prompt->find(outcome.invocation);
    // What came to nothing has changed no file.
    const JsonText difference = call && !outcome.error ? call->difference : JsonText();
    update(acpCallEnd(outcome.invocation, outcome.contents, outcome.error.has_value(), difference));
    if (call && m_plan.take(call->invocation, outcome))
        update(m_plan.update());
    m_prompt->open.removeIf([&](const Prompt::Call &each) { return each.invocation.id == outcome.invocation; });
}

//! What of the model's context is used now, and what all of this has cost.
void AcpSession::tellUsage(const model::Usage &usage)
{
    const network::ModelEntry entry = modelEntry();
    const qint64 used = usage.prompt() + usage.output;
    if (entry.context <= 0 || used <= 0)
        return;
    JsonWriter writer;
    writer.beginObject().member(u"sessionUpdate", u"usage_update").member(u"used", used).member(u"size", entry.context);
    if (entry.price) {
        m_cost += entry.price->of(usage);
        writer.key(u"cost").beginObject().key(u"amount").number(m_cost).member(u"currency", entry.price->currency).endObject();
    }
    update(writer.endObject().text());
}

network::ModelEntry AcpSession::modelEntry() const
{
    const model::ModelAddress &address = m_session->settings().model;
    const network::Provider *provider = m_workbench.providers().find(address.provider);
    return provider ? provider->entry(address.model) : network::ModelEntry();
}

std::optional<network::ModelControl> AcpSession::thoughtControl() const
{
    for (const network::ModelControl &control : modelEntry().controls) {
        const bool isOfThought = control.name == "effort"_L1 || control.name == "reasoning_effort"_L1 || control.name == "thinking"_L1;
        if (isOfThought && control.kind != network::ModelControl::Kind::Number)
            return control;
    }
    return std::nullopt;
}

model::Result<void> AcpSession::setThought(const network::ModelControl &control, const QString &value)
{
    model::SessionSettings settings = m_session->settings();
    settings.controls.remove(control.name);
    for (const Option &level : levelsOf(control)) {
        if (level.value != value)
            continue;
        const auto option = std::find_if(control.options.begin(), control.options.end(),
            [&value](const network::ModelControl::Option &each) { return namedValue(each.value) == value; });
        if (option != control.options.end())
            settings.controls.insert(control.name, option->value);
        else if (value != ofModel)
            settings.controls.insert(control.name, JsonText::trusted(value.toUtf8()));
        m_session->setSettings(settings);
        return {};
    }
    return model::failure(model::ErrorCategory::Usage, tr("“%1” is not a value of that option.").arg(value));
}

//! A turn that is rolled back is a refusal: the prompt and what follows it leave the history (“Prompt Turn”, stop reasons).
void AcpSession::end(const model::EndEvent &event)
{
    endOpenCalls();
    if (m_prompt->isCancelled)
        return finish(u"cancelled");
    const QString why = event.error ? event.error->message : QString();
    if (event.state != model::TurnState::Committed && !m_prompt->hasSpoken)
        return fail(why);
    if (event.state == model::TurnState::RolledBack) {
        QStringList told {tr("The turn was undone; the conversation is as it was before."), why};
        for (const model::RanInvocation &ran : event.ran)
            told.append(effectOutside(ran, QString::fromUtf8(ran.arguments)).spoken());
        update(acpChunk(u"agent_message_chunk", u"\n\n"_s + told.join(u'\n')));
        return finish(u"refusal");
    }
    if (!why.isEmpty())
        update(acpChunk(u"agent_message_chunk", u"\n\n"_s + why));
    JsonWriter title;
    title.beginObject().member(u"sessionUpdate", u"session_info_update").member(u"title", m_session->conversation().title()).endObject();
    update(title.text());
    finish(m_prompt->isOutOfRounds ? u"max_turn_requests" : m_prompt->stop == model::StopReason::Length ? u"max_tokens" : u"end_turn");
}

void AcpSession::endOpenCalls()
{
    for (const Prompt::Call &open : m_prompt ? std::exchange(m_prompt->open, {}) : QList<Prompt::Call>())
        update(acpCallStatus(open.invocation.id, u"failed"));
}

void AcpSession::finish(QStringView reason)
{
    const auto prompt = std::exchange(m_prompt, {});
    if (!prompt)
        return;
    tellSaid();
    Q_EMIT promptChanged();
    m_editor.answer(prompt->request, JsonWriter().beginObject().member(u"stopReason", reason).endObject().text(), {});
}

void AcpSession::fail(const QString &why)
{
    const auto prompt = std::exchange(m_prompt, {});
    if (!prompt)
        return;
    tellSaid();
    Q_EMIT promptChanged();
    m_editor.answer(prompt->request, {}, {rpccode::internalError, why.isEmpty() ? u"The turn came to nothing."_s : why});
}

void AcpSession::decide(model::Question *question)
{
    const model::Question::Subject &subject = question->subject();
    if (subject.kind == model::QuestionKind::Limit && subject.matter == model::Question::Matter::Ordinary && m_prompt)
        m_prompt->isOutOfRounds = true;
    if (Prompt::Call *call = m_prompt && subject.change ? m_prompt->find(subject.invocation) : nullptr)
        call->difference = acpDifference(*subject.change);
    const bool isRefused = !m_asks || (m_prompt && m_prompt->isCancelled);
    if (isRefused || !canBeAsked(subject)) {
        if (isRefused || !m_editor.isWatched())
            question->giveAnswer({model::Verdict::Refuse, {}, model::AnsweredBy::Policy});
        return;
    }
    const bool isElicitation = subject.kind == model::QuestionKind::Elicitation;
    JsonText params = isElicitation ? acpElicitation(id(), question->id().toString(), subject) : acpPermission(id(), subject, folder());
    const model::Turn *turn = m_session->turn();
    const model::ExchangeOrigin origin {
        m_session->id(), turn ? turn->id() : model::TurnId(), turn ? turn->round() : 0, subject.invocation, {}};
    if (const QByteArray parent = m_workbench.traces() ? m_workbench.traces()->traceParent(origin) : QByteArray(); !parent.isEmpty())
        params = network::withMeta(params, {{u"traceparent"_s, JsonText::of(QString::fromLatin1(parent))}});
    tellSaid();
    question->setAlsoAsked(m_editor.name());
    if (m_prompt)
        ++m_prompt->permissions;
    Q_EMIT promptChanged();
    connect(question, &model::Question::answered, this, [this] {
        if (m_prompt)
            --m_prompt->permissions;
        Q_EMIT promptChanged();
    });
    const auto answered = [this, question, isElicitation](const std::optional<JsonText> &answer) {
        // An editor that cannot ask leaves it to whoever is there.
        if (answer || !m_editor.isWatched())
            question->giveAnswer(isElicitation ? elicited(answer) : model::Answer {acpVerdict(answer), {}, model::AnsweredBy::Peer});
        else
            question->setAlsoAsked({});
    };
    m_editor.ask(isElicitation ? u"elicitation/create" : u"session/request_permission", params, question, answered);
}

bool AcpSession::canBeAsked(const model::Question::Subject &subject) const
{
    if (!subject.canBeAllowedBy(model::AnsweredBy::Peer))
        return false;
    return subject.kind != model::QuestionKind::Elicitation || m_editor.canElicit(subject.url.isEmpty() ? u"form" : u"url");
}

} // namespace gui
