// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/textless.h"

#include "model/schema/jsonscanner.h"

#include <QUrlQuery>

#include <algorithm>
#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Members whose texts are words of the wire, not of a person.
bool isOfStructure(QByteArrayView quotedName)
{
    static const std::array<QByteArrayView, 12> names {"\"type\"", "\"role\"", "\"model\"", "\"object\"", "\"stop_reason\"",
        "\"finish_reason\"", "\"finishReason\"", "\"status\"", "\"method\"", "\"jsonrpc\"", "\"done_reason\"", "\"mime_type\""};
    return std::find(names.begin(), names.end(), quotedName) != names.end();
}

QByteArray saidLengthOf(QByteArrayView quoted)
{
    return "\"[" + QByteArray::number(JsonScanner::decoded(quoted).size()) + " characters]\"";
}

//! Names of objects stay, but those of a schema's properties and the like cannot be told from them.
QByteArray jsonWithoutTexts(QByteArrayView json)
{
    using Token = JsonScanner::Token;
    QByteArray result;
    qsizetype copied = 0;
    QByteArrayView name;
    QByteArrayView last;
    qsizetype lastAt = 0;
    JsonScanner scanner(json);
    // A string is a name where a colon follows it.
    const auto settle = [&](bool isName) {
        if (!last.isEmpty() && !isName && !isOfStructure(name)) {
            result += json.sliced(copied, lastAt - copied);
            result += saidLengthOf(last);
            copied = lastAt + last.size();
        }
        if (isName)
            name = last;
        last = {};
    };
    for (Token token = scanner.next(); token != Token::End && token != Token::Broken; token = scanner.next()) {
        settle(token == Token::Colon);
        if (token == Token::Comma || token == Token::BeginObject || token == Token::BeginArray)
            name = {};
        if (token == Token::String) {
            last = scanner.raw();
            lastAt = scanner.begin();
        }
    }
    settle(false);
    return result.append(json.sliced(copied));
}

QByteArray lineWithoutTexts(const QByteArray &line)
{
    const QByteArray trimmed = line.trimmed();
    if (trimmed.isEmpty() || trimmed.startsWith("event:"))
        return line;
    const bool isEvent = line.startsWith("data:");
    const QByteArray value = (isEvent ? line.mid(5) : line).trimmed();
    const QByteArray kept = JsonScanner::firstError(value) < 0 ? jsonWithoutTexts(value)
        : value == "[DONE]"                                    ? value
                                                               : '[' + QByteArray::number(value.size()) + " bytes]";
    return isEvent ? "data: " + kept : kept;
}

QByteArray bodyWithoutTexts(const QByteArray &body)
{
    if (body.isEmpty())
        return body;
    if (JsonScanner::firstError(body) < 0)
        return jsonWithoutTexts(body);
    const bool isLines = body.startsWith("data:") || body.startsWith("event:") || body.startsWith(':') || body.startsWith('{');
    if (!isLines)
        return '[' + QByteArray::number(body.size()) + " bytes]";
    QByteArrayList lines = body.split('\n');
    std::transform(lines.begin(), lines.end(), lines.begin(), lineWithoutTexts);
    return lines.join('\n');
}

Headers headersWithoutTexts(const Headers &headers)
{
    static const std::array<QByteArrayView, 6> plain {
        "content-type", "content-length", "content-encoding", "transfer-encoding", "date", "retry-after"};
    Headers kept;
    for (const auto &[name, value] : headers) {
        const bool isPlain = std::any_of(
            plain.begin(), plain.end(), [&name = name](QByteArrayView each) { return name.compare(each, Qt::CaseInsensitive) == 0; });
        kept.append({name, isPlain ? value : '[' + QByteArray::number(value.size()) + " bytes]"});
    }
    return kept;
}

} // namespace

Exchange withoutTexts(const Exchange &exchange)
{
    Exchange kept = exchange;
    kept.request.headers = headersWithoutTexts(exchange.request.headers);
    kept.request.body = bodyWithoutTexts(exchange.request.body);
    QUrlQuery query;
    for (const auto &[name, value] : QUrlQuery(exchange.request.url).queryItems())
        query.addQueryItem(name, u"[%1]"_s.arg(value.size()));
    kept.request.url.setQuery(query.isEmpty() ? QString() : query.toString());
    kept.responseHeaders = headersWithoutTexts(exchange.responseHeaders);
    kept.responseBody = bodyWithoutTexts(exchange.responseBody);
    // By the share of the body that had come.
    const double share = exchange.responseBody.isEmpty() ? 0 : double(kept.responseBody.size()) / double(exchange.responseBody.size());
    for (Arrival &arrival : kept.arrivals)
        arrival.offset = std::min<qint64>(qRound64(double(arrival.offset) * share), kept.responseBody.size());
    kept.error = exchange.error.isEmpty() ? QString() : u"[%1 characters]"_s.arg(exchange.error.size());
    return kept;
}

} // namespace model
