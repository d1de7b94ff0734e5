// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/skills/skill.h"

#include <QObject>

namespace model {

//! All skills of the person and, where it is trusted, of the workspace (`skills/NAME/SKILL.md`). Owned by the workbench.
class SkillCatalog final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SkillCatalog)

public:
    explicit SkillCatalog(DescriptorCatalog &descriptors, QObject *parent = nullptr);

    //! Those with something wrong as well, as far as they could be read.
    const QList<Skill> &skills() const { return m_skills; }

Q_SIGNALS:
    void changed();

private:
    void read();

    DescriptorCatalog &m_descriptors;
    QList<Skill> m_skills;
};

} // namespace model
