// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/runwriter.h"

#include "model/basics/overloaded.h"
#include "model/gram/gramwriter.h"

namespace gui {

using namespace Qt::StringLiterals;

void RunWriter::follow(const model::TurnEvent &event)
{
    std::visit(model::Overloaded {
                   [this](const model::CanisterEvent &said) {
                       if (!said.canister || said.canister->role != model::Role::Assistant)
                           return;
                       m_run.content = said.canister->text();
                       m_run.model = said.canister->model.toString();
                   },
                   [this](const model::InvocationEvent &call) { m_calls.insert(call.invocation.id, call.invocation); },
                   [this](const model::ResultEvent &result) { note(result); },
                   [this](const model::RetryEvent &retry) { m_terminal.note(u"… "_s + retry.reason); },
                   [this](const model::NoticeEvent &notice) { m_terminal.note(notice.text); },
                   [this](const model::EndEvent &ended) { end(ended); },
                   [](const auto &) {},
               },
        event);
}

void RunWriter::note(const model::ResultEvent &event)
{
    const model::Invocation call = m_calls.value(event.outcome.invocation);
    const auto arguments = model::JsonText::parse(call.arguments);
    // The agent knows its tools by their own names, whatever ensemble does their work.
    m_run.toolsUsed.append({call.name.section(u':', -1), arguments.value_or(model::JsonText()), model::plainText(event.outcome.contents),
        event.outcome.error.has_value()});
}

void RunWriter::end(const model::EndEvent &event)
{
    if (event.error)
        m_terminal.note(u"parlance: "_s + event.error->message);
    if (event.state != model::TurnState::Committed)
        return;
    const auto written = model::GramWriter::write(model::GramDocument {{}, {m_run.toPattern()}, {}, {}});
    if (written)
        m_terminal.write(*written);
    else
        m_terminal.note(u"parlance: "_s + written.error().message);
}

} // namespace gui
