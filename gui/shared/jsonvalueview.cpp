// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/jsonvalueview.h"

#include "gui/shared/jsontablemodel.h"
#include "gui/shared/jsontreemodel.h"
#include "gui/theme/spacing.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QTreeView>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

JsonValueView::JsonValueView(QWidget *parent)
    : QWidget(parent)
    , m_tree(new JsonTreeModel(this))
    , m_table(new JsonTableModel(this))
    , m_treeView(new QTreeView(this))
    , m_tableView(new QTableView(this))
    , m_stack(new QStackedWidget(this))
    , m_search(new QLineEdit(this))
    , m_found(new QLabel(this))
    , m_asTable(new QPushButton(tr("As a &table"), this))
{
    m_search->setObjectName(u"valueSearch"_s);
    m_search->setAccessibleName(tr("Find in the value"));
    m_search->setPlaceholderText(tr("Find; Enter goes to the next"));
    m_search->setClearButtonEnabled(true);
    m_found->setObjectName(u"valueFound"_s);
    m_asTable->setObjectName(u"valueAsTable"_s);
    m_asTable->setCheckable(true);
    m_treeView->setObjectName(u"valueTree"_s);
    m_treeView->setAccessibleName(tr("The value as a tree"));
    m_treeView->setModel(m_tree);
    m_treeView->setUniformRowHeights(true);
    m_treeView->setAlternatingRowColors(true);
    m_tableView->setObjectName(u"valueTable"_s);
    m_tableView->setAccessibleName(tr("The value as a table"));
    m_tableView->setModel(m_table);
    m_tableView->setTabKeyNavigation(false);
    m_stack->addWidget(m_treeView);
    m_stack->addWidget(m_tableView);
    auto *copy = new QAction(tr("Copy"), m_treeView);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    m_treeView->addAction(copy);
    m_treeView->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto *top = new QHBoxLayout;
    top->setSpacing(spacing::gap);
    top->addWidget(m_search, 1);
    top->addWidget(m_found);
    top->addWidget(m_asTable);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, spacing::gap, 0, 0);
    layout->setSpacing(spacing::gap);
    layout->addLayout(top);
    layout->addWidget(m_stack, 1);
    connect(copy, &QAction::triggered, this, &JsonValueView::copy);
    connect(m_search, &QLineEdit::returnPressed, this, &JsonValueView::findNext);
    connect(m_search, &QLineEdit::textChanged, m_found, &QLabel::clear);
    connect(m_asTable, &QPushButton::toggled, m_stack, [this](bool isTable) { m_stack->setCurrentIndex(isTable ? 1 : 0); });
}

void JsonValueView::setJson(const model::JsonText &json)
{
    m_tree->setJson(json);
    m_table->setJson(json);
    const bool hasRows = m_table->rowCount() > 0;
    m_asTable->setVisible(hasRows);
    m_asTable->setChecked(hasRows);
    m_treeView->expandToDepth(0);
    m_treeView->header()->resizeSection(JsonTreeModel::Name, 200);
}

void JsonValueView::findNext()
{
    const bool isTable = m_stack->currentWidget() == m_tableView;
    QAbstractItemView *view = isTable ? static_cast<QAbstractItemView *>(m_tableView) : m_treeView;
    const QModelIndex found = isTable ? foundInTable(m_search->text()) : m_tree->find(m_search->text(), m_treeView->currentIndex());
    m_found->setText(found.isValid() || m_search->text().isEmpty() ? QString() : tr("Nothing found"));
    if (!found.isValid())
        return;
    view->setCurrentIndex(found);
    view->scrollTo(found);
}

//! After the cell that is marked, row by row.
QModelIndex JsonValueView::foundInTable(const QString &words) const
{
    constexpr int mostLooked = 250'000;
    const int columns = m_table->columnCount();
    const int cells = columns * m_table->rowCount();
    const QModelIndex current = m_tableView->currentIndex();
    const int start = current.isValid() ? current.row() * columns + current.column() + 1 : 0;
    for (int step = 0; step < std::min(cells, mostLooked) && !words.isEmpty(); ++step) {
        const int cell = (start + step) % cells;
        const QModelIndex index = m_table->index(cell / columns, cell % columns);
        if (index.data().toString().contains(words, Qt::CaseInsensitive))
            return index;
    }
    return {};
}

void JsonValueView::copy() const
{
    if (m_treeView->currentIndex().isValid())
        QApplication::clipboard()->setText(m_tree->textAt(m_treeView->currentIndex()));
}

} // namespace gui
