// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/acp/acpopening.h"

#include "model/schema/jsonwriter.h"
#include "model/session/questions.h"
#include "model/text/visibletext.h"
#include "network/acp/acp.h"
#include "network/acp/acpprompt.h"

#include <QDir>

#include <algorithm>

namespace network {

namespace {

//! A person looks for a password, and waits for a message to the telephone.
constexpr int signInMilliseconds = 15 * 60 * 1000;

} // namespace

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::JsonText, model::JsonWriter;

AcpOpening::AcpOpening(
    const Provider &provider, const model::ConverseRequest &request, QList<model::CanisterPointer> path, AcpThread &thread, QObject *parent)
    : QObject(parent)
    , m_provider(provider)
    , m_request(request)
    , m_path(std::move(path))
    , m_thread(thread)
{
}

QStringList AcpOpening::foldersOf(const model::ConverseRequest &request, const AcpServices &services)
{
    return request.folders.isEmpty() ? QStringList {services.folders + u'/' + request.origin.conversation.toString()} : request.folders;
}

//! Where a session is.
JsonText AcpOpening::place(const QString &session) const
{
    JsonWriter writer;
    writer.beginObject();
    if (!session.isEmpty())
        writer.member(u"sessionId", session);
    return writer.member(u"cwd", folder()).member(u"mcpServers", servers()).endObject().text();
}

//! Our tools that are on, as far as they are none that agents have themselves.
JsonText AcpOpening::servers() const
{
    QStringList ensembles;
    for (const model::ToolDeclaration &tool : m_request.tools) {
        const QString ensemble = tool.name.section(u':', 0, 0);
        if (!ensembles.contains(ensemble))
            ensembles.append(ensemble);
    }
    const auto &servers = m_thread.services().servers;
    return servers && !ensembles.isEmpty() ? servers(ensembles, folder()) : JsonText::trusted("[]");
}

void AcpOpening::start()
{
    m_choice = m_thread.sessions().choose(m_path, folder());
    const AcpSession *known = m_choice.session;
    const AcpAbilities &abilities = m_thread.abilities();
    if (!known)
        makeSession();
    else if (!known->isOpen && (abilities.canResume || abilities.canLoad))
        resume(*known);
    else if (!known->isOpen) {
        m_thread.sessions().drop(known->id);
        start();
    } else if (known->wasPrompted && abilities.canUndo())
        fork(*known);
    else {
        m_session = known->id;
        setOptions();
    }
}

//! What an agent says meanwhile is what has been said already.
void AcpOpening::resume(const AcpSession &session)
{
    const QStringView method = m_thread.abilities().canResume ? u"session/resume" : u"session/load";
    m_thread.connection()->request(
        method, place(session.id), m_request.origin, this, [this, id = session.id](const AcpConnection::Answer &answer) {
            AcpSession *known = m_thread.sessions().find(id);
            if (known && answer) {
                known->isOpen = true;
                if (const AcpOptions options = AcpOptions::read(*answer); !options.list().isEmpty())
                    known->options = options;
            } else {
                m_thread.sessions().drop(id);
            }
            start();
        });
}

void AcpOpening::fork(const AcpSession &session)
{
    m_thread.sessions().serve(&session);
    m_thread.connection()->request(u"session/fork", place(session.id), m_request.origin, this,
        [this, marks = session.marks, told = session.instructions, original = session.id, options = session.options](
            const AcpConnection::Answer &answer) {
            const QString id = answer ? model::stringIn(*answer, u"sessionId") : QString();
            if (!id.isEmpty()) {
                add(id, *answer, marks, told);
                return;
            }
            // It goes on in the one that there is.
            m_session = original;
            setOptions();
        });
}

void AcpOpening::makeSession()
{
    if (m_request.folders.isEmpty())
        QDir().mkpath(folder());
    m_thread.connection()->request(
        u"session/new", place({}), m_request.origin, this, [this](const AcpConnection::Answer &answer) { made(answer); });
}

void AcpOpening::made(const AcpConnection::Answer &answer)
{
    const QString id = answer ? model::stringIn(*answer, u"sessionId") : QString();
    if (!answer && askToSignIn(answer.error()))
        return;
    if (id.isEmpty()) {
        Q_EMIT failed(answer ? model::Error {ErrorCategory::Provider, tr("%1 gave its session no name.").arg(agent()), {}}
                             : m_thread.described(agent(), answer.error()));
        return;
    }
    if (m_request.folders.isEmpty())
        Q_EMIT noticed(tr("There is no workspace folder: %1 works in an empty one, %2.").arg(agent(), folder()));
    if (!m_choice.past.isEmpty())
        Q_EMIT noticed(tr("%1 has not seen what was said so far: it is given that as text.").arg(agent()));
    QStringList marks;
    for (const model::CanisterPointer &canister : std::as_const(m_choice.past))
        marks.append(acpMark(*canister));
    marks.removeAll(QString());
    add(id, *answer, marks, {});
}

//! By the first way that the agent goes by itself; what is done in a terminal is the person's to do.
bool AcpOpening::askToSignIn(const RpcError &why)
{
    const QList<AcpLogin> &logins = m_thread.abilities().logins;
    if (why.code != acp::authenticationCode || logins.isEmpty() || !m_request.questions || std::exchange(m_wasAsked, true))
        return false;
    const auto byItself = std::find_if(logins.cbegin(), logins.cend(), [](const AcpLogin &each) { return !each.isInTerminal; });
    const AcpLogin login = byItself == logins.cend() ? logins.first() : *byItself;
    const QString name = model::visibleLine(login.name.isEmpty() ? login.id : login.name);
    model::Question::Subject subject;
    subject.kind = model::QuestionKind::SignIn;
    subject.conversation = m_request.origin.conversation;
    if (login.isInTerminal) {
        subject.text = tr("%1 wants you to sign in: %2. Its own program does that: run this in a terminal, then go on.").arg(agent(), name);
        subject.preview = m_thread.signInCommand(login);
    } else {
        subject.text = tr("%1 wants you to sign in: %2. It does that itself, and may open a browser.").arg(agent(), name);
    }
    const model::Question *question = m_request.questions->ask(subject, this);
    connect(question, &model::Question::answered, this, [this, login, why](const model::Answer &answer) {
        if (!answer.allows())
            Q_EMIT failed(m_thread.described(agent(), why));
        else if (login.isInTerminal)
            makeSession();
        else
            signIn(login);
    });
    return true;
}

void AcpOpening::signIn(const AcpLogin &login)
{
    Q_EMIT noticed(tr("Waiting until you have signed in with %1…").arg(agent()));
    m_thread.connection()->request(
        u"authenticate", JsonWriter().beginObject().member(u"methodId", login.id).endObject().text(), m_request.origin, this,
        [this](const AcpConnection::Answer &answer) {
            if (answer)
                makeSession();
            else
                Q_EMIT failed(m_thread.described(agent(), answer.error()));
        },
        signInMilliseconds);
}

void AcpOpening::add(const QString &id, const JsonText &answer, QStringList marks, const QString &instructions)
{
    AcpOptions options = AcpOptions::read(answer);
    if (const AcpSession *before = m_choice.session; before && options.list().isEmpty())
        options = before->options;
    AcpSession session {id, folder(), std::move(marks), instructions, options};
    m_thread.sessions().add(std::move(session));
    m_session = id;
    if (m_thread.services().optionsKnown)
        m_thread.services().optionsKnown(agent(), options);
    setOptions();
}

std::optional<JsonText> AcpOpening::wanted(const AcpOption &option, const AcpOptions &options) const
{
    if (&option == options.model()) {
        const QString model = m_request.model.model;
        return model.isEmpty() || model == standardAgentModel ? std::nullopt : std::optional(JsonText::of(model));
    }
    for (const auto &[name, value] : m_request.controls) {
        if (name == option.id)
            return value;
    }
    return {};
}

//! One after the other: one may bring others.
void AcpOpening::setOptions()
{
    const AcpSession *known = m_thread.sessions().find(m_session);
    if (!known) {
        Q_EMIT failed({ErrorCategory::Provider, tr("%1 lost its session.").arg(agent()), {}});
        return;
    }
    for (const AcpOption &option : known->options.list()) {
        const auto value = m_set.contains(option.id) ? std::nullopt : wanted(option, known->options);
        if (!value || *value == option.current)
            continue;
        m_set.append(option.id);
        setOption(AcpOption(option), *value);
        return;
    }
    Q_EMIT opened(m_session);
}

void AcpOpening::setOption(const AcpOption &option, const JsonText &value)
{
    JsonWriter writer;
    writer.beginObject().member(u"sessionId", m_session);
    QStringView method;
    switch (option.form) {
    case AcpOption::Form::Config:
        method = u"session/set_config_option";
        writer.member(u"configId", option.id);
        if (option.isBoolean)
            writer.member(u"type", u"boolean");
        writer.member(u"value", value);
        break;
    case AcpOption::Form::Mode:
        method = u"session/set_mode";
        writer.member(u"modeId", value);
        break;
    case AcpOption::Form::Model:
        method = u"session/set_model";
        writer.member(u"modelId", value);
        break;
    }
    m_thread.connection()->request(
        method, writer.endObject().text(), m_request.origin, this, [this, option, value](const AcpConnection::Answer &answer) {
            AcpSession *known = m_thread.sessions().find(m_session);
            if (!answer)
                Q_EMIT noticed(tr("%1 did not accept %2: %3").arg(agent(), option.name, answer.error().message));
            else if (const AcpOptions options = AcpOptions::read(*answer); known && !options.list().isEmpty())
                known->options = options;
            else if (known)
                known->options.setCurrent(option.id, value);
            setOptions();
        });
}

} // namespace network
