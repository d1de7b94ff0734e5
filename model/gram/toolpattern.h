// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/agent.h"
#include "model/gram/signature.h"

#include <tl/expected.hpp>

namespace model {

//! Typed access to a pattern that specifies a tool: `[name:ToolSpecification {description: "…"} | (a::Text)==>(::String)]`. The pattern
//! is what counts; nothing is kept beside it. The label may be `Tool`, `ToolSpecification` or both. A value type.
class ToolPattern final
{
public:
    explicit ToolPattern(Pattern pattern)
        : m_pattern(std::move(pattern))
    {
    }
    //! The signature is kept as it can be read; validate says where it cannot.
    static ToolPattern create(const QString &name, const QString &description, const QString &signature);
    static bool isTool(const Pattern &pattern);

    const Pattern &pattern() const { return m_pattern; }

    QString name() const { return m_pattern.value.identity; }
    void setName(const QString &name) { m_pattern.value.identity = name; }
    QString description() const;
    void setDescription(const QString &description);
    //! In gram on one line; empty where there is none.
    QString typeSignature() const;
    //! \return a Validation error, and no change, where the text is no single pattern.
    Result<void> setTypeSignature(const QString &signature);
    //! A whole schema that counts instead of the signature's, for what a signature cannot say; empty where there is none.
    JsonText ownSchema() const;
    //! An empty one is taken away.
    void setOwnSchema(const JsonText &schema);
    //! Made anew each time. `document` is where the types are defined.
    Signature signature(const GramDocument &document) const;

    //! The seed's rules: a label, a name, a description, exactly one element, a signature that is right.
    GramFaults validate(const GramDocument &document) const;
    //! The plain value, or all that is wrong.
    tl::expected<ToolSpecification, GramFaults> compile(const GramDocument &document) const;

private:
    Pattern m_pattern;
};

} // namespace model
