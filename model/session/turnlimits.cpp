// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The part of turn.h that asks the person, and ends the turn where they do not want it to go on.
#include "model/session/turn.h"

#include "model/text/visibletext.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostShown = 1000;

QString callsInWords(const QList<Invocation> &invocations)
{
    QStringList calls;
    for (const Invocation &call : invocations)
        calls.append(visibleLine(call.name + u' ' + QString::fromUtf8(call.arguments).simplified()));
    return shortened(calls.join(u'\n'), mostShown);
}

} // namespace

void Turn::ask(const QString &text, const std::function<void()> &yes, const std::function<void()> &no, Question::Matter matter)
{
    Question::Subject subject;
    subject.kind = QuestionKind::Limit;
    subject.matter = matter;
    subject.conversation = m_plan.conversation;
    subject.text = text;
    m_limitQuestion = m_ports.questions.ask(subject, this);
    connect(m_limitQuestion, &Question::answered, this, [this, yes, no](const Answer &answer) {
        m_limitQuestion->deleteLater();
        m_limitQuestion.clear();
        if (answer.allows())
            yes();
        else
            no();
    });
}

void Turn::askToGoOn(const GuardAlarm &alarm, void (Turn::*next)(), void (Turn::*end)())
{
    const auto goOn = [this, next] {
        m_guards.extend();
        (this->*next)();
    };
    ask(alarm.text, goOn, [this, end] { (this->*end)(); });
}

//! By contract the turn ends with a text that is laid down, so that the model knows later why there was no answer.
void Turn::endAtLimit()
{
    if (m_guards.isByContract()) {
        ConverseReply said;
        said.contents = {TextContent {u"[Max tool rounds reached]"_s}};
        m_pending.beginStreaming(m_plan.settings.model);
        const Delta delta {Delta::Kind::Text, plainText(said.contents)};
        m_pending.appendDelta(delta);
        Q_EMIT told(DeltaEvent {delta});
        stageAnswer(said, true);
    }
    endAsInterrupted();
}

//! Calls that stand inside prose may be meant as an example: they run if the person says so, else the prose is the answer.
void Turn::offer(const QList<Invocation> &invocations)
{
    const auto run = [this, invocations] {
        stageInvocations(invocations);
        enterInvoking();
    };
    ask(
        tr("The answer has a call in it that may be an example only. Run it?\n%1").arg(callsInWords(invocations)), run,
        [this] { enterCommitting(TurnState::Committed); }, Question::Matter::OfferedCall);
}

} // namespace model
