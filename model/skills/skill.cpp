// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/skills/skill.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace model {

using namespace Qt::StringLiterals;

namespace {

// By the specification's advice; what is longer belongs into files that are read when they are needed.
constexpr qsizetype mostInstructionLines = 500;

struct SkillTexts {
    Q_DECLARE_TR_FUNCTIONS(Skill)
};

} // namespace

std::optional<Skill> Skill::read(const DescriptorFile &file, Diagnostics &diagnostics)
{
    const DescriptorValue &head = file.root[u"skill"];
    Skill skill;
    skill.name = head[u"name"].string().value_or(QString());
    skill.description = head[u"description"].string().value_or(QString()).trimmed();
    if (skill.name.isEmpty() || skill.description.isEmpty())
        return {};
    skill.license = head[u"license"].string().value_or(QString());
    skill.compatibility = head[u"compatibility"].string().value_or(QString());
    skill.allowedTools = head[u"allowed-tools"].isArray()
        ? head[u"allowed-tools"].strings()
        : head[u"allowed-tools"].string().value_or(QString()).split(u' ', Qt::SkipEmptyParts);
    skill.instructions = file.root[u"instructions"].string().value_or(QString());
    skill.path = file.path;
    skill.folder = QFileInfo(file.path).path();
    const QString folder = QFileInfo(skill.folder).fileName();
    if (skill.name != folder)
        diagnostics.append({file.path, head[u"name"].position(), Diagnostic::Severity::Error,
            SkillTexts::tr("A skill has the name of its folder, “%1”.").arg(folder)});
    const DescriptorValue &instructions = file.root[u"instructions"];
    if (skill.instructions.trimmed().isEmpty())
        diagnostics.append(
            {file.path, instructions.position(), Diagnostic::Severity::Error, SkillTexts::tr("The skill has no instructions.")});
    else if (skill.instructions.count(u'\n') > mostInstructionLines)
        diagnostics.append({file.path, instructions.position(), Diagnostic::Severity::Warning,
            SkillTexts::tr("The instructions have more than %1 lines, all of which a model reads each time.").arg(mostInstructionLines)});
    return skill;
}

} // namespace model
