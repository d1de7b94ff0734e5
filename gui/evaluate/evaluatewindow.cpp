// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/evaluate/evaluatewindow.h"

#include "gui/evaluate/blindpairs.h"
#include "gui/evaluate/evaluatebar.h"
#include "gui/evaluate/evaluationmatrix.h"
#include "gui/evaluate/evaluationsummary.h"
#include "gui/evaluate/matrixview.h"
#include "gui/evaluate/rundetails.h"
#include "gui/evaluate/suitepicker.h"
#include "gui/shared/userprompts.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/workbench/fetchedconversation.h"
#include "gui/workbench/workbench.h"
#include "model/basics/outputfile.h"
#include "model/evaluation/evaluationpage.h"
#include "model/evaluation/storeaddress.h"
#include "model/store/store.h"
#include "model/text/amounts.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QScreen>
#include <QShortcut>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

EvaluateWindow::EvaluateWindow(Workbench &workbench, UserPrompts &prompts, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_workbench(workbench)
    , m_prompts(prompts)
    , m_ground(EvaluationGround::onThisMachine(workbench))
    , m_matrix(new EvaluationMatrix(this))
    , m_bar(new EvaluateBar(this))
    , m_message(new QLabel(this))
    , m_table(new MatrixView(*m_matrix, this))
    , m_summary(new EvaluationSummary(this))
    , m_details(new RunDetails(this))
    , m_blind(new BlindPairs(this))
    , m_pages(new QStackedWidget(this))
    , m_figuresTimer(new QTimer(this))
    , m_followTimer(new QTimer(this))
{
    setObjectName(u"evaluateWindow"_s);
    setWindowTitle(tr("Evaluate – Parlance"));
    build();
    // What a run changes is seen at once, the figures of all no more than once a second.
    m_figuresTimer->setSingleShot(true);
    m_figuresTimer->setInterval(1000);
    connect(m_figuresTimer, &QTimer::timeout, this, &EvaluateWindow::showFigures);
    m_followTimer->setSingleShot(true);
    m_followTimer->setInterval(500);
    connect(m_followTimer, &QTimer::timeout, this, &EvaluateWindow::follow);
    connect(m_bar, &EvaluateBar::runWanted, this, &EvaluateWindow::run);
    connect(m_bar, &EvaluateBar::stopWanted, this, &EvaluateWindow::stop);
    connect(m_bar, &EvaluateBar::pairsWanted, this, &EvaluateWindow::comparePairs);
    connect(m_bar, &EvaluateBar::reportWanted, this, &EvaluateWindow::save);
    connect(&m_bar->suites(), &SuitePicker::filePicked, this, &EvaluateWindow::open);
    connect(&m_bar->suites(), &SuitePicker::evaluationPicked, this, &EvaluateWindow::openStored);
    connect(&m_bar->suites(), &SuitePicker::storeWanted, this, [this] {
        m_prompts.askText(this, tr("Use a store"), tr("Address of the database:"), u"postgresql://"_s, this,
            [this](const QString &address) { useStore(address); });
    });
    connect(&m_bar->suites(), &SuitePicker::otherFileWanted, this,
        [this] { m_prompts.chooseFileToOpen(this, tr("Open a suite"), this, [this](const QString &file) { open(file); }); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &EvaluateWindow::showCell);
    connect(m_summary, &EvaluationSummary::summedUp, this,
        [this](const QStringList &ofPeople, const std::optional<model::EvaluationChanges> &changes) {
            m_details->setAgreement(ofPeople.join(u'\n'));
            // What is half done would look worse than it is.
            if (!m_isRunning)
                m_matrix->setChanges(changes);
        });
    connect(m_details, &RunDetails::graded, this, &EvaluateWindow::grade);
    connect(m_details, &RunDetails::conversationWanted, this, &EvaluateWindow::openConversation);
    connect(m_blind, &BlindPairs::preferred, this, &EvaluateWindow::prefer);
    connect(m_blind, &BlindPairs::left, this, &EvaluateWindow::leavePairs);
    connect(&workbench.descriptors(), &model::DescriptorCatalog::changed, this, &EvaluateWindow::followSuites);
    connect(new QShortcut(QKeySequence(u"Ctrl+Return"_s), this), &QShortcut::activated, this, &EvaluateWindow::run);
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, [this] {
        if (m_pages->currentWidget() == m_blind)
            leavePairs();
        else
            stop();
    });
    connect(new QShortcut(QKeySequence(u"Ctrl+B"_s), this), &QShortcut::activated, this, &EvaluateWindow::comparePairs);
    connect(new QShortcut(QKeySequence::Save, this), &QShortcut::activated, this, &EvaluateWindow::save);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    listSuites();
    open(m_bar->suites().firstFile());
    showProgress();
}

EvaluateWindow::~EvaluateWindow()
{
    // Its runs hold what the ground has.
    m_evaluation.reset();
}

void EvaluateWindow::build()
{
    auto *halves = new QSplitter(Qt::Horizontal, this);
    halves->setObjectName(u"evaluateHalves"_s);
    halves->addWidget(buildMiddle());
    halves->addWidget(m_details);
    halves->setStretchFactor(0, 1);
    halves->setChildrenCollapsible(false);
    halves->setSizes({Theme::zoomed(900), Theme::zoomed(380)});
    m_details->setBackgroundRole(QPalette::AlternateBase);
    m_details->setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_message);
    layout->addWidget(m_pages, 1);
    m_message->setContentsMargins(spacing::wide, spacing::gap, spacing::wide, 0);
    m_halves = halves;
    m_pages->addWidget(halves);
    m_pages->addWidget(m_blind);
    constexpr int titleBar = 40;
    resize(QSize(1280, 820).boundedTo(screen()->availableSize() - QSize(0, titleBar)));
}

QWidget *EvaluateWindow::buildMiddle()
{
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->setObjectName(u"evaluateMessage"_s);
    m_message->hide();
    auto *middle = new QWidget(this);
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(spacing::wide, spacing::gap, spacing::wide, spacing::wide);
    column->addWidget(m_table, 1);
    column->addWidget(m_summary);
    return middle;
}

void EvaluateWindow::listSuites()
{
    QStringList paths;
    QStringList names;
    for (const model::DescriptorEntry &entry : m_workbench.descriptors().inUse(model::DescriptorKind::Suite)) {
        paths.append(entry.path);
        names.append(entry.name);
    }
    QList<model::EvaluationRecord> inStore = m_stored;
    inStore.removeIf([&names](const model::EvaluationRecord &record) { return names.contains(record.suite); });
    const bool isStored = std::any_of(
        inStore.begin(), inStore.end(), [this](const model::EvaluationRecord &record) { return record.id == m_shownSuite; });
    if (!m_shownSuite.isEmpty() && !isStored && !paths.contains(m_shownSuite))
        paths.append(m_shownSuite);
    m_bar->suites().list(paths, inStore);
    m_bar->suites().setShown(m_shownSuite);
}

//! What is shown is what would run, also where its file has been edited meanwhile.
void EvaluateWindow::followSuites()
{
    listSuites();
    if (!m_suite || m_isOfOthers || m_isRunning)
        return;
    const auto suite = model::EvaluationSuite::load(m_suite->path, {});
    model::EvaluationSuite shown = *m_suite;
    if (suite)
        shown.repeats = suite->repeats;
    if (suite && suite->toJson() != shown.toJson())
        open(m_suite->path);
}

void EvaluateWindow::open(const QString &path)
{
    if (path.isEmpty() || m_isRunning)
        return;
    const model::Diagnostics faults = m_workbench.descriptorCheck().check(model::DescriptorFile::read(path), model::DescriptorKind::Suite);
    const auto suite = model::EvaluationSuite::load(path, faults);
    if (!suite)
        return say(suite.error().message);
    takeSuite(*suite, path, false);
}

//! One that is in the store alone: as it was when it was put in.
void EvaluateWindow::openStored(const QString &evaluation)
{
    if (m_isRunning)
        return;
    m_ground->keeper().run(
        this,
        [evaluation](model::RunStore &store) {
            return store.suite(evaluation).and_then([](const model::JsonText &text) { return model::EvaluationSuite::fromJson(text); });
        },
        [this, evaluation](const model::Result<model::EvaluationSuite> &suite) {
            if (!suite)
                say(suite.error().message);
            else if (!m_isRunning)
                takeSuite(*suite, evaluation, true);
        });
}

void EvaluateWindow::takeSuite(const model::EvaluationSuite &suite, const QString &shown, bool isOfOthers)
{
    leavePairs();
    if (m_suite && m_suite->name != suite.name)
        showBaselines({});
    m_suite = suite;
    say(suite.remarksInWords());
    m_shownSuite = shown;
    m_isOfOthers = isOfOthers;
    m_shownId.clear();
    m_before.clear();
    m_baselineId.clear();
    m_bar->times().setValue(m_suite->repeats);
    listSuites();
    showSuite();
    listBaselines();
    follow();
}

void EvaluateWindow::useStore(const QString &address)
{
    if (m_isRunning)
        return;
    const auto where = model::StoreAddress::parse(address.trimmed());
    if (!where)
        return say(where.error().message);
    EvaluationGround::inStore(m_workbench, *where, model::PostgresPurpose::Use, this,
        [this, name = where->toString()](model::Result<std::unique_ptr<EvaluationGround>> ground) {
            if (!ground)
                return say(ground.error().message);
            takeGround(std::move(*ground), name);
        });
}

void EvaluateWindow::takeGround(std::unique_ptr<EvaluationGround> ground, const QString &where)
{
    if (m_isRunning)
        return;
    m_evaluation.reset();
    m_ground = std::move(ground);
    m_shownId.clear();
    setWindowTitle(tr("Evaluate – %1 – Parlance").arg(where));
    say({});
    leavePairs();
    connect(&m_ground->keeper(), &model::RunKeeper::changed, this, [this] {
        if (!m_followTimer->isActive())
            m_followTimer->start();
    });
    listStoredSuites();
    if (!m_suite)
        return;
    showSuite();
    showBaselines({});
    listBaselines();
    follow();
}

void EvaluateWindow::listStoredSuites()
{
    constexpr int most = 200;
    m_ground->keeper().run(
        this, [](model::RunStore &store) { return store.suites(most); },
        [this](const model::Result<QList<model::EvaluationRecord>> &records) {
            if (!records)
                return say(records.error().message);
            m_stored = *records;
            listSuites();
            if (!m_suite && !m_stored.isEmpty())
                openStored(m_stored.first().id);
        });
}

//! What others have done, of the evaluation that runs here or of the latest. On this machine nobody else does anything: there it is the
//! latest of the suite as it stands.
void EvaluateWindow::follow()
{
    if (!m_suite)
        return;
    using Found = std::pair<model::EvaluationRecord, QList<model::EvaluationOutcome>>;
    const QString id = m_isRunning ? m_evaluation->id() : QString();
    const QString content = m_ground->isInStore() ? QString() : m_suite->toJson().toString();
    m_ground->keeper().run(
        this,
        [id, content, suite = m_suite->name](model::RunStore &store) -> model::Result<std::optional<Found>> {
            const auto latest = store.evaluations(suite, 1);
            if (!latest)
                return tl::make_unexpected(latest.error());
            if (latest->isEmpty() && id.isEmpty())
                return std::optional<Found>();
            const auto record = id.isEmpty() ? latest->first() : store.find(id, suite);
            if (!record)
                return tl::make_unexpected(record.error());
            if (const auto of = store.suite(record->id); !content.isEmpty() && (!of || of->toString() != content))
                return std::optional<Found>();
            return store.outcomes(record->id).map([&record](const QList<model::EvaluationOutcome> &outcomes) {
                return std::optional<Found>({*record, outcomes});
            });
        },
        [this](const model::Result<std::optional<Found>> &found) {
            if (!found)
                return say(found.error().message);
            if (*found)
                takeFollowed((*found)->first, (*found)->second);
        });
}

void EvaluateWindow::takeFollowed(const model::EvaluationRecord &record, const QList<model::EvaluationOutcome> &outcomes)
{
    if (!m_suite || record.suite != m_suite->name || (m_isRunning && record.id != m_evaluation->id()))
        return;
    m_shownState = record.state;
    if (record.id != m_shownId) {
        const qint64 places = m_suite->cases.size() * m_suite->variants.size();
        m_suite->repeats = int(std::max<qint64>(1, record.total / std::max<qint64>(1, places)));
        m_bar->times().setValue(m_suite->repeats);
        m_shownId = record.id;
        showSuite();
        listBaselines();
    }
    for (const model::EvaluationOutcome &outcome : outcomes)
        m_matrix->add(outcome);
    showProgress();
    showFigures();
    readPreferences();
}

void EvaluateWindow::showSuite()
{
    m_matrix->begin(*m_suite);
    m_summary->clear();
    m_preferences.clear();
    readPreferences();
    m_details->show({}, {});
    m_table->setColumnWidth(0, Theme::zoomed(240));
    showProgress();
    showFigures();
}

void EvaluateWindow::listBaselines()
{
    constexpr int most = 50;
    m_ground->keeper().run(
        this, [suite = m_suite->name](model::RunStore &store) { return store.evaluations(suite, most); },
        [this, suite = m_suite->name](const model::Result<QList<model::EvaluationRecord>> &records) {
            if (suite == m_suite->name)
                showBaselines(records.value_or(QList<model::EvaluationRecord>()));
            if (!records)
                say(records.error().message);
        });
}

//! The one that is picked stays so where it is among them.
void EvaluateWindow::showBaselines(const QList<model::EvaluationRecord> &records)
{
    QComboBox &baselines = m_bar->baselines();
    const QString picked = baselines.currentData().toString();
    baselines.clear();
    baselines.addItem(tr("No baseline"), QString());
    for (const model::EvaluationRecord &record : records)
        baselines.addItem(tr("Baseline: %1").arg(QLocale().toString(record.begun.toLocalTime(), QLocale::ShortFormat)), record.id);
    baselines.setCurrentIndex(std::max(0, baselines.findData(picked)));
}

void EvaluateWindow::run()
{
    if (m_isRunning || !m_suite)
        return;
    m_suite->repeats = m_bar->times().value();
    m_baselineId = m_bar->baselines().currentData().toString();
    m_before.clear();
    if (m_baselineId.isEmpty())
        return begin();
    m_ground->keeper().run(
        this, [id = m_baselineId](model::RunStore &store) { return store.outcomes(id); },
        [this](const model::Result<QList<model::EvaluationOutcome>> &outcomes) {
            if (!outcomes)
                return say(outcomes.error().message);
            m_before = *outcomes;
            begin();
        });
}

void EvaluateWindow::begin()
{
    m_evaluation.reset();
    model::Evaluation::Options options;
    options.worker = m_ground->workerSettings();
    // What others have put into a store runs as a worker runs it.
    const QString folder = m_isOfOthers ? QString() : QFileInfo(m_suite->path).absolutePath();
    m_evaluation = std::make_unique<model::Evaluation>(
        m_ground->parts(m_workbench.sessions().defaults(), folder, m_isOfOthers), m_ground->keeper(), *m_suite, options);
    if (const auto sound = m_evaluation->check(); !sound)
        return say(sound.error().message);
    connect(m_evaluation.get(), &model::Evaluation::runFinished, this, &EvaluateWindow::take);
    connect(m_evaluation.get(), &model::Evaluation::ended, this, &EvaluateWindow::end);
    connect(m_evaluation.get(), &model::Evaluation::troubled, this, [this](const model::Error &error) { say(error.message); });
    connect(m_evaluation.get(), &model::Evaluation::failed, this, [this](const model::Error &error) {
        m_isRunning = false;
        say(error.message);
        showProgress();
    });
    leavePairs();
    m_shownId = m_evaluation->id();
    say(m_evaluation->remarksInWords());
    showSuite();
    m_isRunning = true;
    m_clock.start();
    showProgress();
    m_evaluation->start();
}

void EvaluateWindow::take(const model::EvaluationOutcome &outcome)
{
    m_matrix->add(outcome);
    showProgress();
    if (!m_figuresTimer->isActive())
        m_figuresTimer->start();
}

//! With what was taken from before, which no run has told of.
void EvaluateWindow::end(const QList<model::EvaluationOutcome> &outcomes)
{
    using State = model::EvaluationRecord::State;
    m_isRunning = false;
    m_shownState = m_evaluation->breakOff().isEmpty() ? State::Ended : State::Stopped;
    m_matrix->begin(*m_suite);
    for (const model::EvaluationOutcome &outcome : outcomes)
        m_matrix->add(outcome);
    say(m_evaluation->breakOff().isEmpty() ? m_evaluation->remarksInWords() : m_evaluation->breakOff());
    showProgress();
    showFigures();
    listBaselines();
}

void EvaluateWindow::stop()
{
    if (m_isRunning)
        m_evaluation->stop();
}

model::EvaluationHead EvaluateWindow::head() const
{
    model::EvaluationHead head;
    head.id = m_shownId;
    head.suite = m_suite->name;
    head.description = m_suite->description;
    head.when = QDateTime::currentDateTime();
    head.preferences = m_preferences;
    head.end = model::toWire(m_shownState);
    head.breakOff = m_evaluation && m_evaluation->id() == m_shownId ? m_evaluation->breakOff() : QString();
    if (head.breakOff.isEmpty() && m_shownState == model::EvaluationRecord::State::Stopped)
        head.breakOff = model::Evaluation::tr("It was stopped.");
    head.before = m_before;
    return head;
}

void EvaluateWindow::showProgress()
{
    EvaluateBar::State state {m_matrix->done(), m_matrix->total(), m_isRunning ? m_clock.elapsed() : 0, m_suite.has_value(), m_isRunning};
    state.canCompare = !m_isRunning && state.done > 0 && m_suite->variants.size() > 1 && m_pages->currentWidget() != m_blind;
    m_bar->showState(state);
}

void EvaluateWindow::showFigures()
{
    if (m_suite)
        m_summary->sumUp({head(), m_baselineId, m_matrix->runs()});
}

void EvaluateWindow::showCell()
{
    const QModelIndex index = m_table->currentIndex();
    const QList<model::EvaluationOutcome> runs = m_matrix->runsAt(index);
    m_details->show(runs, m_suite && index.isValid() ? m_suite->cases.at(index.row()).asked() : QString());
}

void EvaluateWindow::readPreferences()
{
    m_ground->keeper().run(
        this, [suite = m_suite->name](model::RunStore &store) { return store.preferences(suite); },
        [this, suite = m_suite->name](const model::Result<QList<model::Preference>> &found) { takePreferences(suite, found); });
}

void EvaluateWindow::takePreferences(const QString &suite, const model::Result<QList<model::Preference>> &preferences)
{
    if (!preferences)
        return say(preferences.error().message);
    if (suite != m_suite->name)
        return;
    m_preferences = *preferences;
    showFigures();
}

void EvaluateWindow::prefer(const model::Preference &preference)
{
    m_ground->keeper().run(
        this,
        [suite = m_suite->name, preference](
            model::RunStore &store) { return store.prefer(suite, preference).and_then([&] { return store.preferences(suite); }); },
        [this, suite = m_suite->name](const model::Result<QList<model::Preference>> &found) { takePreferences(suite, found); });
}

void EvaluateWindow::comparePairs()
{
    if (!m_bar->canCompare())
        return;
    QHash<QString, QString> asked;
    for (const model::EvaluationCase &each : std::as_const(m_suite->cases))
        asked.insert(each.id, each.asked());
    if (!m_blind->begin(m_matrix->outcomes(), m_preferences, asked))
        return say(tr("No two answers to the same case are left to compare."));
    say({});
    m_pages->setCurrentWidget(m_blind);
    showProgress();
}

void EvaluateWindow::leavePairs()
{
    m_pages->setCurrentWidget(m_halves);
    showProgress();
}

//! Those of a store are brought here first.
void EvaluateWindow::openConversation(const model::EvaluationOutcome &run)
{
    if (!m_ground->isInStore())
        return Q_EMIT conversationWanted(run.run.conversation);
    model::SessionSettings settings = m_workbench.sessions().defaults();
    settings.model = run.run.model;
    model::ConversationInfo info;
    info.id = run.run.conversation;
    info.title = u"%1 · %2 · %3"_s.arg(m_suite->name, run.place.caseId, run.place.variant);
    info.settings = settings.toJson();
    info.archived = true;
    fetchConversation(m_workbench.store(), m_ground->keeper(), info, this, [this](const model::Result<model::ConversationId> &fetched) {
        if (!fetched)
            return say(fetched.error().message);
        Q_EMIT conversationWanted(*fetched);
    });
}

void EvaluateWindow::grade(const model::RunPlace &place, int grade)
{
    m_matrix->grade(place, grade);
    showFigures();
    m_ground->keeper().run(
        this, [id = m_shownId, place, grade](model::RunStore &store) { return store.grade(id, place, grade); },
        [this](const model::Result<void> &graded) {
            if (!graded)
                say(graded.error().message);
        });
}

void EvaluateWindow::save()
{
    if (m_isRunning || m_matrix->done() == 0)
        return;
    const QStringList forms {u"HTML (*.html)"_s, u"Markdown (*.md)"_s, u"JSON Lines (*.jsonl)"_s, u"JUnit XML (*.xml)"_s};
    m_prompts.chooseFileToSave(this, tr("Save the report"), {m_suite->name + u".html"_s, forms}, this, [this](const QString &path) {
        const QList<model::EvaluationOutcome> outcomes = m_matrix->outcomes();
        model::EvaluationHead head = this->head();
        head.findChanges(m_baselineId, outcomes);
        head.left = m_suite->placesWithout(outcomes);
        if (model::OutputFile file(path); !file.write(model::evaluationReportFor(path, head, outcomes)))
            say(tr("%1 cannot be written: %2").arg(path, file.errorString()));
    });
}

void EvaluateWindow::say(const QString &text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

//! What runs is stopped; all that is done stays done.
void EvaluateWindow::closeEvent(QCloseEvent *event)
{
    stop();
    QWidget::closeEvent(event);
}

} // namespace gui
