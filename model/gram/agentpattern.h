// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/agent.h"
#include "model/gram/signature.h"

#include <tl/expected.hpp>

namespace model {

//! How an agent is written. In gram nothing that the seed's rules ask for is missing; in TOML it may leave out its model, and of a tool
//! its description and its signature.
enum class AgentForm { Gram, Toml };

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
    GramFaults validate(const GramDocument &document, AgentForm form = AgentForm::Gram) const;
    //! The plain value, or all that is wrong.
    tl::expected<ToolSpecification, GramFaults> compile(const GramDocument &document) const;

private:
    Pattern m_pattern;
};

class PatternRules;

//! Typed access to a pattern that is an agent: `[name:Agent {instruction: "…", model: "PROVIDER/MODEL"} | TOOL, …]`. The pattern is what
//! counts; nothing is kept beside it. A value type.
class AgentPattern final
{
public:
    explicit AgentPattern(Pattern pattern)
        : m_pattern(std::move(pattern))
    {
    }
    static AgentPattern create(const QString &name, const std::optional<QString> &description, const QString &model,
        const QString &instruction, const QList<ToolPattern> &tools);
    //! Of a plain value; compiling gives it back.
    static AgentPattern of(const Agent &agent);
    //! Every agent at the top of a text, annotated ones too.
    static QList<AgentPattern> agentsOf(const GramDocument &document);

    const Pattern &pattern() const { return m_pattern; }

    QString name() const { return m_pattern.value.identity; }
    void setName(const QString &name) { m_pattern.value.identity = name; }
    QString title() const { return text(u"title").value_or(QString()); }
    //! An empty one is taken away.
    void setTitle(const QString &title);
    std::optional<QString> description() const { return text(u"description"); }
    void setDescription(const std::optional<QString> &description);
    QString model() const { return text(u"model").value_or(QString()); }
    void setModel(const QString &model);
    QString instruction() const { return text(u"instruction").value_or(QString()); }
    void setInstruction(const QString &instruction);
    //! `limits: {rounds: 10}`; what is wrong there counts as not said.
    GuardSettings limits() const;
    void setLimits(const GuardSettings &limits);
    //! As the agent holds them; what it only names is looked up among the tools of `document`, those at the top first.
    QList<ToolPattern> tools(const GramDocument &document) const;
    void setTools(const QList<ToolPattern> &tools);

    //! Whether a text is PROVIDER/MODEL, neither of them blank.
    static bool isModel(QStringView text);
    //! Tools of `document` that have this name, at the top or within an agent; a name is one to the whole text.
    static QList<Pattern> toolsNamed(const QString &name, const GramDocument &document);
    //! Names of tools that the agent refers to and that several have.
    GramFaults ambiguousTools(const GramDocument &document) const;

    //! The seed's rules: the label, a name, an instruction, a model as PROVIDER/MODEL, tools of different names that are right themselves.
    GramFaults validate(const GramDocument &document, AgentForm form = AgentForm::Gram) const;
    //! The plain value, or all that is wrong.
    tl::expected<Agent, GramFaults> compile(const GramDocument &document) const;

private:
    void checkLimits(PatternRules &rules) const;
    void checkModel(PatternRules &rules, AgentForm form) const;
    std::optional<QString> text(QStringView key) const;
    void setText(const QString &key, const std::optional<QString> &text);

    Pattern m_pattern;
};

} // namespace model
