// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/prompts/promptcatalog.h"

#include "model/basics/logging.h"
#include "model/descriptors/nearestname.h"

#include <algorithm>

namespace model {

PromptCatalog::PromptCatalog(DescriptorCatalog &descriptors, QObject *parent)
    : QObject(parent)
    , m_descriptors(descriptors)
{
    connect(&descriptors, &DescriptorCatalog::changed, this, &PromptCatalog::read);
    read();
}

const Prompt *PromptCatalog::find(const QString &name) const
{
    const auto found = std::find_if(m_prompts.begin(), m_prompts.end(), [&name](const Prompt &prompt) { return prompt.name == name; });
    return found == m_prompts.end() ? nullptr : &*found;
}

Result<Prompt> PromptCatalog::promptFor(const QString &name) const
{
    if (const Prompt *prompt = find(name)) {
        const auto error = std::find_if(prompt->diagnostics.begin(), prompt->diagnostics.end(),
            [](const Diagnostic &diagnostic) { return diagnostic.severity == Diagnostic::Severity::Error; });
        if (error == prompt->diagnostics.end())
            return *prompt;
        return failure(ErrorCategory::Validation, tr("The prompt %1 cannot be used: %2").arg(name, error->toString()));
    }
    QStringList names;
    for (const Prompt &prompt : m_prompts)
        names.append(prompt.name);
    const QString near = nearestName(name, names);
    return failure(ErrorCategory::Usage,
        near.isEmpty() ? tr("There is no prompt “%1”.").arg(name) : tr("There is no prompt “%1”. Did you mean %2?").arg(name, near));
}

void PromptCatalog::read()
{
    m_prompts.clear();
    for (const DescriptorEntry &entry : m_descriptors.inUse(DescriptorKind::Prompt)) {
        const auto read = m_descriptors.valueOf<std::optional<Prompt>>(entry.path);
        if (!read || !*read)
            continue;
        Prompt prompt = **read;
        prompt.diagnostics = entry.earlierInUse ? m_descriptors.inForce(entry.path).diagnostics : entry.diagnostics;
        if (prompt.name.isEmpty())
            prompt.name = entry.name;
        if (find(prompt.name))
            qCWarning(lcDescriptors) << entry.path << "describes a prompt that there is already:" << prompt.name;
        else
            m_prompts.append(prompt);
    }
    Q_EMIT changed();
}

} // namespace model
