// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"

namespace gui {

//! The notation that a descriptor is written in: TOML, or, for agents, gram, or, for skills, Markdown with a head in YAML. A request's
//! body is JSON.
enum class TextForm { Toml, Gram, Skill, Json };

inline TextForm textFormOf(const QString &path)
{
    if (model::DescriptorFile::isSkill(path))
        return TextForm::Skill;
    return model::DescriptorFile::isGram(path) ? TextForm::Gram : TextForm::Toml;
}

//! With its point; of a skill, which is a folder, the name of the file in it.
inline QString endingOf(TextForm form)
{
    if (form == TextForm::Skill)
        return QStringLiteral("/SKILL.md");
    return form == TextForm::Gram ? QStringLiteral(".gram") : QStringLiteral(".toml");
}

} // namespace gui
