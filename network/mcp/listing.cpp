// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/listing.h"

#include "model/schema/jsonwriter.h"
#include "network/mcp/client.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText;

namespace {

//! Nothing is kept for longer, whatever a server says.
constexpr double longestMilliseconds = 24.0 * 60 * 60 * 1000;

} // namespace

void McpFreshness::add(const model::JsonText &page)
{
    // None, a negative one and what is no number are all the same as 0.
    const double hint = page.member(u"ttlMs").value_or(model::JsonText()).read().toDouble();
    if (hint < 1) {
        m_isNamed = false;
        return;
    }
    const QDeadlineTimer until(qint64(std::min(hint, longestMilliseconds)));
    m_until = std::min(m_until, until);
}

bool McpFreshness::isStale(const McpClient &client, QStringView capability) const
{
    if (!client.era().protocol().isModern())
        return false;
    return m_until.hasExpired() || (!m_isNamed && !client.info().has(capability, u"listChanged"));
}

McpListing::McpListing(McpClient &client, QString method, QString key, QObject *parent)
    : Job(parent)
    , m_client(&client)
    , m_method(std::move(method))
    , m_key(std::move(key))
{
    QMetaObject::invokeMethod(
        this, [this] { askForPage({}); }, Qt::QueuedConnection);
}

void McpListing::askForPage(const JsonText &cursor)
{
    if (isFinished() || !m_client)
        return;
    const JsonText params = cursor.isEmpty() ? JsonText() : model::JsonWriter().beginObject().member(u"cursor", cursor).endObject().text();
    McpRequestOptions options;
    options.origin.purpose = u"mcp"_s;
    m_request = m_client->request(m_method, params, options, this);
    connect(m_request, &McpRequest::succeeded, this, &McpListing::takePage);
    connect(m_request, &model::Job::failed, this, &McpListing::fail);
}

void McpListing::takePage(const JsonText &result)
{
    const JsonText items = result.member(m_key).value_or(JsonText());
    // Of nothing some servers write no list, or null.
    if (!result.isObject() || !(items.isEmpty() || items.bytes() == "null" || items.bytes().startsWith('['))) {
        fail({model::ErrorCategory::Execution, phrased("What the server lists cannot be understood."), result.toString().left(2000)});
        return;
    }
    m_freshness.add(result);
    for (const auto &[unnamed, item] : items.members()) {
        m_size += item.bytes().size();
        if (m_items.size() < mostItems && m_size <= mostBytes && item.isObject())
            m_items.append(item);
    }
    // The empty string is a cursor like any other; the same one twice would go on for ever.
    const JsonText cursor = result.member(u"nextCursor").value_or(JsonText());
    const bool isLast = cursor.isEmpty() || cursor.bytes() == "null" || m_cursors.contains(cursor.bytes());
    m_cursors.insert(cursor.bytes());
    if (isLast || m_cursors.size() >= mostPages || m_items.size() >= mostItems || m_size > mostBytes)
        succeed();
    else
        askForPage(cursor);
}

void McpListing::succeed()
{
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(m_items);
    endSuccess();
}

void McpListing::abandon()
{
    if (m_request)
        m_request->cancel();
}

} // namespace network
