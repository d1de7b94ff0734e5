// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/conversecommand.h"

#include "gui/commandline/converseoptions.h"
#include "gui/commandline/fullcontext.h"
#include "gui/commandline/promptoptions.h"
#include "gui/commandline/terminal.h"
#include "gui/commandline/toolcommands.h"
#include "gui/workbench/overfull.h"
#include "model/agents/agents.h"
#include "model/basics/overloaded.h"
#include "model/gram/gramwriter.h"
#include "model/session/turn.h"
#include "model/session/turnevent.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"

#include <QHash>
#include <QObject>

namespace gui {

using namespace Qt::StringLiterals;

//! Writes a turn's events for people: the answer to standard output as it comes, everything else to standard error. Owned by a
//! command.
class TurnPrinter final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TurnPrinter)

public:
    TurnPrinter(Terminal &terminal, QObject *parent);

    void print(const model::TurnEvent &event);

private:
    void print(const model::DeltaEvent &event);
    void print(const model::CanisterEvent &event);
    void print(const model::InvocationEvent &event);
    void print(const model::ResultEvent &event);
    void print(const model::StateEvent &event);
    void print(const model::RetryEvent &event);
    void print(const model::NoticeEvent &event);
    void print(const model::EndEvent &event);
    void endLine();

    Terminal &m_terminal;
    QHash<QString, QString> m_calls;
    //! The error that was told last.
    QString m_told;
    bool m_inLine = false;
    //! What is not written yet of a line that has not ended, where only whole ones are.
    QString m_line;
};

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
    QString text = m_line + event.delta.text;
    // A screen reader says each piece that comes: in pieces of words nobody understands it.
    m_line = m_terminal.isPlain() ? text.sliced(text.lastIndexOf(u'\n') + 1) : QString();
    text.chop(m_line.size());
    m_terminal.write(text);
    m_inLine = !m_line.isEmpty() || !text.endsWith(u'\n');
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
        for (const model::RanInvocation &ran : event.ran)
            m_terminal.note(effectOutside(ran, shortened(QString::fromUtf8(ran.arguments))).spoken());
    } else if (event.state == model::TurnState::Interrupted) {
        m_terminal.note(tr("The answer was interrupted; what there is of it is kept."));
    } else if (m_terminal.isPlain() && event.state == model::TurnState::Committed) {
        m_terminal.note(tr("End of the answer."));
    }
}

void TurnPrinter::endLine()
{
    if (m_inLine)
        m_terminal.line(std::exchange(m_line, {}));
    m_inLine = false;
}

//! Follows a turn and writes it as one pattern in gram when it has ended with an answer: `converse --gram`.
class RunWriter final
{
public:
    RunWriter(Terminal &terminal, const QString &agent)
        : m_terminal(terminal)
        , m_run {agent, {}, {}, {}}
    {
    }

    void follow(const model::TurnEvent &event);
    //! Gram has no place for what was said, which is told.
    bool hasFailed() const { return m_hasFailed; }

private:
    void note(const model::ResultEvent &event);
    void end(const model::EndEvent &event);

    Terminal &m_terminal;
    model::AgentResponse m_run;
    QHash<QString, model::Invocation> m_calls;
    bool m_hasFailed = false;
};

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
    m_hasFailed = !written;
    if (written)
        m_terminal.source(*written);
    else
        m_terminal.error(written.error());
}

ConverseCommand::ConverseCommand(Workbench &workbench, Terminal &terminal)
    : SendingCommand(workbench, terminal)
{
}

ConverseCommand::~ConverseCommand() = default;

void ConverseCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    ConverseOptions::declare(parser);
    FullContext::declare(parser);
    PromptOptions::declare(parser);
    parser.addOption({u"gram"_s, tr("Write the run as a pattern in gram: the answer, and the tools used for it.")});
    CassetteOptions::declare(parser);
}

void ConverseCommand::start(const QCommandLineParser &parser)
{
    m_json = parser.isSet(u"json"_s);
    const ConverseOptions options(parser, workbench());
    const auto prompt = PromptOptions::read(parser, workbench());
    const bool isCanned = prompt && *prompt && !(*prompt)->isSupervisor();
    auto text = !prompt ? tl::make_unexpected(prompt.error()) : isCanned ? model::Result<QString>(QString()) : options.prompt();
    const auto sound = text ? m_cassettes.use(parser, workbench(), terminal())
                                  .and_then([&] { return addEndpoint(parser); })
                                  .and_then([&] { return traceAsTold(parser); })
                                  .and_then([&] { return limitAnswers(parser); })
                            : tl::make_unexpected(text.error());
    if (!sound) {
        fail(sound.error());
        return;
    }
    const auto whenFull = FullContext::read(parser);
    if (!whenFull) {
        fail(whenFull.error());
        return;
    }
    const auto opened = parser.isSet(u"conversation"_s) ? options.conversation() : workbench().sessions().create();
    const auto agent = opened ? options.chooseAgent(**opened) : tl::make_unexpected(opened.error());
    if (!agent) {
        fail(agent.error());
        return;
    }
    const auto chosen = *prompt ? (*prompt)->settings(options, parser, **opened, *text) : options.settings((*opened)->settings());
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
        m_runWriter = std::make_unique<RunWriter>(terminal(), agentName());
    else
        m_printer = new TurnPrinter(terminal(), this);
    follow(*m_session);
    m_full = new FullContext(workbench(), terminal(), *m_session, this);
    whenConnected(parser, [this, text = *text, choice = *whenFull] {
        const auto send = [this, text] {
            if (const auto begun = m_session->send({model::TextContent {text}}); !begun)
                fail(begun.error());
        };
        m_full->makeRoom(choice, text, send, [this](const model::Error &error) { fail(error); });
    });
}

QString ConverseCommand::agentName()
{
    const QString agent = m_session->settings().agent;
    const auto entry = agent.isEmpty() ? tl::make_unexpected(model::Error()) : workbench().agents().entryFor(agent);
    return entry ? entry->name : agent;
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
            terminal().error(*known.error);
            finish(Failed);
        });
}

void ConverseCommand::tellFit(const model::ContextFit &fit)
{
    if (std::exchange(m_over, fit.over) != fit.over && !overfullText(fit.over).isEmpty())
        terminal().note(tr("Of the model's context: %1. Earlier messages have that much less room.").arg(overfullText(fit.over)));
    if (fit.leftOut > std::exchange(m_leftOut, fit.leftOut)) {
        terminal().note(tr("%n earlier message(s) left out, since they do not fit into the model's context.", nullptr, fit.leftOut));
        m_full->tellWhich(fit);
    }
}

void ConverseCommand::interrupt()
{
    m_interrupted = true;
    if (m_session)
        m_session->stop();
    // A turn that has not begun ends without an event.
    if (!m_session || !m_session->isBusy())
        finish(CancelledByPerson);
}

void ConverseCommand::finish(int status)
{
    const auto saved = m_cassettes.write();
    if (!saved)
        terminal().error(saved.error());
    Q_EMIT finished(saved || status != Committed ? status : int(Failed));
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
        finish(m_runWriter && m_runWriter->hasFailed() ? Failed : Committed);
    else
        finish(cancelled ? CancelledByPerson : Failed);
}

} // namespace gui

#include "conversecommand.moc"
