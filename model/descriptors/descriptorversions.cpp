// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorversions.h"

#include "model/basics/privatefile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct DescriptorVersionsTexts {
    Q_DECLARE_TR_FUNCTIONS(DescriptorVersions)
};

// Names that sort by time; the number after it tells texts of the same millisecond apart.
const QString timeFormat = u"yyyyMMdd'T'HHmmsszzz"_s;
constexpr qsizetype timeLength = 18;

} // namespace

Result<void> DescriptorVersions::keep(const QString &path, const QByteArray &text)
{
    const auto earlier = of(path);
    if (!earlier.isEmpty() && this->text(earlier.first()) == text)
        return {};
    const QString folder = folderOf(path);
    const QString time = QDateTime::currentDateTimeUtc().toString(timeFormat);
    QString name;
    for (int number = 0; name.isEmpty() || QFileInfo::exists(name); ++number)
        name = u"%1/%2-%3.toml"_s.arg(folder, time, QString::number(number).rightJustified(3, u'0'));
    QSaveFile file(name);
    if (!makePrivateFolder(folder) || !openPrivately(file) || !writeWhole(file, text) || !commitWhole(file)) {
        return failure(
            ErrorCategory::Storage, DescriptorVersionsTexts::tr("The earlier text of %1 could not be kept.").arg(path), file.errorString());
    }
    drop(path);
    return {};
}

QList<DescriptorVersion> DescriptorVersions::of(const QString &path) const
{
    QList<DescriptorVersion> versions;
    const auto files = QDir(folderOf(path)).entryInfoList({u"*.toml"_s}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QFileInfo &file : files) {
        QDateTime time = QDateTime::fromString(file.fileName().left(timeLength), timeFormat);
        time.setTimeSpec(Qt::UTC);
        if (time.isValid())
            versions.append({file.absoluteFilePath(), time, file.size()});
    }
    return versions;
}

QByteArray DescriptorVersions::text(const DescriptorVersion &version) const
{
    QFile file(version.path);
    return file.open(QIODevice::ReadOnly) ? file.read(mostBytes) : QByteArray();
}

void DescriptorVersions::move(const QString &from, const QString &to)
{
    // Where a file of the new name was there before, its own versions stay as they are.
    QDir().rename(folderOf(from), folderOf(to));
}

QString DescriptorVersions::folderOf(const QString &path) const
{
    const QByteArray digest = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    return u"%1/%2-%3"_s.arg(m_folder, QFileInfo(path).completeBaseName().left(64), QString::fromLatin1(digest));
}

void DescriptorVersions::drop(const QString &path) const
{
    qint64 bytes = 0;
    int count = 0;
    for (const DescriptorVersion &version : of(path)) {
        bytes += version.bytes;
        // The newest stays, however large it is.
        if (++count > 1 && (count > mostVersions || bytes > mostBytes))
            QFile::remove(version.path);
    }
}

} // namespace model
