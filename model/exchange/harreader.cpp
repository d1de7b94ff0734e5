// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/harreader.h"

#include "model/schema/jsontext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype lookedAt = 4096;

struct HarTexts {
    Q_DECLARE_TR_FUNCTIONS(model::Har)
};

// Of HTTP/2, as browsers tell of it: no headers of the message.
bool isPseudo(const QByteArray &name)
{
    return name.isEmpty() || name.startsWith(':');
}

Headers headersOf(const QJsonValue &list)
{
    Headers headers;
    for (const QJsonValue &header : list.toArray()) {
        const QByteArray name = header["name"_L1].toString().toLatin1();
        if (!isPseudo(name))
            headers.append({name, header["value"_L1].toString().toLatin1()});
    }
    return headers;
}

QByteArray bodyOf(const QJsonValue &content)
{
    const QByteArray text = content["text"_L1].toString().toUtf8();
    return content["encoding"_L1].toString().compare("base64"_L1, Qt::CaseInsensitive) == 0 ? QByteArray::fromBase64(text) : text;
}

//! What was sent as a form has its members only, in some archives.
QByteArray formOf(const QJsonValue &members)
{
    QByteArrayList parts;
    for (const QJsonValue &member : members.toArray())
        parts.append(
            member["name"_L1].toString().toUtf8().toPercentEncoding() + '=' + member["value"_L1].toString().toUtf8().toPercentEncoding());
    return parts.join('&');
}

//! -1 stands for what was not measured.
double measuredTime(const QJsonValue &value)
{
    return std::max(0.0, value.toDouble());
}

std::optional<Exchange> exchangeOf(const QJsonValue &entry)
{
    const QJsonValue request = entry["request"_L1];
    const QJsonValue response = entry["response"_L1];
    const QUrl url(request["url"_L1].toString());
    if (!request.isObject() || !response.isObject() || !url.isValid() || url.scheme().isEmpty())
        return {};
    Exchange exchange;
    exchange.started = QDateTime::fromString(entry["startedDateTime"_L1].toString(), Qt::ISODateWithMs).toUTC();
    const QJsonValue posted = request["postData"_L1];
    exchange.request = {request["method"_L1].toString().toLatin1(), url, headersOf(request["headers"_L1]), bodyOf(posted)};
    if (exchange.request.body.isEmpty())
        exchange.request.body = formOf(posted["params"_L1]);
    exchange.status = response["status"_L1].toInt();
    exchange.responseHeaders = headersOf(response["headers"_L1]);
    exchange.responseBody = bodyOf(response["content"_L1]);
    // Archives have bodies unpacked.
    exchange.responseHeaders.removeIf(
        [](const Header &header) { return header.first.compare("content-encoding", Qt::CaseInsensitive) == 0; });
    const QJsonValue timings = entry["timings"_L1];
    for (const auto part : {"blocked"_L1, "dns"_L1, "connect"_L1, "send"_L1, "wait"_L1})
        exchange.headMilliseconds += measuredTime(timings[part]);
    exchange.totalMilliseconds = measuredTime(entry["time"_L1]);
    exchange.state = exchange.status > 0 ? ExchangeState::Complete : ExchangeState::Failed;
    exchange.error = entry["comment"_L1].toString(response["_error"_L1].toString());
    return exchange;
}

} // namespace

Result<QList<Exchange>> fromHar(const QByteArray &text)
{
    const auto json = JsonText::parse(text.startsWith("\xef\xbb\xbf") ? text.mid(3) : text);
    if (!json)
        return failure(ErrorCategory::Usage, HarTexts::tr("This is not an HTTP Archive: %1").arg(json.error().message));
    const QJsonValue entries = json->isObject() ? json->read()["log"_L1]["entries"_L1] : QJsonValue();
    if (!entries.isArray())
        return failure(ErrorCategory::Usage, HarTexts::tr("This is not an HTTP Archive: it has no log with entries."));
    QList<Exchange> exchanges;
    const QJsonArray list = entries.toArray();
    for (qsizetype index = 0; index < list.size(); ++index) {
        const auto exchange = exchangeOf(list[index]);
        if (!exchange) {
            return failure(ErrorCategory::Usage,
                HarTexts::tr("Entry %1 of the HTTP Archive is not one: it has no request with an address, or no response.").arg(index + 1));
        }
        exchanges.append(*exchange);
    }
    return exchanges;
}

bool looksLikeHar(const QByteArray &text)
{
    const QByteArray beginning = text.left(lookedAt).simplified();
    return beginning.startsWith("{\"log\"") || beginning.startsWith("{ \"log\"") || beginning.startsWith("\xef\xbb\xbf{");
}

} // namespace model
