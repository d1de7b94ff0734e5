// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"

namespace gui {

//! The notation that a descriptor is written in: TOML, or, for agents, gram. A request's body is JSON.
enum class TextForm { Toml, Gram, Json };

inline TextForm textFormOf(const QString &path)
{
    return model::DescriptorFile::isGram(path) ? TextForm::Gram : TextForm::Toml;
}

//! With its point.
inline QString endingOf(TextForm form)
{
    return form == TextForm::Gram ? QStringLiteral(".gram") : QStringLiteral(".toml");
}

} // namespace gui
