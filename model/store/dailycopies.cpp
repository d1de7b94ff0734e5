// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/dailycopies.h"

#include "model/store/storecopy.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

const QString beginning = u"parlance-"_s;
const QString ending = u".sqlite"_s;

QDate dayOf(const QString &name)
{
    return QDate::fromString(name.sliced(beginning.size(), name.size() - beginning.size() - ending.size()), Qt::ISODate);
}

QDateTime writtenAt(const QString &path)
{
    const QFileInfo file(path);
    return file.exists() && file.size() > 0 ? file.lastModified() : QDateTime();
}

} // namespace

DailyCopies::DailyCopies(const QString &store)
    : m_store(store)
    , m_folder(QFileInfo(store).path() + u"/copies"_s)
{
}

QString DailyCopies::path(const QDate &day) const
{
    return m_folder + u'/' + beginning + day.toString(Qt::ISODate) + ending;
}

//! By name, oldest first.
QStringList DailyCopies::all() const
{
    return QDir(m_folder).entryList({beginning + u"*"_s + ending}, QDir::Files, QDir::Name);
}

QString DailyCopies::newest() const
{
    const QStringList names = all();
    return names.isEmpty() ? QString() : m_folder + u'/' + names.last();
}

bool DailyCopies::isDue(const QDate &today) const
{
    if (QFileInfo::exists(path(today)))
        return false;
    const QString last = newest();
    return last.isEmpty() || std::max(writtenAt(m_store), writtenAt(m_store + u"-wal"_s)) > writtenAt(last);
}

Result<void> DailyCopies::make(const StoreFile::Reading &store, const QDate &today) const
{
    QDir().mkpath(m_folder);
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const auto copied = copyStore(store, path(today));
    if (!copied)
        return copied;
    for (const QString &name : all()) {
        if (dayOf(name).daysTo(today) >= days)
            QFile::remove(m_folder + u'/' + name);
    }
    return {};
}

void DailyCopies::removeAll() const
{
    const QStringList files = QDir(m_folder).entryList({beginning + u'*'}, QDir::Files);
    for (const QString &name : files)
        QFile::remove(m_folder + u'/' + name);
}

} // namespace model
