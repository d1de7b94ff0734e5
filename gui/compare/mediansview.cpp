// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/mediansview.h"

#include "gui/shared/tooltips.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/comparison/comparisontexts.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace gui {

using namespace Qt::StringLiterals;
using model::TableCell;

MediansModel::MediansModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void MediansModel::setTable(const model::ComparisonTable &table)
{
    const bool isSame = table.rows.size() == m_table.rows.size() && table.times == m_table.times;
    if (!isSame)
        beginResetModel();
    m_table = table;
    if (!isSame)
        endResetModel();
    else if (!m_table.rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int MediansModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.rows.size());
}

int MediansModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : model::tableCellCount;
}

QVariant MediansModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto cell = TableCell(index.column());
    const model::ComparisonTable::Row &row = m_table.rows.at(index.row());
    const bool best = model::isBest(cell, row);
    switch (role) {
    case Qt::DisplayRole: return textOf(cell, row, QLocale());
    case BestRole: return best;
    case Qt::AccessibleTextRole: return best ? tr("%1, best").arg(textOf(cell, row, QLocale())) : textOf(cell, row, QLocale());
    case Qt::ToolTipRole: return cell == TableCell::Label ? toolTipText(progressOf(row)) : headerData(index.column(), Qt::Horizontal, role);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (cell == TableCell::Label ? Qt::AlignLeft : Qt::AlignRight)));
    default: return {};
    }
}

QVariant MediansModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::DisplayRole)
        return headOf(TableCell(section), m_table.times);
    if (role == Qt::ToolTipRole)
        return explanationOf(TableCell(section));
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | Qt::AlignLeft));
    return {};
}

namespace {

constexpr int cellPadding = spacing::gap;

//! Text off the hairlines; names bold, figures in the fixed font.
class FigureDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Palette &colours = Palette::of(option.palette);
        painter->save();
        if (index.data(MediansModel::BestRole).toBool())
            painter->fillRect(option.rect, colours.accentTint);
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(colours.accent);
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
        painter->setFont(fontOf(index));
        painter->setPen(colours.ink);
        const QRect room = option.rect.adjusted(cellPadding, 0, -cellPadding, 0);
        painter->drawText(room, int(index.data(Qt::TextAlignmentRole).value<Qt::Alignment>()),
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const QFontMetrics metrics(fontOf(index));
        return {metrics.horizontalAdvance(index.data().toString()) + 2 * cellPadding + 2, metrics.height() + 10};
    }

private:
    static QFont fontOf(const QModelIndex &index)
    {
        if (index.column() > 0)
            return Theme::fixedFont();
        QFont bold = Theme::smallFont();
        bold.setWeight(QFont::DemiBold);
        return bold;
    }
};

//! Heads that stand where the figures do, with hairlines.
class FigureHead final : public QHeaderView
{
public:
    explicit FigureHead(QWidget *parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
    }

protected:
    QSize sectionSizeFromContents(int index) const override
    {
        const QString text = model()->headerData(index, Qt::Horizontal).toString();
        return {fontMetrics().horizontalAdvance(text) + 2 * cellPadding, fontMetrics().height() + 10};
    }

    void paintSection(QPainter *painter, const QRect &section, int index) const override
    {
        const Palette &colours = Palette::of(*this);
        painter->save();
        painter->fillRect(section, colours.card);
        painter->setPen(colours.line);
        painter->drawLine(section.bottomLeft(), section.bottomRight());
        painter->drawLine(section.topRight(), section.bottomRight());
        painter->setFont(font());
        painter->setPen(colours.ink);
        const QRect room = section.adjusted(cellPadding, 0, -cellPadding / 2, 0);
        const QString text = model()->headerData(index, Qt::Horizontal).toString();
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft, fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
        painter->restore();
    }
};

} // namespace

MediansView::MediansView(QWidget *parent)
    : QTableView(parent)
    , m_medians(new MediansModel(this))
{
    setObjectName(u"compareTable"_s);
    setAccessibleName(tr("Medians"));
    setHorizontalHeader(new FigureHead(this));
    setModel(m_medians);
    setItemDelegate(new FigureDelegate(this));
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    verticalHeader()->hide();
    QFont bold = Theme::smallFont();
    bold.setWeight(QFont::DemiBold);
    horizontalHeader()->setFont(bold);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setObjectName(u"compareTableHead"_s);
    horizontalHeader()->setAccessibleName(tr("What was measured"));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(30);
}

void MediansView::setTable(const model::ComparisonTable &table)
{
    m_medians->setTable(table);
    shareRoom();
    updateGeometry();
}

void MediansView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    // Its head gets its font after it.
    QTimer::singleShot(0, this, [this] {
        shareRoom();
        updateGeometry();
    });
}

void MediansView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    shareRoom();
}

//! Each column has what it needs, and an equal part of what is left; where there is too little, the names give way, and what still has
//! no room is scrolled to.
void MediansView::shareRoom()
{
    constexpr int label = int(model::TableCell::Label);
    const int narrowestLabel = Theme::zoomed(80);
    const int count = m_medians->columnCount();
    if (count == 0)
        return;
    QList<int> widths;
    int spare = viewport()->width();
    for (int column = 0; column < count; ++column) {
        widths.append(std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)));
        spare -= widths.last();
    }
    if (spare < 0) {
        const int needed = widths.at(label);
        widths[label] = std::max(std::min(narrowestLabel, needed), needed + spare);
        spare += needed - widths.at(label);
    }
    if (std::exchange(m_isScrolled, spare < 0) != m_isScrolled)
        updateGeometry();
    spare = std::max(0, spare);
    for (int column = 0; column < count; ++column)
        horizontalHeader()->resizeSection(column, widths.at(column) + spare / count + (column < spare % count ? 1 : 0));
}

QSize MediansView::sizeHint() const
{
    constexpr int mostRows = 5;
    int height = horizontalHeader()->sizeHint().height() + 2 * frameWidth();
    for (int row = 0; row < std::min(mostRows, m_medians->rowCount()); ++row)
        height += rowHeight(row);
    if (m_isScrolled)
        height += horizontalScrollBar()->sizeHint().height();
    return {600, height};
}

} // namespace gui
