// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/legacyera.h"

#include "model/schema/jsonview.h"
#include "model/schema/jsonwriter.h"
#include "network/mcp/client.h"
#include "network/mcp/mcprequest.h"

#include <QCoreApplication>

#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonView, model::JsonWriter;

namespace {

struct LegacyEraTexts {
    Q_DECLARE_TR_FUNCTIONS(LegacyEra)
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
        askForLog();
        for (const QString &uri : std::as_const(m_uris))
            send(u"resources/subscribe", uri);
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

    static McpRequestOptions ownPurpose()
    {
        McpRequestOptions options;
        options.origin.purpose = u"mcp"_s;
        return options;
    }

    McpClient &m_client;
    QStringList m_uris;
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
            LegacyEraTexts::tr("The server speaks a version of the protocol that is not known here: %1.")
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

} // namespace network
