// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/approvals.h"

#include "model/basics/logging.h"
#include "model/basics/privatefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestBook = 4 * 1024 * 1024;

} // namespace

Approvals::Approvals(const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(path)
{
    load();
}

Approvals::Approvals(Approvals *profile, QMap<QString, QString> allowed, QObject *parent)
    : QObject(parent)
    , m_profile(profile)
    , m_allowed(std::move(allowed))
{
}

bool Approvals::isAllowed(const QString &tool, const QString &fingerprint) const
{
    const auto found = m_allowed.constFind(tool);
    if (found != m_allowed.constEnd() && !fingerprint.isEmpty() && *found == fingerprint)
        return true;
    return m_profile && m_profile->isAllowed(tool, fingerprint);
}

void Approvals::allow(const QString &tool, const QString &fingerprint)
{
    if (!m_profile)
        load(); // Another process may have written since.
    m_allowed.insert(tool, fingerprint);
    save();
    Q_EMIT changed();
}

void Approvals::allowAlways(const QString &tool, const QString &fingerprint)
{
    if (m_profile)
        m_profile->allowAlways(tool, fingerprint);
    else
        allow(tool, fingerprint);
}

void Approvals::forget(const QString &tool)
{
    if (!m_profile)
        load();
    if (m_allowed.remove(tool) == 0)
        return;
    save();
    Q_EMIT changed();
}

void Approvals::load()
{
    m_allowed.clear();
    QFile file(m_path);
    if (!QFileInfo(m_path).isFile() || file.size() > largestBook || !file.open(QIODevice::ReadOnly))
        return;
    const QJsonObject book = QJsonDocument::fromJson(file.readAll()).object();
    for (auto entry = book.begin(); entry != book.end(); ++entry) {
        if (entry->isString())
            m_allowed.insert(entry.key(), entry->toString());
    }
}

void Approvals::save() const
{
    if (m_path.isEmpty())
        return;
    QJsonObject book;
    for (auto entry = m_allowed.begin(); entry != m_allowed.end(); ++entry)
        book.insert(entry.key(), entry.value());
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    QSaveFile file(m_path);
    if (openPrivately(file))
        file.write(QJsonDocument(book).toJson());
    if (!file.commit())
        qCWarning(lcTurn) << "approvals are not kept:" << file.errorString();
}

} // namespace model
