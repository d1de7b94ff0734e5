// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpelicitationrun.h"

#include <utility>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText, model::Verdict;
using network::McpElicitation, network::McpElicitationAnswer;
using Action = McpElicitationAnswer::Action;

McpElicitationRun::McpElicitationRun(
    McpElicitation elicitation, const InvocationContext &context, QObject *waiting, Done done, QObject *call)
    : QObject(call)
    , m_elicitation(std::move(elicitation))
    , m_context(context)
    , m_waiting(waiting)
    , m_done(std::move(done))
{
    connect(waiting, &QObject::destroyed, this, &QObject::deleteLater);
    const bool isForm = m_elicitation.mode == McpElicitation::Mode::Form;
    const auto schema = isForm ? model::JsonSchema::compile(m_elicitation.schema) : model::Result<std::shared_ptr<const model::JsonSchema>>();
    if (!m_context.ask || !schema) {
        finish({Action::Decline, {}});
        return;
    }
    if (isForm) {
        m_schema = *schema;
        m_values = m_schema->withDefaults(JsonText::trusted("{}"));
    }
    ask({});
}

McpElicitationRun::~McpElicitationRun()
{
    // The call has ended.
    finish({Action::Cancel, {}});
}

QString McpElicitationRun::text() const
{
    if (m_elicitation.mode == McpElicitation::Mode::Form)
        return tr("The server %1 asks: %2").arg(m_elicitation.server, m_elicitation.message);
    // The address goes with the question, for whoever asks it to show as it is safe.
    return tr("The server %1 asks you to open an address: %2").arg(m_elicitation.server, m_elicitation.message);
}

void McpElicitationRun::ask(const QString &remark)
{
    model::Question::Subject subject;
    subject.kind = model::QuestionKind::Elicitation;
    subject.text = remark.isEmpty() ? text() : text() + u'\n' + remark;
    subject.values = m_values;
    if (m_elicitation.mode == McpElicitation::Mode::Form)
        subject.schema = m_elicitation.schema;
    else
        subject.url = m_elicitation.url;
    model::Question *question = m_context.ask(std::move(subject), this);
    connect(question, &model::Question::answered, this, [this, question](const model::Answer &answer) {
        question->deleteLater();
        answered(answer);
    });
}

void McpElicitationRun::answered(const model::Answer &answer)
{
    if (!m_done)
        return;
    if (answer.verdict == Verdict::Refuse)
        finish({Action::Decline, {}});
    else if (answer.verdict == Verdict::Cancelled)
        finish({Action::Cancel, {}});
    else
        accept(answer);
}

void McpElicitationRun::accept(const model::Answer &answer)
{
    if (!m_schema) {
        finish({Action::Accept, {}});
        return;
    }
    const JsonText given = m_schema->withDefaults(answer.values.isEmpty() ? m_values : answer.values);
    QStringList wrong;
    for (const model::SchemaViolation &violation : m_schema->validate(given))
        wrong.append(u"%1: %2"_s.arg(violation.path.isEmpty() ? u"/"_s : violation.path, violation.message));
    if (wrong.isEmpty()) {
        finish({Action::Accept, given});
    } else if (answer.by == model::AnsweredBy::Policy) {
        finish({Action::Decline, {}});
    } else {
        m_values = given;
        ask(wrong.join(u"; "_s));
    }
}

void McpElicitationRun::finish(const McpElicitationAnswer &answer)
{
    if (const Done done = std::exchange(m_done, {}); done && m_waiting) {
        done(answer);
        deleteLater();
    }
}

} // namespace invocables
