// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/comparecommand.h"

#include "gui/commandline/converseoptions.h"
#include "gui/workbench/workbench.h"
#include "model/basics/outputfile.h"
#include "model/comparison/comparison.h"
#include "model/comparison/comparisonplan.h"
#include "model/comparison/comparisontexts.h"
#include "model/text/amounts.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! What the arguments of `parlance compare` say: those of `converse`, of which agents, libraries, models and instructions may be
//! repeated, a column each (or one for each pairing, where several kinds are). Reads them only. All errors are of the category Usage.
class CompareOptions final
{
    Q_DECLARE_TR_FUNCTIONS(CompareOptions)

public:
    static void declare(QCommandLineParser &parser);

    //! Both outlive it.
    CompareOptions(const QCommandLineParser &parser, Workbench &workbench);

    model::Result<model::ComparisonPlan> plan() const;

private:
    using Variants = QList<model::ComparisonVariant>;

    model::Result<Variants> variants(const model::SessionSettings &standard) const;
    //! Each variant once for each value of an option that is repeated.
    model::Result<Variants> multiplied(const Variants &variants, const QString &option, QString model::SessionSettings::*setting) const;
    model::Result<QString> find(const QString &option, const QString &value) const;
    model::Result<int> number(const QString &option, int most) const;

    const QCommandLineParser &m_parser;
    Workbench &m_workbench;
};

void CompareOptions::declare(QCommandLineParser &parser)
{
    ConverseOptions::declare(parser);
    parser.addOptions({
        {u"instruction"_s,
            tr("What the model is told before everything else; may be repeated, like --agent, --library and --model; each gives a column."),
            u"text"_s},
        {u"times"_s, tr("How often each column runs."), u"number"_s, u"1"_s},
        {u"timeout"_s, tr("Stop a run after this many seconds; it counts as timed out."), u"seconds"_s},
        {u"csv"_s, tr("Write a line of CSV for each run.")},
        {u"markdown"_s, tr("Write a report in Markdown.")},
        {u"output"_s, tr("Write to this file instead of standard output."), u"file"_s},
    });
}

CompareOptions::CompareOptions(const QCommandLineParser &parser, Workbench &workbench)
    : m_parser(parser)
    , m_workbench(workbench)
{
}

model::Result<int> CompareOptions::number(const QString &option, int most) const
{
    bool isNumber = false;
    const int value = m_parser.value(option).toInt(&isNumber);
    if (!isNumber || value < 1 || value > most)
        return model::failure(model::ErrorCategory::Usage, tr("--%1 takes a number from 1 to %2.").arg(option).arg(most));
    return value;
}

model::Result<model::ComparisonPlan> CompareOptions::plan() const
{
    model::ComparisonPlan plan;
    if (m_parser.isSet(u"compile"_s))
        m_workbench.agents().setReading(model::AgentReading::Compiled);
    const auto prompt = ConverseOptions(m_parser, m_workbench).prompt();
    const auto times = number(u"times"_s, model::ComparisonPlan::mostTimes);
    if (!prompt || !times)
        return tl::make_unexpected(prompt ? times.error() : prompt.error());
    plan.prompt = *prompt;
    plan.times = *times;
    if (m_parser.isSet(u"timeout"_s)) {
        const auto seconds = number(u"timeout"_s, model::ComparisonPlan::mostSeconds);
        if (!seconds)
            return tl::make_unexpected(seconds.error());
        plan.secondsPerRun = *seconds;
    }
    model::SessionSettings standard = m_workbench.sessions().defaults();
    if (m_parser.isSet(u"conversation"_s)) {
        const auto session = ConverseOptions(m_parser, m_workbench).conversation();
        if (!session)
            return tl::make_unexpected(session.error());
        standard = (*session)->settings();
        plan.from = model::ComparisonPlan::Beginning {(*session)->id(), (*session)->conversation().head()};
    }
    const auto columns = variants(standard);
    if (!columns)
        return tl::make_unexpected(columns.error());
    const bool wantsAgent = m_parser.isSet(u"library"_s) || m_parser.isSet(u"compile"_s);
    const auto hasNone = [](const model::ComparisonVariant &variant) { return variant.settings.agent.isEmpty(); };
    if (wantsAgent && std::any_of(columns->begin(), columns->end(), hasNone))
        return model::failure(model::ErrorCategory::Usage, ConverseOptions::tr("--library and --compile go with --agent."));
    plan.variants = *columns;
    return plan.check().map([&plan] { return plan; });
}

model::Result<CompareOptions::Variants> CompareOptions::variants(const model::SessionSettings &standard) const
{
    Variants variants;
    const QStringList models = m_parser.values(u"model"_s);
    for (const QString &model : models.isEmpty() ? QStringList {QString()} : models) {
        const auto settings = ConverseOptions(m_parser, m_workbench, model).settings(standard);
        if (!settings)
            return tl::make_unexpected(settings.error());
        const bool isColumn = models.size() > 1;
        model::ComparisonVariant variant {isColumn ? model : QString(), isColumn ? QString() : settings->model.toString(), *settings};
        // An agent brings its model, unless another is asked for.
        if (models.isEmpty())
            variant.settings.agentModel = variant.settings.model;
        variants.append(variant);
    }
    for (const auto &[option, setting] : {std::pair(u"agent"_s, &model::SessionSettings::agent),
             std::pair(u"library"_s, &model::SessionSettings::library), std::pair(u"instruction"_s, &model::SessionSettings::supervisor)}) {
        const auto more = multiplied(variants, option, setting);
        if (!more)
            return more;
        variants = *more;
    }
    return variants;
}

model::Result<CompareOptions::Variants> CompareOptions::multiplied(
    const Variants &variants, const QString &option, QString model::SessionSettings::*setting) const
{
    const QStringList values = m_parser.values(option);
    if (values.isEmpty())
        return variants;
    Variants more;
    for (const model::ComparisonVariant &variant : variants) {
        for (const QString &value : values) {
            const auto found = find(option, value);
            if (!found)
                return tl::make_unexpected(found.error());
            model::ComparisonVariant with = variant;
            with.settings.*setting = *found;
            // What all columns have in common distinguishes none.
            if (values.size() > 1)
                with.label += (with.label.isEmpty() ? QString() : u" · "_s) + model::ComparisonVariant::labelOf(value);
            more.append(with);
        }
    }
    return more;
}

//! An agent or a library that there is, a file by its whole path; any other value as it is.
model::Result<QString> CompareOptions::find(const QString &option, const QString &value) const
{
    bool isNamed = true;
    if (option == u"agent") {
        isNamed = m_workbench.agents().find(value);
        if (const auto part = m_workbench.agents().partFor(value); !part)
            return tl::make_unexpected(part.error());
    } else if (option == u"library") {
        isNamed = m_workbench.libraries().find(value);
        const auto library = m_workbench.libraries().libraryFor(value);
        if (!library)
            return tl::make_unexpected(library.error());
        if (!isNamed)
            m_workbench.libraries().useFile(*library);
    }
    return isNamed ? value : QFileInfo(value).absoluteFilePath();
}

} // namespace

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
    const auto sound = readForm(parser)
                           .and_then([&] { return addEndpoint(parser); })
                           .and_then([&] { return traceAsTold(parser); })
                           .and_then([&] { return limitAnswers(parser); })
                           .and_then([&] { return answerQuestions(parser); });
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
                       .arg(label, QString::number(number + 1), QString::number(runs.size()), nameOf(run.state),
                           model::timeInWords(run.milliseconds, QLocale::c()));
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
        model::OutputFile file(m_output);
        if (!file.write(bytes))
            return fail({model::ErrorCategory::Storage, tr("%1 cannot be written: %2").arg(m_output, file.errorString())});
    }
    const bool isWhole = std::all_of(results.begin(), results.end(), [](const model::ComparedColumn &column) {
        return std::all_of(
            column.runs.begin(), column.runs.end(), [](const model::ComparedRun &run) { return run.state == model::RunState::Committed; });
    });
    Q_EMIT finished(m_interrupted ? CancelledByPerson : isWhole ? Committed : Failed);
}

} // namespace gui
