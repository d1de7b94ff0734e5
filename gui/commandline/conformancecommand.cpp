// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/conformancecommand.h"

#include "model/schema/jsonschema.h"
#include "model/schema/jsontext.h"
#include "model/schema/jsonwriter.h"
#include "model/schema/schemaview.h"
#include "network/http/httpclient.h"
#include "network/mcp/authorization/consent.h"
#include "network/mcp/authorization/oauthauthorizer.h"
#include "network/mcp/authorization/signinrun.h"
#include "network/mcp/authorization/signinstores.h"
#include "network/mcp/http/eventstreamtransport.h"
#include "network/mcp/http/mirroredarguments.h"
#include "network/mcp/http/streamablehttptransport.h"
#include "network/mcp/listing.h"

#include <QObject>
#include <QTimer>

#include <utility>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter, model::SchemaView, network::McpHandshake;

namespace {

constexpr int deepest = 16;

JsonText exampleAt(const SchemaView &schema, int depth);

JsonText exampleObject(const SchemaView &schema, int depth)
{
    JsonWriter writer;
    writer.beginObject();
    for (const QString &name : schema.required())
        writer.member(name, exampleAt(schema.member(name), depth + 1));
    return writer.endObject().text();
}

JsonText exampleAt(const SchemaView &schema, int depth)
{
    if (depth > deepest)
        return JsonText::trusted("null");
    for (const char *keyword : {"default", "const"}) {
        if (schema.has(keyword))
            return schema.json(keyword);
    }
    for (const char *keyword : {"examples", "enum"}) {
        const auto values = schema.keyword(keyword).elements();
        if (!values.isEmpty())
            return JsonText::trusted(values.first().text().toByteArray());
    }
    // The named type, or the first of several.
    const QString type = schema.likelyTypes().value(0, u"string"_s);
    if (type == "object"_L1)
        return exampleObject(schema, depth);
    if (type == "array"_L1)
        return JsonText::trusted("[]");
    if (type == "boolean"_L1)
        return JsonText::trusted("true");
    if (type == "null"_L1)
        return JsonText::trusted("null");
    if (type == "integer"_L1 || type == "number"_L1)
        return schema.has("minimum") ? schema.json("minimum") : JsonText::trusted("1");
    return JsonText::trusted("\"example\"");
}

//! A value that a JSON Schema is likely to accept, for trying out a tool that nobody filled in a form for: its default, first example or
//! first choice, else something simple of its type; of an object the required members only. Not for more than trying out.
JsonText exampleValue(const JsonText &schema)
{
    return exampleAt(SchemaView(schema), 0);
}

//! Goes through all that a server offers: lists its tools, resources and prompts, calls every tool, reads every resource and gets every
//! prompt, with arguments that fit. What fails is told and does not end the tour. Made for one tour, ended by `finished`.
class ServerTour final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerTour)

public:
    //! `calls`: what to call instead of each tool: a JSON array of objects with `name` and `arguments`; empty for each tool.
    ServerTour(network::McpClient &client, model::JsonText calls, QObject *parent);

    void start();
    bool anythingFailed() const { return m_failures > 0; }

Q_SIGNALS:
    //! A line for the person.
    void told(const QString &line);
    void finished();

private:
    //! One kind of thing that servers offer.
    struct Stop {
        QString capability;
        QString list;
        QString key;
        QString use;
        //! The member of an item that names it, and of the request's parameters.
        QString name;
    };
    static const QList<Stop> &stops();

    void nextStop();
    void visit(const Stop &stop, const QList<model::JsonText> &items);
    void useAll(const Stop &stop, const QList<model::JsonText> &items);
    void use(const Stop &stop, const model::JsonText &params, const model::JsonText &schema);
    model::JsonText argumentsFor(const model::JsonText &tool, const QList<model::JsonText> &tools) const;
    void leaveOne();

    network::McpClient &m_client;
    const model::JsonText m_calls;
    int m_stop = -1;
    int m_underWay = 0;
    int m_failures = 0;
};

QString text(const JsonText &object, QStringView member)
{
    return object.member(member).value_or(JsonText()).read().toString();
}

const QList<ServerTour::Stop> &ServerTour::stops()
{
    static const QList<Stop> all {
        {u"tools"_s, u"tools/list"_s, u"tools"_s, u"tools/call"_s, u"name"_s},
        {u"resources"_s, u"resources/list"_s, u"resources"_s, u"resources/read"_s, u"uri"_s},
        {u"prompts"_s, u"prompts/list"_s, u"prompts"_s, u"prompts/get"_s, u"name"_s},
    };
    return all;
}

ServerTour::ServerTour(network::McpClient &client, JsonText calls, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_calls(std::move(calls))
{
}

void ServerTour::start()
{
    nextStop();
}

void ServerTour::nextStop()
{
    if (++m_stop >= stops().size()) {
        Q_EMIT finished();
        return;
    }
    const Stop &stop = stops().at(m_stop);
    // Tools are asked for in any case: some servers have them and do not say so.
    if (stop.capability != u"tools" && !m_client.info().has(stop.capability)) {
        nextStop();
        return;
    }
    auto *listing = new network::McpListing(m_client, stop.list, stop.key, this);
    connect(listing, &network::McpListing::succeeded, this, [this, &stop](const QList<JsonText> &items) { visit(stop, items); });
    connect(listing, &model::Job::failed, this, [this, &stop](const model::Error &error) {
        ++m_failures;
        Q_EMIT told(u"%1: %2"_s.arg(stop.list, error.message));
        nextStop();
    });
}

void ServerTour::visit(const Stop &stop, const QList<JsonText> &items)
{
    Q_EMIT told(tr("%1: %2").arg(stop.list).arg(items.size()));
    // One more than there are, so that it does not end before all have begun.
    m_underWay = 1;
    useAll(stop, items);
    leaveOne();
}

void ServerTour::useAll(const Stop &stop, const QList<JsonText> &items)
{
    if (stop.use == u"tools/call" && !m_calls.isEmpty()) {
        for (const auto &[unnamed, call] : m_calls.members()) {
            const auto isMeant = [&call = call](const JsonText &tool) { return text(tool, u"name") == text(call, u"name"); };
            const auto tool = std::find_if(items.begin(), items.end(), isMeant);
            use(stop, call, tool == items.end() ? JsonText() : tool->member(u"inputSchema").value_or(JsonText()));
        }
        return;
    }
    for (const JsonText &item : items) {
        JsonWriter params;
        params.beginObject().member(stop.name, text(item, stop.name));
        if (stop.use == u"tools/call")
            params.member(u"arguments", argumentsFor(item, items));
        use(stop, params.endObject().text(), item.member(u"inputSchema").value_or(JsonText()));
    }
}

JsonText ServerTour::argumentsFor(const JsonText &tool, const QList<JsonText> &tools) const
{
    const JsonText schema = tool.member(u"inputSchema").value_or(JsonText());
    const SchemaView arguments(schema);
    // A tool that looks at a schema is given one that is worth a look.
    if (!arguments.member(u"schema").isNull() && arguments.members().size() == 1 && tools.size() > 1) {
        const JsonText &other = tools.first() == tool ? tools.last() : tools.first();
        return JsonWriter().beginObject().member(u"schema", other.member(u"inputSchema").value_or(JsonText())).endObject().text();
    }
    return exampleValue(schema);
}

void ServerTour::use(const Stop &stop, const JsonText &params, const JsonText &schema)
{
    const QString name = text(params, stop.name);
    network::McpRequestOptions options;
    if (m_client.transportKind() != network::McpTransportKind::Stdio && m_client.era().protocol().isModern()) {
        const auto mirrored = network::MirroredArguments::parse(schema);
        const auto headers = mirrored ? mirrored->headers(params.member(u"arguments").value_or(JsonText()))
                                      : tl::unexpected(mirrored.error());
        if (!headers) {
            Q_EMIT told(tr("%1 is left out: %2").arg(name, headers.error().message));
            return;
        }
        options.mirrored = *headers;
    }
    ++m_underWay;
    network::McpRequest *request = m_client.request(stop.use, params, options, this);
    connect(request, &network::McpRequest::succeeded, this, [this, stop, name] { Q_EMIT told(tr("%1 %2: done").arg(stop.use, name)); });
    connect(request, &model::Job::failed, this, [this, stop, name](const model::Error &error) {
        ++m_failures;
        Q_EMIT told(u"%1 %2: %3"_s.arg(stop.use, name, error.message));
    });
    connect(request, &model::Job::finished, this, &ServerTour::leaveOne);
}

void ServerTour::leaveOne()
{
    if (--m_underWay == 0)
        nextStop();
}

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
    parser.setApplicationDescription(tr("Goes through all that an MCP server offers, as the official conformance suite drives clients; the "
                                        "suite may set MCP_CONFORMANCE_PROTOCOL_VERSION and MCP_CONFORMANCE_CONTEXT."));
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

#include "conformancecommand.moc"
