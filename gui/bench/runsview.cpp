// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/runsview.h"

#include "gui/bench/benchruns.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QListView>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace gui {

RunsView::RunsView(BenchRuns &runs, QWidget *parent)
    : QWidget(parent)
    , m_runs(runs)
    , m_list(new QListView(this))
    , m_repeat(addButton(u"benchRepeat"_s, tr("Repeat"), tr("Runs it again with the same arguments (F5)")))
    , m_compare(addButton(u"benchCompare"_s, tr("Compare"), tr("Shows how two picked runs differ")))
    , m_example(addButton(u"benchExample"_s, tr("Use as example"), tr("Copies the run as an example for a description")))
    , m_case(addButton(u"benchCase"_s, tr("Use as case"), tr("Copies the run as a case of an evaluation, for a file of cases")))
{
    m_list->setObjectName(u"benchRuns"_s);
    m_list->setAccessibleName(tr("Earlier runs"));
    m_list->setModel(&runs);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setMinimumHeight(40);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *buttons = new WrappingRow;
    buttons->setContentsMargins(spacing::medium, spacing::unit, spacing::medium, spacing::small);
    for (QPushButton *button : {m_repeat, m_compare, m_example, m_case})
        buttons->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RunsView::showSelection);
    connect(m_repeat, &QPushButton::clicked, this, [this] { Q_EMIT repeatRequested(current()); });
    connect(m_compare, &QPushButton::clicked, this, &RunsView::compare);
    connect(m_example, &QPushButton::clicked, this, &RunsView::copyExample);
    connect(m_case, &QPushButton::clicked, this, &RunsView::copyCase);
    showSelection();
}

QPushButton *RunsView::addButton(const QString &name, const QString &text, const QString &toolTip)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setToolTip(toolTip);
    return button;
}

QList<int> RunsView::selectedRows() const
{
    QList<int> rows;
    for (const QModelIndex &index : m_list->selectionModel()->selectedIndexes())
        rows.append(index.row());
    std::sort(rows.begin(), rows.end());
    return rows;
}

int RunsView::current() const
{
    const QList<int> rows = selectedRows();
    return rows.isEmpty() ? -1 : rows.first();
}

void RunsView::showSelection()
{
    const qsizetype count = selectedRows().size();
    m_repeat->setEnabled(count == 1);
    m_example->setEnabled(count == 1);
    m_case->setEnabled(count == 1 && !m_runs.at(current()).error);
    m_compare->setEnabled(count == 2);
    if (count == 1)
        Q_EMIT picked(current());
}

void RunsView::compare()
{
    const QList<int> rows = selectedRows();
    // The newest is the first.
    if (rows.size() == 2)
        Q_EMIT compareRequested(rows[1], rows[0]);
}

void RunsView::copyExample()
{
    if (current() >= 0)
        QGuiApplication::clipboard()->setText(exampleText(m_runs.at(current())));
}

void RunsView::copyCase()
{
    if (current() >= 0)
        QGuiApplication::clipboard()->setText(caseText(m_runs.at(current())));
}

} // namespace gui
