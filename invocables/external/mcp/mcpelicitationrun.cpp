// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpelicitationrun.h"

#include "invocables/external/mcp/mcpcalljob.h"
#include "model/text/visibletext.h"

#include <QMap>

#include <utility>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText, model::Verdict;
using network::McpElicitation, network::McpElicitationAnswer;
using Action = McpElicitationAnswer::Action;

McpElicitationRun::McpElicitationRun(
    McpElicitation elicitation, const QList<McpCallJob *> &calls, QObject *waiting, Done done, QObject *parent)
    : QObject(parent)
    , m_elicitation(std::move(elicitation))
    , m_isOfOne(calls.size() == 1)
    , m_waiting(waiting)
    , m_done(std::move(done))
{
    connect(waiting, &QObject::destroyed, this, &QObject::deleteLater);
    for (McpCallJob *call : calls)
        follow(call);
    const bool isForm = m_elicitation.mode == McpElicitation::Mode::Form;
    const auto schema = isForm ? model::JsonSchema::compile(m_elicitation.schema)
                               : model::Result<std::shared_ptr<const model::JsonSchema>>();
    if (m_calls.isEmpty() || !schema) {
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
    finish({Action::Cancel, {}});
}

void McpElicitationRun::follow(McpCallJob *call)
{
    // Of some nobody can be asked.
    if (!call->context().ask)
        return;
    m_calls.append(call);
    connect(call, &model::Job::finished, this, &McpElicitationRun::leaveEndedCalls);
    connect(call, &QObject::destroyed, this, &McpElicitationRun::leaveEndedCalls);
}

void McpElicitationRun::leaveEndedCalls()
{
    m_calls.removeIf([](const QPointer<McpCallJob> &call) { return !call || call->isFinished(); });
    if (!m_calls.isEmpty())
        return;
    finish({Action::Cancel, {}});
    deleteLater();
}

QString McpElicitationRun::text() const
{
    if (m_elicitation.mode == McpElicitation::Mode::Form)
        return tr("The server %1 asks: %2").arg(model::visibleLine(m_elicitation.server), model::visibleText(m_elicitation.message));
    // The address goes with the question, for whoever asks it to show as it is safe.
    return tr("The server %1 asks you to open an address: %2")
        .arg(model::visibleLine(m_elicitation.server), model::visibleText(m_elicitation.message));
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
    const QList<model::Question *> questions = raise(subject);
    for (model::Question *question : questions) {
        connect(question, &model::Question::answered, this, [this, questions](const model::Answer &answer) {
            for (model::Question *other : questions) {
                other->disconnect(this);
                other->cancel();
                other->deleteLater();
            }
            answered(answer);
        });
    }
}

QList<model::Question *> McpElicitationRun::raise(const model::Question::Subject &subject)
{
    if (m_isOfOne)
        return {m_calls.first()->context().ask(subject, this)};
    // Those of one conversation have one question, for which all of them wait.
    QMap<model::ConversationId, model::Question *> questions;
    for (const QPointer<McpCallJob> &call : std::as_const(m_calls)) {
        model::Question *&question = questions[call->context().origin.conversation];
        if (question)
            call->context().waitFor(question);
        else
            question = call->context().askForOneOfSeveral(subject, this);
    }
    return questions.values();
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
    for (const model::SchemaViolation &violation : m_schema->validate(given, model::JsonSchema::Formats::Plain))
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
