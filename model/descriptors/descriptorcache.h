// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcheck.h"

#include <QHash>

#include <optional>

namespace model {

//! The descriptor files as they were last read: each content is parsed once, and of a file that is broken now the last version that
//! had no error stays at hand. A value, part of a DescriptorCatalog.
class DescriptorCache
{
public:
    explicit DescriptorCache(const DescriptorCheck &check)
        : m_check(&check)
    {
    }

    const DescriptorCheck &descriptorCheck() const { return *m_check; }

    struct Kept {
        //! SHA-256 of the file's bytes; empty where it cannot be read.
        QByteArray digest;
        DescriptorFile file;
        Diagnostics diagnostics;
        //! What the file and the others were when it was checked; empty where it has not been.
        QByteArray checked;
        //! The last version without an error, this one included.
        std::optional<DescriptorFile> good;
    };

    //! Reads a file; the same bytes are parsed once.
    void read(const QString &path);
    //! Checks a file that has been read, once as long as it and what it depends on stay the same; `others` changes with the latter.
    const Kept &check(const QString &path, DescriptorKind kind, const QByteArray &others);
    const Kept *find(const QString &path) const;
    //! Forgets the files that are not among these.
    void keepOnly(const QStringList &paths);
    //! The file, or where it has errors its last good version with these errors as warnings.
    DescriptorFile inForce(const QString &path) const;

private:
    const DescriptorCheck *m_check;
    QHash<QString, Kept> m_kept;
};

} // namespace model
