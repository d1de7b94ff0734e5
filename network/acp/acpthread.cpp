// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/acp/acpthread.h"

#include "model/schema/jsonwriter.h"
#include "model/text/visibletext.h"
#include "network/acp/acp.h"
#include "network/process/processhost.h"
#include "network/secrets/keychain.h"

#include <QDateTime>
#include <QRegularExpression>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

//! A word of a command line as a shell takes it for one, with nothing unseen in it.
QString inShell(const QString &word)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_@%+=:,./-]+$"_s);
    const QString shown = model::visibleLine(word);
    return plain.match(shown).hasMatch() ? shown : u'\'' + QString(shown).replace(u'\'', u"'\\''"_s) + u'\'';
}

} // namespace

AcpThread::AcpThread(const AcpServices &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
    m_cancelling.setInterval(cancelMilliseconds);
    m_idle.setInterval(idleMilliseconds);
    connect(&m_idle, &QTimer::timeout, this, &AcpThread::close);
    // One that goes on although it was told to stop is stopped.
    connect(&m_cancelling, &QTimer::timeout, this, [this] {
        close();
        promptEnded();
    });
}

AcpThread::~AcpThread() = default;

void AcpThread::open(const Provider &provider, const model::ExchangeOrigin &origin, QObject *context, Opened done)
{
    use();
    m_waiting.append({provider, origin, context, std::move(done)});
    goOn();
}

//! Nothing more is begun before what is under way has ended.
void AcpThread::goOn()
{
    if (m_waiting.isEmpty() || m_isBusy || m_attempt)
        return;
    const Opening &first = m_waiting.first();
    if (m_connection && m_program != *first.provider.agent)
        close();
    m_program = *first.provider.agent;
    if (!m_connection)
        start(Provider(first.provider), model::ExchangeOrigin(first.origin));
    else if (m_connection->state() == AcpConnection::State::Ready)
        settle({});
}

void AcpThread::start(const Provider &provider, const model::ExchangeOrigin &origin)
{
    m_attempt = new QObject(this);
    auto *keys = new KeysJob(*m_services.keychain, provider.agent->keyNames(), m_attempt);
    connect(keys, &model::Job::failed, this, [this](const model::Error &error) {
        m_attempt->deleteLater();
        m_attempt = nullptr;
        settle(tl::unexpected(error));
    });
    connect(keys, &KeysJob::succeeded, this, [this, provider, origin](const QHash<QString, QByteArray> &found) {
        m_services.processHost().find(m_attempt, [this, provider, origin, found] { launch(provider, origin, found); });
    });
}

void AcpThread::launch(const Provider &provider, const model::ExchangeOrigin &origin, const QHash<QString, QByteArray> &keys)
{
    m_attempt->deleteLater();
    m_attempt = nullptr;
    const ProcessCommand command = provider.agent->command(m_services.processHost().path(), keys);
    m_connection = new AcpConnection(
        provider.name, {provider.agentUsesFiles, provider.agentUsesTerminals}, command, keys.values(), *m_services.log, origin, this);
    connect(m_connection, &AcpConnection::ready, this, [this] {
        m_abilities = m_connection->abilities();
        settle({});
    });
    connect(m_connection, &AcpConnection::lost, this, &AcpThread::connectionLost);
    connect(m_connection, &AcpConnection::asked, this, &AcpThread::answerForNobody);
}

//! Whoever waited goes on; the first takes the thread, others wait for its end.
void AcpThread::settle(const model::Result<void> &result)
{
    while (!m_waiting.isEmpty() && !m_isBusy) {
        const Opening opening = m_waiting.takeFirst();
        if (opening.context)
            opening.done(result);
    }
}

void AcpThread::connectionLost(const model::Error &why)
{
    m_connection->deleteLater();
    m_connection.clear();
    m_sessions.close();
    m_cancelling.stop();
    m_isBusy = false;
    m_promptContext.clear();
    m_answered = {};
    Q_EMIT lost(why);
    settle(tl::unexpected(why));
}

//! What is asked when nobody works with it would wait for ever.
void AcpThread::answerForNobody(const RpcMessage &request)
{
    if (m_promptContext)
        return;
    if (request.method == "session/request_permission"_L1)
        m_connection->answer(request.id, JsonText::trusted(R"({"outcome":{"outcome":"cancelled"}})"));
    else
        m_connection->refuse(request.id, rpccode::invalidRequest, u"No prompt is under way."_s);
}

void AcpThread::prompt(
    const QString &session, const JsonText &blocks, const model::ExchangeOrigin &origin, QObject *context, AcpConnection::Answered answered)
{
    use();
    m_idle.stop();
    m_isBusy = true;
    m_prompted = session;
    m_origin = origin;
    m_promptContext = context;
    m_answered = std::move(answered);
    JsonWriter writer;
    writer.beginObject().member(u"sessionId", session).member(u"prompt", blocks).endObject();
    const qint64 id = m_connection->request(
        u"session/prompt", writer.text(), origin, this,
        [this](const AcpConnection::Answer &answer) {
            const QPointer<QObject> waiting = m_promptContext;
            const AcpConnection::Answered tell = m_answered;
            promptEnded();
            if (waiting && tell)
                tell(answer);
        },
        0);
    m_connection->attribute(id, origin);
}

void AcpThread::promptEnded()
{
    m_cancelling.stop();
    m_isBusy = false;
    m_promptContext.clear();
    m_answered = {};
    use();
    goOn();
}

void AcpThread::cancelPrompt()
{
    m_promptContext.clear();
    m_answered = {};
    if (!m_isBusy || !m_connection || m_cancelling.isActive())
        return;
    m_connection->notify(u"session/cancel", JsonWriter().beginObject().member(u"sessionId", m_prompted).endObject().text(), m_origin);
    m_cancelling.start();
}

model::Error AcpThread::described(const QString &agent, const RpcError &error) const
{
    if (error.code != acp::authenticationCode)
        return {model::ErrorCategory::Provider, tr("%1: %2").arg(agent, error.message), error.data.toString()};
    QStringList ways;
    for (const AcpLogin &login : m_abilities.logins)
        ways.append(login.name.isEmpty() ? login.id : login.name);
    const QString first = ways.isEmpty() ? tr("%1 wants you to sign in first.").arg(agent)
                                         : tr("%1 wants you to sign in first (%2).").arg(agent, ways.join(u", "_s));
    const auto login = std::find_if(
        m_abilities.logins.cbegin(), m_abilities.logins.cend(), [](const AcpLogin &each) { return each.isInTerminal; });
    const QString command = login != m_abilities.logins.cend() ? signInCommand(*login) : inShell(m_program.vector.value(0));
    return {
        model::ErrorCategory::Permission, first + u' ' + tr("Its own program does that, in a terminal: %1").arg(command), error.message};
}

QString AcpThread::signInCommand(const AcpLogin &login) const
{
    QStringList words;
    for (const QString &word : m_program.vector + login.arguments)
        words.append(inShell(word));
    return words.join(u' ');
}

void AcpThread::close()
{
    m_idle.stop();
    if (!m_connection)
        return;
    m_connection->disconnect(this);
    m_connection->end();
    m_connection->deleteLater();
    m_connection.clear();
    m_sessions.close();
}

void AcpThread::use()
{
    m_lastUse = QDateTime::currentMSecsSinceEpoch();
    m_idle.start();
}

} // namespace network
