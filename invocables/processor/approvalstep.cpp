// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/approvalstep.h"

#include "invocables/processor/argumentscheck.h"
#include "model/basics/workspacekind.h"
#include "model/session/approvals.h"

namespace invocables {

using model::ErrorCategory;
using model::Verdict;

namespace {

constexpr qsizetype longestPreview = 2000;

} // namespace

ApprovalStep::ApprovalStep(
    InvokerPointer invoker, const model::InvocationScope &scope, const QString &invocation, QObject *parent)
    : QObject(parent)
    , m_invoker(std::move(invoker))
    , m_scope(scope)
    , m_invocation(invocation)
{
}

void ApprovalStep::begin(const model::JsonText &arguments)
{
    m_arguments = arguments;
    const Approval approval = m_invoker->policies.approval;
    const QString tool = m_invoker->scopedName();
    if (approval == Approval::Refuse)
        Q_EMIT refused({ErrorCategory::Permission, tr("%1 is not allowed here: its descriptor refuses it.").arg(tool)});
    else if (approval == Approval::Allow)
        Q_EMIT allowed(m_arguments, false, false);
    else
        m_invoker->invocable->prepare(this, [this] { decide(); });
}

void ApprovalStep::decide()
{
    const QString tool = m_invoker->scopedName();
    if (m_scope.approvals && m_scope.approvals->isAllowed(tool, m_invoker->allowance()))
        Q_EMIT allowed(m_arguments, false, false);
    else if (!m_scope.questions)
        Q_EMIT refused({ErrorCategory::Permission, tr("%1 needs to be allowed, and there is nobody to ask.").arg(tool)});
    else
        ask({});
}

void ApprovalStep::ask(const QString &remark)
{
    model::Question::Subject subject;
    subject.kind = model::QuestionKind::Approval;
    subject.conversation = m_scope.conversation;
    subject.invocation = m_invocation;
    subject.tool = m_invoker->scopedName();
    const QString purpose = m_invoker->description.section(QLatin1Char('\n'), 0, 0);
    QStringList lines {tr("Allow %1?").arg(subject.tool), remark, purpose, m_invoker->invocable->preview(m_arguments).left(longestPreview),
        m_invoker->invocable->confinement()};
    lines += model::workspaceWarnings(m_scope.folders);
    lines.removeAll(QString());
    subject.text = lines.join(QLatin1Char('\n'));
    subject.values = m_arguments;
    subject.schema = m_invoker->argumentsJson;
    model::Question *question = m_scope.questions->ask(subject, this);
    connect(question, &model::Question::answered, this, [this, question](const model::Answer &answer) {
        question->deleteLater();
        answered(answer);
    });
    Q_EMIT waiting();
}

void ApprovalStep::answered(const model::Answer &answer)
{
    const QString tool = m_invoker->scopedName();
    if (answer.verdict == Verdict::Refuse) {
        const QString reason = answer.by == model::AnsweredBy::Person
            ? tr("The person refused this call of %1.")
            : tr("This call of %1 was not allowed beforehand, and nobody was asked.");
        Q_EMIT refused({ErrorCategory::Permission, reason.arg(tool)});
        return;
    }
    if (answer.verdict == Verdict::Cancelled) {
        Q_EMIT refused({ErrorCategory::Permission, tr("Nobody allowed this call of %1.").arg(tool)});
        return;
    }
    if (m_scope.approvals && answer.verdict == Verdict::AllowConversation)
        m_scope.approvals->allow(tool, m_invoker->allowance());
    if (m_scope.approvals && answer.verdict == Verdict::AllowAlways)
        m_scope.approvals->allowAlways(tool, m_invoker->allowance());
    if (answer.values.isEmpty() || answer.values == m_arguments)
        Q_EMIT allowed(m_arguments, false, true);
    else
        takeEdited(answer.values);
}

void ApprovalStep::takeEdited(const model::JsonText &values)
{
    const auto checked = checkedArguments(*m_invoker, values.bytes());
    if (!checked) {
        ask(checked.error().message);
        return;
    }
    const bool edited = checked->compacted() != m_arguments.compacted();
    Q_EMIT allowed(*checked, edited, true);
}

} // namespace invocables
