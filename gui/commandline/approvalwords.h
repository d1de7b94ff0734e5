// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace invocables {
class EnsembleCatalog;
}

namespace model {
class LibraryCatalog;
}

namespace network {
class ProviderCatalog;
}

namespace gui {

//! Which tools the words of `--approve` mean: those of the catalogue, and those of agents, which a library or an alias may bind under
//! another name. A value; what it is made of outlives it.
class ApprovalWords final
{
public:
    ApprovalWords(
        const invocables::EnsembleCatalog &catalog, const model::LibraryCatalog &libraries, const network::ProviderCatalog &providers);

    //! Whether it may be a tool's name, with or without its ensemble. Which tools a server or an agent program has is known when it is
    //! spoken with.
    bool isTool(const QString &word) const;
    //! The scoped name in the catalogue of what is called by this scoped name. The same name where it is not known, or where it could be
    //! one of several tools: a word for one of them must not allow another.
    QString catalogueName(const QString &tool) const;
    //! Whether the word means that tool, by the name that it is called by or by the catalogue's.
    bool means(const QString &word, const QString &tool) const;

private:
    bool isServed(const QString &word) const;
    bool isBound(const QString &word) const;

    const invocables::EnsembleCatalog &m_catalog;
    const model::LibraryCatalog &m_libraries;
    const network::ProviderCatalog &m_providers;
};

} // namespace gui
