// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/stepsview.h"

#include "gui/bench/stepsmodel.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int stepDotSize = 8;

QColor stepDotColour(StepsModel::Mark mark, const Palette &colours)
{
    switch (mark) {
    case StepsModel::Mark::Failed: return colours.warning;
    case StepsModel::Mark::UnderWay: return colours.accent;
    case StepsModel::Mark::Passed: break;
    }
    return colours.good;
}

//! Lines with air between them, and times that keep off the edge; a tree view has its viewport's margins to itself.
class StepDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize room(index.column() == 0 ? 0 : spacing::medium, spacing::unit);
        return QStyledItemDelegate::sizeHint(option, index) + room;
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem kept = option;
        kept.rect.setRight(option.rect.right() - (index.column() == 0 ? 0 : spacing::medium));
        QStyledItemDelegate::paint(painter, kept, index);
    }
};

} // namespace

StepsView::StepsView(QWidget *parent)
    : QTreeView(parent)
    , m_steps(new StepsModel(this))
{
    setObjectName(u"benchSteps"_s);
    setAccessibleName(tr("Steps of the run with their times"));
    setModel(m_steps);
    setHeaderHidden(true);
    setRootIsDecorated(true);
    setItemsExpandable(false);
    // Room for the dots.
    setIndentation(spacing::medium + stepDotSize + spacing::unit);
    setItemDelegate(new StepDelegate(this));
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    viewport()->setAutoFillBackground(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    connect(m_steps, &QAbstractItemModel::modelReset, this, [this] {
        setVisible(m_steps->rowCount() > 0);
        updateGeometry();
    });
    hide();
}

QSize StepsView::sizeHint() const
{
    return {200, heightOf(9)};
}

QSize StepsView::minimumSizeHint() const
{
    return {80, heightOf(3)};
}

int StepsView::heightOf(int mostRows) const
{
    const int rows = std::clamp(m_steps->rowCount(), 1, mostRows);
    return rows * (m_steps->rowCount() > 0 ? sizeHintForRow(0) : fontMetrics().lineSpacing()) + 2;
}

void StepsView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QTreeView::drawRow(painter, option, index);
    const Palette &colours = Palette::of(*this);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(stepDotColour(StepsModel::Mark(index.data(StepsModel::MarkRole).toInt()), colours));
    painter->drawEllipse(
        QRect(option.rect.left() + spacing::medium, option.rect.center().y() - stepDotSize / 2 + 1, stepDotSize, stepDotSize));
    painter->restore();
}

} // namespace gui
