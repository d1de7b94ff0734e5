// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/toml/descriptorvalue.h"

#include <memory>

namespace model {

enum class DescriptorKind { Provider, Ensemble, Invoker, Agent, Prompt, Library, Scenario, Suite, Skill };

//! `provider`, …; also the name of the kind's schema, `resources/schemas/KIND.json`.
QString toWire(DescriptorKind kind);
//! The folder of the kind in a descriptor folder (`providers`, …); invokers are below `ensembles`.
QString folderOf(DescriptorKind kind);

struct GramDocument;

//! A descriptor as read: its root table, and what is wrong with it as TOML. Wraps toml++. A file whose name ends in `.gram` has its
//! patterns instead, and all that is wrong with them. One named SKILL.md (https://agentskills.io/specification) has the mapping at its
//! head as the table `skill`, and what stands below as `instructions`.
struct DescriptorFile {
    QString path;
    DescriptorValue root;
    Diagnostics diagnostics;
    //! Null where it is TOML or cannot be read.
    std::shared_ptr<const GramDocument> gram = {};

    //! What a file holds, at most 1 MiB, or a descriptor whose diagnostic says why it cannot be read.
    static tl::expected<QByteArray, DescriptorFile> bytesOf(const QString &path);
    //! At most 1 MiB; a file that cannot be read is a diagnostic.
    static DescriptorFile read(const QString &path);
    static DescriptorFile parse(const QByteArray &text, const QString &path);

    static bool isGram(const QString &path) { return path.endsWith(QLatin1String(".gram")); }
    static bool isSkill(const QString &path) { return path.endsWith(QLatin1String("/SKILL.md")); }
};

} // namespace model
