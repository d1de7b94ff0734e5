// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpknowntools.h"

#include "invocables/basics/logging.h"
#include "model/basics/privatefile.h"
#include "model/schema/jsonwriter.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

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
    if (!model::openPrivately(file) || file.write(writer.bytes()) < 0 || !file.commit())
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

} // namespace invocables
