// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/comparewindow.h"

#include "gui/compare/agenttools.h"
#include "gui/compare/choiceslist.h"
#include "gui/compare/columnview.h"
#include "gui/compare/comparebar.h"
#include "gui/compare/mediansview.h"
#include "gui/forms/growingedit.h"
#include "gui/inspector/exchangelibrary.h"
#include "gui/inspector/inspectorpanel.h"
#include "gui/preferences/preferences.h"
#include "gui/shared/userprompts.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/workbench/keylessproviders.h"
#include "gui/workbench/workbench.h"
#include "model/basics/privatefile.h"
#include "model/comparison/comparison.h"
#include "model/comparison/comparisonreport.h"

#include <QCloseEvent>
#include <QLabel>
#include <QLocale>
#include <QSaveFile>
#include <QScreen>
#include <QShortcut>
#include <QShowEvent>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! What the desktop may put above a window.
constexpr int titleBarRoom = 40;

QFrame *lineBetween(QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setFixedHeight(1);
    line->setBackgroundRole(QPalette::Mid);
    line->setAutoFillBackground(true);
    return line;
}

} // namespace

//! The exchanges of a comparison's runs: what went over the wire is in the program's store, what the turns made of it in the
//! comparison's. Both outlive it.
class RunExchanges final : public ExchangeLibrary
{
public:
    RunExchanges(model::Store &program, model::Store &runs)
        : m_program(program)
        , m_runs(runs)
    {
    }

    void page(const model::ExchangeQuery &query, QObject *context, std::function<void(const Page &)> done) override
    {
        m_program.page(query, context, std::move(done));
    }
    void followOthers(QObject *context, std::function<void()> told) override { m_program.followOthers(context, std::move(told)); }
    void headings(const QList<model::TurnId> &turns, QObject *context, std::function<void(const Headings &)> done) override
    {
        m_runs.headings(turns, context, std::move(done));
    }
    void sum(QObject *context, std::function<void(const Sum &)> done) override { m_program.sum(context, std::move(done)); }
    void names(QObject *context, std::function<void(const Names &)> done) override { m_program.names(context, std::move(done)); }
    void setPinned(const QList<model::ExchangeId> &ids, bool isPinned, QObject *context,
        std::function<void(const model::Result<void> &)> done) override
    {
        m_program.setPinned(ids, isPinned, context, std::move(done));
    }
    void pathOf(const model::ConversationId &conversation, QObject *context, std::function<void(const Nodes &)> done) override
    {
        m_runs.pathOf(conversation, context, std::move(done));
    }
    void find(const model::ExchangeId &id, QObject *context, std::function<void(const model::Result<model::Exchange> &)> done) override
    {
        m_program.find(id, context, std::move(done));
    }
    void canistersOf(const model::TurnId &turn, QObject *context, std::function<void(const Canisters &)> done) override
    {
        m_runs.canistersOf(turn, context, std::move(done));
    }
    void rolledBack(const model::ConversationId &conversation, QObject *context, std::function<void(const Turns &)> done) override
    {
        m_runs.rolledBack(conversation, context, std::move(done));
    }

private:
    StoreExchangeLibrary m_program;
    StoreExchangeLibrary m_runs;
};

CompareWindow::CompareWindow(Workbench &workbench, UserPrompts &prompts, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_workbench(workbench)
    , m_prompts(prompts)
    , m_keyless(new KeylessProviders(workbench.keychain(), this))
    , m_bar(new CompareBar(this))
    , m_list(new ChoicesList(this))
    , m_tools(new AgentTools(this))
    , m_asked(new QLabel(tr("Asked in &both"), this))
    , m_prompt(new GrowingEdit(6, this))
    , m_beginning(new QLabel(this))
    , m_message(new QLabel(this))
    , m_columns(new QSplitter(Qt::Horizontal, this))
    , m_empty(new QLabel(this))
    , m_foot(new QWidget(this))
    , m_table(new MediansView(this))
    , m_tableTimer(new QTimer(this))
{
    setObjectName(u"compareWindow"_s);
    setWindowTitle(tr("Side by side – Parlance"));
    build();
    adoptColours();
    m_base = workbench.sessions().defaults();
    m_bar->setStandardModel(m_base.model.toString());
    readChoices();
    connect(&workbench.providers(), &network::ProviderCatalog::changed, this, &CompareWindow::readChoices);
    connect(&workbench.agents(), &model::AgentCatalog::changed, this, &CompareWindow::readChoices);
    connect(&workbench.libraries(), &model::LibraryCatalog::changed, this, &CompareWindow::readChoices);
    connect(m_keyless, &KeylessProviders::looked, this, &CompareWindow::readChoices);
    connect(&workbench.ensembles(), &invocables::EnsembleCatalog::changed, this, &CompareWindow::fitChoices);
    connect(m_bar, &CompareBar::agentPicked, this, &CompareWindow::fitChoices);
    connect(m_bar, &CompareBar::variesPicked, this, [this] {
        say({});
        showChoices();
    });
    connect(m_bar, &CompareBar::runRequested, this, &CompareWindow::run);
    connect(m_bar, &CompareBar::stopRequested, this, &CompareWindow::stop);
    connect(m_bar, &CompareBar::saveRequested, this, &CompareWindow::save);
    connect(m_bar, &CompareBar::otherTimesRequested, this, [this] {
        constexpr int most = model::ComparisonPlan::mostTimes;
        askNumber(tr("How often"), tr("How often each column runs, %1 to %2:"), m_bar->times(), most, &CompareBar::setTimes);
    });
    connect(m_bar, &CompareBar::otherLimitRequested, this, [this] {
        constexpr int most = model::ComparisonPlan::mostSeconds;
        const int now = std::max(1, m_bar->limit());
        askNumber(tr("Time limit"), tr("After how many seconds a run is stopped, %1 to %2:"), now, most, &CompareBar::setLimit);
    });
    // What is said of a run goes at once, the figures of all no more than ten times a second.
    m_tableTimer->setSingleShot(true);
    m_tableTimer->setInterval(100);
    connect(m_tableTimer, &QTimer::timeout, this, &CompareWindow::showTable);
    connect(new QShortcut(QKeySequence(u"Ctrl+Return"_s), this), &QShortcut::activated, this, &CompareWindow::run);
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, &CompareWindow::stop);
    connect(new QShortcut(QKeySequence::Save, this), &QShortcut::activated, this, &CompareWindow::save);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    m_prompt->setFocus();
}

CompareWindow::~CompareWindow()
{
    // They look at the comparison's sessions and stores.
    delete m_inspector;
    qDeleteAll(m_views);
}

void CompareWindow::build()
{
    auto *panel = new QWidget(this);
    panel->setBackgroundRole(QPalette::AlternateBase);
    panel->setAutoFillBackground(true);
    auto *panelColumn = new QVBoxLayout(panel);
    panelColumn->setContentsMargins(0, 0, 0, 0);
    panelColumn->setSpacing(0);
    panelColumn->addWidget(m_list, 1);
    panelColumn->addWidget(m_tools);
    auto *halves = new QSplitter(Qt::Horizontal, this);
    halves->setObjectName(u"compareHalves"_s);
    halves->addWidget(panel);
    halves->addWidget(buildMiddle());
    halves->setStretchFactor(1, 1);
    halves->setChildrenCollapsible(false);
    halves->setSizes({240, 1200});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(lineBetween(this));
    layout->addWidget(halves, 1);
    resize(QSize(1280, 820).boundedTo(screen()->availableSize() - QSize(0, titleBarRoom)));
}

QWidget *CompareWindow::buildMiddle()
{
    QFont bold = Theme::smallFont();
    bold.setWeight(QFont::DemiBold);
    m_asked->setFont(bold);
    m_asked->setBuddy(m_prompt);
    m_prompt->setObjectName(u"comparePrompt"_s);
    m_prompt->setAccessibleName(tr("Asked in every column"));
    m_prompt->document()->setDocumentMargin(spacing::gap);
    m_prompt->setPlaceholderText(tr("What is to be asked in every column? Ctrl+Enter runs it."));
    m_beginning->setObjectName(u"compareBeginning"_s);
    m_message->setObjectName(u"compareMessage"_s);
    m_empty->setObjectName(u"compareEmpty"_s);
    m_empty->setText(tr("Tick at the left what is to be compared, write what is asked, and run it."));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setWordWrap(true);
    for (QLabel *label : {m_beginning, m_message}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setFont(Theme::smallFont());
        label->hide();
    }
    m_columns->setObjectName(u"compareColumns"_s);
    m_columns->setChildrenCollapsible(false);
    m_columns->hide();
    auto *top = new QVBoxLayout;
    top->setContentsMargins(spacing::wide, spacing::medium, spacing::wide, spacing::gap);
    top->setSpacing(spacing::small);
    for (QWidget *part : {static_cast<QWidget *>(m_asked), static_cast<QWidget *>(m_prompt), static_cast<QWidget *>(m_beginning),
             static_cast<QWidget *>(m_message)})
        top->addWidget(part);
    m_foot->setBackgroundRole(QPalette::AlternateBase);
    m_foot->setAutoFillBackground(true);
    auto *foot = new QVBoxLayout(m_foot);
    foot->setContentsMargins(spacing::wide, spacing::wide, spacing::wide, spacing::wide);
    foot->addWidget(m_table);
    m_foot->hide();
    auto *middle = new QWidget(this);
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(lineBetween(middle));
    column->addWidget(m_empty, 1);
    column->addWidget(m_columns, 1);
    column->addWidget(lineBetween(middle));
    column->addWidget(m_foot);
    return middle;
}

void CompareWindow::run()
{
    if (m_comparison && m_comparison->isRunning())
        return;
    if (m_bar->varies() == CompareSetup::Varies::Libraries && !m_choices.noLibraries.isEmpty())
        return say(m_choices.noLibraries);
    auto made = m_workbench.compare(setup().plan());
    if (!made)
        return say(made.error().message);
    say({});
    adopt(std::move(*made));
    m_comparison->start();
    m_bar->showState(true, true);
}

void CompareWindow::adopt(std::unique_ptr<model::Comparison> comparison)
{
    // What shows the last one goes before it.
    delete m_inspector;
    qDeleteAll(std::exchange(m_views, {}));
    m_exchanges.reset();
    m_comparison = std::move(comparison);
    m_exchanges = std::make_unique<RunExchanges>(m_workbench.store(), m_comparison->store());
    connect(m_comparison.get(), &model::Comparison::runStarted, this, [this](int column, int run) { m_views.at(column)->followRun(run); });
    connect(m_comparison.get(), &model::Comparison::runChanged, this, [this](int column, int run) {
        if (run == m_views.at(column)->shownRun() && model::hasEnded(m_comparison->column(column).runs().at(run).state))
            m_views.at(column)->showEnd();
        if (!m_tableTimer->isActive())
            m_tableTimer->start();
    });
    connect(m_comparison.get(), &model::Comparison::finished, this, [this] {
        showTable();
        m_bar->showState(false, true);
    });
    connect(m_comparison.get(), &model::Comparison::kept, this, &CompareWindow::conversationKept);
    showColumns();
}

void CompareWindow::showColumns()
{
    for (int index = 0; index < m_comparison->count(); ++index) {
        auto *view = new ColumnView(m_comparison->column(index), index, m_columns);
        m_columns->addWidget(view);
        m_views.append(view);
        connect(view, &ColumnView::keepRequested, this, [this, index](int run) { keep(index, run); });
        connect(view, &ColumnView::exchangesRequested, this, [this, index](int run) { showExchanges(index, run); });
    }
    m_columns->setSizes(QList<int>(m_views.size(), 1000));
    m_asked->setText(m_views.size() == 2 ? tr("Asked in &both") : tr("Asked in a&ll"));
    m_empty->hide();
    m_columns->show();
    m_foot->show();
    showTable();
}

void CompareWindow::showTable()
{
    m_tableTimer->stop();
    const model::ComparisonTable table = m_comparison->table();
    for (qsizetype index = 0; index < m_views.size(); ++index)
        m_views.at(index)->showProgress(table.rows.at(index));
    m_table->setTable(table);
}

void CompareWindow::stop()
{
    if (m_comparison)
        m_comparison->stop();
}

void CompareWindow::say(const QString &text)
{
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
}

void CompareWindow::keep(int column, int run)
{
    m_comparison->keep(column, run, this, [this](const model::Result<model::ConversationId> &kept) {
        say(kept ? tr("It is among the conversations now.") : kept.error().message);
    });
}

void CompareWindow::showExchanges(int column, int run)
{
    const model::ComparedRun shown = m_comparison->column(column).runs().value(run);
    delete m_inspector;
    auto *preferences = new Preferences(m_workbench.profile().config);
    auto *inspector = new InspectorPanel(*m_exchanges, m_workbench.exchangeLog(), *preferences, this);
    preferences->setParent(inspector);
    connect(inspector, &InspectorPanel::budgetChosen, &m_workbench, &Workbench::setExchangeBudget);
    inspector->setWindowFlag(Qt::Window);
    inspector->setAttribute(Qt::WA_DeleteOnClose);
    inspector->setObjectName(u"compareInspector"_s);
    inspector->setWindowTitle(
        tr("Run %1 of %2 – what went over the wire").arg(QLocale().toString(run + 1)).arg(m_comparison->column(column).variant().label));
    inspector->setConversation(shown.conversation);
    inspector->resize(Theme::zoomed(QSize(760, 760)));
    inspector->show();
    m_inspector = inspector;
}

void CompareWindow::save()
{
    if (!m_comparison)
        return;
    const NewFile offered {tr("side by side.md"), {u"Markdown (*.md)"_s, u"CSV (*.csv)"_s, u"JSON Lines (*.jsonl)"_s}};
    m_prompts.chooseFileToSave(
        this, tr("Save the report (.md, .csv or .jsonl)"), offered, this, [this](const QString &path) { write(path); });
}

//! In the form that the file's name asks for.
void CompareWindow::write(const QString &path)
{
    const model::ComparisonReport report({m_comparison->plan().prompt, m_comparison->plan().variants.first().settings.agent},
        m_comparison->results(), m_comparison->plan().times);
    const QString lower = path.toLower();
    const QByteArray bytes = lower.endsWith(u".csv")            ? report.csv()
        : lower.endsWith(u".jsonl") || lower.endsWith(u".json") ? report.jsonLines()
                                                                : report.markdown();
    QSaveFile file(path);
    const bool isWritten = file.open(QIODevice::WriteOnly) && model::writeWhole(file, bytes) && model::commitWhole(file);
    say(isWritten ? tr("%1 has been written.").arg(path) : tr("%1 cannot be written: %2").arg(path, file.errorString()));
}

void CompareWindow::closeEvent(QCloseEvent *event)
{
    stop();
    QWidget::closeEvent(event);
}

void CompareWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        adoptColours();
}

//! What is asked stands on the tint that a person's own words have.
void CompareWindow::adoptColours()
{
    const Palette &colours = Palette::of(*this);
    QPalette palette = m_prompt->palette();
    if (palette.color(QPalette::Base) == colours.userTint)
        return;
    palette.setColor(QPalette::Base, colours.userTint);
    m_prompt->setPalette(palette);
}

void CompareWindow::readChoices()
{
    fitChoices();
    m_bar->setAgents(m_choices.agents);
    m_bar->setProviders(m_workbench.providers().providers(), m_keyless->names());
}

void CompareWindow::fitChoices()
{
    m_choices = CompareChoices::of(m_workbench, {m_bar->agent(), m_base.switches, m_keyless->names()});
    showChoices();
}

void CompareWindow::showChoices()
{
    using Varies = CompareSetup::Varies;
    const Varies varies = m_bar->varies();
    std::optional<QString> usual;
    if (varies == Varies::Models)
        usual = m_base.model.toString();
    else if (varies == Varies::Agents)
        usual = m_base.agent;
    else if (varies == Varies::Libraries)
        usual = m_base.library;
    m_list->setChoices(varies, m_choices.of(varies), usual, varies == Varies::Libraries ? m_choices.noLibraries : QString());
    showTools();
}

void CompareWindow::showTools()
{
    const bool isOne = m_bar->varies() != CompareSetup::Varies::Agents;
    const model::AgentEntry *agent = isOne ? m_workbench.agents().find(m_bar->agent()) : nullptr;
    m_tools->setTools(agent && agent->part ? agent->part->tools : QList<model::ToolSpecification>());
}

void CompareWindow::askNumber(const QString &title, const QString &label, int value, int most, void (CompareBar::*take)(int))
{
    const QLocale locale;
    const QString range = label.arg(locale.toString(1), locale.toString(most));
    m_prompts.askText(this, title, range, locale.toString(value), this, [this, locale, most, take](const QString &text) {
        bool isNumber = false;
        const int number = locale.toInt(text.trimmed(), &isNumber);
        const bool fits = isNumber && number >= 1 && number <= most;
        if (fits)
            (m_bar->*take)(number);
        say(fits ? QString()
                 : tr("“%1” is not a number from %2 to %3.").arg(text.trimmed().left(20), locale.toString(1), locale.toString(most)));
    });
}

void CompareWindow::prepare(const model::SessionSettings &settings, const std::optional<Start> &start)
{
    m_base = settings;
    m_base.draft.clear();
    m_base.draftAttachments = {};
    m_base.queue.clear();
    m_base.queueAttachments.clear();
    m_from = start ? std::optional(start->from) : std::nullopt;
    m_bar->setStandardModel(settings.model.toString());
    if (settings.agent.isEmpty())
        fitChoices();
    else
        setAgent(settings.agent);
    m_beginning->setVisible(start.has_value());
    m_beginning->setText(start ? start->text : QString());
}

void CompareWindow::setAgent(const QString &agent)
{
    m_bar->setAgent(agent);
    m_bar->setVaries(CompareSetup::Varies::Libraries);
    fitChoices();
}

void CompareWindow::setVaries(CompareSetup::Varies varies, const QStringList &columns)
{
    m_bar->setVaries(varies);
    showChoices();
    m_list->setChosen(columns);
}

CompareSetup CompareWindow::setup() const
{
    CompareSetup setup;
    setup.base = m_base;
    setup.base.agent = m_bar->agent();
    // Where none is chosen, an agent's own counts before the conversation's.
    setup.base.model = model::ModelAddress::parse(m_bar->model()).value_or(m_base.model);
    setup.base.agentModel = m_bar->model().isEmpty() ? setup.base.model : model::ModelAddress();
    setup.varies = m_bar->varies();
    setup.columns = m_list->chosen();
    setup.prompt = m_prompt->text();
    setup.times = m_bar->times();
    setup.secondsPerRun = m_bar->limit();
    setup.from = m_from;
    return setup;
}

void CompareWindow::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!event->spontaneous())
        m_keyless->look(m_workbench.providers().providers());
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_comparewindow.cpp>
