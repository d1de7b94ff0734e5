// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/skills/skillcatalog.h"

namespace model {

SkillCatalog::SkillCatalog(DescriptorCatalog &descriptors, QObject *parent)
    : QObject(parent)
    , m_descriptors(descriptors)
{
    connect(&descriptors, &DescriptorCatalog::changed, this, &SkillCatalog::read);
    read();
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
