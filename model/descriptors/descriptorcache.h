// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcheck.h"

#include <QHash>

#include <optional>

namespace model {

//! The descriptor files as they were last read: each content is parsed once, and of a file that is broken now the last version that
//! had no error stays at hand. Part of a DescriptorCatalog.
class DescriptorCache
{
public:
    explicit DescriptorCache(const DescriptorCheck &check)
        : m_check(check)
    {
    }

    struct Kept {
        //! SHA-256 of the file's bytes; empty where it cannot be read.
        QByteArray digest;
        DescriptorFile file;
        Diagnostics diagnostics;
        //! The last version without an error, this one included.
        std::optional<DescriptorFile> good;
    };

    //! Reads a file, or takes what is known of the same bytes.
    const Kept &read(const QString &path, DescriptorKind kind);
    const Kept *find(const QString &path) const;
    //! Forgets the files that are not among these.
    void keepOnly(const QStringList &paths);
    //! The file, or where it has errors its last good version with these errors as warnings.
    DescriptorFile inForce(const QString &path) const;

private:
    const DescriptorCheck &m_check;
    QHash<QString, Kept> m_kept;
};

} // namespace model
