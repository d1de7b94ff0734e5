// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcatalog.h"
#include "model/prompts/prompt.h"

#include <QObject>

namespace model {

//! All prompts that the descriptors describe (`prompts/*.toml`), without those that are contracts. Owned by the workbench.
class PromptCatalog final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PromptCatalog)

public:
    explicit PromptCatalog(DescriptorCatalog &descriptors, QObject *parent = nullptr);

    //! Those with something wrong as well, as far as they could be read.
    const QList<Prompt> &prompts() const { return m_prompts; }
    //! \return a Usage error where there is none, a Validation error that says why where it cannot be used.
    Result<Prompt> promptFor(const QString &name) const;

Q_SIGNALS:
    void changed();

private:
    const Prompt *find(const QString &name) const;
    void read();

    DescriptorCatalog &m_descriptors;
    QList<Prompt> m_prompts;
};

} // namespace model
