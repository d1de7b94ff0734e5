// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/conversecommand.h"

#include "gui/commandline/brokenensembles.h"
#include "gui/commandline/converseoptions.h"
#include "gui/commandline/runwriter.h"
#include "gui/commandline/turnprinter.h"
#include "gui/workbench/overfull.h"
#include "model/session/turn.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

namespace gui {

using namespace Qt::StringLiterals;

ConverseCommand::ConverseCommand(Workbench &workbench, Terminal &terminal)
    : SendingCommand(workbench, terminal)
{
}

ConverseCommand::~ConverseCommand() = default;

void ConverseCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    ConverseOptions::declare(parser);
    parser.addOption({u"gram"_s, tr("Write the run as a pattern in gram: the answer, and the tools used for it.")});
}

void ConverseCommand::start(const QCommandLineParser &parser)
{
    m_json = parser.isSet(u"json"_s);
    const ConverseOptions options(parser, workbench());
    const auto text = options.prompt();
    const auto sound = text ? addEndpoint(parser).and_then([&] { return limitAnswers(parser); }) : tl::make_unexpected(text.error());
    if (!sound) {
        fail(sound.error());
        return;
    }
    const auto opened = parser.isSet(u"conversation"_s) ? options.conversation() : workbench().sessions().create();
    const auto agent = opened ? options.chooseAgent(**opened) : tl::make_unexpected(opened.error());
    if (!agent) {
        fail(agent.error());
        return;
    }
    const auto chosen = options.settings((*opened)->settings());
    if (!chosen) {
        fail(chosen.error());
        return;
    }
    if (const auto answered = answerQuestions(parser); !answered) {
        fail(answered.error());
        return;
    }
    for (const QString &sentence : options.unsentControls(*chosen) + BrokenEnsembles(workbench().ensembles()).faults())
        terminal().note(sentence);
    m_session = *opened;
    m_session->setSettings(*chosen);
    if (parser.isSet(u"gram"_s))
        m_runWriter = std::make_unique<RunWriter>(terminal(), m_session->settings().agent);
    else
        m_printer = new TurnPrinter(terminal(), this);
    follow(*m_session);
    whenConnected(parser, [this, text = *text] {
        if (const auto begun = m_session->send({model::TextContent {text}}); !begun)
            fail(begun.error());
    });
}

void ConverseCommand::follow(model::Session &session)
{
    connect(&session, &model::Session::turnEvent, this, &ConverseCommand::handle);
    connect(&session, &model::Session::fitted, this, &ConverseCommand::tellFit);
    connect(&session, &model::Session::failed, this, &ConverseCommand::fail);
    // Nobody is there to try again or to make room; the journal keeps the turn for the next start.
    connect(&session, &model::Session::turnStarted, this, [this](model::Turn *turn) {
        connect(turn, &model::Turn::commitFailed, this, [this, turn](const QString &text) {
            endUncommitted({model::TurnState::Interrupted, m_session->id(), turn->id(), turn->usage(),
                model::Error {model::ErrorCategory::Storage, text}, {}});
        });
    });
}

//! What the next start makes of the turn depends on what of it the journal has: an interrupted turn, or nothing at all.
void ConverseCommand::endUncommitted(const model::EndEvent &end)
{
    workbench().store().run(
        this, [turn = end.turn](model::Database &database) { return model::TurnStore(database).find(turn); },
        [this, end](const model::Result<model::TurnRecord> &kept) {
            model::EndEvent known = end;
            if (!kept || kept->staged.isEmpty())
                known.state = model::TurnState::Cancelled;
            if (m_json)
                terminal().line(model::toJson(known));
            fail(*known.error);
        });
}

void ConverseCommand::tellFit(const model::ContextFit &fit)
{
    if (std::exchange(m_over, fit.over) != fit.over && !overfullText(fit.over).isEmpty())
        terminal().note(tr("Of the model's context: %1. Earlier messages have so much less room.").arg(overfullText(fit.over)));
    if (fit.leftOut > std::exchange(m_leftOut, fit.leftOut))
        terminal().note(tr("%n earlier message(s) left out, since they do not fit into the model's context.", nullptr, fit.leftOut));
}

void ConverseCommand::interrupt()
{
    m_interrupted = true;
    if (m_session)
        m_session->stop();
    // A turn that has not begun ends without an event.
    if (!m_session || !m_session->isBusy())
        Q_EMIT finished(CancelledByPerson);
}

void ConverseCommand::handle(const model::TurnEvent &event)
{
    if (m_json)
        terminal().line(model::toJson(event));
    else if (m_runWriter)
        m_runWriter->follow(event);
    else
        m_printer->print(event);
    const auto *end = std::get_if<model::EndEvent>(&event);
    if (!end)
        return;
    const bool cancelled = m_interrupted || (end->state == model::TurnState::Cancelled && !end->error);
    if (end->state == model::TurnState::Committed)
        Q_EMIT finished(Committed);
    else
        Q_EMIT finished(cancelled ? CancelledByPerson : Failed);
}

} // namespace gui
