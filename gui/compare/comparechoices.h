// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/compare/comparesetup.h"

#include <QSet>

namespace gui {

class Workbench;

//! What there is to compare with, as the catalogs have it now.
struct CompareChoices {
    QList<CompareSetup::Choice> agents;
    QList<CompareSetup::Choice> libraries;
    QList<CompareSetup::Choice> models;
    //! Why libraries are nothing to compare; empty where they are.
    QString noLibraries;

    //! Whose tools the libraries are to bind, and which providers lack their key.
    struct With {
        QString agent;
        model::Switches switches;
        QSet<QString> keyless;
    };
    static CompareChoices of(Workbench &workbench, const With &with);
    const QList<CompareSetup::Choice> &of(CompareSetup::Varies varies) const;
};

} // namespace gui
