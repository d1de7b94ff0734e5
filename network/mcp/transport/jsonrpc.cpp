// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/transport/jsonrpc.h"

#include "model/schema/jsonview.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonView, model::JsonWriter;

namespace {

constexpr qsizetype roomForEnvelope = 128;

struct JsonRpcTexts {
    Q_DECLARE_TR_FUNCTIONS(JsonRpc)
    PARLANCE_PHRASED
};

auto noMessage(const QString &detail)
{
    return model::failure(
        model::ErrorCategory::Execution, JsonRpcTexts::phrased("The server sent something that is not a JSON-RPC message."), detail);
}

//! Of a text that has been found well-formed.
JsonText keptText(const JsonView &view)
{
    return view.isNone() ? JsonText() : JsonText::trusted(view.text().toByteArray());
}

RpcError readError(const JsonView &view)
{
    const JsonView::Members members = view.members();
    return {int(members["code"].integer()), members["message"].string(), keptText(members["data"])};
}

//! The beginning of one with such parameters, or such a result.
JsonWriter beginRpc(const JsonText &content)
{
    JsonWriter writer(content.bytes().size() + roomForEnvelope);
    writer.beginObject().member(u"jsonrpc", u"2.0");
    return writer;
}

} // namespace

qint64 RpcMessage::number() const
{
    bool isNumber = false;
    const qint64 number = id.bytes().toLongLong(&isNumber);
    return isNumber ? number : 0;
}

QVarLengthArray<QByteArray, 1> rpcTextsOf(const QByteArray &text)
{
    if (!text.trimmed().startsWith('['))
        return {text};
    const JsonView batch = JsonView::parse(text);
    QVarLengthArray<QByteArray, 1> texts;
    if (!batch.hasMoreValuesThan(JsonView::mostOfAPeer)) {
        for (const JsonView &element : batch.elements())
            texts.append(element.text().toByteArray());
    }
    if (texts.isEmpty())
        texts.append(text);
    return texts;
}

model::Result<RpcMessage> readRpcMessage(const QByteArray &text)
{
    const JsonView view = JsonView::parse(text);
    if (!view.isObject())
        return noMessage(view.isArray() ? u"a batch"_s : view.isNone() ? u"not JSON"_s : u"no object"_s);
    if (view.hasMoreValuesThan(JsonView::mostOfAPeer)) {
        return model::failure(model::ErrorCategory::Execution,
            JsonRpcTexts::phrased("The server sent a message of more than %1 values.").arg(JsonView::mostOfAPeer), {});
    }
    const JsonView::Members members = view.members();
    const JsonView id = members["id"];
    if (!id.isNone() && !id.isNull() && !id.isString() && !id.isNumber())
        return noMessage(u"an id that is neither string nor number"_s);
    RpcMessage message;
    message.id = id.isNull() ? JsonText() : keptText(id);
    if (members["method"].isString()) {
        message.kind = message.id.isEmpty() ? RpcMessage::Kind::Notification : RpcMessage::Kind::Request;
        message.method = members["method"].string();
        message.params = keptText(members["params"]);
    } else if (members["error"].isObject()) {
        message.kind = RpcMessage::Kind::Failure;
        message.error = readError(members["error"]);
    } else if (!members["result"].isNone() && !message.id.isEmpty()) {
        message.kind = RpcMessage::Kind::Result;
        message.result = keptText(members["result"]);
    } else {
        return noMessage(u"neither method, result nor error"_s);
    }
    return message;
}

std::optional<QString> idOfEmptyAnswer(const QByteArray &text)
{
    const JsonView view = JsonView::parse(text);
    if (!view.isObject() || view.hasMoreValuesThan(JsonView::mostOfAPeer))
        return std::nullopt;
    const JsonView::Members members = view.members();
    const JsonView id = members["id"];
    // Programs write their log as JSON, too.
    const bool isAnswer = members["jsonrpc"] == "2.0" && (id.isString() || id.isNumber()) && members["method"].isNone();
    if (!isAnswer || !members["result"].isNone() || members["error"].isObject())
        return std::nullopt;
    return QString::fromUtf8(id.text());
}

QByteArray rpcRequest(qint64 id, QStringView method, const JsonText &params)
{
    JsonWriter writer = beginRpc(params);
    writer.member(u"id", id).member(u"method", method);
    if (!params.isEmpty())
        writer.member(u"params", params);
    return writer.endObject().bytes();
}

QByteArray rpcNotification(QStringView method, const JsonText &params)
{
    JsonWriter writer = beginRpc(params);
    writer.member(u"method", method);
    if (!params.isEmpty())
        writer.member(u"params", params);
    return writer.endObject().bytes();
}

QByteArray rpcResult(const JsonText &id, const JsonText &result)
{
    return beginRpc(result).member(u"id", id).member(u"result", result).endObject().bytes();
}

QByteArray rpcFailure(const JsonText &id, const RpcError &error)
{
    JsonWriter writer = beginRpc(error.data);
    writer.member(u"id", id).key(u"error").beginObject().member(u"code", qint64(error.code)).member(u"message", error.message);
    if (!error.data.isEmpty())
        writer.member(u"data", error.data);
    return writer.endObject().endObject().bytes();
}

QByteArray rpcRefusal(const QByteArray &text)
{
    const QString why = u"This is not a JSON-RPC message."_s;
    const JsonText nobody = JsonText::trusted("null");
    if (JsonView::parse(text).isNone())
        return rpcFailure(nobody, {rpccode::parseError, why});
    // It may have more members than are to be looked up at once.
    const JsonText message = JsonText::trusted(text.trimmed());
    if (!message.member(u"method") && (message.member(u"result") || message.member(u"error")))
        return {};
    const JsonText id = message.member(u"id").value_or(nobody);
    const JsonView view = JsonView::of(id);
    return rpcFailure(view.isString() || view.isNumber() ? id : nobody, {rpccode::invalidRequest, why});
}

RpcError rpcIdInUse()
{
    return {rpccode::invalidRequest, u"Another request with this id is still under way."_s};
}

QByteArray onOneLine(QByteArray message)
{
    // Within strings they are escaped.
    for (const char end : {'\n', '\r'}) {
        if (message.contains(end))
            message.replace(end, ' ');
    }
    return message;
}

} // namespace network
