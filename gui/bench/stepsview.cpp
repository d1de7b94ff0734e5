// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/stepsview.h"

#include "gui/shared/tooltips.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "model/session/invocations.h"
#include "model/text/amounts.h"

#include <QHash>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! Steps by their wire names, and states where a run is seen from outside only.
QString stepTitle(const QString &name)
{
    static const QHash<QString, const char *> titles {{u"find"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "tool found")},
        {u"parse"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "arguments read")},
        {u"defaults"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "defaults filled in")},
        {u"validate"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "arguments checked")},
        {u"deduplicate"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "duplicates looked for")},
        {u"approve"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "approval")}, {u"confine"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "confined")},
        {u"execute"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "executed")},
        {u"format"_s, QT_TRANSLATE_NOOP("gui::StepsModel", "result formatted")}};
    const char *title = titles.value(name);
    if (title)
        return StepsModel::tr(title);
    const auto state = model::invocationStateFromWire(name);
    return state == model::InvocationState::Unknown ? name : model::inWords(state);
}

} // namespace

void StepsModel::setSteps(const QList<model::InvocationStep> &steps, Mark last)
{
    beginResetModel();
    m_steps = steps;
    m_last = last;
    endResetModel();
}

int StepsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_steps.size());
}

int StepsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 2;
}

StepsModel::Mark StepsModel::markOf(int row) const
{
    return row == m_steps.size() - 1 ? m_last : Mark::Passed;
}

QVariant StepsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::InvocationStep &step = m_steps.at(index.row());
    const Mark mark = markOf(index.row());
    if (role == MarkRole)
        return int(mark);
    const bool isTime = index.column() == 1;
    if (role == Qt::TextAlignmentRole && isTime)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && !isTime)
        return toolTipText(step.remark);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    if (isTime)
        return mark == Mark::UnderWay ? u"…"_s : model::timeInWords(step.milliseconds);
    const QString title = stepTitle(step.name);
    const QString text = step.remark.isEmpty() ? title : u"%1: %2"_s.arg(title, step.remark.simplified());
    return role == Qt::AccessibleTextRole && mark == Mark::Failed ? tr("%1 (here it failed)").arg(text) : text;
}

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
