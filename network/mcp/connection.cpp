// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/connection.h"

#include "model/basics/privatefile.h"
#include "network/basics/logging.h"
#include "network/mcp/authorization/oauthauthorizer.h"
#include "network/mcp/authorization/signinrun.h"
#include "network/mcp/authorization/signinstores.h"
#include "network/mcp/http/eventstreamtransport.h"
#include "network/mcp/http/streamablehttptransport.h"
#include "network/mcp/transport/cassettetransport.h"
#include "network/mcp/transport/messagestreams.h"
#include "network/mcp/transport/stdiotransport.h"
#include "network/process/calldepth.h"
#include "network/process/processhost.h"
#include "network/process/programfiles.h"
#include "network/secrets/keychain.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

using Era = McpHandshake::Era;

namespace {

constexpr qint64 longestErasFile = 1024 * 1024;
constexpr qsizetype mostServers = 1000;

} // namespace

ErasKnown::ErasKnown(QString path)
    : m_path(std::move(path))
{
    QFile file(m_path);
    if (m_path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return;
    const QJsonObject eras = QJsonDocument::fromJson(file.read(longestErasFile)).object();
    for (auto entry = eras.begin(); entry != eras.end(); ++entry)
        m_eras.insert(entry.key(), entry.value() == u"modern"_s ? Era::Modern : Era::Legacy);
}

void ErasKnown::note(const QString &fingerprint, Era era)
{
    if (era == Era::Unknown || of(fingerprint) == era)
        return;
    if (m_eras.size() >= mostServers)
        m_eras.clear();
    m_eras.insert(fingerprint, era);
    write();
}

void ErasKnown::write() const
{
    if (m_path.isEmpty())
        return;
    QJsonObject eras;
    for (auto entry = m_eras.begin(); entry != m_eras.end(); ++entry)
        eras.insert(entry.key(), entry.value() == Era::Modern ? u"modern"_s : u"legacy"_s);
    QSaveFile file(m_path);
    if (!model::openPrivately(file) || !model::writeWhole(file, QJsonDocument(eras).toJson(QJsonDocument::Compact))
        || !model::commitWhole(file))
        qCWarning(lcHttp) << "cannot write" << m_path << file.errorString();
}

using Keys = QHash<QString, QByteArray>;

namespace {

constexpr int firstReconnectPause = 1000;
constexpr int longestReconnectPause = 60'000;
//! After so many losses without having been up for a while it is the person's turn.
constexpr int mostConnectionLosses = 5;
constexpr int steadyConnectionMilliseconds = 60'000;
//! Nobody reads more of a log than that.
constexpr int mostLinesInSecond = 500;
constexpr qsizetype longestLine = 4'000;

} // namespace

McpConnection::McpConnection(McpServer server, const McpServices &services, McpHost &host, QObject *parent)
    : QObject(parent)
    , m_server(std::move(server))
    , m_services(services)
    , m_host(host)
{
    connect(&m_again, &QTimer::timeout, this, &McpConnection::connectNow);
}

McpConnection::~McpConnection()
{
    // Its transports use what goes with this.
    if (m_client)
        m_client->disconnect(this);
    delete m_client;
}

void McpConnection::start()
{
    if (m_state != State::Off && m_state != State::Failed)
        return;
    m_losses = 0;
    connectNow();
}

void McpConnection::stop()
{
    drop();
    setState(State::Off);
}

void McpConnection::restart()
{
    ++m_restarts;
    stop();
    start();
}

void McpConnection::drop()
{
    m_again.stop();
    delete std::exchange(m_attempt, nullptr);
    McpClient *client = std::exchange(m_client, nullptr);
    if (!client)
        return;
    client->disconnect(this);
    client->close();
    client->deleteLater();
}

void McpConnection::connectNow()
{
    drop();
    setState(State::Connecting);
    m_attempt = new QObject(this);
    auto *keys = new KeysJob(m_services.keychain(), m_server.keyNames(), m_attempt);
    connect(keys, &model::Job::failed, this, [this](const model::Error &error) { setState(State::Failed, error); });
    connect(keys, &KeysJob::succeeded, this, [this](const Keys &found) {
        if (m_server.kind == McpTransportKind::Stdio)
            m_services.processHost().find(m_attempt, [this, found] { open(found); });
        else
            open(found);
    });
}

void McpConnection::signOut()
{
    // What was granted at an earlier start of the program is taken back, too.
    if (m_authorizer)
        m_authorizer->signOut();
    else if (m_server.kind != McpTransportKind::Stdio && m_services.signIns)
        network::signOut(m_server.url, m_services.httpClient(), m_services.signIns());
}

void McpConnection::open(const Keys &keys)
{
    const bool isStarted = m_server.kind == McpTransportKind::Stdio && !(m_services.replay && m_services.replay());
    if (const QString refusal = isStarted ? CallDepth::refusal() : QString(); !refusal.isEmpty()) {
        addLine(refusal);
        setState(State::Failed, {ErrorCategory::Execution, refusal});
        return;
    }
    if (m_server.kind != McpTransportKind::Stdio && !m_authorizer)
        makeAuthorizer(keys);
    m_client = new McpClient(m_server.name, m_host, this);
    // What is played is there as long as it is played.
    m_client->setPingInterval(m_services.replay && m_services.replay() ? 0 : m_server.pingInterval);
    m_client->setTraceParent(m_services.traceParent);
    connect(m_client, &McpClient::logged, this, &McpConnection::keep);
    connect(m_client, &McpClient::ready, this, &McpConnection::becomeReady);
    connect(m_client, &McpClient::closed, this, &McpConnection::lost);
    const auto maker = [this, keys](McpTransportKind kind, QObject *parent) { return makeTransport(kind, keys, parent); };
    m_client->open(maker, m_server.kind, isTaped() ? Era::Unknown : m_services.eras->of(m_server.fingerprint()));
    m_client->holdTimeOuts(isUnhurried());
}

McpTransport *McpConnection::makeTransport(McpTransportKind kind, const Keys &keys, QObject *parent)
{
    return kind == McpTransportKind::Stdio ? makeStdio(keys, parent) : makeHttp(kind, keys, parent);
}

McpTransport *McpConnection::makeHttp(McpTransportKind kind, const Keys &keys, QObject *parent)
{
    const StdioReplay *replay = m_services.replay ? m_services.replay() : nullptr;
    if (replay && kind == McpTransportKind::EventStream) {
        const StdioReplay streamed {answersOfStreams(replay->cassette, m_server.name, m_server.url), replay->play};
        return new CassetteTransport(m_server.name, streamed, *m_services.log, parent);
    }
    McpEndpoint endpoint;
    endpoint.url = m_server.url;
    endpoint.secrets = keys.values();
    endpoint.allowCleartext = m_server.allowsCleartext;
    for (const McpServer::Setting &header : m_server.headers) {
        endpoint.headers.append({header.name.toUtf8(), header.value(keys)});
        if (!header.key.isEmpty() || m_server.hasSecretHeaders)
            endpoint.secretNames.append(header.name.toUtf8());
        if (m_server.hasSecretHeaders)
            endpoint.secrets.append(header.value(keys));
    }
    HttpClient &client = m_services.httpClient();
    if (kind == McpTransportKind::EventStream)
        return new EventStreamTransport(client, endpoint, m_authorizer, parent);
    return new StreamableHttpTransport(client, endpoint, m_authorizer, parent);
}

void McpConnection::makeAuthorizer(const Keys &keys)
{
    const McpServer::SignIn &signIn = m_server.signIn;
    AuthorizationSettings settings;
    settings.clientId = signIn.clientId;
    settings.clientSecret = keys.value(signIn.clientSecret);
    settings.issuer = signIn.issuer;
    settings.clientMetadata = signIn.clientMetadata.toString();
    settings.redirectPort = signIn.redirectPort;
    settings.scopes = signIn.scopes;
    m_authorizer = new OAuthAuthorizer(ProtectedServer {m_server.url, m_server.name, settings},
        SignInSeams {m_services.httpClient(), m_services.signIns(), m_services.consent()}, this);
    connect(m_authorizer, &Authorizer::consentAsked, this, [this] { waitForConsent(true); });
    connect(m_authorizer, &Authorizer::consentSettled, this, [this] { waitForConsent(false); });
}

void McpConnection::waitForConsent(bool waits)
{
    if (!m_client)
        return;
    m_client->holdTimeOuts(waits || isUnhurried());
    if (waits && m_state == State::Connecting)
        setState(State::SignIn);
    else if (!waits && m_state == State::SignIn)
        setState(State::Connecting);
}

bool McpConnection::isUnhurried() const
{
    const StdioReplay *replay = m_services.replay ? m_services.replay() : nullptr;
    return replay && replay->play.isStepwise();
}

McpTransport *McpConnection::makeStdio(const Keys &keys, QObject *parent)
{
    if (const StdioReplay *replay = m_services.replay ? m_services.replay() : nullptr)
        return new CassetteTransport(m_server.name, *replay, *m_services.log, parent);
    const QString path = m_services.processHost().path();
    const ProcessCommand command = m_server.program().command(path, keys);
    const QString &complaint = m_services.processHost().pathComplaint();
    if (!complaint.isEmpty() && !m_server.program().canBeFound(command.environment.value(u"PATH"_s)))
        keep(complaint);
    return new StdioTransport(m_server.name, command, keys.values(), *m_services.log, parent);
}

void McpConnection::becomeReady()
{
    const bool isModern = m_client->era().protocol().isModern();
    if (!isTaped())
        m_services.eras->note(m_server.fingerprint(), isModern ? Era::Modern : Era::Legacy);
    m_longEnough.setRemainingTime(steadyConnectionMilliseconds);
    setState(State::Ready);
}

void McpConnection::lost(const model::Error &why)
{
    const bool wasUp = m_state == State::Ready;
    if (wasUp && m_longEnough.hasExpired())
        m_losses = 0;
    addLine(why.message);
    drop();
    // What never came about is not worth many attempts.
    const bool isHopeless = !wasUp && (m_losses == 0 || why.category == ErrorCategory::Permission);
    if (isHopeless || ++m_losses > mostConnectionLosses) {
        setState(State::Failed, why);
        return;
    }
    ++m_restarts;
    m_again.start(std::min(firstReconnectPause << (m_losses - 1), longestReconnectPause));
    setState(State::Waiting, why);
}

void McpConnection::setState(State state, const model::Error &error)
{
    m_state = state;
    m_error = error;
    Q_EMIT stateChanged();
}

void McpConnection::keep(const QString &line)
{
    if (m_second.hasExpired()) {
        m_second.setRemainingTime(1000);
        m_lines = 0;
        if (const int leftOut = std::exchange(m_leftOut, 0); leftOut > 0)
            addLine(tr("%n line(s) that came too fast are left out.", nullptr, leftOut));
    }
    if (++m_lines > mostLinesInSecond)
        ++m_leftOut;
    else
        addLine(line.left(longestLine));
}

void McpConnection::addLine(const QString &line)
{
    m_log.append(line);
    if (m_log.size() > keptLines)
        m_log.removeFirst();
    Q_EMIT logged(line);
}

} // namespace network
