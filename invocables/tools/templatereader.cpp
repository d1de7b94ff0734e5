// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/tools/templatereader.h"

namespace invocables {

std::optional<ResultTemplate> TemplateReader::read(const model::DescriptorValue &value)
{
    const auto text = value.string();
    if (!text) {
        complain(value, m_complaints.noText);
        return {};
    }
    const auto parsed = ResultTemplate::parse(*text);
    if (!parsed) {
        complain(value, parsed.error().message);
        return {};
    }
    for (const QString &name : parsed->names()) {
        if (!m_isKnown(name))
            complain(value, m_complaints.unknownName.arg(name));
    }
    return *parsed;
}

void TemplateReader::complain(const model::DescriptorValue &value, const QString &message)
{
    m_diagnostics.append({m_path, value.position(), model::Diagnostic::Severity::Error, message});
}

} // namespace invocables
