// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/ensemble.h"

#include <QHash>

namespace invocables {

//! Finds tools by what they are called. Part of an EnsembleCatalog.
class ToolIndex
{
public:
    ToolIndex() = default;
    explicit ToolIndex(const QList<Ensemble> &ensembles);

    //! By scoped name, bare name or alias, in any spelling that is the same when normalised. Exact spellings come before others,
    //! names before aliases. Several where a bare name or alias is of several ensembles.
    QList<InvokerPointer> find(const QString &name) const;

private:
    using Table = QHash<QString, QList<InvokerPointer>>;
    QHash<QString, InvokerPointer> m_scoped;
    Table m_exact;
    Table m_names;
    Table m_aliases;
};

} // namespace invocables
