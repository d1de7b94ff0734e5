// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/acp/acpterminals.h"

#include "model/basics/aside.h"
#include "model/basics/workspacekind.h"
#include "model/schema/jsonview.h"
#include "model/schema/jsonwriter.h"
#include "model/session/approvals.h"
#include "model/session/questions.h"
#include "model/text/visibletext.h"
#include "network/acp/acpopening.h"
#include "network/process/processgroup.h"
#include "network/process/processhost.h"
#include "network/process/programfiles.h"
#include "network/process/sandbox.h"

#include <QFileInfo>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonView, model::JsonWriter;

namespace {

constexpr QLatin1StringView terminalPrefix("terminal/");
constexpr int mostArguments = 1'000;
constexpr int mostVariables = 200;

QString shownWords(const QStringList &vector)
{
    QStringList words;
    for (const QString &word : vector)
        words.append(word.contains(u' ') || word.isEmpty() ? u'\'' + word + u'\'' : word);
    return words.join(u' ');
}

//! A line is the shell's to read; a program with its arguments is none.
QStringList terminalVector(const JsonView::Members &params)
{
    const QString command = params["command"].string();
    QStringList vector {command};
    for (const JsonView &argument : params["args"].elements()) {
        if (vector.size() <= mostArguments)
            vector.append(argument.string());
    }
    const bool isLine = vector.size() == 1 && std::any_of(command.begin(), command.end(), [](QChar letter) { return letter.isSpace(); });
    return isLine ? QStringList {u"/bin/sh"_s, u"-c"_s, command} : vector;
}

JsonText terminalAnswer(const QString &id)
{
    return JsonWriter().beginObject().member(u"terminalId", id).endObject().text();
}

JsonText exitStatus(std::optional<int> code, std::optional<int> signal)
{
    JsonWriter writer;
    writer.beginObject();
    if (code)
        writer.member(u"exitCode", qint64(*code));
    if (signal)
        writer.member(u"signal", QString::number(*signal));
    return writer.endObject().text();
}

} // namespace

AcpTerminals::AcpTerminals(
    QString agent, QString fingerprint, const model::ConverseRequest &request, const AcpServices &services, QObject *parent)
    : QObject(parent)
    , m_agent(std::move(agent))
    , m_fingerprint(std::move(fingerprint))
    , m_conversation(request.origin.conversation)
    , m_folders(AcpOpening::foldersOf(request, services))
    , m_questions(request.questions)
    , m_approvals(request.approvals)
    , m_services(services)
{
}

AcpTerminals::~AcpTerminals() = default;

void AcpTerminals::Asker::answer(const JsonText &result) const
{
    if (connection)
        connection->answer(id, result);
}

void AcpTerminals::Asker::refuse(int code, const QString &why) const
{
    if (connection)
        connection->refuse(id, code, why);
}

bool AcpTerminals::isFor(const RpcMessage &request)
{
    return request.method.startsWith(terminalPrefix);
}

void AcpTerminals::take(const RpcMessage &request, AcpConnection &connection)
{
    const Asker asker {&connection, request.id};
    const QStringView method = QStringView(request.method).sliced(terminalPrefix.size());
    if (method == u"create")
        return create(request, asker);
    const auto found = m_terminals.find(JsonView::of(request.params).members()["terminalId"].string());
    if (found == m_terminals.end() || found->second.isReleased)
        return asker.refuse(rpccode::invalidParams, u"There is no such terminal."_s);
    Terminal &terminal = found->second;
    if (method == u"output") {
        asker.answer(stateOf(terminal));
    } else if (method == u"wait_for_exit") {
        terminal.end.isEmpty() ? terminal.waiting.append(asker) : asker.answer(terminal.end);
    } else if (method == u"kill" || method == u"release") {
        terminal.isReleased = method == u"release";
        if (terminal.process && terminal.end.isEmpty()) {
            terminal.process->end();
            ended(terminal, exitStatus({}, 15));
        }
        asker.answer(JsonText::trusted("{}"));
    } else {
        asker.refuse(rpccode::methodNotFound, u"There is no method “%1” here."_s.arg(request.method));
    }
}

void AcpTerminals::create(const RpcMessage &request, const Asker &asker)
{
    const auto params = JsonView::of(request.params).members();
    ProcessCommand command;
    command.vector = terminalVector(params);
    const QString wanted = params["cwd"].string();
    command.folder = QFileInfo(wanted.isEmpty() ? m_folders.first() : wanted).canonicalFilePath();
    const bool isInside = std::any_of(
        m_folders.begin(), m_folders.end(), [&command](const QString &folder) { return model::isWithin(command.folder, folder); });
    const bool isSound = std::none_of(
        command.vector.begin(), command.vector.end(), [](const QString &word) { return word.contains(QChar(0)); });
    if (command.vector.first().isEmpty() || !isSound)
        return asker.refuse(rpccode::invalidParams, u"There is no command."_s);
    if (command.folder.isEmpty() || !isInside)
        return asker.refuse(rpccode::invalidParams, u"It is to run in a folder outside of the workspace."_s);
    if (m_terminals.size() + size_t(m_open.size() + m_preparing) >= mostTerminals)
        return asker.refuse(rpccode::internalError, u"There are too many terminals."_s);
    for (const JsonView &variable : params["env"].elements()) {
        const QString name = variable.members()["name"].string();
        if (command.environment.keys().size() < mostVariables && isVariableName(name))
            command.environment.insert(name, variable.members()["value"].string());
    }
    const qint64 limit = params["outputByteLimit"].integer();
    ask(command, limit > 0 ? qsizetype(std::min<qint64>(limit, largestOutput)) : largestOutput, asker);
}

//! What was allowed for longer is exactly this command.
void AcpTerminals::ask(const ProcessCommand &command, qsizetype limit, const Asker &asker)
{
    const QString line = shownWords(command.vector);
    const QString tool = m_agent + u":terminal"_s;
    const QString fingerprint = m_fingerprint + u' ' + line;
    if (m_approvals && m_approvals->isAllowed(tool, fingerprint))
        return prepare(command, limit, asker);
    if (!m_questions)
        return asker.refuse(rpccode::internalError, u"There is nobody to ask whether it may run."_s);
    model::Question::Subject subject;
    subject.conversation = m_conversation;
    subject.tool = tool;
    subject.text = tr("%1 wants to run this in the sandbox, where it can write in the workspace and has no network.").arg(m_agent) + u'\n'
        + model::visibleLine(model::shortened(line, 2000));
    subject.preview = line;
    model::Question *question = m_questions->ask(subject, this);
    m_open.append(question);
    Q_EMIT workingChanged();
    connect(question, &model::Question::answered, this, [=, this](const model::Answer &answer) {
        m_open.removeOne(question);
        if (answer.allows() && m_approvals && answer.verdict == model::Verdict::AllowAlways && answer.by == model::AnsweredBy::Person)
            m_approvals->allowAlways(tool, fingerprint);
        else if (answer.allows() && m_approvals && answer.verdict != model::Verdict::AllowOnce)
            m_approvals->allow(tool, fingerprint);
        if (answer.allows())
            prepare(command, limit, asker);
        else
            asker.refuse(rpccode::internalError, u"It was not allowed to run."_s);
        Q_EMIT workingChanged();
    });
}

//! Off the window's thread it is looked what in the workspace may only be read.
void AcpTerminals::prepare(ProcessCommand command, qsizetype limit, const Asker &asker)
{
    ProcessHost &host = m_services.processHost();
    if (host.bubblewrap().state != Bubblewrap::State::Usable)
        return asker.refuse(rpccode::internalError, u"There is no sandbox on this machine, and outside of it nothing is run for you."_s);
    QProcessEnvironment environment = programEnvironment(host.path(), {}, true);
    environment.insert(command.environment);
    const QString path = environment.value(u"PATH"_s);
    const QString program = findProgram(command.vector.first(), path);
    if (program.isEmpty())
        return asker.refuse(rpccode::internalError, u"There is no program “%1”."_s.arg(command.vector.first()));
    command.environment = environment;
    command.title = command.vector.first();
    command.vector.first() = program;
    command.isSandboxed = true;
    ++m_preparing;
    // The folder of a conversation without a workspace is among what others may not see.
    QStringList hidden = m_services.hiddenFolders;
    hidden.removeIf([this](const QString &each) { return model::isWithin(m_folders.first(), each); });
    const auto wrap = [command, folders = m_folders, hidden, path, bubblewrap = host.bubblewrap().program] {
        ProcessCommand wrapped = command;
        const auto ground = std::make_shared<const SandboxGround>(folders);
        Sandbox sandbox;
        sandbox.writable = folders;
        sandbox.hidden = hidden;
        sandbox.kept = ground->repositories().kept({});
        sandbox.program = filesNeededBy(command.vector.first(), path);
        wrapped.vector = sandbox.wrapped(bubblewrap, command.vector, command.folder);
        wrapped.ground = ground;
        return wrapped;
    };
    model::runAside(this, wrap, [this, limit, asker](const ProcessCommand &wrapped) { start(wrapped, limit, asker); });
}

void AcpTerminals::start(const ProcessCommand &command, qsizetype limit, const Asker &asker)
{
    --m_preparing;
    const QString id = u"term_"_s + model::newIdentifier();
    Terminal &terminal = m_terminals[id];
    terminal.limit = limit;
    terminal.process = new ProcessGroup(command, this);
    const auto take = [this, &terminal](const QByteArray &bytes) { keep(terminal, bytes); };
    connect(terminal.process, &ProcessGroup::outputRead, this, take);
    connect(terminal.process, &ProcessGroup::errorRead, this, take);
    connect(terminal.process, &ProcessGroup::exited, this, [this, &terminal](int status) { ended(terminal, exitStatus(status, {})); });
    connect(terminal.process, &ProcessGroup::killed, this, [this, &terminal](int signal) { ended(terminal, exitStatus({}, signal)); });
    connect(terminal.process, &ProcessGroup::exceeded, this, [this, &terminal] { ended(terminal, exitStatus({}, 9)); });
    connect(terminal.process, &ProcessGroup::failedToStart, this, [this, &terminal](const QString &why) {
        keep(terminal, why.toUtf8());
        ended(terminal, exitStatus(127, {}));
    });
    terminal.process->start();
    terminal.process->closeInput();
    asker.answer(terminalAnswer(id));
    Q_EMIT workingChanged();
}

//! Its end says more than its beginning. No character is cut.
void AcpTerminals::keep(Terminal &terminal, const QByteArray &bytes)
{
    terminal.output += bytes;
    qsizetype surplus = terminal.output.size() - terminal.limit;
    if (surplus <= 0)
        return;
    while (surplus < terminal.output.size() && (uchar(terminal.output.at(surplus)) & 0xc0) == 0x80)
        ++surplus;
    terminal.output.remove(0, surplus);
    terminal.isTruncated = true;
}

void AcpTerminals::ended(Terminal &terminal, const JsonText &how)
{
    if (!terminal.end.isEmpty())
        return;
    terminal.end = how;
    for (const Asker &asker : std::exchange(terminal.waiting, {}))
        asker.answer(how);
    Q_EMIT workingChanged();
}

JsonText AcpTerminals::stateOf(const Terminal &terminal)
{
    JsonWriter writer;
    writer.beginObject().member(u"output", QString::fromUtf8(terminal.output)).flag(u"truncated", terminal.isTruncated);
    if (!terminal.end.isEmpty())
        writer.member(u"exitStatus", terminal.end);
    return writer.endObject().text();
}

QString AcpTerminals::output(const QString &terminal) const
{
    const auto found = m_terminals.find(terminal);
    return found == m_terminals.end() ? QString() : QString::fromUtf8(found->second.output);
}

bool AcpTerminals::isWorking() const
{
    const bool isRunning = std::any_of(m_terminals.begin(), m_terminals.end(), [](const auto &each) { return each.second.end.isEmpty(); });
    return isRunning || !m_open.isEmpty() || m_preparing > 0;
}

void AcpTerminals::cancel()
{
    const QList<model::Question *> open = m_open;
    for (model::Question *question : open)
        question->cancel();
}

} // namespace network
