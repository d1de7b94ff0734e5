// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcptoollist.h"

#include "invocables/basics/logging.h"
#include "invocables/basics/worker.h"
#include "model/basics/privatefile.h"
#include "model/schema/jsonwriter.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QSaveFile>
#include <QSet>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText;

QString McpKnownTools::path(const QString &server) const
{
    return m_folder + u'/' + server + u".json"_s;
}

QList<JsonText> McpKnownTools::read(const QString &server) const
{
    QFile file(path(server));
    QList<JsonText> items;
    if (m_folder.isEmpty() || !file.open(QIODevice::ReadOnly) || file.size() > largestFile)
        return items;
    const auto list = JsonText::parse(file.readAll());
    const auto elements = list && list->bytes().startsWith('[') ? list->members() : QList<std::pair<QString, JsonText>>();
    for (const auto &[unnamed, item] : elements)
        items.append(item);
    return items;
}

void McpKnownTools::write(const QString &server, const QList<JsonText> &items) const
{
    if (m_folder.isEmpty())
        return;
    model::JsonWriter writer;
    writer.beginArray();
    for (const JsonText &item : items)
        writer.splice(item);
    writer.endArray();
    if (writer.bytes().size() > largestFile) {
        QFile::remove(path(server));
        return;
    }
    model::makePrivateFolder(m_folder);
    QSaveFile file(path(server));
    if (!model::openPrivately(file) || !model::writeWhole(file, writer.bytes()) || !model::commitWhole(file))
        qCWarning(lcInvocables) << "cannot write" << file.fileName() << file.errorString();
    dropOldest();
}

void McpKnownTools::forget(const QString &server) const
{
    if (!m_folder.isEmpty())
        QFile::remove(path(server));
}

void McpKnownTools::dropOldest() const
{
    const QFileInfoList files = QDir(m_folder).entryInfoList({u"*.json"_s}, QDir::Files, QDir::Time);
    for (const QFileInfo &file : files.mid(mostServers))
        QFile::remove(file.filePath());
}

using Tools = QList<McpToolPointer>;

namespace {

//! What has not changed is not compiled again. Of several tools of one name the first counts.
Tools readTools(const QList<JsonText> &items, const Tools &before, McpTool::Over over)
{
    QHash<QByteArray, McpToolPointer> known;
    for (const McpToolPointer &tool : before)
        known.insert(tool->item.bytes(), tool);
    Tools tools;
    QSet<QString> names;
    for (const JsonText &item : items) {
        McpToolPointer tool = known.value(item.bytes());
        if (!tool)
            tool = std::make_shared<const McpTool>(McpTool::read(item, over));
        if (tool->name.isEmpty() || names.contains(tool->name))
            continue;
        names.insert(tool->name);
        tools.append(tool);
    }
    return tools;
}

} // namespace

McpToolList::McpToolList(network::McpConnection &connection, McpKnownTools known, QObject *parent)
    : QObject(parent)
    , m_connection(connection)
    , m_known(std::move(known))
{
    m_debounce.setInterval(debounceMilliseconds);
    connect(&m_debounce, &QTimer::timeout, this, [this] {
        // One that is under way is let end, so that a server which never rests is listed, too.
        if (m_listing)
            m_debounce.start();
        else
            list();
    });
    connect(&connection, &network::McpConnection::stateChanged, this, &McpToolList::followConnection);
    readKnown();
    followConnection();
}

McpTool::Over McpToolList::over() const
{
    return m_connection.server().kind == network::McpTransportKind::Stdio ? McpTool::Over::Stdio : McpTool::Over::Http;
}

void McpToolList::readKnown()
{
    const auto read = [known = m_known, over = over(), server = m_connection.server().fingerprint()] {
        return readTools(known.read(server), {}, over);
    };
    doOnWorker<Tools>(this, read, [this](const Tools &tools) {
        m_isRead = true;
        if (!m_isListed && m_reading == 0 && !m_connection.isTaped())
            m_tools = tools;
        Q_EMIT changed();
    });
}

void McpToolList::followConnection()
{
    network::McpClient *client = m_connection.client();
    if (client == m_client && (client || !m_isListed))
        return;
    m_client = client;
    m_isListed = false;
    m_isListing = false;
    m_freshness = {};
    m_error = {};
    m_debounce.stop();
    if (m_listing)
        m_listing->cancel();
    if (!client)
        return;
    connect(client, &network::McpClient::toolsChanged, this, [this] {
        if (!m_debounce.isActive())
            m_debounce.start();
    });
    list();
}

void McpToolList::list()
{
    if (!m_client)
        return;
    m_debounce.stop();
    m_isListing = true;
    if (m_listing)
        m_listing->cancel();
    if (!m_client->info().has(u"tools")) {
        take({});
        return;
    }
    m_listing = new network::McpListing(*m_client, u"tools/list"_s, u"tools"_s, this);
    connect(m_listing, &network::McpListing::succeeded, this, [this](const QList<JsonText> &items) {
        m_freshness = m_listing->freshness();
        take(items);
    });
    connect(m_listing, &model::Job::failed, this, &McpToolList::settle);
}

void McpToolList::renew()
{
    const bool isDue = m_client && (!m_error.message.isEmpty() || m_freshness.isStale(*m_client, u"tools"));
    if (m_isListed && !m_isListing && isDue)
        list();
}

void McpToolList::forget()
{
    // What is being read is out of date with this.
    ++m_reading;
    m_tools.clear();
    m_isForgotten = true;
    m_known.forget(m_connection.server().fingerprint());
    Q_EMIT changed();
}

void McpToolList::take(const QList<JsonText> &items)
{
    const int reading = ++m_reading;
    m_isForgotten = false;
    const McpKnownTools kept = m_connection.isTaped() ? McpKnownTools() : m_known;
    const auto read = [items, before = m_tools, known = kept, over = over(), server = m_connection.server().fingerprint()] {
        known.write(server, items);
        return readTools(items, before, over);
    };
    doOnWorker<Tools>(this, read, [this, reading](const Tools &tools) {
        if (m_isForgotten)
            m_known.forget(m_connection.server().fingerprint());
        if (reading != m_reading)
            return;
        m_tools = tools;
        settle({});
    });
}

void McpToolList::settle(const model::Error &error)
{
    m_isListed = m_connection.client() != nullptr;
    m_isListing = false;
    m_error = error;
    Q_EMIT changed();
}

} // namespace invocables
