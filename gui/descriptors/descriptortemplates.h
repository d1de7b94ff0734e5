// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"

namespace gui {

//! The kinds for which a new file can be begun.
QList<model::DescriptorKind> templateKinds();
//! What such a kind is called where one picks it.
QString templateTitle(model::DescriptorKind kind);
//! A descriptor that works, with comments that say what to change.
QByteArray templateText(model::DescriptorKind kind, const QString &name);
//! A name with everything taken out that a file's name or an ensemble's cannot have; empty where nothing is left.
QString descriptorName(const QString &text);

} // namespace gui
