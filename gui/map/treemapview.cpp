// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/map/treemapview.h"

#include "gui/map/treemapmodel.h"
#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! Paints a row: how far aside it stands, who speaks, the first words, and what is to be said of it.
class TreeMapDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item(option);
        initStyleOption(&item, index);
        item.text.clear();
        const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        painter->save();
        const Palette &colours = Palette::of(item.palette);
        const bool isSelected = item.state & QStyle::State_Selected;
        const QColor selected = item.palette.color(QPalette::HighlightedText);
        const bool isShown = index.data(TreeMapModel::ShownRole).toBool();
        QRect box = item.rect.adjusted(spacing::gap, 0, -spacing::gap, 0);
        box.setLeft(box.left() + paintPlace(*painter, item.rect, box, index, colours));
        painter->setFont(item.font);
        painter->setPen(isSelected ? selected : colours.dim);
        const QString detail = detailWithin(box.width() / 2, painter->fontMetrics(), index.data(TreeMapModel::DetailsRole).toStringList());
        drawPart(*painter, item.rect, box, Qt::AlignRight | Qt::AlignVCenter, detail);
        box.setRight(box.right() - painter->fontMetrics().horizontalAdvance(detail) - spacing::gap);
        if (const QString speaker = index.data(TreeMapModel::SpeakerRole).toString(); !speaker.isEmpty()) {
            drawPart(*painter, item.rect, box, Qt::AlignLeft | Qt::AlignVCenter, speaker);
            box.setLeft(box.left() + painter->fontMetrics().horizontalAdvance(speaker) + spacing::gap);
        }
        QFont font = item.font;
        font.setBold(index.data(TreeMapModel::HeadRole).toBool());
        painter->setFont(font);
        painter->setPen(isSelected ? selected : isShown ? colours.ink : colours.dim);
        const QString words = painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, box.width());
        drawPart(*painter, item.rect, box, Qt::AlignLeft | Qt::AlignVCenter, words);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {120, option.fontMetrics.height() + spacing::gap};
    }

private:
    //! As many of them as fit, whole, since the words are to have at least half of the row; all are said to who listens.
    static QString detailWithin(int width, const QFontMetrics &metrics, QStringList details)
    {
        while (!details.isEmpty() && metrics.horizontalAdvance(details.join(u" · "_s)) > width)
            details.removeLast();
        return details.join(u" · "_s);
    }

    //! A line for each branch that it stands aside of, and a dot on its own. \return the room that they take.
    static int paintPlace(QPainter &painter, const QRect &row, const QRect &box, const QModelIndex &index, const Palette &colours)
    {
        constexpr int mostSteps = 8;
        constexpr int step = spacing::medium;
        const int depth = std::min(mostSteps, index.data(TreeMapModel::DepthRole).toInt());
        const auto kind = index.data(TreeMapModel::KindRole).value<TreeMapModel::Kind>();
        const QColor colour = index.data(TreeMapModel::ShownRole).toBool() ? colours.accent : colours.dim;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(colours.line);
        for (int at = 0; at <= depth; ++at) {
            const int x = visualPart(painter, row, QRect(box.left() + at * step + step / 2, box.top(), 1, 1)).x();
            painter.drawLine(x, box.top(), x, box.bottom());
        }
        const QPoint middle = visualPart(painter, row, QRect(box.left() + depth * step + step / 2, box.center().y(), 1, 1)).topLeft();
        const bool isHollow = kind != TreeMapModel::Kind::Canister;
        painter.setPen(kind == TreeMapModel::Kind::RolledBack ? colours.warning : colour);
        painter.setBrush(isHollow ? colours.panel : colour);
        const int radius = index.data(TreeMapModel::HeadRole).toBool() ? spacing::unit + 1 : spacing::unit - 1;
        painter.drawEllipse(middle, radius, radius);
        return (depth + 1) * step + spacing::gap;
    }
};

} // namespace

TreeMapView::TreeMapView(QWidget *parent)
    : QTreeView(parent)
{
    setObjectName(u"treeMap"_s);
    setAccessibleName(tr("Map of the conversation"));
    setItemDelegate(new TreeMapDelegate(this));
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(0);
    setUniformRowHeights(true);
    setItemsExpandable(false);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(ExtendedSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setTabKeyNavigation(false);
}

void TreeMapView::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
        return Q_EMIT rowChosen(currentIndex());
    if (isPlain && (event->key() == Qt::Key_Right || event->key() == Qt::Key_Left))
        return Q_EMIT unfoldRequested(currentIndex(), event->key() == Qt::Key_Right);
    QTreeView::keyPressEvent(event);
}

void TreeMapView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->button() == Qt::LeftButton ? indexAt(event->pos()) : QModelIndex();
    QTreeView::mousePressEvent(event);
}

//! With Shift or Ctrl rows are marked, not gone to.
void TreeMapView::mouseReleaseEvent(QMouseEvent *event)
{
    QTreeView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier && index.isValid() && m_pressed == index)
        Q_EMIT rowChosen(index);
}

} // namespace gui
