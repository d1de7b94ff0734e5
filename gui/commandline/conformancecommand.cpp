// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/conformancecommand.h"

#include "gui/commandline/servertour.h"
#include "model/schema/jsonschema.h"
#include "network/http/httpclient.h"
#include "network/mcp/authorization/headlessconsent.h"
#include "network/mcp/authorization/oauthauthorizer.h"
#include "network/mcp/authorization/passingsigninstore.h"
#include "network/mcp/authorization/signinrun.h"
#include "network/mcp/http/eventstreamtransport.h"
#include "network/mcp/http/streamablehttptransport.h"

#include <QTimer>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText;
using network::McpHandshake;

namespace {

// The document that the suite expects clients to be described by.
const QString clientMetadata = u"https://conformance-test.local/client-metadata.json"_s;

//! The revision that the suite tests against decides which era is spoken; without it that is found out.
McpHandshake::Era eraWanted()
{
    const network::McpProtocol protocol {qgetenv("MCP_CONFORMANCE_PROTOCOL_VERSION")};
    if (protocol.version.isEmpty())
        return McpHandshake::Era::Unknown;
    return protocol.isModern() ? McpHandshake::Era::Modern : McpHandshake::Era::Legacy;
}

network::AuthorizationSettings settingsFrom(const JsonText &context)
{
    const auto text = [&context](QStringView member) { return context.member(member).value_or(JsonText()).read().toString(); };
    network::AuthorizationSettings settings;
    settings.clientId = text(u"client_id");
    settings.clientSecret = text(u"client_secret").toUtf8();
    settings.issuer = text(u"issuer");
    settings.clientMetadata = clientMetadata;
    return settings;
}

} // namespace

ConformanceCommand::ConformanceCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

ConformanceCommand::~ConformanceCommand()
{
    // Its transports use what this owns.
    delete m_client;
}

void ConformanceCommand::declare(QCommandLineParser &parser) const
{
    parser.setApplicationDescription(
        tr("Goes through all that an MCP server offers, as the official conformance suite drives clients: it may set "
           "MCP_CONFORMANCE_PROTOCOL_VERSION and MCP_CONFORMANCE_CONTEXT."));
    parser.addPositionalArgument(u"url"_s, tr("The server's address."));
}

void ConformanceCommand::start(const QCommandLineParser &parser)
{
    const QUrl url(parser.positionalArguments().value(0), QUrl::StrictMode);
    const QByteArray contextText = qgetenv("MCP_CONFORMANCE_CONTEXT");
    const auto context = JsonText::parse(contextText.isEmpty() ? "{}" : contextText);
    if (!url.isValid() || (url.scheme() != u"http" && url.scheme() != u"https"))
        failUsage(tr("conformance wants the address of a server."));
    else if (!context)
        failUsage(tr("MCP_CONFORMANCE_CONTEXT is not JSON: %1").arg(context.error().message));
    else
        connectTo(url, *context);
}

void ConformanceCommand::connectTo(const QUrl &url, const JsonText &context)
{
    network::HttpClient &http = workbench().httpClient();
    m_signIns = std::make_unique<network::PassingSignInStore>();
    m_consent = std::make_unique<network::HeadlessConsent>(http);
    m_authorizer = std::make_unique<network::OAuthAuthorizer>(
        network::ProtectedServer {url, url.host(), settingsFrom(context)}, network::SignInSeams {http, *m_signIns, *m_consent});
    m_client = new network::McpClient(url.host(), *this, this);
    const auto maker = [this, &http, url](network::McpTransportKind kind, QObject *parent) -> network::McpTransport * {
        const network::McpEndpoint endpoint {url};
        if (kind == network::McpTransportKind::EventStream)
            return new network::EventStreamTransport(http, endpoint, m_authorizer.get(), parent);
        return new network::StreamableHttpTransport(http, endpoint, m_authorizer.get(), parent);
    };
    connect(m_client, &network::McpClient::ready, this, [this, calls = context.member(u"toolCalls").value_or(JsonText())] { tour(calls); });
    connect(m_client, &network::McpClient::closed, this, [this](const model::Error &error) { fail(error); });
    connect(m_client, &network::McpClient::logged, this, [this](const QString &line) { terminal().note(line); });
    m_client->open(maker, network::McpTransportKind::StreamableHttp, eraWanted());
}

void ConformanceCommand::tour(const JsonText &calls)
{
    const network::McpServerInfo &info = m_client->info();
    terminal().line(tr("%1 speaks %2.").arg(info.name, QString::fromLatin1(info.protocol.version)));
    auto *tour = new ServerTour(*m_client, calls, this);
    connect(tour, &ServerTour::told, this, [this](const QString &line) { terminal().line(line); });
    connect(tour, &ServerTour::finished, this, [this, tour] { end(tour->anythingFailed() ? Failed : Committed); });
    tour->start();
}

void ConformanceCommand::end(int status)
{
    m_client->close();
    Q_EMIT finished(status);
}

void ConformanceCommand::elicit(
    const network::McpElicitation &elicitation, QObject *, std::function<void(const network::McpElicitationAnswer &)> done)
{
    using Action = network::McpElicitationAnswer::Action;
    if (elicitation.mode == network::McpElicitation::Mode::Url) {
        done({Action::Decline});
        return;
    }
    const auto schema = model::JsonSchema::compile(elicitation.schema);
    const JsonText nothing = JsonText::trusted("{}");
    done({Action::Accept, schema ? (*schema)->withDefaults(nothing) : nothing});
}

} // namespace gui
