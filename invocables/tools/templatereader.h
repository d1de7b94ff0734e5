// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/resulttemplate.h"
#include "model/toml/descriptorvalue.h"

namespace invocables {

//! Reads one text with placeholders from a descriptor. What is wrong with it, or with a name in it, is a diagnostic at it.
class TemplateReader
{
public:
    //! What is said of a value that is no text, and of a name that there is not (with `%1` for the name).
    struct Complaints {
        QString noText;
        QString unknownName;
    };
    using IsKnown = std::function<bool(const QString &name)>;

    TemplateReader(QString path, Complaints complaints, IsKnown isKnown, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_complaints(std::move(complaints))
        , m_isKnown(std::move(isKnown))
        , m_diagnostics(diagnostics)
    {
    }

    //! Nothing where it is no template; one with an unknown name is one.
    std::optional<ResultTemplate> read(const model::DescriptorValue &value);

private:
    void complain(const model::DescriptorValue &value, const QString &message);

    const QString m_path;
    const Complaints m_complaints;
    const IsKnown m_isKnown;
    model::Diagnostics &m_diagnostics;
};

} // namespace invocables
