// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/evaluate/evaluatewindow.h"

#include "gui/evaluate/evaluationmatrix.h"
#include "gui/evaluate/rundetails.h"
#include "gui/shared/userprompts.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/workbench/workbench.h"
#include "model/evaluation/evaluationpage.h"
#include "model/evaluation/storeaddress.h"
#include "model/text/amounts.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSaveFile>
#include <QScreen>
#include <QShortcut>
#include <QSpinBox>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! The rows of a large matrix are as high as one line, so that none has to be measured; and what a cell says has the colour of how it
//! stands.
class CellDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QVariant standing = index.data(EvaluationMatrix::StandingRole);
        if (!standing.isValid())
            return;
        const Palette &palette = Palette::of(option->palette);
        QColor colour = palette.warning;
        if (EvaluationMatrix::Standing(standing.toInt()) == EvaluationMatrix::Standing::Passed)
            colour = palette.good;
        if (EvaluationMatrix::Standing(standing.toInt()) == EvaluationMatrix::Standing::Waiting)
            colour = palette.dim;
        option->palette.setColor(QPalette::Text, colour);
        option->palette.setColor(QPalette::HighlightedText, colour);
    }
};

QString remainingWords(qint64 done, qint64 total, qint64 milliseconds)
{
    if (done == 0 || done >= total)
        return {};
    return model::secondsInWords(std::max<qint64>(1, milliseconds / done * (total - done) / 1000));
}

} // namespace

EvaluateWindow::EvaluateWindow(Workbench &workbench, UserPrompts &prompts, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_workbench(workbench)
    , m_prompts(prompts)
    , m_ground(EvaluationGround::onThisMachine(workbench))
    , m_matrix(new EvaluationMatrix(this))
    , m_suites(new QComboBox(this))
    , m_baselines(new QComboBox(this))
    , m_times(new QSpinBox(this))
    , m_run(new QPushButton(tr("&Run"), this))
    , m_stop(new QPushButton(tr("S&top"), this))
    , m_report(new QPushButton(tr("R&eport…"), this))
    , m_progress(new QProgressBar(this))
    , m_left(new QLabel(this))
    , m_message(new QLabel(this))
    , m_table(new QTableView(this))
    , m_figures(new QLabel(this))
    , m_findings(new QLabel(this))
    , m_details(new RunDetails(this))
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
    connect(m_run, &QPushButton::clicked, this, &EvaluateWindow::run);
    connect(m_stop, &QPushButton::clicked, this, &EvaluateWindow::stop);
    connect(m_report, &QPushButton::clicked, this, &EvaluateWindow::save);
    connect(m_suites, &QComboBox::activated, this, [this](int index) {
        const QString path = m_suites->itemData(index).toString();
        if (!path.isEmpty())
            return open(path);
        m_suites->setCurrentIndex(std::max(0, m_suites->findData(m_suite ? m_suite->path : QString())));
        if (index == m_suites->count() - 1) {
            m_prompts.askText(this, tr("Use a store"), tr("Address of the database:"), u"postgresql://"_s, this,
                [this](const QString &address) { useStore(address); });
            return;
        }
        m_prompts.chooseFileToOpen(this, tr("Open a suite"), this, [this](const QString &file) { open(file); });
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &EvaluateWindow::showCell);
    connect(m_details, &RunDetails::graded, this, &EvaluateWindow::grade);
    connect(m_details, &RunDetails::conversationWanted, this, &EvaluateWindow::conversationWanted);
    connect(&workbench.descriptors(), &model::DescriptorCatalog::changed, this, &EvaluateWindow::listSuites);
    connect(new QShortcut(QKeySequence(u"Ctrl+Return"_s), this), &QShortcut::activated, this, &EvaluateWindow::run);
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, &EvaluateWindow::stop);
    connect(new QShortcut(QKeySequence::Save, this), &QShortcut::activated, this, &EvaluateWindow::save);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    listSuites();
    if (!m_suites->itemData(0).toString().isEmpty())
        open(m_suites->itemData(0).toString());
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
    halves->setSizes({900, 380});
    m_details->setBackgroundRole(QPalette::AlternateBase);
    m_details->setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildBar());
    layout->addWidget(halves, 1);
    constexpr int titleBar = 40;
    resize(QSize(1280, 820).boundedTo(screen()->availableSize() - QSize(0, titleBar)));
}

QWidget *EvaluateWindow::buildBar()
{
    const auto named = [](QWidget *widget, const QString &name, const QString &accessible) {
        widget->setObjectName(name);
        widget->setAccessibleName(accessible);
        widget->setToolTip(accessible);
    };
    named(m_suites, u"evaluateSuite"_s, tr("The suite"));
    named(m_baselines, u"evaluateBaseline"_s, tr("What it is compared with"));
    named(m_times, u"evaluateTimes"_s, tr("How often each case runs"));
    named(m_progress, u"evaluateProgress"_s, tr("How far it has got"));
    m_run->setObjectName(u"evaluateRun"_s);
    m_stop->setObjectName(u"evaluateStop"_s);
    m_report->setObjectName(u"evaluateReport"_s);
    m_left->setObjectName(u"evaluateLeft"_s);
    m_times->setRange(1, model::EvaluationSuite::mostRepeats);
    m_times->setPrefix(tr("Repeats: "));
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(Theme::zoomed(160));
    m_suites->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_baselines->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto *bar = new QWidget(this);
    bar->setObjectName(u"evaluateBar"_s);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(spacing::wide, spacing::gap, spacing::wide, spacing::gap);
    for (QWidget *part : {static_cast<QWidget *>(m_suites), static_cast<QWidget *>(m_baselines), static_cast<QWidget *>(m_times),
             static_cast<QWidget *>(m_run)})
        row->addWidget(part);
    row->addStretch();
    for (QWidget *part : {static_cast<QWidget *>(m_left), static_cast<QWidget *>(m_progress), static_cast<QWidget *>(m_stop),
             static_cast<QWidget *>(m_report)})
        row->addWidget(part);
    return bar;
}

QWidget *EvaluateWindow::buildMiddle()
{
    m_table->setObjectName(u"evaluateMatrix"_s);
    m_table->setAccessibleName(tr("Cases and variants"));
    m_table->setModel(m_matrix);
    m_table->setItemDelegate(new CellDelegate(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setDefaultSectionSize(Theme::zoomed(180));
    for (QLabel *label : {m_message, m_figures, m_findings}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_message->setObjectName(u"evaluateMessage"_s);
    m_message->hide();
    m_figures->setObjectName(u"evaluateFigures"_s);
    m_findings->setObjectName(u"evaluateFindings"_s);
    auto *middle = new QWidget(this);
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(spacing::wide, spacing::gap, spacing::wide, spacing::wide);
    column->addWidget(m_message);
    column->addWidget(m_table, 1);
    column->addWidget(m_figures);
    column->addWidget(m_findings);
    return middle;
}

void EvaluateWindow::listSuites()
{
    const QString shown = m_suite ? m_suite->path : QString();
    m_suites->clear();
    for (const model::DescriptorEntry &entry : m_workbench.descriptors().inUse(model::DescriptorKind::Suite))
        m_suites->addItem(QFileInfo(entry.path).fileName(), entry.path);
    if (!shown.isEmpty() && m_suites->findData(shown) < 0)
        m_suites->addItem(QFileInfo(shown).fileName(), shown);
    m_suites->addItem(tr("Open a file…"), QString());
    m_suites->addItem(tr("Use a store…"), QString());
    m_suites->setCurrentIndex(std::max(0, m_suites->findData(shown)));
}

void EvaluateWindow::open(const QString &path)
{
    if (path.isEmpty() || m_isRunning)
        return;
    const model::Diagnostics faults = m_workbench.descriptorCheck().check(model::DescriptorFile::read(path), model::DescriptorKind::Suite);
    const auto suite = model::EvaluationSuite::load(path, faults);
    if (!suite)
        return say(suite.error().message);
    say({});
    m_suite = *suite;
    m_shownId.clear();
    m_times->setValue(m_suite->repeats);
    listSuites();
    showSuite();
    listBaselines();
    if (m_ground->isInStore())
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
    // Those of others are in the store alone.
    m_details->setOpensConversations(false);
    say({});
    connect(&m_ground->keeper(), &model::RunKeeper::changed, this, [this] {
        if (!m_followTimer->isActive())
            m_followTimer->start();
    });
    if (m_suite)
        showSuite();
    listBaselines();
    follow();
}

//! What others have done, of the evaluation that runs here or of the latest.
void EvaluateWindow::follow()
{
    if (!m_suite)
        return;
    using Found = std::pair<model::EvaluationRecord, QList<model::EvaluationOutcome>>;
    const QString id = m_isRunning ? m_evaluation->id() : QString();
    m_ground->keeper().run(
        this,
        [id, suite = m_suite->name](model::RunStore &store) -> model::Result<std::optional<Found>> {
            const auto latest = store.evaluations(suite, 1);
            if (!latest)
                return tl::make_unexpected(latest.error());
            if (latest->isEmpty() && id.isEmpty())
                return std::optional<Found>();
            const auto record = id.isEmpty() ? latest->first() : store.find(id, suite);
            if (!record)
                return tl::make_unexpected(record.error());
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
    if (record.id != m_shownId) {
        const qint64 places = m_suite->cases.size() * m_suite->variants.size();
        m_suite->repeats = int(std::max<qint64>(1, record.total / std::max<qint64>(1, places)));
        m_times->setValue(m_suite->repeats);
        m_shownId = record.id;
        showSuite();
        listBaselines();
    }
    for (const model::EvaluationOutcome &outcome : outcomes)
        m_matrix->add(outcome);
    showProgress();
    showFigures();
}

void EvaluateWindow::showSuite()
{
    m_matrix->begin(*m_suite);
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
        [this](const model::Result<QList<model::EvaluationRecord>> &records) {
            const QString picked = m_baselines->currentData().toString();
            m_baselines->clear();
            m_baselines->addItem(tr("No baseline"), QString());
            for (const model::EvaluationRecord &record : records.value_or(QList<model::EvaluationRecord>()))
                m_baselines->addItem(
                    tr("Baseline: %1").arg(QLocale().toString(record.begun.toLocalTime(), QLocale::ShortFormat)), record.id);
            m_baselines->setCurrentIndex(std::max(0, m_baselines->findData(picked)));
            if (!records)
                say(records.error().message);
        });
}

void EvaluateWindow::run()
{
    if (m_isRunning || !m_suite)
        return;
    m_suite->repeats = m_times->value();
    m_baselineId = m_baselines->currentData().toString();
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
    m_evaluation = std::make_unique<model::Evaluation>(
        m_ground->parts(m_workbench.sessions().defaults(), QFileInfo(m_suite->path).absolutePath()), m_ground->keeper(), *m_suite, options);
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
    say({});
    m_shownId = m_evaluation->id();
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
    m_isRunning = false;
    m_matrix->begin(*m_suite);
    for (const model::EvaluationOutcome &outcome : outcomes)
        m_matrix->add(outcome);
    m_matrix->setChanges(head(outcomes).changes);
    say(m_evaluation->breakOff());
    showProgress();
    showFigures();
    listBaselines();
}

void EvaluateWindow::stop()
{
    if (m_isRunning)
        m_evaluation->stop();
}

model::EvaluationHead EvaluateWindow::head(const QList<model::EvaluationOutcome> &outcomes) const
{
    model::EvaluationHead head;
    head.id = m_shownId;
    head.suite = m_suite->name;
    head.description = m_suite->description;
    head.when = QDateTime::currentDateTime();
    head.breakOff = m_evaluation ? m_evaluation->breakOff() : QString();
    if (!m_before.isEmpty()) {
        head.changes = model::EvaluationChanges::between(m_before, outcomes);
        head.changes->baseline = m_baselineId;
        head.before = m_before;
    }
    return head;
}

void EvaluateWindow::showProgress()
{
    const qint64 total = m_matrix->total();
    m_progress->setVisible(m_isRunning);
    m_progress->setRange(0, int(std::max<qint64>(1, total)));
    m_progress->setValue(int(m_matrix->done()));
    m_run->setEnabled(m_suite && !m_isRunning);
    m_stop->setEnabled(m_isRunning);
    m_report->setEnabled(!m_isRunning && m_matrix->done() > 0);
    for (QWidget *widget : {static_cast<QWidget *>(m_suites), static_cast<QWidget *>(m_baselines), static_cast<QWidget *>(m_times)})
        widget->setEnabled(!m_isRunning);
    const QString left = m_isRunning ? remainingWords(m_matrix->done(), total, m_clock.elapsed()) : QString();
    const QString done = tr("%1 of %2").arg(m_matrix->done()).arg(total);
    m_left->setText(left.isEmpty() ? (total > 0 ? done : QString()) : tr("%1 · %2 left").arg(done, left));
}

void EvaluateWindow::showFigures()
{
    const QList<model::EvaluationOutcome> outcomes = m_matrix->outcomes();
    const model::EvaluationTable table = model::EvaluationTable::of(outcomes);
    QStringList lines;
    for (const model::EvaluationColumn &column : table.columns) {
        QString line = tr("%1: passed %2").arg(column.variant, rateInWords(column));
        if (column.median)
            line += tr(", median %1").arg(model::timeInWords(*column.median));
        if (column.cost)
            line += u", "_s + model::moneyInWords(*column.cost, column.currency);
        lines.append(line);
    }
    m_figures->setText(lines.join(u'\n'));
    m_details->setAgreement(table.agreement.words());
    constexpr qsizetype mostShown = 8;
    QStringList findings = m_suite ? model::EvaluationReport(head(outcomes), outcomes).findings() : QStringList();
    const qsizetype more = findings.size() - mostShown;
    findings = findings.first(std::min(mostShown, findings.size()));
    if (more > 0)
        findings.append(tr("%n more are in the report.", nullptr, int(more)));
    m_findings->setText(findings.join(u'\n'));
    m_findings->setVisible(!findings.isEmpty());
}

void EvaluateWindow::showCell()
{
    const QModelIndex index = m_table->currentIndex();
    const QList<model::EvaluationOutcome> runs = m_matrix->runsAt(index);
    QString asked;
    if (m_suite && index.isValid()) {
        const model::EvaluationCase &each = m_suite->cases.at(index.row());
        asked = each.invoke.tool.isEmpty() ? model::withVariables(each.input, each.vars)
                                           : each.invoke.tool + u' ' + each.invoke.arguments.toString();
    }
    m_details->show(runs, asked);
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
    m_prompts.chooseFileToSave(this, tr("Save the report"), m_suite->name + u".html"_s, this, [this](const QString &path) {
        const QList<model::EvaluationOutcome> outcomes = m_matrix->outcomes();
        const model::EvaluationReport report(head(outcomes), outcomes);
        const QString ending = QFileInfo(path).suffix().toLower();
        const QByteArray bytes = ending == u"md" ? report.markdown()
            : ending == u"jsonl"                 ? report.jsonLines()
            : ending == u"xml"                   ? report.junit()
                                                 : evaluationPage(head(outcomes), outcomes);
        QSaveFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
            say(tr("%1 cannot be written: %2").arg(path, file.errorString()));
    });
}

void EvaluateWindow::say(const QString &text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void EvaluateWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_table->viewport()->update();
}

//! What runs is stopped; all that is done stays done.
void EvaluateWindow::closeEvent(QCloseEvent *event)
{
    stop();
    QWidget::closeEvent(event);
}

} // namespace gui
