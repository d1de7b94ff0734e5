// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/compareoptions.h"

#include "gui/commandline/converseoptions.h"

#include <QFileInfo>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

void CompareOptions::declare(QCommandLineParser &parser)
{
    ConverseOptions::declare(parser);
    parser.addOptions({
        {u"instruction"_s,
            tr("What the model is told before everything else; may be repeated, as --agent, --library and --model may, a column each."),
            u"text"_s},
        {u"times"_s, tr("How often each column runs."), u"number"_s, u"1"_s},
        {u"timeout"_s, tr("Stop a run after so many seconds; it counts as timed out."), u"seconds"_s},
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
        return model::failure(model::ErrorCategory::Usage, tr("--%1 wants a number from 1 to %2.").arg(option).arg(most));
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

} // namespace gui
