// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/approvalpolicy.h"

#include "invocables/ensemblecatalog.h"

#include <QSet>
#include <QSocketNotifier>

#include <algorithm>

#include <unistd.h>

namespace gui {

using namespace Qt::StringLiterals;

namespace {
constexpr qsizetype longestAnswer = 4096;
}

ApprovalPolicy::ApprovalPolicy(const QStringList &policy, model::Questions &questions, Terminal &terminal, QObject *parent)
    : QObject(parent)
    , m_policy(policy)
    , m_terminal(terminal)
{
    // Answered later, so that everybody has heard of the question before its answer.
    connect(&questions, &model::Questions::raised, this, [this](model::Question *question) {
        const auto answerLater = [this, asked = QPointer(question)] {
            if (asked && !asked->answer())
                decide(asked);
        };
        QMetaObject::invokeMethod(this, answerLater, Qt::QueuedConnection);
    });
}

ApprovalPolicy::~ApprovalPolicy() = default;

model::Result<void> ApprovalPolicy::check(const QStringList &policy, const invocables::EnsembleCatalog &catalog)
{
    QStringList served;
    QSet<QString> known {u"ask"_s, u"refuse"_s, u"all"_s};
    for (const invocables::Ensemble &ensemble : catalog.ensembles()) {
        for (const invocables::InvokerPointer &invoker : ensemble.invokers)
            known << invoker->name << invoker->scopedName();
        if (ensemble.server)
            served.append(ensemble.name + u':');
    }
    // Which tools a server has is known when it is connected.
    const auto isServed = [&served](const QString &word) {
        return std::any_of(served.begin(), served.end(), [&word](const QString &ensemble) { return word.startsWith(ensemble); });
    };
    for (const QString &word : policy) {
        if (!known.contains(word) && !isServed(word))
            return model::failure(model::ErrorCategory::Usage, tr("--approve is ask, refuse, all or a tool's name, not %1.").arg(word));
    }
    return {};
}

void ApprovalPolicy::decide(model::Question *question)
{
    const bool approval = question->subject().kind == model::QuestionKind::Approval;
    const QString tool = question->subject().tool;
    if (m_policy.contains(u"all"_s) && approval) {
        question->giveAnswer({model::Verdict::AllowOnce, {}, model::AnsweredBy::Policy});
    } else if (approval && (m_policy.contains(tool) || m_policy.contains(tool.section(u':', 1)))) {
        question->giveAnswer({model::Verdict::AllowOnce, {}, model::AnsweredBy::Policy});
    } else if (m_policy.contains(u"ask"_s) && Terminal::isInteractive()) {
        m_waiting.append(question);
        if (m_waiting.size() == 1)
            askNext();
    } else {
        if (approval && m_policy.contains(u"ask"_s))
            m_terminal.note(tr("%1 needs your word, and this is no terminal. To allow it: --approve %1").arg(tool));
        else if (!approval)
            m_terminal.note(question->subject().text);
        question->giveAnswer({model::Verdict::Refuse, {}, model::AnsweredBy::Policy});
    }
}

//! What is asked, and in full the address that it is about.
void ApprovalPolicy::note(const model::Question::Subject &subject)
{
    m_terminal.note(subject.text);
    if (!subject.url.isEmpty())
        m_terminal.note(u"    "_s + subject.url.toString(QUrl::FullyEncoded));
}

void ApprovalPolicy::askNext()
{
    while (!m_waiting.isEmpty() && (!m_waiting.first() || m_waiting.first()->answer()))
        m_waiting.removeFirst();
    // Where nothing is asked, what is typed stays where it is; at the input's end it would be reported without end.
    if (m_input)
        m_input->setEnabled(!m_waiting.isEmpty());
    if (m_waiting.isEmpty())
        return;
    const model::Question::Subject &subject = m_waiting.first()->subject();
    note(subject);
    if (!subject.values.isEmpty())
        m_terminal.note(subject.values.toString());
    if (subject.kind == model::QuestionKind::Elicitation && !subject.schema.isEmpty())
        m_terminal.note(subject.schema.toString() + u'\n' + tr("[y] answer with these values  {…} answer with this JSON object  [n] no"));
    else if (subject.kind == model::QuestionKind::Approval)
        m_terminal.note(tr("[y] once  [c] in this conversation  [a] always  [n] no"));
    else if (!subject.url.isEmpty())
        m_terminal.note(tr("[y] I open that address in a browser  [n] no"));
    else
        m_terminal.note(tr("[y] yes  [n] no"));
    if (!m_input) {
        m_input = new QSocketNotifier(STDIN_FILENO, QSocketNotifier::Read, this);
        connect(m_input, &QSocketNotifier::activated, this, &ApprovalPolicy::readLine);
    }
}

void ApprovalPolicy::readLine()
{
    char buffer[256];
    const ssize_t count = read(STDIN_FILENO, buffer, sizeof buffer);
    if (count > 0)
        m_typed.append(buffer, count);
    const qsizetype end = m_typed.indexOf('\n');
    if (end < 0 && count > 0 && m_typed.size() < longestAnswer)
        return;
    const QByteArray typed = m_typed.left(end < 0 ? m_typed.size() : end).trimmed();
    const QByteArray word = typed.toLower();
    m_typed = end < 0 ? QByteArray() : m_typed.mid(end + 1);
    model::Verdict verdict = model::Verdict::Refuse;
    const auto values = typed.startsWith('{') ? model::JsonText::parse(typed).value_or(model::JsonText()) : model::JsonText();
    if (!values.isEmpty())
        verdict = model::Verdict::AllowOnce;
    if (word.startsWith('y'))
        verdict = model::Verdict::AllowOnce;
    else if (word.startsWith('c'))
        verdict = model::Verdict::AllowConversation;
    else if (word.startsWith('a'))
        verdict = model::Verdict::AllowAlways;
    if (!m_waiting.isEmpty() && m_waiting.first())
        m_waiting.first()->giveAnswer({verdict, values});
    if (!m_waiting.isEmpty())
        m_waiting.removeFirst();
    askNext();
}

} // namespace gui
