// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QDateTime>
#include <QList>

namespace model {

//! An earlier text of a descriptor.
struct DescriptorVersion {
    //! Where it is kept.
    QString path;
    //! When it was put aside, UTC.
    QDateTime time;
    qint64 bytes = 0;
};

//! Earlier texts of descriptor files, one folder for each file, in the profile's data folder. The oldest go first. Owned by the panel.
class DescriptorVersions final
{
public:
    //! Of one file; with more texts, or bytes, the oldest are dropped.
    static constexpr int mostVersions = 50;
    static constexpr qint64 mostBytes = 4 * 1024 * 1024;

    explicit DescriptorVersions(QString folder)
        : m_folder(std::move(folder))
    {
    }

    //! The same text as the newest one is not kept twice.
    Result<void> keep(const QString &path, const QByteArray &text);
    //! Newest first.
    QList<DescriptorVersion> of(const QString &path) const;
    QByteArray text(const DescriptorVersion &version) const;
    //! The file has another name from now on.
    void move(const QString &from, const QString &to);

private:
    QString folderOf(const QString &path) const;
    void drop(const QString &path) const;

    QString m_folder;
};

} // namespace model
