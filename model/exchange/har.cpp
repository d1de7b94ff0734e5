// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/har.h"

#include "model/schema/jsonwriter.h"

#include <QUrlQuery>

namespace model {

using namespace Qt::StringLiterals;

namespace {

void writeHeaders(JsonWriter &writer, const Headers &headers)
{
    writer.key(u"headers").beginArray();
    for (const auto &[name, value] : headers)
        writer.beginObject().member(u"name", QString::fromLatin1(name)).member(u"value", QString::fromLatin1(value)).endObject();
    writer.endArray();
}

QString headerValue(const Headers &headers, const QByteArray &wanted)
{
    for (const auto &[name, value] : headers) {
        if (name.compare(wanted, Qt::CaseInsensitive) == 0)
            return QString::fromLatin1(value);
    }
    return {};
}

void writeBody(JsonWriter &writer, const QByteArray &body)
{
    // As text only what is the same bytes again: whoever reads JSON may take a byte order mark away.
    if (body.isValidUtf8() && !body.startsWith("\xef\xbb\xbf"))
        writer.member(u"text", QString::fromUtf8(body));
    else
        writer.member(u"text", QString::fromLatin1(body.toBase64())).member(u"encoding", u"base64");
}

void writeRequest(JsonWriter &writer, const ExchangeRequest &request)
{
    writer.key(u"request").beginObject().member(u"method", QString::fromLatin1(request.method)).member(u"url", request.url.toString());
    writer.member(u"httpVersion", u"HTTP/1.1").key(u"cookies").beginArray().endArray();
    writeHeaders(writer, request.headers);
    writer.key(u"queryString").beginArray();
    for (const auto &[name, value] : QUrlQuery(request.url).queryItems())
        writer.beginObject().member(u"name", name).member(u"value", value).endObject();
    writer.endArray().member(u"headersSize", qint64(-1)).member(u"bodySize", qint64(request.body.size()));
    if (!request.body.isEmpty()) {
        writer.key(u"postData").beginObject().member(u"mimeType", headerValue(request.headers, "content-type"));
        writeBody(writer, request.body);
        writer.endObject();
    }
    writer.endObject();
}

void writeResponse(JsonWriter &writer, const Exchange &exchange)
{
    writer.key(u"response").beginObject().member(u"status", qint64(exchange.status)).member(u"statusText", u"");
    writer.member(u"httpVersion", u"HTTP/1.1").key(u"cookies").beginArray().endArray();
    writeHeaders(writer, exchange.responseHeaders);
    writer.key(u"content").beginObject().member(u"size", qint64(exchange.responseBody.size()));
    writer.member(u"mimeType", headerValue(exchange.responseHeaders, "content-type"));
    writeBody(writer, exchange.responseBody);
    writer.endObject().member(u"redirectURL", u"").member(u"headersSize", qint64(-1));
    writer.member(u"bodySize", qint64(exchange.responseBody.size())).endObject();
}

void writeEntry(JsonWriter &writer, const Exchange &exchange)
{
    const double receive = std::max(0.0, exchange.totalMilliseconds - exchange.headMilliseconds);
    writer.beginObject().member(u"startedDateTime", exchange.started.toString(Qt::ISODateWithMs));
    writer.key(u"time").number(exchange.totalMilliseconds);
    writeRequest(writer, exchange.request);
    writeResponse(writer, exchange);
    writer.key(u"cache").beginObject().endObject().key(u"timings").beginObject().key(u"send").number(0.0);
    writer.key(u"wait").number(exchange.headMilliseconds).key(u"receive").number(receive).endObject();
    if (!exchange.error.isEmpty())
        writer.member(u"comment", exchange.error);
    writer.endObject();
}

} // namespace

JsonText toHar(const QList<Exchange> &exchanges)
{
    JsonWriter writer;
    writer.beginObject().key(u"log").beginObject().member(u"version", u"1.2").key(u"creator").beginObject();
    writer.member(u"name", u"Parlance").member(u"version", QStringLiteral(PARLANCE_VERSION)).endObject().key(u"entries").beginArray();
    for (const Exchange &exchange : exchanges)
        writeEntry(writer, exchange);
    writer.endArray().endObject().endObject();
    return writer.text();
}

} // namespace model
