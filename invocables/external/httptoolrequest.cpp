// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/httptoolrequest.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;
using model::JsonText;

namespace {

struct HttpToolRequestTexts {
    Q_DECLARE_TR_FUNCTIONS(HttpToolRequest)
};

//! As application/x-www-form-urlencoded, of which a query is one too.
QByteArray joined(const QList<std::pair<QString, QString>> &items)
{
    QByteArrayList all;
    for (const auto &[name, value] : items)
        all.append(name.toUtf8().toPercentEncoding() + '=' + value.toUtf8().toPercentEncoding());
    return all.join('&');
}

} // namespace

model::Result<network::HttpRequest> HttpToolRequest::make() const
{
    const auto url = m_tool.url.filled(m_arguments);
    if (!url)
        return tl::unexpected(url.error());
    network::HttpRequest request;
    request.method = m_tool.method;
    request.url = *url;
    request.secrets = m_secrets.values();
    addQuery(request.url);
    addBody(request);
    if (const auto error = addHeaders(request))
        return tl::unexpected(*error);
    for (const HttpField &field : m_tool.query + m_tool.headers) {
        if (field.secret)
            request.secretNames.append(field.name.toUtf8());
    }
    return request;
}

bool HttpToolRequest::remainingGoToBody() const
{
    return m_tool.body != HttpBody::None;
}

QList<std::pair<QString, JsonText>> HttpToolRequest::remaining() const
{
    QStringList used;
    for (const QString &name : m_tool.names())
        used.append(name.section(u'.', 0, 0));
    auto all = m_arguments.members();
    all.removeIf([&used](const auto &member) { return used.contains(member.first); });
    return all;
}

HttpToolRequest::Items HttpToolRequest::itemsOf(const QList<HttpField> &fields) const
{
    Items items;
    for (const HttpField &field : fields) {
        const auto value = field.secret ? std::optional(field.secret->prefix + QString::fromUtf8(m_secrets.value(field.secret->name)))
                                        : field.value.filled(m_arguments);
        if (value)
            items.append({field.name, *value});
    }
    return items;
}

HttpToolRequest::Items HttpToolRequest::remainingItems() const
{
    Items items;
    for (const auto &[name, value] : remaining()) {
        const bool isArray = value.bytes().startsWith('[');
        const auto all = isArray ? value.members() : QList<std::pair<QString, JsonText>> {{QString(), value}};
        for (const auto &[nothing, one] : all) {
            if (one.bytes() != "null")
                items.append({name, worded(one)});
        }
    }
    return items;
}

void HttpToolRequest::addQuery(QUrl &url) const
{
    const Items items = itemsOf(m_tool.query) + (remainingGoToBody() ? Items() : remainingItems());
    if (items.isEmpty())
        return;
    const QString before = url.query(QUrl::FullyEncoded);
    url.setQuery((before.isEmpty() ? QString() : before + u'&') + QString::fromLatin1(joined(items)), QUrl::StrictMode);
}

void HttpToolRequest::addBody(network::HttpRequest &request) const
{
    if (m_tool.body == HttpBody::Json) {
        request.body = jsonBody();
        request.headers.emplace_back("Content-Type", "application/json");
    } else if (m_tool.body == HttpBody::Form) {
        request.body = joined(itemsOf(m_tool.form) + remainingItems());
        request.headers.emplace_back("Content-Type", "application/x-www-form-urlencoded");
    }
}

QByteArray HttpToolRequest::jsonBody() const
{
    model::JsonWriter json;
    json.beginObject();
    m_tool.json.writeMembers(json, m_arguments);
    for (const auto &[name, value] : remaining()) {
        if (!m_tool.json.hasMember(name))
            json.member(name, value);
    }
    json.endObject();
    return json.bytes();
}

std::optional<model::Error> HttpToolRequest::addHeaders(network::HttpRequest &request) const
{
    for (const auto &[name, value] : itemsOf(m_tool.headers)) {
        const model::Header header {name.toLatin1(), value.toUtf8()};
        if (!network::mayBeSet(header))
            return model::Error {ErrorCategory::Validation,
                HttpToolRequestTexts::tr("The value of the header %1 cannot be sent: it has a line end or another control character in it.")
                    .arg(name)};
        request.headers.append(header);
    }
    return {};
}

} // namespace invocables
