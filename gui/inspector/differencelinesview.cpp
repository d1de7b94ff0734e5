// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/differencelinesview.h"

#include "gui/shared/tooltips.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/text/visibletext.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using Change = model::DiffLine::Change;

namespace {

constexpr qsizetype longestDiffLine = 2000;

//! A line's ground says what becomes of it.
class DifferenceLineDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DifferenceLineDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Palette &colours = Palette::of(option.palette);
        const auto change = Change(index.data(DifferenceLinesModel::ChangeRole).toInt());
        if (change != Change::Same)
            painter->fillRect(option.rect, change == Change::Added ? colours.accentTint : colours.warningTint);
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, colours.selection);
        const bool isNumber = index.column() == DifferenceLinesModel::BeforeNumber || index.column() == DifferenceLinesModel::AfterNumber;
        painter->setFont(Theme::fixedFont());
        painter->setPen(isNumber ? colours.dim : colours.ink);
        const QRect box = option.rect.adjusted(spacing::unit, 0, -spacing::unit, 0);
        painter->drawText(
            box, (isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter | Qt::TextSingleLine, index.data().toString());
    }
};

} // namespace

void DifferenceLinesModel::setLines(const QList<model::DiffLine> &lines, bool areBeside)
{
    beginResetModel();
    m_areBeside = areBeside;
    m_rows.clear();
    qsizetype firstGoing = 0;
    for (const model::DiffLine &line : lines) {
        const bool isPaired = areBeside && line.change == Change::Added && firstGoing < m_rows.size()
            && m_rows.at(firstGoing).before.change == Change::Removed;
        if (isPaired)
            m_rows[firstGoing++].after = line;
        else if (line.change == Change::Removed)
            m_rows.append({line, {}});
        else if (line.change == Change::Added)
            m_rows.append({{}, line}), firstGoing = m_rows.size();
        else
            m_rows.append({line, line}), firstGoing = m_rows.size();
    }
    endResetModel();
}

int DifferenceLinesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int DifferenceLinesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DifferenceLinesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    const bool isLeft = index.column() == BeforeNumber || index.column() == Before;
    // In one there is one text, that of whichever line it is.
    const model::DiffLine &line = m_areBeside ? (isLeft ? row.before : row.after)
                                              : (row.after.change == Change::Added ? row.after : row.before);
    if (role == ChangeRole)
        return int(line.change);
    if (role == Qt::AccessibleTextRole && index.column() != BeforeNumber && index.column() != AfterNumber)
        return (line.change == Change::Added ? tr("added: ") : line.change == Change::Removed ? tr("removed: ") : QString()) + line.text;
    if (role == Qt::ToolTipRole && !line.text.isEmpty())
        return toolTipText(model::shortened(line.text, longestDiffLine));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case BeforeNumber: return line.before > 0 ? QString::number(line.before) : QString();
    case AfterNumber: return line.after > 0 ? QString::number(line.after) : QString();
    default: break;
    }
    const QString sign = m_areBeside     ? QString()
        : line.change == Change::Added   ? u"+ "_s
        : line.change == Change::Removed ? u"− "_s
                                         : u"  "_s;
    const auto isThere = [](const model::DiffLine &each) { return each.before > 0 || each.after > 0; };
    if (isThere(line))
        return sign + model::visibleText(line.text.left(longestDiffLine));
    // On neither side: lines that are the same and far from what is not.
    return isLeft && !isThere(row.before) && !isThere(row.after) ? u"⋯"_s : QString();
}

QVariant DifferenceLinesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Before ? tr("Before") : section == After ? tr("After") : QString();
}

DifferenceLinesView::DifferenceLinesView(QWidget *parent)
    : QTableView(parent)
    , m_model(new DifferenceLinesModel(this))
{
    setObjectName(u"differenceLines"_s);
    setLayoutDirection(Qt::LeftToRight);
    setAccessibleName(tr("The difference line by line"));
    setModel(m_model);
    setItemDelegate(new DifferenceLineDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setTabKeyNavigation(false);
    horizontalHeader()->hide();
    horizontalHeader()->setMinimumSectionSize(10);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(QFontMetrics(Theme::fixedFont()).height() + 3);
    auto *copy = new QAction(tr("Copy the selected lines"), this);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    addAction(copy);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(copy, &QAction::triggered, this, &DifferenceLinesView::copySelected);
}

void DifferenceLinesView::setLines(const QList<model::DiffLine> &lines, bool areBeside)
{
    m_areBeside = areBeside;
    m_model->setLines(lines, areBeside);
    setColumnHidden(DifferenceLinesModel::After, !areBeside);
    shareWidth();
}

void DifferenceLinesView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void DifferenceLinesView::shareWidth()
{
    const int numbers = QFontMetrics(Theme::fixedFont()).horizontalAdvance(u"00000"_s) + 2 * spacing::unit;
    const int rest = std::max(100, viewport()->width() - 2 * numbers);
    setColumnWidth(DifferenceLinesModel::BeforeNumber, numbers);
    setColumnWidth(DifferenceLinesModel::AfterNumber, numbers);
    setColumnWidth(DifferenceLinesModel::Before, m_areBeside ? rest / 2 : rest);
    setColumnWidth(DifferenceLinesModel::After, rest - rest / 2);
    // In one the numbers stand together before the text.
    horizontalHeader()->moveSection(horizontalHeader()->visualIndex(DifferenceLinesModel::AfterNumber), m_areBeside ? 2 : 1);
}

void DifferenceLinesView::goToFirst()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        for (const auto column : {DifferenceLinesModel::Before, DifferenceLinesModel::After}) {
            const QModelIndex index = m_model->index(row, column);
            if (Change(index.data(DifferenceLinesModel::ChangeRole).toInt()) == Change::Same)
                continue;
            setCurrentIndex(m_model->index(row, DifferenceLinesModel::Before));
            scrollTo(currentIndex(), QAbstractItemView::PositionAtCenter);
            return;
        }
    }
}

void DifferenceLinesView::copySelected() const
{
    QModelIndexList rows = selectionModel()->selectedRows(
        m_areBeside ? int(DifferenceLinesModel::After) : int(DifferenceLinesModel::Before));
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    for (const QModelIndex &row : std::as_const(rows))
        lines += row.data().toString();
    QApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace gui

#include "differencelinesview.moc"
