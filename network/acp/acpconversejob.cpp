// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/acp/acpconversejob.h"

#include "model/schema/jsonwriter.h"
#include "model/session/contextload.h"
#include "model/text/visibletext.h"
#include "network/acp/acpfiles.h"
#include "network/acp/acpopening.h"
#include "network/acp/acppermissions.h"
#include "network/acp/acpterminals.h"

#include <QCryptographicHash>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::Delta, model::ErrorCategory, model::InvocationState, model::JsonText, model::JsonView, model::JsonWriter;

namespace {

constexpr qsizetype mostCommands = 200;
constexpr qsizetype longestCommandName = 64;
constexpr qsizetype longestDescription = 300;

QString fingerprintOf(const StartedProgram &program)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    program.addTo(hash);
    return u"agent:"_s + QString::fromLatin1(hash.result().toHex());
}

bool isCommandName(const QString &name)
{
    return !name.isEmpty() && name.size() <= longestCommandName
        && std::all_of(name.begin(), name.end(), [](QChar letter) { return letter.isPrint() && !letter.isSpace() && letter != u'/'; });
}

QList<AgentCommand> commandsIn(const JsonView &list)
{
    QList<AgentCommand> commands;
    for (const JsonView &each : list.elements()) {
        const auto members = each.members();
        const QString name = members["name"].string();
        if (commands.size() < mostCommands && isCommandName(name))
            commands.append({name, model::visibleLine(model::shortened(members["description"].string(), longestDescription)),
                model::visibleLine(model::shortened(members["input"].members()["hint"].string(), longestDescription))});
    }
    return commands;
}

QString chosenOutcome(const QString &choice)
{
    return choice.isEmpty() ? u"cancelled"_s : u"selected"_s;
}

} // namespace

AcpConverseJob::AcpConverseJob(
    const model::Result<Provider> &provider, const model::ConverseRequest &request, AcpThread &thread, qint64 answerLimit, QObject *parent)
    : ConverseJob(parent)
    , m_provider(provider)
    , m_request(request)
    , m_thread(thread)
    , m_answerLimit(answerLimit)
    , m_calls(request.model.provider)
{
    for (const model::CanisterPointer &canister : request.canisters) {
        if (canister->role != model::Role::Supervisor)
            m_path.append(canister);
        // What the workspace says an agent reads by itself.
        else if (!model::isOfWorkspace(*canister))
            m_instructions += (m_instructions.isEmpty() ? QString() : u"\n\n"_s) + canister->text();
    }
    connect(&m_silence, &QTimer::timeout, this, &AcpConverseJob::beSilent);
    QMetaObject::invokeMethod(this, &AcpConverseJob::begin, Qt::QueuedConnection);
}

AcpConverseJob::~AcpConverseJob()
{
    if (m_isPrompting)
        m_thread.cancelPrompt();
}

void AcpConverseJob::abandon()
{
    m_silence.stop();
    delete m_opening;
    disconnect(&m_thread, nullptr, this, nullptr);
    compareAnyway();
    cancelQuestions();
    if (!m_isPrompting)
        return;
    keepMarks();
    m_isPrompting = false;
    m_thread.cancelPrompt();
}

//! Nobody is asked any more.
void AcpConverseJob::cancelQuestions()
{
    if (m_permissions)
        m_permissions->cancel();
    if (m_terminals)
        m_terminals->cancel();
}

void AcpConverseJob::begin()
{
    if (isFinished())
        return;
    if (!m_provider) {
        fail(m_provider.error());
        return;
    }
    if (m_request.origin.turn.isEmpty()) {
        fail({ErrorCategory::Usage, tr("%1 is an agent: it can be asked only within a conversation.").arg(agent()), {}});
        return;
    }
    const AcpServices &services = m_thread.services();
    const QStringList folders = AcpOpening::foldersOf(m_request, services);
    const auto concern = [of = services.concernOf, folders](const QString &path) { return of ? of(folders, path) : QString(); };
    m_permissions = new AcpPermissions(agent(), fingerprintOf(*m_provider->agent), m_request, concern, this);
    if (m_provider->agentUsesFiles && m_thread.services().invocations)
        m_files = new AcpFiles(m_thread.services().invocations(), m_request, this);
    if (m_provider->agentUsesTerminals) {
        m_terminals = new AcpTerminals(agent(), fingerprintOf(*m_provider->agent), m_request, services, this);
        connect(m_terminals, &AcpTerminals::workingChanged, this, &AcpConverseJob::watchSilence);
    }
    connect(m_permissions, &AcpPermissions::noticed, this, &ConverseJob::noticed);
    connect(m_permissions, &AcpPermissions::askingChanged, this, &AcpConverseJob::watchSilence);
    m_ranBefore = m_thread.connection();
    open();
}

void AcpConverseJob::open()
{
    if (isFinished())
        return;
    m_thread.open(*m_provider, m_request.origin, this, [this](const model::Result<void> &opened) {
        if (isFinished())
            return;
        if (!opened) {
            fail(opened.error());
            return;
        }
        connect(&m_thread, &AcpThread::lost, this, &AcpConverseJob::lost);
        connect(m_thread.connection(), &AcpConnection::updated, this, &AcpConverseJob::update);
        connect(m_thread.connection(), &AcpConnection::asked, this, &AcpConverseJob::asked);
        openSession();
    });
}

void AcpConverseJob::openSession()
{
    m_opening = new AcpOpening(*m_provider, m_request, m_path, m_thread, this);
    connect(m_opening, &AcpOpening::noticed, this, &ConverseJob::noticed);
    connect(m_opening, &AcpOpening::failed, this, &AcpConverseJob::failWith);
    connect(m_opening, &AcpOpening::opened, this, [this](const QString &session) {
        m_session = session;
        m_writtenSession.clear();
        coverAndPrompt();
    });
    m_opening->start();
}

void AcpConverseJob::coverAndPrompt()
{
    const AcpServices &services = m_thread.services();
    m_cover = services.cover ? services.cover(m_request.origin, AcpOpening::foldersOf(m_request, services)) : nullptr;
    if (!m_cover) {
        prompt();
        return;
    }
    m_cover->take([job = QPointer(this)] {
        if (job && !job->isFinished())
            job->prompt();
    });
}

//! Nobody waits for what has become of the workspace, and it is kept all the same; what calls do that still run is not.
void AcpConverseJob::compareAnyway()
{
    if (const auto cover = std::exchange(m_cover, nullptr))
        cover->compare(m_isPrompting ? QStringList() : m_ran, [cover] {});
}

void AcpConverseJob::prompt()
{
    AcpSession *known = session();
    const bool isNew = known->instructions != m_instructions;
    const AcpPrompt said = acpPrompt(
        m_opening->choice().past, m_opening->choice().present, isNew ? m_instructions : QString(), m_thread.abilities());
    for (const QString &remark : said.remarks)
        Q_EMIT noticed(remark);
    m_unprompted = *known;
    known->instructions = m_instructions;
    known->wasPrompted = true;
    m_marks = known->marks;
    for (const model::CanisterPointer &canister : m_opening->choice().present)
        m_marks.append(acpMark(*canister));
    // Until it is known how it ends, it fits nothing.
    known->marks = {u"unknown"_s};
    m_thread.sessions().serve(known);
    m_isPrompting = true;
    m_thread.prompt(m_session, said.blocks, m_request.origin, this, [this](const AcpConnection::Answer &answer) { prompted(answer); });
    watchSilence();
}

void AcpConverseJob::prompted(const AcpConnection::Answer &answer)
{
    m_isPrompting = false;
    if (isFinished())
        return;
    if (!answer) {
        keepMarks();
        failWith(m_thread.described(agent(), answer.error()));
        return;
    }
    takeUsage(JsonView::of(*answer).members()["usage"].members());
    const QString reason = model::stringIn(*answer, u"stopReason");
    if (reason == "refusal"_L1) {
        // The agent has forgotten what it was told and what it said ("Prompt Turn"), and so does the conversation.
        failWith({ErrorCategory::Fatal, tr("%1 refused to go on, and has undone the turn.").arg(agent()), {}});
        return;
    }
    if (reason == "cancelled"_L1) {
        keepMarks();
        failWith({ErrorCategory::Provider, tr("%1 broke off.").arg(agent()), {}});
        return;
    }
    const bool isFull = reason == "max_tokens"_L1 || reason == "max_turn_requests"_L1;
    m_stop = isFull ? model::StopReason::Length : model::StopReason::Finished;
    m_afterwards.start();
    m_silence.start(silenceAfterwards);
}

//! Some say the last of it after they have said that it is over.
void AcpConverseJob::conclude()
{
    if (std::exchange(m_isConcluding, true))
        return;
    for (AcpCall *call : m_calls.open()) {
        announce(*call);
        end(*call);
    }
    if (m_plan) {
        m_plan->status = AcpCall::Status::Completed;
        end(*m_plan);
    }
    keepMarks();
    for (const AcpSession &surplus : m_thread.sessions().takeSurplus()) {
        const AcpAbilities &abilities = m_thread.abilities();
        if (m_thread.connection() && surplus.isOpen && (abilities.canDelete || abilities.canClose))
            m_thread.connection()->request(abilities.canDelete ? u"session/delete" : u"session/close",
                JsonWriter().beginObject().member(u"sessionId", surplus.id).endObject().text(), m_request.origin, &m_thread,
                [](const AcpConnection::Answer &) {});
    }
    const auto cover = std::exchange(m_cover, nullptr);
    if (!cover)
        return succeed();
    cover->compare(m_ran, [cover, job = QPointer(this)] {
        if (job && !job->isFinished())
            job->succeed();
    });
}

void AcpConverseJob::succeed()
{
    if (!beginSuccess())
        return;
    m_said.stop = *m_stop;
    Q_EMIT succeeded(m_said);
    endSuccess();
}

void AcpConverseJob::update(const JsonText &params)
{
    const auto members = JsonView::of(params).members();
    const auto update = members["update"].members();
    const JsonView kind = update["sessionUpdate"];
    // Told as soon as there is a session, whose identifier is not known here by then.
    if (kind == "available_commands_update" && m_thread.services().commandsKnown)
        m_thread.services().commandsKnown(agent(), commandsIn(update["availableCommands"]));
    if (isFinished() || m_isConcluding || !isOfSession(members["sessionId"]))
        return;
    if (kind == "config_option_update") {
        if (AcpSession *known = session())
            known->options = AcpOptions::read(JsonText::trusted(members["update"].text().toByteArray()));
        return;
    }
    // Before there is a prompt, what is told is what has been.
    if (!m_isPrompting && !m_stop)
        return;
    m_hasSpoken = true;
    if (kind == "agent_message_chunk")
        say(Delta::Kind::Text, update);
    else if (kind == "agent_thought_chunk")
        say(Delta::Kind::Thought, update);
    else if (kind == "tool_call" || kind == "tool_call_update")
        follow(m_calls.take(update));
    else if (kind == "plan")
        planned(update["entries"]);
    if (m_stop)
        m_silence.start(std::max(0, std::min<int>(silenceAfterwards, mostAfterwards - int(m_afterwards.elapsed()))));
    else
        watchSilence();
}

//! Decoded once, since an agent writes it alike in each of thousands.
bool AcpConverseJob::isOfSession(const JsonView &id)
{
    if (!id.isNone() && id.text() == m_writtenSession)
        return true;
    if (id.string() != m_session)
        return false;
    m_writtenSession = id.text().toByteArray();
    return true;
}

void AcpConverseJob::say(Delta::Kind kind, const JsonView::Members &chunk)
{
    const auto block = chunk["content"].members();
    QString text = block["type"] == "text" ? block["text"].string() : block["type"] == "resource_link" ? block["uri"].string() : QString();
    const QString message = chunk["messageId"].string();
    const bool isThought = kind == Delta::Kind::Thought;
    const auto isOfKind = [isThought](const model::Content &content) {
        return isThought ? std::holds_alternative<model::ThoughtContent>(content) : std::holds_alternative<model::TextContent>(content);
    };
    text = m_whole.add(text);
    if (text.isEmpty())
        return;
    auto place = std::find_if(m_said.contents.begin(), m_said.contents.end(), isOfKind);
    const bool isFirst = place == m_said.contents.end();
    if (!isFirst && !message.isEmpty() && message != m_message)
        text.prepend(u"\n\n"_s);
    m_message = message;
    m_size += text.size() * qint64(sizeof(QChar));
    if (m_size > m_answerLimit) {
        keepMarks();
        failWith({ErrorCategory::Provider, tr("%1 said more than is accepted in one answer.").arg(agent()), {}});
        return;
    }
    if (isFirst && isThought) {
        m_said.contents.prepend(model::ThoughtContent {text, {}, {}});
    } else if (isFirst) {
        m_said.contents.append(model::TextContent {text});
    } else if (isThought) {
        std::get<model::ThoughtContent>(*place).text += text;
    } else {
        std::get<model::TextContent>(*place).text += text;
    }
    Q_EMIT delta({kind, text});
}

void AcpConverseJob::follow(AcpCall *call)
{
    if (!call || call->isOver)
        return;
    if (!call->isAnnounced && !call->isWorthTelling())
        return;
    if (call->isAnnounced)
        Q_EMIT callChanged(call->invocation);
    announce(*call);
    if (call->hasEnded())
        end(*call);
    else if (call->status == AcpCall::Status::Running)
        Q_EMIT callPassed(call->invocation.id, InvocationState::Running);
}

void AcpConverseJob::announce(AcpCall &call)
{
    if (std::exchange(call.isAnnounced, true))
        return;
    // A call of which nothing else is known is at least what it is called.
    if (call.invocation.arguments == "{}" && !call.title.isEmpty())
        call.invocation.arguments = JsonWriter().beginObject().member(u"title", call.title).endObject().bytes();
    model::ConverseReply said;
    said.contents = std::exchange(m_said.contents, {});
    if (!said.contents.isEmpty())
        m_marks.append(acpMark(said.contents));
    m_marks.append(acpMark(call.invocation));
    m_message.clear();
    m_ran.append(call.invocation.id);
    Q_EMIT called(said, call.invocation);
    if (!call.title.isEmpty())
        Q_EMIT callProgressed(call.invocation.id, call.title);
}

void AcpConverseJob::end(AcpCall &call)
{
    call.isOver = true;
    if (!m_cover && call.status == AcpCall::Status::Completed && !call.diffs.isEmpty() && m_thread.services().wrote) {
        model::ExchangeOrigin origin = m_request.origin;
        origin.invocation = call.invocation.id;
        m_thread.services().wrote(origin, AcpOpening::foldersOf(m_request, m_thread.services()), call.diffs);
    }
    for (const QString &terminal : std::as_const(call.terminals)) {
        if (const QString written = m_terminals ? m_terminals->output(terminal) : QString(); !written.isEmpty())
            call.contents.append(model::TextContent {written});
    }
    Q_EMIT callEnded(call.outcome(agent()));
}

//! A plan is shown as a call that goes on as long as the plan does.
void AcpConverseJob::planned(const JsonView &entries)
{
    QString text;
    for (const JsonView &entry : entries.elements()) {
        const auto members = entry.members();
        const bool isDone = members["status"] == "completed";
        text += (isDone ? u"- [x] "_s : u"- [ ] "_s) + members["content"].string().simplified()
            + (members["status"] == "in_progress" ? u" …\n"_s : u"\n"_s);
    }
    if (text.isEmpty() || text.size() > AcpCalls::largestCall)
        return;
    if (!m_plan) {
        m_plan.emplace();
        m_plan->invocation = {u"call_"_s + model::newIdentifier(), agent() + u":plan"_s, {}};
        m_plan->clock.start();
    }
    m_plan->invocation.arguments =
        JsonWriter().beginObject().member(u"entries", JsonText::trusted(entries.text().toByteArray())).endObject().bytes();
    m_plan->contents = {model::TextContent {text}};
    m_plan->status = AcpCall::Status::Running;
    if (m_plan->isAnnounced)
        Q_EMIT callChanged(m_plan->invocation);
    announce(*m_plan);
    Q_EMIT callPassed(m_plan->invocation.id, InvocationState::Running);
}

void AcpConverseJob::takeUsage(const JsonView::Members &usage)
{
    m_said.usage.input += usage["inputTokens"].integer();
    m_said.usage.output += usage["outputTokens"].integer();
    m_said.usage.cacheRead += usage["cachedReadTokens"].integer();
    m_said.usage.cacheWrite += usage["cachedWriteTokens"].integer();
}

void AcpConverseJob::asked(const RpcMessage &request)
{
    // Before and after a prompt the thread answers.
    if (!m_isPrompting)
        return;
    m_hasSpoken = true;
    const bool isForFiles = m_files && AcpFiles::isFor(request);
    const bool isForTerminals = m_terminals && AcpTerminals::isFor(request);
    if (request.method != "session/request_permission"_L1 && !isForFiles && !isForTerminals)
        m_thread.connection()->refuse(
            request.id, rpccode::methodNotFound, u"There is no method “%1” here: it was not offered."_s.arg(request.method));
    else if (model::stringIn(request.params, u"sessionId") != m_session)
        m_thread.connection()->refuse(request.id, rpccode::invalidParams, u"There is no prompt under way in such a session."_s);
    else if (isForFiles)
        m_files->take(request, *m_thread.connection());
    else if (isForTerminals)
        m_terminals->take(request, *m_thread.connection());
    else
        askPermission(request);
}

void AcpConverseJob::askPermission(const RpcMessage &request)
{
    const auto params = JsonView::of(request.params).members();
    AcpCall *call = m_calls.take(params["toolCall"].members());
    if (!call || call->isOver) {
        m_thread.connection()->refuse(request.id, rpccode::invalidParams, u"The permission names no call that is under way."_s);
        return;
    }
    if (call->isAnnounced)
        Q_EMIT callChanged(call->invocation);
    announce(*call);
    Q_EMIT callPassed(call->invocation.id, InvocationState::WaitingForApproval);
    const QPointer<AcpConnection> connection = m_thread.connection();
    m_permissions->ask(
        *call, AcpChoice::read(params["options"]), [this, call, connection, id = request.id](const QString &choice, bool allowed) {
            JsonWriter writer;
            writer.beginObject().key(u"outcome").beginObject().member(u"outcome", chosenOutcome(choice));
            if (!choice.isEmpty())
                writer.member(u"optionId", choice);
            if (connection)
                connection->answer(id, writer.endObject().endObject().text());
            call->isRefused = !allowed;
            if (!isFinished())
                Q_EMIT callPassed(call->invocation.id, allowed ? InvocationState::Running : InvocationState::Refused);
        });
}

//! A call that runs when its agent goes breaks the turn: how much of it was done is not known.
void AcpConverseJob::lost(const model::Error &why)
{
    if (isFinished())
        return;
    // It had said that it was done.
    if (m_stop) {
        m_silence.stop();
        conclude();
        return;
    }
    const bool wasEnding = m_ranBefore && !m_hasSpoken && (!m_isPrompting || m_heard.elapsed() < endingMilliseconds);
    if (wasEnding)
        return beginAgain();
    const QList<AcpCall *> open = m_calls.open();
    const bool hasRun = std::any_of(open.begin(), open.end(), [](const AcpCall *call) { return call->isAnnounced && !call->isRefused; });
    m_isPrompting = false;
    if (hasRun)
        failWith({ErrorCategory::Fatal, tr("%1 was lost while one of its calls was running: %2").arg(agent(), why.message), why.detail});
    else
        failWith(why);
}

//! One that ran already may have been ending when it was spoken with. As it has not said a word, another is asked, once.
void AcpConverseJob::beginAgain()
{
    m_ranBefore = false;
    m_silence.stop();
    delete m_opening;
    disconnect(&m_thread, nullptr, this, nullptr);
    m_isPrompting = false;
    compareAnyway();
    if (AcpSession *known = session(); known && m_unprompted) {
        *known = *m_unprompted;
        known->isOpen = false;
    }
    // Whoever waits for the one that is lost is told so first.
    QMetaObject::invokeMethod(this, &AcpConverseJob::open, Qt::QueuedConnection);
}

void AcpConverseJob::failWith(const model::Error &error)
{
    if (isFinished())
        return;
    m_silence.stop();
    cancelQuestions();
    compareAnyway();
    if (std::exchange(m_isPrompting, false))
        m_thread.cancelPrompt();
    fail(error);
}

//! What the session knows by now.
void AcpConverseJob::keepMarks()
{
    AcpSession *known = session();
    if (!known)
        return;
    if (!m_said.contents.isEmpty())
        m_marks.append(acpMark(m_said.contents));
    known->marks = m_marks;
}

//! One timer for many updates: it looks how long it has been quiet when it goes off.
void AcpConverseJob::watchSilence()
{
    m_heard.start();
    if (m_isPrompting && !m_stop && !m_silence.isActive())
        m_silence.start(m_provider->idleTimeoutSeconds * 1000);
}

bool AcpConverseJob::isWorking()
{
    return !m_calls.open().isEmpty() || m_permissions->isAsking() || (m_files && m_files->isWorking())
        || (m_terminals && m_terminals->isWorking());
}

//! An agent may work for long and say nothing; one that neither works nor asks has come to a standstill.
void AcpConverseJob::beSilent()
{
    if (m_stop) {
        conclude();
    } else if (isWorking()) {
        watchSilence();
    } else if (const qint64 left = m_provider->idleTimeoutSeconds * 1000 - m_heard.elapsed(); left > 0) {
        m_silence.start(int(left));
    } else {
        keepMarks();
        failWith({ErrorCategory::Network, tr("%1 has said nothing for %n second(s).", nullptr, m_provider->idleTimeoutSeconds).arg(agent()),
            {}});
    }
}

} // namespace network
