// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/compare/comparesetup.h"

namespace gui {

class Workbench;

//! What there is to compare with, as the catalogs have it now.
struct CompareChoices {
    QList<CompareSetup::Choice> agents;
    QList<CompareSetup::Choice> libraries;
    QList<CompareSetup::Choice> models;

    static CompareChoices of(Workbench &workbench);
    const QList<CompareSetup::Choice> &of(CompareSetup::Varies varies) const;
};

} // namespace gui
