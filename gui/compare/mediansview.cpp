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

constexpr int padding = 10;

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
        const QRect room = option.rect.adjusted(padding, 0, -padding, 0);
        painter->drawText(room, int(index.data(Qt::TextAlignmentRole).value<Qt::Alignment>()),
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width()));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const QFontMetrics metrics(fontOf(index));
        return {metrics.horizontalAdvance(index.data().toString()) + 2 * padding + 2, metrics.height() + 10};
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
        return {fontMetrics().horizontalAdvance(text) + 2 * padding, fontMetrics().height() + 10};
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
        const QRect room = section.adjusted(padding, 0, -padding / 2, 0);
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
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    // Counts need little room, which the others have use for.
    for (const auto cell : {model::TableCell::Rounds, model::TableCell::Calls, model::TableCell::SameArguments})
        horizontalHeader()->setSectionResizeMode(int(cell), QHeaderView::ResizeToContents);
}

void MediansView::setTable(const model::ComparisonTable &table)
{
    m_medians->setTable(table);
    resizeRowsToContents();
    updateGeometry();
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
