// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/evaluatecommand.h"

#include "gui/commandline/converseoptions.h"
#include "gui/commandline/storeoptions.h"
#include "gui/commandline/toolcommands.h"
#include "model/archives/jsonpieces.h"
#include "model/basics/outputfile.h"
#include "model/descriptors/nearestname.h"
#include "model/evaluation/evaluationpage.h"
#include "model/schema/jsonwriter.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "model/text/amounts.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! The lines that `--json` wrote, without the end.
model::Result<QList<model::EvaluationOutcome>> readLines(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return model::failure(model::ErrorCategory::Usage, EvaluateCommand::tr("%1 cannot be read: %2").arg(path, file.errorString()));
    model::JsonPieces pieces(file);
    QList<model::EvaluationOutcome> outcomes;
    while (true) {
        const auto piece = pieces.next();
        if (!piece)
            return model::failure(
                model::ErrorCategory::Usage, u"%1:%2: %3"_s.arg(path, QString::number(pieces.line()), piece.error().message));
        if (!*piece)
            return outcomes;
        if (!(*piece)->member(u"end"))
            outcomes.append(model::EvaluationOutcome::read(**piece));
    }
}

} // namespace

EvaluateCommand::EvaluateCommand(Workbench &workbench, Terminal &terminal)
    : SendingCommand(workbench, terminal)
{
}

EvaluateCommand::~EvaluateCommand()
{
    // Its runs hold what the ground has.
    m_evaluation.reset();
}

void EvaluateCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption(trustOption());
    ConverseOptions::declareSettings(parser);
    CassetteOptions::declare(parser);
    StoreOptions::declare(parser);
    parser.addOptions({
        {u"baseline"_s,
            tr("Compare with this evaluation: its identifier or the beginning of it, latest, or a file that --json wrote. Exit status 0 if "
               "nothing became worse."),
            u"run"_s},
        {u"junit"_s, tr("Write test results as build servers read them.")},
        {u"markdown"_s, tr("Write a report in Markdown.")},
        {u"html"_s, tr("Write a report as one page of HTML without scripts.")},
        {u"output"_s, tr("Write to this file instead of standard output."), u"file"_s},
        {u"fresh"_s, tr("Run everything, even what was already computed from the same suite, models and tools.")},
        {u"repeats"_s, tr("How often each case runs, instead of what the suite says."), u"number"_s},
        {u"parallel"_s, tr("How many runs ask one provider at the same time, instead of what the suite says."), u"number"_s},
        {u"case"_s, tr("Only this case; may be repeated. * and ? stand for anything."), u"id"_s},
        {u"variant"_s, tr("Only this variant; may be repeated. * and ? stand for anything."), u"name"_s},
        {u"enqueue"_s, tr("Only put the runs into the store, for parlance work.")},
        {u"results"_s, tr("Show what came of the latest run of the suite, or of the one that --run names.")},
        {u"run"_s, tr("With --results: the evaluation, by its identifier or the beginning of it."), u"id"_s},
        {u"list"_s, tr("Show which evaluations of the suite there are.")},
        {u"as-case"_s, tr("Write this conversation as a case, a line for a file of cases, instead of running a suite."), u"id"_s},
        {u"grade"_s,
            tr("Grade a run of the latest evaluation, or of the one that --run names, from 1 to 5: CASE/VARIANT/REPEAT=GRADE. May be "
               "repeated; "
               "the report says how far judges agree."),
            u"grade"_s},
        {u"approve"_s,
            tr("ask, refuse, all, or a tool's name; may be repeated. Without a terminal, ask means refuse. None of these covers two more: "
               "hidden-files, for files that are hidden or look like secrets, and offered-calls, for calls that an answer offers in its "
               "text."),
            u"policy"_s, u"ask"_s},
        {u"answer-limit"_s, tr("How long one answer may become, in MiB: 1 to 1024. Default: 16, or answer-limit in parlance.ini."),
            u"number"_s},
    });
    parser.addPositionalArgument(u"suite"_s, tr("The suite: a file, or the name of one in evaluations."), u"SUITE"_s);
}

model::Result<void> EvaluateCommand::readForm(const QCommandLineParser &parser)
{
    int forms = 0;
    for (const auto &[option, form] : {std::pair(u"json"_s, Form::Json), std::pair(u"junit"_s, Form::Junit),
             std::pair(u"markdown"_s, Form::Markdown), std::pair(u"html"_s, Form::Html)}) {
        if (!parser.isSet(option))
            continue;
        m_form = form;
        ++forms;
    }
    m_output = parser.value(u"output"_s);
    m_baseline = parser.value(u"baseline"_s);
    m_hasBaseline = parser.isSet(u"baseline"_s);
    m_isOnlyQueued = parser.isSet(u"enqueue"_s);
    m_isAskedForResults = parser.isSet(u"results"_s) || (parser.isSet(u"run"_s) && !parser.isSet(u"grade"_s));
    m_isAskedForList = parser.isSet(u"list"_s);
    m_wanted = parser.value(u"run"_s);
    m_isFresh = parser.isSet(u"fresh"_s);
    const auto wrongUse = [](const QString &message) { return model::failure(model::ErrorCategory::Usage, message); };
    if (forms > 1)
        return wrongUse(tr("Give one of --json, --junit, --markdown and --html."));
    if (m_isOnlyQueued && !parser.isSet(u"store"_s))
        return wrongUse(tr("--enqueue goes with --store."));
    if (int(m_isOnlyQueued) + int(m_isAskedForResults) + int(m_isAskedForList) > 1)
        return wrongUse(tr("Give one of --enqueue, --results and --list."));
    if (m_hasBaseline && m_baseline.isEmpty())
        return wrongUse(tr("--baseline takes an evaluation: its identifier, latest, or a file."));
    return {};
}

model::Result<void> EvaluateCommand::readSuite(const QCommandLineParser &parser)
{
    QString path = parser.positionalArguments().value(0);
    if (path.isEmpty())
        return model::failure(model::ErrorCategory::Usage, tr("Which suite? Give its file."));
    if (!QFileInfo::exists(path)) {
        for (const model::DescriptorEntry &entry : workbench().descriptors().inUse(model::DescriptorKind::Suite)) {
            if (entry.name == path)
                path = entry.path;
        }
    }
    const model::DescriptorFile file = model::DescriptorFile::read(path);
    const model::Diagnostics found = workbench().descriptorCheck().check(file, model::DescriptorKind::Suite);
    const auto suite = model::EvaluationSuite::load(QFileInfo(path).absoluteFilePath(), found);
    if (!suite) {
        // All of them but the first, which is the error that it ends with.
        bool isFirst = true;
        for (const model::Diagnostic &diagnostic : found) {
            const bool isError = diagnostic.severity == model::Diagnostic::Severity::Error;
            if (!isError || !std::exchange(isFirst, false))
                terminal().note(marked(diagnostic));
        }
        return tl::make_unexpected(suite.error());
    }
    m_suite = *suite;
    for (const model::Diagnostic &remark : std::as_const(m_suite.remarks))
        terminal().note(marked(remark));
    return {};
}

//! What the options say instead of the suite, and which part of it is wanted.
model::Result<void> EvaluateCommand::narrow(const QCommandLineParser &parser)
{
    for (const auto &[option, value, most] : {std::tuple(u"repeats"_s, &m_suite.repeats, model::EvaluationSuite::mostRepeats),
             std::tuple(u"parallel"_s, &m_suite.parallel, model::EvaluationSuite::mostParallel)}) {
        if (!parser.isSet(option))
            continue;
        const auto number = count(parser, option);
        if (!number || *number > most)
            return model::failure(model::ErrorCategory::Usage, tr("--%1 takes a number from 1 to %2.").arg(option).arg(most));
        *value = *number;
    }
    const auto isWanted = [](const QString &name, const QStringList &wanted) {
        return wanted.isEmpty()
            || std::any_of(wanted.begin(), wanted.end(), [&name](const QString &each) { return model::isToolNamed(name, each); });
    };
    QStringList cases;
    QStringList variants;
    for (const model::EvaluationCase &each : std::as_const(m_suite.cases))
        cases.append(each.id);
    for (const model::EvaluationVariant &variant : std::as_const(m_suite.variants))
        variants.append(variant.name);
    const QStringList wantedCases = parser.values(u"case"_s);
    const QStringList wantedVariants = parser.values(u"variant"_s);
    m_suite.cases.removeIf([&](const model::EvaluationCase &each) { return !isWanted(each.id, wantedCases); });
    m_suite.variants.removeIf([&](const model::EvaluationVariant &variant) { return !isWanted(variant.name, wantedVariants); });
    if (m_suite.cases.isEmpty() || m_suite.variants.isEmpty()) {
        const bool lacksCase = m_suite.cases.isEmpty();
        const QString name = (lacksCase ? wantedCases : wantedVariants).value(0);
        const QString near = model::nearestName(name, lacksCase ? cases : variants);
        return model::failure(model::ErrorCategory::Usage,
            (lacksCase ? tr("The suite has no case “%1”.") : tr("The suite has no variant “%1”.")).arg(name)
                + (near.isEmpty() ? QString() : u' ' + tr("Did you mean %1?").arg(near)));
    }
    return {};
}

model::Result<void> EvaluateCommand::readSettings(const QCommandLineParser &parser)
{
    const auto settings = ConverseOptions(parser, workbench()).settings(workbench().sessions().defaults());
    if (!settings)
        return tl::make_unexpected(settings.error());
    m_standard = *settings;
    return {};
}

void EvaluateCommand::start(const QCommandLineParser &parser)
{
    if (parser.isSet(u"as-case"_s))
        return tellCase(parser.value(u"as-case"_s));
    const auto sound = readForm(parser)
                           .and_then([&] { return readSuite(parser); })
                           .and_then([&] { return narrow(parser); })
                           .and_then([&] { return readGrades(parser); })
                           .and_then([&] { return m_cassettes.use(parser, workbench(), terminal()); })
                           .and_then([&] { return addEndpoint(parser); })
                           .and_then([&] { return limitAnswers(parser); })
                           .and_then([&] { return answerQuestions(parser); })
                           .and_then([&] { return readSettings(parser); });
    if (!sound)
        return fail(sound.error());
    const auto purpose = m_isAskedForResults || m_isAskedForList ? model::PostgresPurpose::Use : model::PostgresPurpose::Create;
    whenConnected(parser, [this, &parser, purpose] {
        StoreOptions::open(parser, workbench(), purpose, this,
            [this](model::Result<std::unique_ptr<EvaluationGround>> ground) { takeGround(std::move(ground)); });
    });
}

void EvaluateCommand::takeGround(model::Result<std::unique_ptr<EvaluationGround>> ground)
{
    if (!ground)
        return fail(ground.error());
    m_ground = std::move(*ground);
    if (!m_grades.isEmpty())
        grade();
    else if (m_isAskedForList)
        listEvaluations();
    else if (m_hasBaseline)
        findBaseline();
    else
        goOn();
}

void EvaluateCommand::findBaseline()
{
    if (QFileInfo(m_baseline).isFile()) {
        const auto outcomes = readLines(m_baseline);
        if (!outcomes)
            return fail(outcomes.error());
        return takeBaseline(QFileInfo(m_baseline).fileName(), *outcomes);
    }
    using Found = std::pair<QString, QList<model::EvaluationOutcome>>;
    const bool isLatest = m_baseline == u"latest";
    m_ground->keeper().run(
        this,
        [id = isLatest ? QString() : m_baseline, suite = isLatest ? m_suite.name : QString()](
            model::RunStore &store) -> model::Result<Found> {
            const auto record = store.find(id, suite, !suite.isEmpty());
            if (!record)
                return tl::make_unexpected(record.error());
            return store.outcomes(record->id).map([&record](const QList<model::EvaluationOutcome> &outcomes) {
                return Found(record->id, outcomes);
            });
        },
        [this](const model::Result<Found> &found) {
            if (!found)
                return fail(found.error());
            takeBaseline(found->first, found->second);
        });
}

void EvaluateCommand::takeBaseline(const QString &id, const QList<model::EvaluationOutcome> &outcomes)
{
    m_baselineId = id;
    m_before = outcomes;
    goOn();
}

void EvaluateCommand::goOn()
{
    if (m_isAskedForResults)
        tellResults();
    else
        evaluate();
}

void EvaluateCommand::evaluate()
{
    model::Evaluation::Options options;
    options.isFresh = m_isFresh;
    options.isOnlyQueued = m_isOnlyQueued;
    options.worker = m_ground->workerSettings();
    m_evaluation = std::make_unique<model::Evaluation>(
        m_ground->parts(m_standard, QFileInfo(m_suite.path).absolutePath()), m_ground->keeper(), m_suite, options);
    if (const auto sound = m_evaluation->check(); !sound)
        return fail(sound.error());
    for (const QString &remark : m_evaluation->remarks())
        terminal().note(remark);
    connect(m_evaluation.get(), &model::Evaluation::runFinished, this, &EvaluateCommand::note);
    connect(m_evaluation.get(), &model::Evaluation::troubled, this, &EvaluateCommand::tellTrouble);
    connect(m_evaluation.get(), &model::Evaluation::failed, this, &EvaluateCommand::fail);
    if (m_isOnlyQueued)
        connect(m_evaluation.get(), &model::Evaluation::begun, this, &EvaluateCommand::tellQueued);
    connect(m_evaluation.get(), &model::Evaluation::ended, this, [this](const QList<model::EvaluationOutcome> &outcomes) {
        model::EvaluationRecord record;
        record.id = m_evaluation->id();
        record.state = m_evaluation->breakOff().isEmpty() ? model::EvaluationRecord::State::Ended : model::EvaluationRecord::State::Stopped;
        record.suite = m_suite.name;
        record.total = m_suite.runs();
        m_left = m_suite.placesWithout(outcomes);
        readPreferences(record, outcomes);
    });
    m_evaluation->start();
}

void EvaluateCommand::tellQueued()
{
    model::JsonWriter writer;
    writer.beginObject().member(u"enqueued", m_suite.runs()).member(u"run", m_evaluation->id()).member(u"suite", m_suite.name).endObject();
    if (m_form == Form::Json)
        terminal().line(writer.text());
    else
        terminal().line(tr("%n run(s) are waiting to be done: %1", nullptr, int(m_suite.runs())).arg(m_evaluation->id()));
    Q_EMIT finished(Committed);
}

void EvaluateCommand::tellResults()
{
    struct Found {
        model::EvaluationRecord record;
        QList<model::EvaluationOutcome> outcomes;
        QList<model::RunPlace> left;
    };
    m_ground->keeper().run(
        this,
        [id = m_wanted, suite = m_wanted.isEmpty() ? m_suite.name : QString()](model::RunStore &store) -> model::Result<Found> {
            const auto record = store.find(id, suite);
            const auto outcomes = record ? store.outcomes(record->id) : tl::make_unexpected(record.error());
            if (!outcomes)
                return tl::make_unexpected(outcomes.error());
            // As it was run; its file may have changed since.
            const auto run = store.suite(record->id).and_then(model::EvaluationSuite::fromJson);
            return Found {*record, *outcomes, run ? run->placesWithout(*outcomes) : QList<model::RunPlace>()};
        },
        [this](const model::Result<Found> &found) {
            if (!found)
                return fail(found.error());
            model::EvaluationRecord record = found->record;
            // Nobody may have said yet that it is over.
            if (record.done == record.total && record.state == model::EvaluationRecord::State::Running)
                record.state = model::EvaluationRecord::State::Ended;
            m_left = found->left;
            readPreferences(record, found->outcomes);
        });
}

void EvaluateCommand::tellCase(const QString &conversation)
{
    model::Database &reader = workbench().store().reader();
    const auto found = model::ConversationStore(reader).findByPrefix(conversation, model::ConversationStore::Among::All);
    const auto made = found ? model::EvaluationCase::of(reader, found->id) : tl::make_unexpected(found.error());
    if (!made)
        return fail(made.error());
    terminal().line(made->toJson());
    Q_EMIT finished(Committed);
}

model::Result<void> EvaluateCommand::readGrades(const QCommandLineParser &parser)
{
    for (const QString &grade : parser.values(u"grade"_s)) {
        const QString name = grade.section(u'=', 0, -2);
        const int value = grade.section(u'=', -1).toInt();
        const int repeat = name.section(u'/', -1).toInt();
        const QString variant = name.section(u'/', -2, -2);
        const QString caseId = name.section(u'/', 0, -3);
        if (value < 1 || value > 5 || repeat < 1 || variant.isEmpty() || caseId.isEmpty())
            return model::failure(model::ErrorCategory::Usage, tr("A grade is CASE/VARIANT/REPEAT=GRADE, from 1 to 5, not %1.").arg(grade));
        m_grades.append({model::RunPlace {caseId, variant, repeat}, value});
    }
    return {};
}

void EvaluateCommand::grade()
{
    m_ground->keeper().run(
        this,
        [id = m_wanted, suite = m_wanted.isEmpty() ? m_suite.name : QString(), grades = m_grades](
            model::RunStore &store) -> model::Result<void> {
            const auto record = store.find(id, suite);
            if (!record)
                return tl::make_unexpected(record.error());
            for (const auto &[place, grade] : grades) {
                if (const auto graded = store.grade(record->id, place, grade); !graded)
                    return graded;
            }
            return {};
        },
        [this](const model::Result<void> &graded) {
            if (!graded)
                return fail(graded.error());
            Q_EMIT finished(Committed);
        });
}

void EvaluateCommand::listEvaluations()
{
    constexpr int most = 1000;
    m_ground->keeper().run(
        this, [suite = m_suite.name](model::RunStore &store) { return store.evaluations(suite, most); },
        [this](const model::Result<QList<model::EvaluationRecord>> &records) {
            if (!records)
                return fail(records.error());
            for (const model::EvaluationRecord &record : *records) {
                const QString when = record.begun.toString(Qt::ISODate);
                model::JsonWriter writer;
                writer.beginObject().member(u"run", record.id).member(u"begun", when).member(u"state", model::toWire(record.state));
                writer.member(u"runs", record.total).member(u"done", record.done).endObject();
                if (m_form == Form::Json)
                    terminal().line(writer.text());
                else
                    terminal().line(u"%1  %2  %3  %4/%5"_s.arg(
                        record.id, when, model::toWire(record.state), QString::number(record.done), QString::number(record.total)));
            }
            Q_EMIT finished(Committed);
        });
}

void EvaluateCommand::note(const model::EvaluationOutcome &outcome)
{
    ++m_done;
    const qint64 total = m_suite.runs();
    const bool isTenth = total >= 20 && m_done * 10 / total != (m_done - 1) * 10 / total;
    if (!outcome.passed())
        terminal().note(
            u"%1 · %2 · %3: %4, %5. %6"_s.arg(outcome.place.caseId, outcome.place.variant, QString::number(outcome.place.repeat),
                model::toWire(outcome.verdict), model::timeInWords(outcome.run.milliseconds, QLocale::c()), outcome.reason()));
    if (isTenth)
        terminal().note(tr("%1 of %2").arg(m_done).arg(total));
}

void EvaluateCommand::tellTrouble(const model::Error &error)
{
    terminal().note(tr("parlance: %1 It is tried again.").arg(error.message));
}

void EvaluateCommand::interrupt()
{
    m_interrupted = true;
    if (m_evaluation && !m_isOnlyQueued)
        m_evaluation->stop();
    else
        Q_EMIT finished(CancelledByPerson);
}

//! What a person has said of the answers goes with the results, which are told even where that cannot be read.
void EvaluateCommand::readPreferences(const model::EvaluationRecord &record, const QList<model::EvaluationOutcome> &outcomes)
{
    m_ground->keeper().run(
        this, [suite = record.suite](model::RunStore &store) { return store.preferences(suite); },
        [this, record, outcomes](const model::Result<QList<model::Preference>> &preferences) {
            if (!preferences)
                terminal().error(preferences.error());
            write(record, outcomes, preferences.value_or(QList<model::Preference>()));
        });
}

void EvaluateCommand::write(
    const model::EvaluationRecord &record, const QList<model::EvaluationOutcome> &outcomes, const QList<model::Preference> &preferences)
{
    model::EvaluationHead head;
    head.id = record.id;
    head.suite = m_suite.name;
    head.description = m_suite.description;
    head.when = record.begun;
    head.preferences = preferences;
    head.end = model::toWire(record.state);
    head.breakOff = m_evaluation ? m_evaluation->breakOff() : QString();
    if (record.state == model::EvaluationRecord::State::Running)
        head.breakOff = tr("It is still running.");
    else if (record.state == model::EvaluationRecord::State::Stopped && head.breakOff.isEmpty())
        head.breakOff = model::Evaluation::tr("It was stopped.");
    head.left = m_left;
    if (m_hasBaseline) {
        head.changes = model::EvaluationChanges::between(m_before, outcomes);
        head.changes->baseline = m_baselineId;
        head.before = m_before;
    }
    const QByteArray bytes = bytesOf(head, outcomes);
    if (m_output.isEmpty()) {
        terminal().bytes(bytes);
    } else {
        model::OutputFile file(m_output);
        if (!file.write(bytes))
            return fail({model::ErrorCategory::Storage, tr("%1 cannot be written: %2").arg(m_output, file.errorString())});
    }
    finish(m_interrupted ? int(CancelledByPerson) : statusOf(head, outcomes));
}

QByteArray EvaluateCommand::bytesOf(const model::EvaluationHead &head, const QList<model::EvaluationOutcome> &outcomes) const
{
    const model::EvaluationReport report(head, outcomes);
    switch (m_form) {
    case Form::Json: return report.jsonLines();
    case Form::Junit: return report.junit();
    case Form::Markdown: return report.markdown();
    case Form::Html: return model::evaluationPage(head, outcomes);
    case Form::Text: break;
    }
    return report.text().toUtf8();
}

int EvaluateCommand::statusOf(const model::EvaluationHead &head, const QList<model::EvaluationOutcome> &outcomes) const
{
    const bool isWhole = head.breakOff.isEmpty() && !outcomes.isEmpty();
    const bool allPassed = std::all_of(
        outcomes.begin(), outcomes.end(), [](const model::EvaluationOutcome &each) { return each.passed(); });
    const bool isGood = head.changes ? !head.changes->isWorse() : allPassed;
    return isWhole && isGood ? Committed : Failed;
}

void EvaluateCommand::finish(int status)
{
    const auto saved = m_cassettes.write();
    if (!saved)
        terminal().error(saved.error());
    Q_EMIT finished(saved || status != Committed ? status : int(Failed));
}

} // namespace gui
