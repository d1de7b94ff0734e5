// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/comparecommand.h"

#include "gui/commandline/compareoptions.h"
#include "gui/commandline/converseoptions.h"
#include "model/comparison/comparison.h"
#include "model/comparison/comparisontexts.h"

#include <QSaveFile>

namespace gui {

using namespace Qt::StringLiterals;

CompareCommand::CompareCommand(Workbench &workbench, Terminal &terminal)
    : SendingCommand(workbench, terminal)
{
}

CompareCommand::~CompareCommand() = default;

void CompareCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    CompareOptions::declare(parser);
}

model::Result<void> CompareCommand::readForm(const QCommandLineParser &parser)
{
    int forms = 0;
    for (const auto &[option, form] :
        {std::pair(u"json"_s, Form::Json), std::pair(u"csv"_s, Form::Csv), std::pair(u"markdown"_s, Form::Markdown)}) {
        if (!parser.isSet(option))
            continue;
        m_form = form;
        ++forms;
    }
    m_output = parser.value(u"output"_s);
    if (forms > 1)
        return model::failure(model::ErrorCategory::Usage, tr("Give one of --json, --csv and --markdown."));
    return {};
}

void CompareCommand::start(const QCommandLineParser &parser)
{
    const auto sound =
        readForm(parser).and_then([&] { return addEndpoint(parser); }).and_then([&] { return limitAnswers(parser); }).and_then([&] {
            return answerQuestions(parser);
        });
    const auto plan = sound ? CompareOptions(parser, workbench()).plan() : tl::make_unexpected(sound.error());
    auto made = plan ? workbench().compare(*plan) : tl::make_unexpected(plan.error());
    if (!made)
        return fail(made.error());
    m_comparison = std::move(*made);
    m_head.prompt = plan->prompt;
    m_head.agent = parser.values(u"agent"_s).join(u", "_s);
    connect(m_comparison.get(), &model::Comparison::runChanged, this, &CompareCommand::noteRun);
    connect(m_comparison.get(), &model::Comparison::finished, this, &CompareCommand::write);
    whenConnected(parser, [this] { m_comparison->start(); });
}

void CompareCommand::noteRun(int column, int number)
{
    const QList<model::ComparedRun> &runs = m_comparison->column(column).runs();
    const model::ComparedRun &run = runs.at(number);
    if (!model::hasEnded(run.state))
        return;
    const QString label = m_comparison->column(column).variant().label;
    QString line = tr("%1: run %2 of %3 %4, %5")
                       .arg(label)
                       .arg(number + 1)
                       .arg(runs.size())
                       .arg(nameOf(run.state), model::milliseconds(run.milliseconds, QLocale::c()));
    if (run.error)
        line += u": "_s + run.error->message;
    terminal().note(line);
}

void CompareCommand::interrupt()
{
    m_interrupted = true;
    if (m_comparison && m_comparison->isRunning())
        m_comparison->stop();
    else
        Q_EMIT finished(CancelledByPerson);
}

void CompareCommand::write()
{
    const QList<model::ComparedColumn> results = m_comparison->results();
    const model::ComparisonReport report(m_head, results, m_comparison->plan().times);
    const QByteArray bytes = m_form == Form::Json ? report.jsonLines()
        : m_form == Form::Csv                     ? report.csv()
        : m_form == Form::Markdown                ? report.markdown()
                                                  : report.text().toUtf8();
    if (m_output.isEmpty()) {
        terminal().bytes(bytes);
    } else {
        QSaveFile file(m_output);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
            return fail({model::ErrorCategory::Storage, tr("%1 cannot be written: %2").arg(m_output, file.errorString())});
    }
    const bool isWhole = std::all_of(results.begin(), results.end(), [](const model::ComparedColumn &column) {
        return std::all_of(
            column.runs.begin(), column.runs.end(), [](const model::ComparedRun &run) { return run.state == model::RunState::Committed; });
    });
    Q_EMIT finished(m_interrupted ? CancelledByPerson : isWhole ? Committed : Failed);
}

} // namespace gui
