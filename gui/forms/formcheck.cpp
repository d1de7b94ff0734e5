// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/formcheck.h"

#include "invocables/basics/worker.h"

namespace gui {

FormCheck::FormCheck(QObject *parent)
    : QObject(parent)
{
}

void FormCheck::setSchema(const model::JsonText &schema)
{
    m_schema = schema;
    m_compiled.reset();
    ++m_asked;
}

void FormCheck::check(const model::JsonText &value)
{
    m_value = value;
    ++m_asked;
    if (!value.isEmpty() && !m_schema.isEmpty())
        run();
}

void FormCheck::run()
{
    struct Answer {
        std::shared_ptr<const Compiled> compiled;
        QList<model::SchemaViolation> violations;
    };
    const auto work = [schema = m_schema, value = m_value, compiled = m_compiled] {
        Answer answer {compiled, {}};
        if (!answer.compiled) {
            const auto made = model::JsonSchema::compile(schema);
            answer.compiled = std::make_shared<const Compiled>(Compiled {made ? *made : nullptr, made ? QString() : made.error().message});
        }
        if (answer.compiled->schema)
            answer.violations = answer.compiled->schema->validate(value, model::JsonSchema::Formats::Plain);
        return answer;
    };
    invocables::doOnWorker<Answer>(this, work, [this, asked = m_asked](const Answer &answer) {
        if (asked != m_asked)
            return;
        m_compiled = answer.compiled;
        if (!m_compiled->schema)
            Q_EMIT impossible(m_compiled->error);
        Q_EMIT checked(answer.violations);
    });
}

} // namespace gui
