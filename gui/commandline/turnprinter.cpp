// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/turnprinter.h"

#include "model/basics/overloaded.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {
constexpr int shownArguments = 120;

QString shortened(const QString &text)
{
    const QString line = text.simplified();
    return line.size() <= shownArguments ? line : line.left(shownArguments - 1) + u'…';
}
} // namespace

TurnPrinter::TurnPrinter(Terminal &terminal, QObject *parent)
    : QObject(parent)
    , m_terminal(terminal)
{
}

void TurnPrinter::print(const model::TurnEvent &event)
{
    std::visit(model::Overloaded {
                   [this](const model::DeltaEvent &delta) { print(delta); },
                   [this](const model::CanisterEvent &said) { print(said); },
                   [this](const model::InvocationEvent &invocation) { print(invocation); },
                   [this](const model::ResultEvent &result) { print(result); },
                   [this](const model::StateEvent &state) { print(state); },
                   [this](const model::RetryEvent &retry) { print(retry); },
                   [this](const model::NoticeEvent &notice) { print(notice); },
                   [this](const model::EndEvent &end) { print(end); },
                   [](const auto &) {},
               },
        event);
}

void TurnPrinter::print(const model::DeltaEvent &event)
{
    if (event.delta.kind != model::Delta::Kind::Text)
        return;
    m_terminal.write(event.delta.text);
    m_inLine = !event.delta.text.endsWith(u'\n');
}

//! An answer that is not whole looks whole.
void TurnPrinter::print(const model::CanisterEvent &event)
{
    if (!event.canister || event.canister->role != model::Role::Assistant)
        return;
    const model::StopReason stop = event.canister->stop;
    if (stop != model::StopReason::Length && stop != model::StopReason::Filtered)
        return;
    endLine();
    m_terminal.note(
        stop == model::StopReason::Length ? tr("The answer was cut at the length limit.") : tr("The answer was filtered by the provider."));
}

void TurnPrinter::print(const model::InvocationEvent &event)
{
    endLine();
    const QString call = event.invocation.name + u' ' + shortened(QString::fromUtf8(event.invocation.arguments));
    m_calls.insert(event.invocation.id, call);
}

void TurnPrinter::print(const model::ResultEvent &event)
{
    const model::InvocationOutcome &outcome = event.outcome;
    const QString call = m_calls.value(outcome.invocation, outcome.name);
    if (outcome.error) {
        m_told = outcome.error->message;
        m_terminal.note(tr("✗ %1: %2").arg(call, m_told));
    } else {
        m_terminal.note(tr("● %1 (%2 ms)").arg(call, QString::number(outcome.milliseconds, 'f', 1)));
    }
}

void TurnPrinter::print(const model::StateEvent &event)
{
    if (event.state == model::TurnState::Storing) {
        endLine();
        m_terminal.note(tr("… waiting for the store: it is locked by another program, or slow"));
    }
    if (!event.waitingFor.isEmpty())
        m_terminal.note(tr("… waiting for %1").arg(event.waitingFor.join(u", "_s)));
}

void TurnPrinter::print(const model::RetryEvent &event)
{
    endLine();
    if (event.milliseconds == 0)
        return m_terminal.note(u"… "_s + event.reason);
    m_terminal.note(tr("… trying again in %1 s: %2").arg(QString::number(event.milliseconds / 1000.0, 'f', 1), event.reason));
}

void TurnPrinter::print(const model::NoticeEvent &event)
{
    endLine();
    m_terminal.note(event.text);
}

void TurnPrinter::print(const model::EndEvent &event)
{
    endLine();
    // What broke a turn has been told at its call.
    if (event.error && event.error->message != m_told)
        m_terminal.note(u"parlance: "_s + event.error->message);
    if (event.state == model::TurnState::RolledBack) {
        m_terminal.note(tr("The turn was undone; the conversation is as it was before your message."));
        for (const model::RanInvocation &ran : event.ran) {
            const QString text = ran.broke ? tr("Broke, and what it did until then is not undone outside: %1 %2")
                                           : tr("Already done, and not undone outside: %1 %2");
            m_terminal.note(text.arg(ran.name, shortened(QString::fromUtf8(ran.arguments))));
        }
    } else if (event.state == model::TurnState::Interrupted) {
        m_terminal.note(tr("The answer was interrupted; what there is of it is kept."));
    }
}

void TurnPrinter::endLine()
{
    if (m_inLine)
        m_terminal.write(u"\n"_s);
    m_inLine = false;
}

} // namespace gui
