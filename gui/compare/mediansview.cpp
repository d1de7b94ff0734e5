// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/mediansview.h"

#include "gui/compare/mediansmodel.h"
#include "gui/theme/palette.h"
#include "gui/theme/theme.h"
#include "model/comparison/comparisontexts.h"

#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int cellPadding = 10;

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
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    verticalHeader()->hide();
    QFont bold = Theme::smallFont();
    bold.setWeight(QFont::DemiBold);
    horizontalHeader()->setFont(bold);
    horizontalHeader()->setObjectName(u"compareTableHead"_s);
    horizontalHeader()->setAccessibleName(tr("What was measured"));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setFixedHeight(QFontMetrics(bold).height() + 10);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(30);
}

void MediansView::setTable(const model::ComparisonTable &table)
{
    m_medians->setTable(table);
    resizeRowsToContents();
    shareRoom();
    updateGeometry();
}

void MediansView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    shareRoom();
}

//! Each column has what it needs, and an equal part of what is left; where there is too little, the names give way.
void MediansView::shareRoom()
{
    constexpr int label = int(model::TableCell::Label);
    constexpr int narrowestLabel = 80;
    const int count = m_medians->columnCount();
    if (count == 0)
        return;
    QList<int> widths;
    int spare = viewport()->width();
    for (int column = 0; column < count; ++column) {
        widths.append(std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)));
        spare -= widths.last();
    }
    if (spare < 0)
        widths[label] = std::max(narrowestLabel, widths.at(label) + spare);
    spare = std::max(0, spare);
    for (int column = 0; column < count; ++column)
        horizontalHeader()->resizeSection(column, widths.at(column) + spare / count + (column < spare % count ? 1 : 0));
}

QSize MediansView::sizeHint() const
{
    constexpr int mostRows = 5;
    int height = horizontalHeader()->height() + 2 * frameWidth();
    for (int row = 0; row < std::min(mostRows, m_medians->rowCount()); ++row)
        height += rowHeight(row);
    return {600, height};
}

} // namespace gui
