// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/ensembles/ensemblecatalog.h"
#include "model/basics/result.h"

#include <QCoreApplication>

namespace gui {

//! What is wrong with descriptors of ensembles, for commands that use them: an ensemble that is asked for by its name has to be whole,
//! of others it is said what they lack. Made for one look.
class BrokenEnsembles final
{
    Q_DECLARE_TR_FUNCTIONS(BrokenEnsembles)

public:
    //! Outlives this.
    explicit BrokenEnsembles(const invocables::EnsembleCatalog &catalog)
        : m_catalog(catalog)
    {
    }

    //! \return a Usage error where there is no ensemble of one of these names, a Validation error where one has errors.
    model::Result<void> refusalOf(const QStringList &wanted) const;
    //! Once those were waited for whose tools a server has. \return a Network error where one of these is not connected, or cannot say
    //! which tools it has.
    model::Result<void> disconnectionOf(const QStringList &wanted) const;
    //! The errors of all ensembles, a line each.
    QStringList faults() const;

private:
    const invocables::EnsembleCatalog &m_catalog;
};

} // namespace gui
