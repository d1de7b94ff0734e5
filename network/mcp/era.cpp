// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/era.h"

#include "model/basics/countdown.h"
#include "model/schema/jsonview.h"
#include "model/schema/jsonwriter.h"
#include "network/mcp/client.h"
#include "network/mcp/mcprequest.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace network {

using model::Error;

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonView, model::JsonWriter;

namespace {

constexpr qsizetype roomForMeta = 512;

using Members = QList<std::pair<QString, JsonText>>;

//! An object's members, but for those that are added in their place.
void writeMembers(JsonWriter &writer, const JsonView &object, const Members &added)
{
    for (const JsonView::Members::Member &member : object.members()) {
        const auto isSame = [name = member.name()](const auto &other) { return other.first == name; };
        if (std::none_of(added.begin(), added.end(), isSame))
            writer.splice(member);
    }
    for (const auto &[name, value] : added)
        writer.member(name, value);
}

} // namespace

bool McpServerInfo::has(QStringView capability, QStringView member) const
{
    const auto object = capabilities.member(capability);
    const auto value = object ? object->member(member) : std::nullopt;
    return value && value->bytes() == "true";
}

JsonText withMeta(const JsonText &params, const Members &members)
{
    const JsonView::Members present = JsonView::of(params).members();
    JsonWriter writer(params.bytes().size() + roomForMeta);
    writer.beginObject();
    for (const JsonView::Members::Member &member : present) {
        if (member.quotedName != "\"_meta\"")
            writer.splice(member);
    }
    writer.key(u"_meta").beginObject();
    writeMembers(writer, present["_meta"], members);
    return writer.endObject().endObject().text();
}

JsonText mcpClientInfo()
{
    const QString version = QCoreApplication::applicationVersion();
    JsonWriter writer;
    writer.beginObject()
        .member(u"name", u"parlance")
        .member(u"title", u"Parlance")
        .member(u"version", version.isEmpty() ? u"0"_s : version);
    return writer.endObject().text();
}

namespace {

struct LegacyEraTexts {
    Q_DECLARE_TR_FUNCTIONS(LegacyEra)
    PARLANCE_PHRASED
};

//! `resources/subscribe` and its contrary, for each resource by itself, and how much of its log a server is to tell; everything else is
//! told unasked.
class Subscriptions final : public McpListening
{
public:
    explicit Subscriptions(McpClient &client)
        : m_client(client)
    {
        askForLog();
    }

    void renew() override
    {
        m_restores = true;
        askForLog();
        for (const QString &uri : std::as_const(m_uris))
            send(u"resources/subscribe", uri);
        m_restores = false;
    }

    void setResources(const QStringList &uris) override
    {
        for (const QString &uri : uris) {
            if (!m_uris.contains(uri))
                send(u"resources/subscribe", uri);
        }
        for (const QString &uri : m_uris) {
            if (!uris.contains(uri))
                send(u"resources/unsubscribe", uri);
        }
        m_uris = uris;
    }

private:
    void send(QStringView method, const QString &uri)
    {
        m_client.request(method, JsonWriter().beginObject().member(u"uri", uri).endObject().text(), ownPurpose(), &m_client);
    }

    //! Without being asked, a server sends what it likes, or nothing.
    void askForLog()
    {
        if (m_client.info().has(u"logging"))
            m_client.request(u"logging/setLevel", JsonText::trusted(R"({"level":"info"})"), ownPurpose(), &m_client);
    }

    McpRequestOptions ownPurpose() const
    {
        McpRequestOptions options;
        options.origin.purpose = u"mcp"_s;
        options.restoresSession = m_restores;
        return options;
    }

    McpClient &m_client;
    QStringList m_uris;
    bool m_restores = false;
};

} // namespace

const QList<QByteArray> &LegacyEra::versions()
{
    static const QList<QByteArray> versions {McpProtocol::newestLegacy.toByteArray(), "2025-06-18", "2025-03-26", "2024-11-05"};
    return versions;
}

JsonText LegacyEra::introduction()
{
    static const JsonText capabilities = JsonText::trusted(R"({"roots":{"listChanged":true},"elicitation":{"form":{},"url":{}}})");
    JsonWriter writer;
    writer.beginObject().member(u"protocolVersion", QString::fromLatin1(versions().first()));
    return writer.member(u"capabilities", capabilities).member(u"clientInfo", mcpClientInfo()).endObject().text();
}

model::Result<McpServerInfo> LegacyEra::readIntroduction(const JsonText &result)
{
    const JsonView view = JsonView::parse(result.bytes());
    const JsonView::Members members = view.members();
    McpServerInfo info;
    info.protocol.version = members["protocolVersion"].string().toLatin1();
    if (!versions().contains(info.protocol.version)) {
        return model::failure(model::ErrorCategory::Execution,
            LegacyEraTexts::phrased("The server speaks a version of the protocol that is not known here: %1.")
                .arg(members["protocolVersion"].string()));
    }
    readImplementation(result.member(u"serverInfo").value_or(JsonText()), info);
    info.instructions = members["instructions"].string();
    info.capabilities = result.member(u"capabilities").value_or(JsonText());
    return info;
}

JsonText LegacyEra::withMetadata(const JsonText &params, qint64 progressToken) const
{
    return withMeta(params, {{u"progressToken"_s, JsonText::trusted(QByteArray::number(progressToken))}});
}

std::unique_ptr<McpListening> LegacyEra::listen(McpClient &client) const
{
    return std::make_unique<Subscriptions>(client);
}

void readImplementation(const JsonText &implementation, McpServerInfo &info)
{
    const JsonView view = JsonView::parse(implementation.bytes());
    const JsonView::Members members = view.members();
    info.name = members["name"].string();
    info.title = members["title"].string();
    info.version = members["version"].string();
}

namespace {

//! `subscriptions/listen`: a request that goes on while changes are wanted, and is made anew when it ends or what is wanted changes, unless
//! the server does not know it. Owned by the client through its era.
class ModernListening final : public QObject, public McpListening
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModernListening)

public:
    explicit ModernListening(McpClient &client);
    ~ModernListening() override;

    void setResources(const QStringList &uris) override;

private:
    void begin();
    model::JsonText wanted() const;
    void ended();

    McpClient &m_client;
    QStringList m_resources;
    QPointer<McpRequest> m_request;
    model::Countdown m_again;
    int m_wait = 0;
    //! The server knows no such request.
    bool m_isRefused = false;
};

constexpr int shortestListenWait = 1000;
constexpr int longestWait = 60'000;

ModernListening::ModernListening(McpClient &client)
    : m_client(client)
{
    connect(&m_again, &QTimer::timeout, this, &ModernListening::begin);
    begin();
}

ModernListening::~ModernListening()
{
    if (m_request) {
        m_request->disconnect(this);
        m_request->cancel();
    }
}

void ModernListening::setResources(const QStringList &uris)
{
    if (uris == m_resources)
        return;
    m_resources = uris;
    if (m_request) {
        m_request->disconnect(this);
        m_request->cancel();
        m_request.clear();
    }
    m_again.stop();
    begin();
}

model::JsonText ModernListening::wanted() const
{
    model::JsonWriter writer;
    writer.beginObject().key(u"notifications").beginObject();
    bool isAny = false;
    for (const auto &[capability, member] : {std::pair(u"tools"_s, u"toolsListChanged"_s), {u"prompts"_s, u"promptsListChanged"_s},
             {u"resources"_s, u"resourcesListChanged"_s}}) {
        if (m_client.info().has(capability, u"listChanged")) {
            writer.flag(member, true);
            isAny = true;
        }
    }
    if (!m_resources.isEmpty()) {
        writer.key(u"resourceSubscriptions").beginArray();
        for (const QString &uri : m_resources)
            writer.string(uri);
        writer.endArray();
    }
    writer.endObject().endObject();
    return isAny || !m_resources.isEmpty() ? writer.text() : model::JsonText();
}

void ModernListening::begin()
{
    const model::JsonText params = wanted();
    if (params.isEmpty() || !m_client.isReady())
        return;
    McpRequestOptions endless;
    endless.timeout = 0;
    endless.longest = 0;
    endless.origin.purpose = u"mcp"_s;
    m_isRefused = false;
    m_request = m_client.request(u"subscriptions/listen", params, endless, &m_client);
    connect(m_request, &model::Job::failed, this, [this] {
        const auto &error = m_request->rpcError();
        m_isRefused = error && (error->code == rpccode::methodNotFound || error->code == rpccode::invalidParams);
    });
    connect(m_request, &model::Job::finished, this, &ModernListening::ended);
    connect(m_request, &McpRequest::notified, this, [this] { m_wait = 0; });
}

void ModernListening::ended()
{
    m_request.clear();
    // It would be refused again.
    if (m_isRefused)
        return;
    m_wait = std::clamp(m_wait * 2, shortestListenWait, longestWait);
    m_again.start(m_wait);
}

struct ModernEraTexts {
    Q_DECLARE_TR_FUNCTIONS(ModernEra)
    PARLANCE_PHRASED
};

constexpr qsizetype mostInputRequests = 32;

Error noResult(const QString &detail)
{
    return {model::ErrorCategory::Fatal, ModernEraTexts::phrased("The server's result cannot be understood."), detail};
}

McpInputRequired readInputRequired(const JsonText &result)
{
    McpInputRequired input;
    input.state = result.member(u"requestState").value_or(JsonText());
    for (const auto &[key, request] : result.member(u"inputRequests").value_or(JsonText()).members()) {
        const JsonView view = JsonView::parse(request.bytes());
        input.requests.append({key, {view.members()["method"].string(), request.member(u"params").value_or(JsonText())}});
    }
    return input;
}

} // namespace

model::Result<McpServerInfo> ModernEra::readDiscovery(const JsonText &result)
{
    const JsonView view = JsonView::parse(result.bytes());
    const JsonView::Members members = view.members();
    bool isSpoken = !members["supportedVersions"].isArray();
    for (const JsonView &version : members["supportedVersions"].elements())
        isSpoken = isSpoken || version == McpProtocol::modern;
    if (!view.isObject() || !isSpoken) {
        return model::failure(model::ErrorCategory::Execution,
            ModernEraTexts::phrased("The server speaks a version of the protocol that is not known here."), result.toString().left(2000));
    }
    McpServerInfo info;
    info.protocol.version = McpProtocol::modern.toByteArray();
    JsonText implementation = result.member(u"serverInfo").value_or(JsonText());
    if (implementation.isEmpty())
        implementation = result.member(u"_meta").value_or(JsonText()).member(u"io.modelcontextprotocol/serverInfo").value_or(JsonText());
    readImplementation(implementation, info);
    info.instructions = members["instructions"].string();
    info.capabilities = result.member(u"capabilities").value_or(JsonText());
    return info;
}

JsonText ModernEra::withMetadata(const JsonText &params, qint64 progressToken) const
{
    static const JsonText version = JsonText::of(QString::fromLatin1(McpProtocol::modern));
    static const JsonText capabilities = JsonText::trusted(
        R"({"elicitation":{"form":{},"url":{}},"extensions":{"io.modelcontextprotocol/tasks":{}}})");
    return withMeta(params,
        {{u"io.modelcontextprotocol/protocolVersion"_s, version}, {u"io.modelcontextprotocol/clientInfo"_s, mcpClientInfo()},
            {u"io.modelcontextprotocol/clientCapabilities"_s, capabilities},
            {u"progressToken"_s, JsonText::trusted(QByteArray::number(progressToken))}});
}

McpEra::Reply ModernEra::readResult(const JsonText &result) const
{
    const JsonView view = JsonView::parse(result.bytes());
    const JsonView type = view.members()["resultType"];
    // Servers of a draft leave it out.
    if (type.isNone() || type == "complete")
        return result;
    if (type != "input_required")
        return noResult(u"resultType: "_s + QString::fromUtf8(type.text()));
    McpInputRequired input = readInputRequired(result);
    if (input.requests.size() > mostInputRequests || (input.requests.isEmpty() && input.state.isEmpty()))
        return noResult(u"input_required with %1 requests"_s.arg(input.requests.size()));
    return input;
}

std::unique_ptr<McpListening> ModernEra::listen(McpClient &client) const
{
    return std::make_unique<ModernListening>(client);
}

} // namespace network

#include "era.moc"
