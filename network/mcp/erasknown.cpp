// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/erasknown.h"

#include "model/basics/privatefile.h"
#include "network/basics/logging.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace network {

using namespace Qt::StringLiterals;
using Era = McpHandshake::Era;

namespace {

constexpr qint64 longestErasFile = 1024 * 1024;
constexpr qsizetype mostServers = 1000;

} // namespace

ErasKnown::ErasKnown(QString path)
    : m_path(std::move(path))
{
    QFile file(m_path);
    if (m_path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return;
    const QJsonObject eras = QJsonDocument::fromJson(file.read(longestErasFile)).object();
    for (auto entry = eras.begin(); entry != eras.end(); ++entry)
        m_eras.insert(entry.key(), entry.value() == u"modern"_s ? Era::Modern : Era::Legacy);
}

void ErasKnown::note(const QString &fingerprint, Era era)
{
    if (era == Era::Unknown || of(fingerprint) == era)
        return;
    if (m_eras.size() >= mostServers)
        m_eras.clear();
    m_eras.insert(fingerprint, era);
    write();
}

void ErasKnown::write() const
{
    if (m_path.isEmpty())
        return;
    QJsonObject eras;
    for (auto entry = m_eras.begin(); entry != m_eras.end(); ++entry)
        eras.insert(entry.key(), entry.value() == Era::Modern ? u"modern"_s : u"legacy"_s);
    QSaveFile file(m_path);
    if (!model::openPrivately(file) || file.write(QJsonDocument(eras).toJson(QJsonDocument::Compact)) < 0 || !file.commit())
        qCWarning(lcHttp) << "cannot write" << m_path << file.errorString();
}

} // namespace network
