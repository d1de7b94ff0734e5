// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/tablewindow.h"

#include "gui/shared/tooltips.h"
#include "gui/theme/spacing.h"

#include <QAbstractTableModel>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCollator>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! The cells of a table; the first row is its head.
class CellsModel final : public QAbstractTableModel
{
public:
    CellsModel(QList<QStringList> rows, QObject *parent)
        : QAbstractTableModel(parent)
        , m_rows(std::move(rows))
    {
    }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : std::max(0, int(m_rows.size()) - 1); }
    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() || m_rows.isEmpty() ? 0 : int(m_rows.first().size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
            return {};
        const QString text = m_rows.at(index.row() + 1).value(index.column());
        return role == Qt::ToolTipRole ? toolTipText(text) : text;
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (role != Qt::DisplayRole)
            return {};
        return orientation == Qt::Vertical ? QVariant(section + 1) : QVariant(m_rows.first().value(section));
    }

private:
    const QList<QStringList> m_rows;
};

//! Numbers are sorted as numbers.
class CellsOrder final : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override
    {
        bool isNumber = false;
        bool isOtherNumber = false;
        const double number = left.data().toString().toDouble(&isNumber);
        const double other = right.data().toString().toDouble(&isOtherNumber);
        if (isNumber != isOtherNumber)
            return isNumber;
        return isNumber ? number < other : m_order.compare(left.data().toString(), right.data().toString()) < 0;
    }

private:
    //! As the person's language has it.
    const QCollator m_order;
};

} // namespace

void TableWindow::open(QList<QStringList> rows, QWidget &near)
{
    auto *window = new TableWindow(std::move(rows), near);
    window->show();
}

TableWindow::TableWindow(QList<QStringList> rows, QWidget &near)
    : QWidget(near.window(), Qt::Window)
    , m_table(new QTableView(this))
{
    setObjectName(u"tableWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Table"));
    resize(near.window()->size() * 0.75);
    auto *order = new CellsOrder(this);
    order->setSourceModel(new CellsModel(std::move(rows), this));
    m_table->setObjectName(u"tableCells"_s);
    m_table->setAccessibleName(tr("Table"));
    m_table->setModel(order);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    constexpr int rowsLookedAt = 100;
    m_table->horizontalHeader()->setResizeContentsPrecision(rowsLookedAt);
    constexpr int columnsFitted = 100;
    for (int column = 0; column < std::min(columnsFitted, order->columnCount()); ++column) {
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), spacing::columnWidth / 2));
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    const auto addKey = [this](const QString &text, QKeySequence::StandardKey key, auto what) {
        auto *action = new QAction(text, this);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, what);
        m_table->addAction(action);
    };
    addKey(tr("Copy"), QKeySequence::Copy, [this] { copy(); });
    addKey(tr("Close"), QKeySequence::Close, [this] { close(); });
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void TableWindow::copy() const
{
    QModelIndexList cells = m_table->selectionModel()->selectedIndexes();
    std::sort(cells.begin(), cells.end(), [](const QModelIndex &one, const QModelIndex &other) {
        return std::pair(one.row(), one.column()) < std::pair(other.row(), other.column());
    });
    QString text;
    for (qsizetype index = 0; index < cells.size(); ++index) {
        if (index > 0)
            text += cells.at(index).row() == cells.at(index - 1).row() ? u'\t' : u'\n';
        text += cells.at(index).data().toString();
    }
    if (!cells.isEmpty())
        QApplication::clipboard()->setText(text);
}

} // namespace gui
