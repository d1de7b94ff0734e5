// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/testbench.h"

#include "gui/bench/benchruns.h"
#include "gui/bench/resultview.h"
#include "gui/bench/runsview.h"
#include "gui/bench/stepsview.h"
#include "gui/ensembles/ensemblesmodel.h"
#include "gui/forms/choicebox.h"
#include "gui/forms/formview.h"
#include "gui/shared/paragraph.h"
#include "gui/shared/taborder.h"
#include "gui/theme/direction.h"
#include "gui/theme/spacing.h"
#include "gui/transcript/questioncards.h"
#include "invocables/ensembles/ensemblecatalog.h"

#include <QAccessible>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;
using model::InvocationState;

//! Which tool is on the test bench: all of the catalog to pick from, what it is for, and whether the conversation has it on. Owned
//! by the TestBench.
class BenchHead final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BenchHead)

public:
    BenchHead(invocables::EnsembleCatalog &catalog, QWidget *parent);

    //! By scoped name.
    void setTool(const QString &tool);
    //! Null where no conversation is shown.
    void setSession(model::Session *session);
    //! Shows the catalog as it is now.
    void read();
    //! The first tool of the catalog; empty where there is none.
    QString firstTool() const;
    QWidget *lastControl() const;

Q_SIGNALS:
    void picked(const QString &tool);

private:
    void showTool();
    void switchTool(bool on);

    invocables::EnsembleCatalog &m_catalog;
    QPointer<model::Session> m_session;
    QString m_tool;
    ChoiceBox *m_tools;
    Remark *m_about;
    QCheckBox *m_on;
};

namespace {

QString aboutText(const invocables::Invoker &invoker)
{
    constexpr qsizetype longest = 600;
    QStringList parts {invoker.description.simplified().left(longest)};
    if (!invoker.aliases.isEmpty())
        parts.append(BenchHead::tr("also called %1").arg(invoker.aliases.join(u", "_s).left(longest)));
    return factsInLine(parts);
}

} // namespace

BenchHead::BenchHead(invocables::EnsembleCatalog &catalog, QWidget *parent)
    : QWidget(parent)
    , m_catalog(catalog)
    , m_tools(new ChoiceBox(this))
    , m_about(new Remark(Remark::Tone::Help, this))
    , m_on(new QCheckBox(tr("On in this conversation"), this))
{
    m_tools->setObjectName(u"benchTool"_s);
    m_tools->setAccessibleName(tr("Tool to try out"));
    m_about->setObjectName(u"benchAbout"_s);
    m_on->setObjectName(u"benchSwitch"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::gap, spacing::medium, spacing::unit);
    column->setSpacing(spacing::unit);
    column->addWidget(m_tools);
    column->addWidget(m_about);
    column->addWidget(m_on);
    connect(m_tools, &QComboBox::activated, this, [this] { Q_EMIT picked(m_tools->currentText()); });
    connect(m_on, &QCheckBox::clicked, this, &BenchHead::switchTool);
    read();
}

void BenchHead::read()
{
    m_tools->clear();
    for (const invocables::Ensemble &ensemble : m_catalog.ensembles()) {
        for (const invocables::InvokerPointer &invoker : ensemble.invokers)
            m_tools->addItem(invoker->scopedName());
    }
    showTool();
}

QString BenchHead::firstTool() const
{
    return m_tools->itemText(0);
}

QWidget *BenchHead::lastControl() const
{
    return m_on;
}

void BenchHead::setTool(const QString &tool)
{
    m_tool = tool;
    showTool();
}

void BenchHead::setSession(model::Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session)
        connect(session, &model::Session::settingsChanged, this, &BenchHead::showTool);
    showTool();
}

void BenchHead::showTool()
{
    const auto invoker = m_catalog.findInvoker(m_tool);
    m_tools->setCurrentIndex(m_tools->findText(m_tool));
    m_about->say(invoker ? aboutText(*invoker) : tr("There is no such tool at the moment."));
    m_on->setVisible(m_session && invoker);
    m_on->setChecked(m_session && invoker && m_catalog.isOn(*invoker, m_session->settings().switches));
}

void BenchHead::switchTool(bool on)
{
    const auto invoker = m_catalog.findInvoker(m_tool);
    const invocables::Ensemble *ensemble = invoker ? m_catalog.find(invoker->ensemble) : nullptr;
    if (!ensemble || !m_session)
        return;
    model::SessionSettings settings = m_session->settings();
    settings.switches = withTool(settings.switches, *ensemble, *invoker, on);
    m_session->setSettings(settings);
}

namespace {

//! The arguments above, what came of them below. The upper part has what the form needs, half of the room at most, until the person
//! moves the border. Owned by the bench.
class BenchSplitter final : public QSplitter
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BenchSplitter)

public:
    //! The form is in `scroll`, which has a minimum height and is in `upper`.
    BenchSplitter(QWidget *upper, QWidget *lower, const QScrollArea &scroll, const FormView &form, QWidget *parent);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void shareRoom();

    const QScrollArea &m_scroll;
    const FormView &m_form;
    bool m_moved = false;
};

BenchSplitter::BenchSplitter(QWidget *upper, QWidget *lower, const QScrollArea &scroll, const FormView &form, QWidget *parent)
    : QSplitter(Qt::Vertical, parent)
    , m_scroll(scroll)
    , m_form(form)
{
    setObjectName(QStringLiteral("benchSplitter"));
    setChildrenCollapsible(false);
    addWidget(upper);
    addWidget(lower);
    connect(&form, &FormView::resized, this, &BenchSplitter::shareRoom);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_moved = true; });
}

void BenchSplitter::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    shareRoom();
}

void BenchSplitter::shareRoom()
{
    if (m_moved)
        return;
    const int width = qMax(80, m_scroll.viewport()->width());
    const int ofForm = m_form.hasHeightForWidth() ? m_form.heightForWidth(width) : m_form.sizeHint().height();
    const int beside = widget(0)->minimumSizeHint().height() - m_scroll.minimumHeight();
    const int room = height() - handleWidth();
    const int upper = qMin(ofForm + beside, room / 2);
    setSizes({upper, room - upper});
}

model::JsonText schemaOf(const invocables::Invoker &invoker)
{
    return invoker.argumentsJson.isEmpty() ? model::JsonText::trusted(R"({"type":"object"})") : invoker.argumentsJson;
}

} // namespace

TestBench::TestBench(const Parts &parts, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_head(new BenchHead(parts.catalog, this))
    , m_form(new FormView)
    , m_scroll(new QScrollArea(this))
    , m_questions(new QVBoxLayout)
    , m_run(new QPushButton(tr("Run"), this))
    , m_stop(new QPushButton(tr("Stop"), this))
    , m_asJson(new QPushButton(tr("As JSON"), this))
    , m_steps(new StepsView(this))
    , m_result(new ResultView(this))
    , m_runs(new RunsView(parts.runs, this))
{
    build();
    addShortcuts();
    m_tick.setInterval(200);
    connect(&m_tick, &QTimer::timeout, this, [this] { showActivity(m_progress); });
    connect(m_head, &BenchHead::picked, this, &TestBench::showTool);
    connect(m_form, &FormView::reshaped, this, [this] { chainTabs(m_head->lastControl(), m_form->layout()); });
    connect(m_run, &QPushButton::clicked, this, &TestBench::run);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (m_job)
            m_job->stop();
    });
    connect(m_asJson, &QPushButton::clicked, this, &TestBench::switchMode);
    connect(m_runs, &RunsView::picked, this, &TestBench::look);
    connect(&m_runs->list(), &QListView::activated, m_result, &ResultView::bringUp);
    connect(m_runs, &RunsView::repeatRequested, this, &TestBench::repeat);
    connect(m_runs, &RunsView::compareRequested, this,
        [this](int earlier, int later) { m_result->compare(m_parts.runs.at(earlier), m_parts.runs.at(later)); });
    connect(m_result, &ResultView::exchangesRequested, this, [this](const QString &invocation) {
        Q_EMIT exchangesRequested({{}, {}, 0, invocation, {}});
    });
    connect(&parts.catalog, &invocables::EnsembleCatalog::changed, this, &TestBench::readCatalog);
    connect(&parts.runs, &QAbstractItemModel::rowsInserted, this, &TestBench::countRuns);
    connect(&parts.runs, &QAbstractItemModel::modelReset, this, &TestBench::countRuns);
    readCatalog();
    countRuns();
    showRunning(false);
}

TestBench::~TestBench()
{
    delete std::exchange(m_job, nullptr);
}

void TestBench::build()
{
    setObjectName(u"testBench"_s);
    auto *below = new QWidget(this);
    auto *column = new QVBoxLayout(below);
    column->setContentsMargins(0, spacing::small, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_steps);
    column->addWidget(m_result, 1);
    m_result->addTab(m_runs, tr("Earlier runs"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(new BenchSplitter(buildForm(), below, *m_scroll, *m_form, this), 1);
}

QWidget *TestBench::buildForm()
{
    m_form->setObjectName(u"benchForm"_s);
    m_form->setContentsMargins(spacing::medium, spacing::unit, spacing::medium, spacing::unit);
    m_scroll->setObjectName(u"benchFormScroll"_s);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_form);
    // One field without an explanation; a scroll area would not be as low by itself.
    m_scroll->setMinimumHeight(48);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_form->setAutoFillBackground(false);
    auto *upper = new QWidget(this);
    auto *column = new QVBoxLayout(upper);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::unit);
    column->addWidget(m_scroll, 1);
    m_questions->setContentsMargins(spacing::medium, 0, spacing::medium, 0);
    column->addLayout(m_questions);
    buildButtons(column);
    return upper;
}

void TestBench::buildButtons(QVBoxLayout *layout)
{
    m_run->setObjectName(u"benchRun"_s);
    m_run->setToolTip(tr("Runs the tool (Ctrl+Enter)"));
    m_run->setDefault(true);
    m_stop->setObjectName(u"benchStop"_s);
    m_stop->setToolTip(tr("Stops the tool (Ctrl+.)"));
    m_asJson->setObjectName(u"benchJson"_s);
    m_asJson->setToolTip(tr("Form or JSON (Ctrl+Shift+J)"));
    auto *row = new QHBoxLayout;
    row->setContentsMargins(spacing::medium, spacing::unit, spacing::medium, spacing::small);
    for (QPushButton *button : {m_run, m_stop, m_asJson})
        row->addWidget(button);
    row->addStretch(1);
    layout->addLayout(row);
}

void TestBench::addShortcuts()
{
    const auto add = [this](const QKeySequence &keys, auto does) {
        auto *shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, does);
    };
    add(Qt::CTRL | Qt::Key_Return, [this] { run(); });
    add(Qt::CTRL | Qt::Key_Enter, [this] { run(); });
    add(Qt::CTRL | Qt::Key_Period, [this] { m_stop->click(); });
    add(Qt::CTRL | Qt::SHIFT | Qt::Key_J, [this] { switchMode(); });
    add(Qt::Key_F5, [this] { repeat(m_runs->current() >= 0 ? m_runs->current() : m_parts.runs.newestOf(m_tool)); });
}

void TestBench::setSession(model::Session *session)
{
    m_session = session;
    m_head->setSession(session);
}

void TestBench::readCatalog()
{
    m_head->read();
    if (m_tool.isEmpty())
        m_tool = m_head->firstTool();
    takeTool();
    if (m_parts.catalog.findInvoker(m_awaited))
        showTool(QString(m_awaited));
}

void TestBench::focusForm()
{
    m_form->focusFirst();
}

void TestBench::showTool(const QString &scopedName)
{
    const auto invoker = m_parts.catalog.findInvoker(scopedName);
    m_awaited = invoker ? QString() : scopedName;
    if (!invoker || scopedName == m_tool)
        return;
    constexpr int mostDrafts = 50;
    if (m_drafts.size() >= mostDrafts)
        m_drafts.clear();
    m_drafts.insert(m_tool, {m_form->value(), m_form->jsonDraft()});
    m_tool = scopedName;
    m_form->reset(schemaOf(*invoker));
    const Draft draft = m_drafts.value(m_tool);
    if (!draft.value.isEmpty())
        m_form->setValue(draft.value);
    if (!draft.json.isEmpty())
        m_form->setJsonDraft(draft.json);
    m_result->clear();
    m_steps->steps().setSteps({}, StepsModel::Mark::Passed);
    if (const int row = m_parts.runs.newestOf(m_tool); row >= 0)
        look(row);
    takeTool();
}

void TestBench::showCall(const QString &scopedName, const model::JsonText &arguments)
{
    showTool(scopedName);
    if (m_tool == scopedName && !arguments.isEmpty())
        m_form->setValue(arguments);
}

//! Shows the tool as the catalog has it now.
void TestBench::takeTool()
{
    const auto invoker = m_parts.catalog.findInvoker(m_tool);
    m_head->setTool(m_tool);
    m_run->setEnabled(invoker && !m_job);
    if (invoker)
        m_form->setSchema(schemaOf(*invoker));
}

void TestBench::switchMode()
{
    const bool showsJson = m_form->mode() == FormView::Mode::Json;
    if (m_form->setMode(showsJson ? FormView::Mode::Fields : FormView::Mode::Json))
        m_asJson->setText(showsJson ? tr("As JSON") : tr("As a form"));
    m_form->focusFirst();
}

//! Whatever can be written as JSON is run: what does not fit is told as the model would be told.
void TestBench::run()
{
    m_form->showMissing();
    const model::JsonText value = m_form->value();
    if (value.isEmpty())
        m_form->focusProblem();
    else if (m_run->isEnabled())
        begin(m_tool, value);
}

void TestBench::begin(const QString &tool, const model::JsonText &arguments)
{
    if (m_job)
        return;
    model::InvocationScope scope;
    if (m_session) {
        scope.folders = m_session->settings().folders;
        scope.model = m_session->settings().model;
    }
    scope.approvals = &m_parts.approvals;
    m_progress.clear();
    m_job = new BenchJob({m_parts.invocations, m_parts.questions, m_parts.log}, tool, arguments, scope, this);
    connect(m_job, &BenchJob::stateChanged, this, [this](InvocationState state) { showActivity(model::inWords(state)); });
    connect(m_job, &BenchJob::stepsChanged, this,
        [this](const QList<model::InvocationStep> &steps) { m_steps->steps().setSteps(steps, StepsModel::Mark::UnderWay); });
    connect(m_job, &BenchJob::progressed, this, [this](double progress, double total, const QString &text) {
        const QString part = total > 0 ? tr("%1 %").arg(QLocale().toString(qRound(100 * progress / total))) : QString();
        showActivity(QStringList {model::inWords(InvocationState::Running), part, text.simplified().left(120)}.join(u' ').simplified());
    });
    connect(m_job, &BenchJob::asked, this, &TestBench::ask);
    connect(m_job, &BenchJob::ended, this, &TestBench::end);
    showRunning(true);
}

void TestBench::end(const BenchRun &run)
{
    std::exchange(m_job, nullptr)->deleteLater();
    showRunning(false);
    m_parts.runs.add(run);
    look(0);
    m_result->bringUp();
}

void TestBench::ask(model::Question *question)
{
    const bool hasCard = question->subject().kind == model::QuestionKind::Approval
        || question->subject().kind == model::QuestionKind::Elicitation;
    if (!hasCard)
        return;
    auto *card = new QuestionCard(*question, this);
    m_questions->addWidget(card);
    card->standInTabOrderAfter(m_stop);
    card->show();
    // The card shows the arguments, and needs the room.
    m_stop->setFocus();
    m_scroll->hide();
    QAccessibleEvent asked(card, QAccessible::Alert);
    QAccessible::updateAccessibility(&asked);
    connect(question, &model::Question::answered, card, [this, card] {
        m_scroll->show();
        card->hide();
        card->deleteLater();
    });
    connect(question, &QObject::destroyed, card, &QObject::deleteLater);
}

void TestBench::repeat(int row)
{
    if (row < 0 || row >= m_parts.runs.rowCount() || m_job)
        return;
    const BenchRun run = m_parts.runs.at(row);
    showTool(run.tool);
    // It may be gone by now; the pipeline says so then.
    if (m_tool == run.tool)
        m_form->setValue(run.arguments);
    begin(run.tool, run.arguments);
}

void TestBench::look(int row)
{
    const BenchRun &run = m_parts.runs.at(row);
    m_result->show(run);
    m_steps->steps().setSteps(run.steps, run.error ? StepsModel::Mark::Failed : StepsModel::Mark::Passed);
}

void TestBench::showActivity(const QString &progress)
{
    m_progress = progress;
    if (m_job)
        m_result->showActivity(tr("%1 · %2 s").arg(progress, QLocale().toString(m_job->milliseconds() / 1000, 'f', 1)));
}

void TestBench::showRunning(bool running)
{
    if (running)
        m_tick.start();
    else
        m_tick.stop();
    const bool hadFocus = running ? m_run->hasFocus() : m_stop->hasFocus();
    m_run->setVisible(!running);
    m_stop->setVisible(running);
    m_run->setEnabled(!running && m_parts.catalog.findInvoker(m_tool));
    if (hadFocus)
        (running ? m_stop : m_run)->setFocus();
}

void TestBench::countRuns()
{
    const int count = m_parts.runs.rowCount();
    m_result->setTabTitle(m_runs, count > 0 ? tr("Earlier runs (%1)").arg(QLocale().toString(count)) : tr("Earlier runs"));
}

} // namespace gui

#include "testbench.moc"
