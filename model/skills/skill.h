// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcatalog.h"

#include <QStringList>

namespace model {

//! A folder with instructions for a kind of task, and with scripts and texts that belong to them, as its SKILL.md describes it
//! (https://agentskills.io/specification). A value.
struct Skill {
    //! That of the folder, which the specification demands.
    QString name;
    //! What it is for, and when it is to be read.
    QString description;
    QString license = {};
    //! What it needs of where it is used, in words.
    QString compatibility = {};
    //! The tools that it says it uses. Shown; what they may do is decided as for every call.
    QStringList allowedTools = {};
    QString instructions = {};
    //! Its SKILL.md, and the folder that this is in.
    QString path = {};
    QString folder = {};
    DescriptorLayer layer = DescriptorLayer::User;
    Diagnostics diagnostics = {};

    //! Whether it can be read by a model.
    bool isSound() const { return !hasErrors(diagnostics); }
    //! What the schema does not say is checked. Nothing where it has neither name nor description.
    static std::optional<Skill> read(const DescriptorFile &file, Diagnostics &diagnostics);
};

} // namespace model
