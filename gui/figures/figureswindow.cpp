// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/figures/figureswindow.h"

#include "gui/figures/budgetbar.h"
#include "gui/figures/figurechart.h"
#include "gui/figures/figuresmodel.h"
#include "gui/shared/userprompts.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/workbench/workbench.h"
#include "model/basics/privatefile.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSaveFile>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

void dressFigures(QTableView &table, const QString &name, const QString &accessibleName)
{
    table.setObjectName(name);
    table.setAccessibleName(accessibleName);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.setSortingEnabled(true);
}

} // namespace

FiguresWindow::FiguresWindow(Workbench &workbench, UserPrompts &prompts, QWidget *window)
    : QWidget(window, Qt::Window)
    , m_workbench(workbench)
    , m_prompts(prompts)
    , m_by(new QComboBox(this))
    , m_span(new QComboBox(this))
    , m_rows(new FiguresModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new QTableView(this))
    , m_measure(new QComboBox(this))
    , m_over(new QStackedWidget(this))
    , m_chart(new FigureChart(this))
    , m_days(new FiguresModel(this))
    , m_dayTable(new QTableView(this))
    , m_budgets(new BudgetBar(workbench, this))
    , m_said(new QLabel(this))
{
    setObjectName(u"figuresWindow"_s);
    setWindowTitle(tr("Figures"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    addKeys();
    connect(m_by, &QComboBox::activated, this, &FiguresWindow::read);
    connect(m_span, &QComboBox::activated, this, &FiguresWindow::read);
    connect(m_measure, &QComboBox::activated, this, &FiguresWindow::showDays);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &FiguresWindow::showDays);
    read();
}

void FiguresWindow::build()
{
    m_sorted->setSourceModel(m_rows);
    m_sorted->setSortRole(FiguresModel::SortRole);
    m_sorted->setSortLocaleAware(true);
    m_table->setModel(m_sorted);
    dressFigures(*m_table, u"figures"_s, tr("Figures"));
    m_table->sortByColumn(FiguresModel::Calls, Qt::DescendingOrder);
    m_dayTable->setModel(m_days);
    dressFigures(*m_dayTable, u"figureDays"_s, tr("The same day by day"));
    m_dayTable->setSortingEnabled(false);
    m_chart->setObjectName(u"figureChart"_s);
    m_over->addWidget(m_chart);
    m_over->addWidget(m_dayTable);
    auto *lower = new QWidget(this);
    auto *lowerLayout = new QVBoxLayout(lower);
    lowerLayout->setContentsMargins(0, 0, 0, 0);
    lowerLayout->setSpacing(0);
    lowerLayout->addWidget(makeChartBar());
    lowerLayout->addWidget(m_over, 1);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_table);
    splitter->addWidget(lower);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    m_said->setObjectName(u"figuresSaid"_s);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setContentsMargins(spacing::medium, 0, spacing::medium, spacing::gap);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(splitter, 1);
    layout->addWidget(m_budgets);
    layout->addWidget(m_said);
    resize(Theme::zoomed(QSize(1040, 720)));
}

QWidget *FiguresWindow::makeBar()
{
    auto *bar = new QWidget(this);
    auto *row = new WrappingRow(bar);
    row->setContentsMargins(spacing::medium, spacing::gap, spacing::medium, spacing::gap);
    row->setSpacing(spacing::gap);
    m_by->setObjectName(u"figuresBy"_s);
    m_by->setAccessibleName(tr("What each line is"));
    m_by->addItems({tr("By tool"), tr("By model"), tr("By provider"), tr("By MCP server"), tr("By day")});
    m_span->setObjectName(u"figuresSpan"_s);
    m_span->setAccessibleName(tr("Since when"));
    for (const auto &[text, days] :
        {std::pair(tr("Today"), 1), {tr("Last %n day(s)", nullptr, 7), 7}, {tr("Last %n day(s)", nullptr, 30), 30}, {tr("All time"), 0}})
        m_span->addItem(text, days);
    m_span->setCurrentIndex(2);
    row->addWidget(m_by);
    row->addWidget(m_span);
    row->addStretch();
    connect(addButton(bar, u"figuresRead"_s, tr("Look a&gain")), &QPushButton::clicked, this, &FiguresWindow::read);
    connect(addButton(bar, u"figuresCsv"_s, tr("Save as &CSV…")), &QPushButton::clicked, this, [this] { save(false); });
    connect(addButton(bar, u"figuresJson"_s, tr("Save as &JSON…")), &QPushButton::clicked, this, [this] { save(true); });
    return bar;
}

QWidget *FiguresWindow::makeChartBar()
{
    auto *bar = new QWidget(this);
    auto *row = new WrappingRow(bar);
    row->setContentsMargins(spacing::medium, spacing::gap, spacing::medium, spacing::gap);
    row->setSpacing(spacing::gap);
    m_measure->setObjectName(u"figureMeasure"_s);
    m_measure->setAccessibleName(tr("What the chart shows"));
    m_measure->addItems({tr("Calls"), tr("Failures"), tr("Cost"), tr("Tokens"), tr("Time, %1 %").arg(QLocale().toString(95))});
    row->addWidget(m_measure);
    row->addStretch();
    QPushButton *asTable = addButton(bar, u"figureAsTable"_s, tr("As a &table"));
    asTable->setCheckable(true);
    connect(asTable, &QPushButton::toggled, this, [this](bool isTable) { m_over->setCurrentIndex(isTable ? 1 : 0); });
    return bar;
}

QPushButton *FiguresWindow::addButton(QWidget *row, const QString &name, const QString &text)
{
    auto *button = new QPushButton(text, row);
    button->setObjectName(name);
    button->setAutoDefault(false);
    row->layout()->addWidget(button);
    return button;
}

void FiguresWindow::addKeys()
{
    addAction(QString(), QKeySequence(Qt::Key_F5), this, [this] { read(); });
    addAction(QString(), QKeySequence(Qt::Key_Escape), this, [this] { close(); });
    addAction(QString(), QKeySequence::Close, this, [this] { close(); });
}

FigureTable::By FiguresWindow::by() const
{
    return FigureTable::By(m_by->currentIndex());
}

QDate FiguresWindow::since() const
{
    const int days = m_span->currentData().toInt();
    return days > 0 ? QDateTime::currentDateTimeUtc().date().addDays(1 - days) : QDate();
}

void FiguresWindow::read()
{
    const auto rows = FigureTable(m_workbench).rows(by(), since(), {});
    m_said->setText(rows ? QString() : rows.error().message);
    m_rows->setRows(rows.value_or(QList<FigureRow>()));
    for (int column = 0; column < FiguresModel::ColumnCount; ++column) {
        const bool isHidden = !FiguresModel::isFor(FiguresModel::Column(column), by());
        m_table->setColumnHidden(column, isHidden);
        m_dayTable->setColumnHidden(column, isHidden);
    }
    m_table->resizeColumnsToContents();
    m_budgets->showSpent();
    showDays();
}

double FiguresWindow::measured(const FigureRow &day) const
{
    switch (Measure(m_measure->currentIndex())) {
    case Measure::Calls: return double(day.figures.calls);
    case Measure::Failures: return double(day.failures());
    case Measure::Cost: return day.cost.isEmpty() ? 0 : day.cost.first();
    case Measure::Tokens: return double(day.figures.usage.prompt() + day.figures.usage.output);
    case Measure::Slow: return day.figures.percentile(0.95).value_or(0);
    }
    return 0;
}

void FiguresWindow::showDays()
{
    const QModelIndex current = m_table->currentIndex();
    const QString name = current.isValid() && by() != FigureTable::By::Day ? current.siblingAtColumn(FiguresModel::Name).data().toString()
                                                                           : QString();
    const FigureTable::By of = by() == FigureTable::By::Day ? FigureTable::By::Model : by();
    const auto days = FigureTable(m_workbench).days(of, name, since(), {});
    m_days->setRows(days.value_or(QList<FigureRow>()));
    m_dayTable->resizeColumnsToContents();
    QList<FigureChart::Bar> bars;
    QString currency;
    for (const FigureRow &day : m_days->rows()) {
        const bool isOfCalls = Measure(m_measure->currentIndex()) == Measure::Calls;
        bars.append({QDate::fromString(day.name, Qt::ISODate), measured(day), isOfCalls ? double(day.failures()) : 0});
        if (currency.isEmpty() && !day.cost.isEmpty())
            currency = day.cost.firstKey();
    }
    const Measure measure = Measure(m_measure->currentIndex());
    const QString unit = measure == Measure::Cost ? currency : measure == Measure::Slow ? tr("ms") : QString();
    const QString what = m_measure->currentText();
    m_chart->setBars(name.isEmpty() ? what : tr("%1 of %2").arg(what, name), unit, bars);
}

void FiguresWindow::save(bool asJson)
{
    const QString name = asJson ? tr("figures.jsonl") : tr("figures.csv");
    m_prompts.chooseFileToSave(this, tr("Save the figures"), name, this, [this, asJson](const QString &path) {
        QByteArray text = asJson ? QByteArray() : FigureTable::toCsv(m_rows->rows()).toUtf8();
        for (const FigureRow &row : asJson ? m_rows->rows() : QList<FigureRow>())
            text += FigureTable::toJson(row, by()).bytes() + '\n';
        QSaveFile file(path);
        const bool isWritten = file.open(QIODevice::WriteOnly) && model::writeWhole(file, text) && model::commitWhole(file);
        m_said->setText(isWritten ? tr("%1 has been written.").arg(path) : tr("%1 cannot be written: %2").arg(path, file.errorString()));
    });
}

} // namespace gui
