// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangelistview.h"

#include "gui/inspector/exchangelistmodel.h"
#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/text/amounts.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

using ListColumn = ExchangeListModel::Column;

//! A cell of an exchange: text in a font of fixed width, or a bar of the waterfall. Below there is room for what the request begins like.
class ExchangeCellDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeCellDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

int lineHeight()
{
    return QFontMetrics(Theme::fixedFont()).height() + spacing::unit;
}

//! Time goes the way the columns beside it are read.
void drawWaterfall(QPainter *painter, const QRect &box, const QModelIndex &index, const Palette &colours)
{
    const QRectF room(box.adjusted(spacing::unit, 0, -spacing::unit, 0));
    painter->setRenderHint(QPainter::Antialiasing);
    QPen dotted(colours.dim, 1, Qt::DotLine);
    painter->setPen(dotted);
    for (const double gap : index.data(ExchangeListModel::GapsRole).value<QList<double>>()) {
        const QRectF place(room.left() + gap * room.width(), room.top(), 0, room.height());
        const double x = std::round(visualPart(directionOf(*painter), room, place).left()) + 0.5;
        painter->drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()));
    }
    const double start = std::clamp(index.data(ExchangeListModel::BarStartRole).toDouble(), 0.0, 1.0);
    const double length = std::clamp(index.data(ExchangeListModel::BarLengthRole).toDouble(), 0.0, 1.0 - start);
    const QRectF bar(room.left() + start * (room.width() - 2), room.center().y() - 3.5, std::max(2.0, length * room.width()), 7);
    painter->setPen(Qt::NoPen);
    painter->setBrush(index.data(ExchangeListModel::FailedRole).toBool() ? colours.warning : colours.accent);
    painter->drawRoundedRect(visualPart(directionOf(*painter), room, bar), 1.5, 1.5);
}

//! A pin is drawn, since a glyph for it is in few fonts.
void drawPin(QPainter *painter, const QRect &box, const QColor &colour)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawEllipse(QPointF(box.center().x(), box.center().y()), 2.5, 2.5);
}

void ExchangeCellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, item.widget);
    const Palette &colours = Palette::of(option.palette);
    painter->save();
    painter->setClipRect(option.rect);
    const QRect line(option.rect.left(), option.rect.top(), option.rect.width(), lineHeight());
    if (index.column() == ListColumn::Waterfall) {
        drawWaterfall(painter, line, index, colours);
        painter->restore();
        return;
    }
    const bool isFailed = index.column() == ListColumn::Status && index.data(ExchangeListModel::FailedRole).toBool();
    const bool isDim = index.column() == ListColumn::Number || index.column() > ListColumn::Waterfall;
    painter->setFont(Theme::fixedFont());
    // Neither can be read as well on a row that is picked.
    const bool isPicked = option.state & QStyle::State_Selected;
    painter->setPen(isPicked ? colours.ink : isFailed ? colours.warning : isDim ? colours.dim : colours.ink);
    const QRect cell = line.adjusted(spacing::unit, 0, -spacing::unit, 0);
    const int alignment = index.data(Qt::TextAlignmentRole).toInt();
    // Of a figure the beginning says most.
    const auto elision = Qt::Alignment(alignment) & Qt::AlignRight ? Qt::ElideRight : Qt::ElideMiddle;
    const QString text = painter->fontMetrics().elidedText(index.data().toString(), elision, cell.width());
    drawPart(*painter, cell, cell, Qt::Alignment(alignment), text);
    if (index.column() == ListColumn::Number && index.data(ExchangeListModel::PinnedRole).toBool())
        drawPin(painter, visualPart(*painter, line, QRect(line.left(), line.top(), 2 * spacing::small, line.height())), colours.accent);
    painter->restore();
}

QSize ExchangeCellDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    if (index.data(ExchangeListModel::IsGroupRole).toBool())
        return {100, lineHeight() + spacing::gap};
    const bool hasSecond = !index.data(ExchangeListModel::SameRole).toString().isEmpty();
    return {100, lineHeight() + (hasSecond ? QFontMetrics(Theme::smallFont()).height() : 0)};
}

} // namespace

ExchangeListView::ExchangeListView(ExchangeListModel &model, QWidget *parent)
    : QuietView(parent)
    , m_model(model)
{
    setObjectName(u"exchangeList"_s);
    setAccessibleName(tr("Exchanges"));
    setModel(&model);
    setItemDelegate(new ExchangeCellDelegate(this));
    setRootIsDecorated(false);
    setIndentation(0);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setAllColumnsShowFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    setExpandsOnDoubleClick(true);
    viewport()->setAutoFillBackground(false);
    header()->setObjectName(u"exchangeListHead"_s);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setMinimumSectionSize(24);
    header()->setHighlightSections(false);
    header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header(), &QWidget::customContextMenuRequested, this, [this](const QPoint &place) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        fillColumnMenu(*menu);
        menu->popup(header()->mapToGlobal(place));
    });
    connect(&model, &QAbstractItemModel::rowsAboutToBeInserted, this, [this] { m_top = indexAt({1, 1}); });
    connect(&model, &QAbstractItemModel::rowsInserted, this, &ExchangeListView::expandGroups);
    connect(&model, &QAbstractItemModel::modelReset, this, [this] { expandGroups({}, 0, m_model.rowCount() - 1); });
    connect(&model, &ExchangeListModel::progressed, this, &ExchangeListView::readEarlierIfSeen, Qt::QueuedConnection);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &ExchangeListView::readEarlierIfSeen);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_keepsCurrent = false; });
    setColumns({});
}

QStringList ExchangeListView::usualColumns()
{
    QStringList names;
    for (const ListColumn column :
        {ListColumn::Number, ListColumn::Request, ListColumn::Status, ListColumn::Waterfall, ListColumn::Time, ListColumn::Cost})
        names += ExchangeCells::wireName(column);
    return names;
}

QSize ExchangeListView::minimumSizeHint() const
{
    constexpr int fewest = 5;
    return {QuietView::minimumSizeHint().width(), header()->sizeHint().height() + fewest * lineHeight()};
}

QStringList ExchangeListView::columns() const
{
    QStringList names;
    for (int column = 0; column < ListColumn::ColumnCount; ++column) {
        if (!isColumnHidden(column))
            names += ExchangeCells::wireName(ListColumn(column));
    }
    return names == usualColumns() ? QStringList() : names;
}

void ExchangeListView::setColumns(const QStringList &names)
{
    const QStringList wanted = names.isEmpty() ? usualColumns() : names;
    for (int column = 0; column < ListColumn::ColumnCount; ++column) {
        // Nobody could tell the rows apart without it.
        const bool isShown = column == ListColumn::Request || wanted.contains(ExchangeCells::wireName(ListColumn(column)));
        setColumnHidden(column, !isShown);
    }
    shareWidth();
    Q_EMIT columnsChanged();
}

void ExchangeListView::fillColumnMenu(QMenu &menu)
{
    for (int column = 0; column < ListColumn::ColumnCount; ++column) {
        QAction *action = menu.addAction(ExchangeCells::titleOf(ListColumn(column)));
        action->setObjectName(u"column-"_s + ExchangeCells::wireName(ListColumn(column)));
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        action->setEnabled(column != ListColumn::Request);
        connect(action, &QAction::triggered, this, [this, column](bool isShown) {
            setColumnHidden(column, !isShown);
            shareWidth();
            Q_EMIT columnsChanged();
        });
    }
    menu.addSeparator();
    QAction *usual = menu.addAction(tr("The &usual columns"), this, [this] { setColumns({}); });
    usual->setObjectName(u"usualColumns"_s);
}

//! Whatever its heading is called.
int ExchangeListView::widthOf(int column) const
{
    const int usual = usualWidthOf(column);
    return usual > 0 ? std::max(usual, header()->sectionSizeHint(column)) : 0;
}

int ExchangeListView::usualWidthOf(int column) const
{
    const QFontMetrics metrics(Theme::fixedFont());
    const auto fits = [&metrics](
                          const QString &example) { return metrics.horizontalAdvance(example) + 2 * spacing::unit + spacing::tight; };
    switch (ListColumn(column)) {
    case ListColumn::Number: return fits(u"1,234"_s) + spacing::small;
    case ListColumn::Status: return fits(u"stopped"_s);
    case ListColumn::Time: return std::max({fits(u"123.4 ms"_s), fits(model::timeInWords(888)), fits(model::timeInWords(88'880))});
    case ListColumn::Cost: return fits(u"123.4 ms"_s);
    case ListColumn::Sent:
    case ListColumn::Received: return std::max({fits(u"123.4 ms"_s), fits(model::sizeInWords(888)), fits(model::sizeInWords(910'000))});
    case ListColumn::TokensIn:
    case ListColumn::Cached:
    case ListColumn::TokensOut: return fits(u"123,456"_s);
    case ListColumn::Kind: return fits(u"provider"_s);
    case ListColumn::Provider: return fits(u"anthropic-eu"_s);
    case ListColumn::Model:
    case ListColumn::Tool: return fits(u"claude-sonnet-4"_s);
    case ListColumn::Started: return fits(u"2026-01-01 00:00:00"_s);
    case ListColumn::Same: return fits(u"same as 1,234 up to byte 123,456"_s);
    default: return 0;
    }
}

//! The request and the waterfall have what the others leave.
void ExchangeListView::shareWidth()
{
    int rest = viewport()->width();
    for (int column = 0; column < ListColumn::ColumnCount; ++column) {
        if (isColumnHidden(column) || column == ListColumn::Request || column == ListColumn::Waterfall)
            continue;
        header()->resizeSection(column, widthOf(column));
        rest -= widthOf(column);
    }
    const QFontMetrics metrics(Theme::fixedFont());
    const int digit = metrics.horizontalAdvance(u'0');
    const int least = 14 * digit;
    const bool hasWaterfall = !isColumnHidden(ListColumn::Waterfall);
    const int most = std::max(rest / 2, 24);
    const int heading = std::min({header()->sectionSizeHint(ListColumn::Waterfall), std::max(rest / 3, rest - least), most});
    const int waterfall = hasWaterfall ? std::clamp(rest - 26 * digit, heading, most) : 0;
    if (hasWaterfall)
        header()->resizeSection(ListColumn::Waterfall, waterfall);
    header()->resizeSection(ListColumn::Request, std::max(least, rest - waterfall));
    setHorizontalScrollBarPolicy(rest - waterfall < least ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

void ExchangeListView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    shareWidth();
    if (m_keepsCurrent)
        scrollTo(currentIndex());
}

void ExchangeListView::showCurrent()
{
    m_keepsCurrent = true;
    scrollTo(currentIndex());
}

void ExchangeListView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        shareWidth();
}

void ExchangeListView::expandGroups(const QModelIndex &parent, int first, int last)
{
    if (m_model.isGrouped() && !parent.isValid()) {
        for (int row = first; row <= last; ++row) {
            setFirstColumnSpanned(row, {}, true);
            expand(m_model.index(row, 0));
        }
    }
    // What comes before the first that is seen moves nothing that is seen.
    if (first == 0 && m_top.isValid() && verticalScrollBar()->maximum() > 0)
        scrollTo(m_top, QAbstractItemView::PositionAtTop);
}

void ExchangeListView::readEarlierIfSeen()
{
    if (isVisible() && m_model.hasEarlier() && !m_model.isReading() && verticalScrollBar()->value() <= verticalScrollBar()->minimum() + 3)
        m_model.readEarlier();
}

//! From below the request on as far as there is room: the columns after it have nothing there.
void ExchangeListView::drawSame(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString same = index.data(ExchangeListModel::SameRole).toString();
    if (same.isEmpty())
        return;
    const Palette &colours = Palette::of(option.palette);
    painter->save();
    painter->setFont(Theme::smallFont());
    painter->setPen(selectionModel()->isSelected(index) ? colours.ink : colours.dim);
    const int top = option.rect.top() + lineHeight() - spacing::tight;
    const QRect room = viewport()->rect();
    const QRect column(columnViewportPosition(ListColumn::Request), top, columnWidth(ListColumn::Request), option.rect.bottom() - top);
    const QRect below = visualPart(*painter, room, column).adjusted(spacing::unit, 0, 0, 0);
    drawPart(*painter, room, QRect(below.topLeft(), QPoint(room.right() - spacing::unit, below.bottom())), Qt::AlignLeft | Qt::AlignVCenter,
        painter->fontMetrics().elidedText(same, Qt::ElideRight, room.right() - spacing::unit - below.left()));
    painter->restore();
}

//! A heading has a line above it and goes over all columns.
void ExchangeListView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (!index.data(ExchangeListModel::IsGroupRole).toBool()) {
        QTreeView::drawRow(painter, option, index);
        drawSame(painter, option, index);
        return;
    }
    const Palette &colours = Palette::of(option.palette);
    const bool isCurrent = currentIndex() == index && hasFocus();
    painter->save();
    if (selectionModel()->isSelected(index))
        painter->fillRect(option.rect, option.palette.brush(QPalette::Highlight));
    painter->setFont(Theme::smallFont());
    painter->setPen(selectionModel()->isSelected(index) ? colours.ink : colours.dim);
    const QRect box(
        spacing::unit, option.rect.top() + spacing::unit, viewport()->width() - 2 * spacing::unit, option.rect.height() - spacing::unit);
    const QString mark = isExpanded(index) ? QString() : foldSign(false, directionOf(*painter)) + u' ';
    painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        painter->fontMetrics().elidedText(mark + index.data().toString(), Qt::ElideRight, box.width()));
    if (isCurrent) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        focus.rect = option.rect.adjusted(1, 1, -1, -1);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, this);
    }
    painter->restore();
}

} // namespace gui

#include "exchangelistview.moc"
