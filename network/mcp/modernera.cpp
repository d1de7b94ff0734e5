// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/modernera.h"

#include "model/schema/jsonview.h"
#include "network/mcp/legacyera.h"
#include "network/mcp/modernlistening.h"

#include <QCoreApplication>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonView;

namespace {

struct ModernEraTexts {
    Q_DECLARE_TR_FUNCTIONS(ModernEra)
};

constexpr qsizetype mostInputRequests = 32;

model::Error noResult(const QString &detail)
{
    return {model::ErrorCategory::Fatal, ModernEraTexts::tr("The server's result cannot be understood."), detail};
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
            ModernEraTexts::tr("The server speaks a version of the protocol that is not known here."), result.toString().left(2000));
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
    static const JsonText capabilities = JsonText::trusted(R"({"elicitation":{"form":{},"url":{}}})");
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
