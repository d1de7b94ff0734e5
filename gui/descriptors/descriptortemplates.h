// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/descriptors/textform.h"
#include "model/descriptors/descriptorfile.h"

namespace gui {

//! A new file that one can begin with: a descriptor that works, with comments that say what to change.
struct DescriptorTemplate {
    //! Its text is `:/templates/ID.toml`, or `.gram`.
    QString id;
    //! Where one picks it.
    QString title;
    model::DescriptorKind kind = model::DescriptorKind::Ensemble;
    //! Below a descriptor folder.
    QString folder;
    TextForm form = TextForm::Toml;
};

QList<DescriptorTemplate> descriptorTemplates();
QByteArray templateText(const DescriptorTemplate &begun, const QString &name);
//! A name with everything taken out that a file's name or an ensemble's cannot have; empty where nothing is left.
QString descriptorName(const QString &text);
//! The same for a skill, by its specification: words joined by single hyphens.
QString skillName(const QString &text);

} // namespace gui
