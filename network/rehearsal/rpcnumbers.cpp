// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/rpcnumbers.h"

#include "model/schema/jsonview.h"

#include <algorithm>

namespace network {

using model::JsonView;

namespace {

constexpr QByteArrayView subscription = "io.modelcontextprotocol/subscriptionId";
constexpr QByteArrayView dataField = "data:";

//! Bytes of a text that others stand in for.
struct Replaced {
    qsizetype at = 0;
    qsizetype length = 0;
    QByteArray by = {};
};

//! Where the numbers of a message stand, in it; none where it has no such one.
struct Numbers {
    JsonView id = {};
    JsonView progress = {};
    //! Names another request.
    JsonView request = {};
    JsonView subscription = {};
    bool isRequest = false;
    bool isModern = false;
};

Numbers numbersIn(QByteArrayView text)
{
    Numbers numbers;
    // Bodies of providers are long; theirs need not be read.
    if (text.indexOf("\"jsonrpc\"") < 0)
        return numbers;
    const JsonView message = JsonView::parse(text);
    if (!message.isObject() || message.hasMoreValuesThan(JsonView::mostOfAPeer))
        return numbers;
    const JsonView::Members members = message.members();
    if (members["jsonrpc"] != "2.0")
        return numbers;
    const JsonView::Members params = members["params"].members();
    const JsonView::Members meta = params["_meta"].members();
    numbers.id = members["id"];
    numbers.isRequest = members["method"].isString() && !numbers.id.isNone();
    numbers.progress = numbers.isRequest ? meta["progressToken"] : params["progressToken"];
    numbers.request = numbers.isRequest ? JsonView() : params["requestId"];
    numbers.subscription = meta[subscription];
    numbers.isModern = !meta["io.modelcontextprotocol/protocolVersion"].isNone();
    return numbers;
}

Replaced replaced(const QByteArray &whole, const JsonView &value, const QByteArray &by)
{
    return {value.text().data() - whole.constData(), value.text().size(), by};
}

QByteArray withReplaced(QByteArray text, QList<Replaced> all)
{
    std::sort(all.begin(), all.end(), [](const Replaced &one, const Replaced &other) { return one.at > other.at; });
    for (const Replaced &each : std::as_const(all))
        text.replace(each.at, each.length, each.by);
    return text;
}

//! Where it stands after that.
qint64 moved(qint64 offset, const QList<Replaced> &all)
{
    qint64 by = 0;
    for (const Replaced &each : all)
        by += each.at + each.length <= offset ? each.by.size() - each.length : 0;
    return offset + by;
}

//! The messages of an answer: the whole, or what events have as their data.
QList<QByteArrayView> messagesIn(const QByteArray &answer)
{
    const QByteArrayView whole = answer;
    if (whole.trimmed().startsWith('{'))
        return {whole};
    QList<QByteArrayView> messages;
    for (qsizetype begin = 0; begin < whole.size();) {
        const qsizetype end = whole.indexOf('\n', begin);
        const QByteArrayView line = whole.sliced(begin, (end < 0 ? whole.size() : end) - begin);
        if (line.startsWith(dataField))
            messages.append(line.sliced(dataField.size()));
        begin = end < 0 ? whole.size() : end + 1;
    }
    return messages;
}

//! What in the answer to one request is to be said to the other.
QList<Replaced> renumbered(const QByteArray &answer, const Numbers &then, const Numbers &now)
{
    QList<Replaced> all;
    const auto renumber = [&](const JsonView &value, const JsonView &before, const JsonView &after) {
        if (!value.isNone() && !after.isNone() && value.text() == before.text() && before.text() != after.text())
            all.append(replaced(answer, value, after.text().toByteArray()));
    };
    for (const QByteArrayView text : messagesIn(answer)) {
        const Numbers said = numbersIn(text);
        // A request of the server's has a number of its own, which may be the same.
        if (!said.isRequest) {
            renumber(said.id, then.id, now.id);
            renumber(said.progress, then.progress, now.progress);
        }
        if (then.isModern)
            renumber(said.request, then.id, now.id);
        renumber(said.subscription, then.id, now.id);
    }
    return all;
}

} // namespace

QByteArray RpcNumbers::without(const QByteArray &message)
{
    const Numbers numbers = numbersIn(message);
    QList<Replaced> all;
    for (const JsonView &value : {numbers.id, numbers.progress, numbers.request}) {
        if (!value.isNone())
            all.append(replaced(message, value, "0"));
    }
    return withReplaced(message, all);
}

model::Exchange RpcNumbers::forRequest(const model::Exchange &recorded, const QByteArray &request)
{
    const QList<Replaced> all = renumbered(recorded.responseBody, numbersIn(recorded.request.body), numbersIn(request));
    model::Exchange exchange = recorded;
    exchange.responseBody = withReplaced(recorded.responseBody, all);
    for (model::Arrival &arrival : exchange.arrivals)
        arrival.offset = moved(arrival.offset, all);
    return exchange;
}

} // namespace network
