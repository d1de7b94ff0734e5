// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/skills/skillcatalog.h"

#include "model/descriptors/nearestname.h"

#include <algorithm>

namespace model {

SkillCatalog::SkillCatalog(DescriptorCatalog &descriptors, QObject *parent)
    : QObject(parent)
    , m_descriptors(descriptors)
{
    connect(&descriptors, &DescriptorCatalog::changed, this, &SkillCatalog::read);
    read();
}

Result<Skill> SkillCatalog::skillFor(const QString &name) const
{
    const auto found = std::find_if(m_skills.begin(), m_skills.end(), [&name](const Skill &skill) { return skill.name == name; });
    if (found == m_skills.end()) {
        QStringList names;
        for (const Skill &skill : m_skills)
            names.append(skill.name);
        const QString near = nearestName(name, names);
        return failure(ErrorCategory::Validation,
            near.isEmpty() ? tr("There is no skill “%1”.").arg(name) : tr("There is no skill “%1”. Did you mean %2?").arg(name, near));
    }
    const auto error = std::find_if(found->diagnostics.begin(), found->diagnostics.end(),
        [](const Diagnostic &diagnostic) { return diagnostic.severity == Diagnostic::Severity::Error; });
    if (error != found->diagnostics.end())
        return failure(ErrorCategory::Validation, tr("The skill %1 cannot be used: %2").arg(name, error->toString()));
    return *found;
}

void SkillCatalog::read()
{
    m_skills.clear();
    for (const DescriptorEntry &entry : m_descriptors.inUse(DescriptorKind::Skill)) {
        const auto read = m_descriptors.valueOf<std::optional<Skill>>(entry.path);
        Skill skill = read && *read ? **read : Skill();
        // One of which nothing could be read is there with what is wrong with it.
        skill.name = entry.name;
        skill.path = entry.path;
        skill.layer = entry.layer;
        skill.diagnostics = entry.earlierInUse ? m_descriptors.inForce(entry.path).diagnostics : entry.diagnostics;
        m_skills.append(skill);
    }
    Q_EMIT changed();
}

} // namespace model
