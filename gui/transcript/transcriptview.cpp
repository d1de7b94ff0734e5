// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/transcriptview.h"

#include "gui/theme/direction.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/transcript/canistercopy.h"
#include "gui/transcript/jumpbutton.h"
#include "gui/transcript/readingwindow.h"
#include "gui/transcript/rowelements.h"
#include "gui/transcript/transcriptaccessible.h"
#include "gui/transcript/transcriptinput.h"
#include "model/session/conversationmodel.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFocusEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

using model::ConversationModel;

namespace {

constexpr int streamInterval = 33;

} // namespace

TranscriptView::TranscriptView(const QAbstractItemModel &rows, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_rows(rows)
    , m_builder(rows, m_folds, m_style)
    , m_layout([this](int row) { return m_builder.build(row); })
    , m_input(new TranscriptInput(*this, m_layout))
    , m_jump(new JumpButton(viewport()))
{
    TranscriptAccessible::install();
    setObjectName(u"transcript"_s);
    setAccessibleName(tr("Transcript"));
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // A scroll bar that comes and goes would change the width of everything.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    verticalScrollBar()->setSingleStep(40);
    m_refreshTimer.setSingleShot(true);
    m_streamTimer.setSingleShot(true);
    adoptStyle();
    m_layout.setCount(rows.rowCount(), 0);
    follow();
}

TranscriptView::~TranscriptView() = default;

void TranscriptView::follow()
{
    connect(m_input, &TranscriptInput::currentRowChanged, this, &TranscriptView::currentRowChanged);
    connect(m_jump, &JumpButton::clicked, this, &TranscriptView::scrollToEnd);
    connect(&m_refreshTimer, &QTimer::timeout, this, &TranscriptView::refresh);
    connect(&m_streamTimer, &QTimer::timeout, this, &TranscriptView::showStreamed);
    connect(&m_thumbnails, &Thumbnails::ready, viewport(), qOverload<>(&QWidget::update));
    const auto replaced = [this](const QModelIndex &, int first) { rowsReplaced(first); };
    connect(&m_rows, &QAbstractItemModel::rowsInserted, this, replaced);
    connect(&m_rows, &QAbstractItemModel::rowsRemoved, this, replaced);
    connect(&m_rows, &QAbstractItemModel::rowsRemoved, m_jump, &JumpButton::forget);
    connect(&m_rows, &QAbstractItemModel::modelReset, this, [this] { rowsReplaced(0); });
    connect(&m_rows, &QAbstractItemModel::dataChanged, this,
        [this](const QModelIndex &first, const QModelIndex &last, const QList<int> &roles) {
            const bool isThought = roles == QList<int> {ConversationModel::ThoughtRole};
            if (isThought || roles == QList<int> {ConversationModel::TextRole})
                rowStreamed(first.row(), isThought);
            else
                rowsChanged(first.row(), last.row());
        });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        if (m_isSynchronising)
            return;
        m_layout.scrollTo(value);
        refresh();
    });
}

void TranscriptView::setWidgets(const RowWidgets *widgets)
{
    m_builder.setWidgets(widgets);
    m_layout.invalidateAll();
    scheduleRefresh();
}

void TranscriptView::rowNeedsWidgets(int row)
{
    m_layout.invalidate(row);
    scheduleRefresh();
}

void TranscriptView::noticesChanged()
{
    rowNeedsWidgets(m_layout.count());
}

void TranscriptView::rowsReplaced(int unchanged)
{
    TranscriptAccessible::rowsReplaced(*this, unchanged);
    const int before = m_layout.count();
    m_layout.setCount(m_rows.rowCount(), unchanged);
    m_streamRow = -1;
    m_input->rowsReplaced(unchanged);
    constexpr int mostAtATime = 64;
    for (int row = std::max(before, m_rows.rowCount() - mostAtATime); row < m_rows.rowCount(); ++row)
        TranscriptAccessible::tell(*this, QAccessible::ObjectCreated, row);
    scheduleRefresh();
}

void TranscriptView::rowsChanged(int first, int last)
{
    for (int row = first; row <= last; ++row)
        m_layout.invalidate(row);
    m_input->rowsChanged(first);
    scheduleRefresh();
    if (m_streamRow < first || m_streamRow > last)
        return;
    // The answer has its final form.
    TranscriptAccessible::tell(*this, QAccessible::Alert, std::exchange(m_streamRow, -1));
}

void TranscriptView::rowStreamed(int row, bool isThought)
{
    if (std::exchange(m_streamRow, row) != row)
        m_layout.invalidate(row);
    m_hasThought = m_hasThought || isThought;
    m_jump->textHasCome();
    if (!m_streamTimer.isActive())
        m_streamTimer.start();
}

void TranscriptView::timeThought()
{
    const model::CanisterPointer canister = model::canisterAt(m_rows, m_streamRow);
    if (!canister)
        return;
    if (canister->id != m_thinking) {
        m_thinking = canister->id;
        m_thinkingSince.start();
    }
    m_builder.setThoughtTime(m_thinking, m_thinkingSince.elapsed());
}

void TranscriptView::showStreamed()
{
    QElapsedTimer elapsed;
    elapsed.start();
    const bool hasThought = std::exchange(m_hasThought, false);
    if (hasThought)
        timeThought();
    if (RowLayout *layout = m_layout.rowNearScreen(m_streamRow); layout && layout->streaming) {
        const QString text = model::valueAt<QString>(m_rows, m_streamRow, ConversationModel::TextRole);
        // The heading says that there is a thought, and when it has come to its end; what there is of it may be open.
        const bool isThoughtSeen = hasThought && (!layout->tellsOfThought || isOpen(m_streamRow));
        if (isThoughtSeen || (!layout->streaming->hasText() && !text.isEmpty()))
            m_layout.invalidate(m_streamRow);
        else
            layout->streaming->grow(text);
    }
    const QList<TranscriptLayout::Placed> before = m_layout.placed();
    place();
    updateStreamed(before);
    // A slow machine refreshes less often rather than doing nothing else.
    m_streamTimer.setInterval(std::max(streamInterval, int(3 * elapsed.elapsed())));
}

void TranscriptView::adoptStyle()
{
    m_style.colours = &Palette::of(*this);
    m_style.text = font();
    m_style.small = Theme::smallFont();
    m_style.fixed = Theme::fixedFont();
    m_style.tables = &m_tables;
    m_style.thumbnails = &m_thumbnails;
    m_streamTimer.setInterval(streamInterval);
}

void TranscriptView::changeEvent(QEvent *event)
{
    const bool looksChange = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::StyleChange;
    if (looksChange) {
        adoptStyle();
        m_layout.invalidateAll();
        scheduleRefresh();
    }
    QAbstractScrollArea::changeEvent(event);
}

void TranscriptView::showEvent(QShowEvent *event)
{
    QAbstractScrollArea::showEvent(event);
    if (m_wantedTop)
        refresh();
}

void TranscriptView::resizeEvent(QResizeEvent *)
{
    refresh();
}

int TranscriptView::columnWidth() const
{
    return std::clamp(viewport()->width() - 2 * spacing::large, 80, std::max(80, Theme::zoomed(spacing::columnWidth)));
}

int TranscriptView::columnLeft() const
{
    return std::max(0, (viewport()->width() - columnWidth()) / 2);
}

void TranscriptView::scheduleRefresh()
{
    if (!m_refreshTimer.isActive())
        m_refreshTimer.start();
}

void TranscriptView::refresh()
{
    place();
    viewport()->update();
}

void TranscriptView::place()
{
    m_refreshTimer.stop();
    m_layout.setSize({columnWidth(), viewport()->height()});
    // Before it is shown it has another size.
    if (m_wantedTop && isVisible())
        m_layout.scrollTo(*std::exchange(m_wantedTop, std::nullopt));
    m_layout.place();
    synchroniseScrollBar();
    moveWidgets();
    m_jump->follow(m_rows.rowCount(), m_layout.isFollowing() || m_layout.value() >= m_layout.maximum());
    m_jump->raise();
}

//! Has only that painted of the row which streams what has changed; what stands above it may have moved up. `before`: what was placed
//! before it was shown.
void TranscriptView::updateStreamed(const QList<TranscriptLayout::Placed> &before)
{
    const RowLayout *layout = m_layout.rowNearScreen(m_streamRow);
    const QList<TranscriptLayout::Placed> &now = m_layout.placed();
    if (before.isEmpty() || now.isEmpty() || !m_shownWidgets.isEmpty() || m_jump->isVisible())
        return viewport()->update();
    const ElementPlace changed {m_streamRow, layout && layout->streaming ? layout->streaming->takeChanged() : 0};
    int top = viewport()->height();
    for (const TranscriptLayout::Placed &placed : now) {
        if (placed.place >= changed)
            top = std::min(top, placed.y + placed.element->takeChanged());
    }
    const auto same = std::find_if(
        before.cbegin(), before.cend(), [&now](const TranscriptLayout::Placed &placed) { return placed.place == now.first().place; });
    if (same == before.cend() || same->place > changed)
        return viewport()->update();
    if (const int shift = now.first().y - same->y; shift != 0)
        viewport()->scroll(0, shift, {0, 0, viewport()->width(), std::max(top, top - shift)});
    viewport()->update(0, top, viewport()->width(), viewport()->height() - top);
}

void TranscriptView::synchroniseScrollBar()
{
    const QScopedValueRollback<bool> synchronising(m_isSynchronising, true);
    constexpr qint64 most = std::numeric_limits<int>::max();
    verticalScrollBar()->setPageStep(viewport()->height() - 40);
    verticalScrollBar()->setRange(0, int(std::min(m_layout.maximum(), most)));
    verticalScrollBar()->setValue(int(std::min(m_layout.value(), most)));
}

void TranscriptView::moveWidgets()
{
    QList<QPointer<QWidget>> shown;
    QList<QRect> places;
    for (const TranscriptLayout::Placed &placed : m_layout.placed()) {
        const auto *element = dynamic_cast<WidgetElement *>(placed.element);
        if (!element || !element->widget())
            continue;
        shown.append(element->widget());
        places.append({QPoint(columnLeft(), placed.y), element->widgetSize()});
    }
    const QList<QPointer<QWidget>> before = std::exchange(m_shownWidgets, shown);
    for (const QPointer<QWidget> &widget : before) {
        if (widget && !shown.contains(widget))
            widget->hide();
    }
    // Whatever is shown may lay out the rows anew, which replaces them and moves all widgets once more: that counts, not this.
    const int move = ++m_moves;
    for (qsizetype index = 0; index < shown.size() && move == m_moves; ++index) {
        if (shown.at(index))
            shown.at(index)->setGeometry(places.at(index));
        if (shown.at(index) && move == m_moves)
            shown.at(index)->show();
    }
}

void TranscriptView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_style.colours->ground);
    painter.setClipRect(event->rect());
    for (const TranscriptLayout::Placed &placed : m_layout.placed()) {
        if (placed.y >= event->rect().bottom() + 1 || placed.y + placed.element->height() <= event->rect().top())
            continue;
        paintPlaced(painter, placed);
    }
    if (m_hasPainted)
        return;
    m_hasPainted = true;
    QTimer::singleShot(0, this, &TranscriptView::firstPainted);
}

void TranscriptView::paintPlaced(QPainter &painter, const TranscriptLayout::Placed &placed) const
{
    const bool isOfHighContrast = m_style.colours == &Palette::contrastLight() || m_style.colours == &Palette::contrastDark();
    const double dimmed = isOfHighContrast ? 0.8 : 0.65;
    ElementState state {m_input->selection().rangeIn(placed.place, placed.element->length()), placed.place.row == m_input->hoveredRow(),
        placed.place.row == m_input->currentRow() && hasFocus()};
    const RowLayout *row = m_layout.rowNearScreen(placed.place.row);
    if (row)
        m_found.addTo(state, placed, *row);
    // The heading says in words that it is not sent. Where the person is at, it is to be read.
    const bool isDim = row && !row->isActive && !state.isHovered && !state.isCurrent && !dynamic_cast<HeadingElement *>(placed.element);
    if (m_input->marks().contains(placed.place.row))
        painter.fillRect(columnLeft() - spacing::medium, placed.y, columnWidth() + 2 * spacing::medium, placed.element->height(),
            m_style.colours->accentTint);
    painter.save();
    painter.setOpacity(isDim ? dimmed : 1);
    painter.translate(columnLeft(), placed.y);
    placed.element->paint(painter, state);
    painter.restore();
    if (state.isCurrent) {
        const QRect column(columnLeft() - spacing::medium, placed.y, columnWidth() + 2 * spacing::medium, placed.element->height());
        painter.fillRect(visualPart(painter, column, QRect(column.left(), placed.y, 2, column.height())), m_style.colours->accent);
    }
}

QRect TranscriptView::rectangleOf(int row) const
{
    QRect rectangle;
    for (const TranscriptLayout::Placed &placed : m_layout.placed()) {
        if (placed.place.row == row)
            rectangle |= QRect(columnLeft(), placed.y, columnWidth(), placed.element->height());
    }
    return rectangle;
}

void TranscriptView::scrollToEnd()
{
    m_layout.scrollToEnd();
    refresh();
}

void TranscriptView::scrollTo(TranscriptLayout::Top top)
{
    m_wantedTop = top;
    refresh();
}

void TranscriptView::perform(RowAction action, int row)
{
    const model::CanisterPointer canister = model::canisterAt(m_rows, row);
    if (!canister)
        return;
    switch (action) {
    case RowAction::ToggleThought:
    case RowAction::ToggleOpen:
    case RowAction::ShowAll:
        m_folds.toggle(canister->id, action);
        m_input->rowsChanged(row);
        m_layout.invalidate(row);
        m_layout.holdStill();
        return refresh();
    case RowAction::Copy: {
        const model::CanisterPointer result = model::valueAt<model::Node>(m_rows, row, ConversationModel::ResultRole).canister;
        return QApplication::clipboard()->setText((result ? result : canister)->text());
    }
    case RowAction::CopyMarkdown:
    case RowAction::CopyText: return performOn(action, {row});
    case RowAction::ReadText: return ReadingWindow::open(titleOf(row), readingTextOf(row), *this);
    case RowAction::Delete: return Q_EMIT marksActionRequested(action, {row});
    case RowAction::More: return showMenuOf(row);
    case RowAction::PreviousSibling:
    case RowAction::NextSibling:
        // Whoever goes through the versions clicks where they have clicked before.
        m_layout.holdStill();
        return Q_EMIT actionRequested(action, row);
    default: Q_EMIT actionRequested(action, row);
    }
}

void TranscriptView::performOn(RowAction action, const QList<int> &rows)
{
    if (action != RowAction::CopyMarkdown && action != RowAction::CopyText)
        return Q_EMIT marksActionRequested(action, rows);
    const CopyForm form = action == RowAction::CopyText ? CopyForm::Text : CopyForm::Markdown;
    QApplication::clipboard()->setText(copyOf(m_rows, rows, form));
}

void TranscriptView::keepSight(int row, const Figure &figure)
{
    if (const model::CanisterPointer canister = model::canisterAt(m_rows, row))
        m_folds.keepSight(canister->id, figure);
}

RowAction TranscriptView::foldOf(int row) const
{
    const model::CanisterPointer canister = model::canisterAt(m_rows, row);
    if (!canister || canister->role == model::Role::User)
        return RowAction::None;
    if (canister->role != model::Role::Assistant)
        return RowAction::ToggleOpen;
    return model::valueAt<QString>(m_rows, row, ConversationModel::ThoughtRole).isEmpty() ? RowAction::None : RowAction::ToggleThought;
}

bool TranscriptView::isOpen(int row) const
{
    const model::CanisterPointer canister = model::canisterAt(m_rows, row);
    return canister && m_folds.isOpen(canister->id, foldOf(row));
}

void TranscriptView::toggleFold(int row)
{
    if (const RowAction fold = foldOf(row); fold != RowAction::None)
        perform(fold, row);
}

int TranscriptView::currentRow() const
{
    return m_input->currentRow();
}

void TranscriptView::setCurrentRow(int row)
{
    m_input->setCurrentRow(row);
}

int TranscriptView::rowAt(const QPoint &point) const
{
    return m_input->rowAt(point);
}

QString TranscriptView::selectedText() const
{
    return m_input->selectedText();
}

void TranscriptView::selectAll()
{
    m_input->selectAll();
}

void TranscriptView::setFound(const model::TextSearch &search)
{
    m_found.setSearch(search);
    viewport()->update();
}

void TranscriptView::showFound(int row, int number)
{
    openFor(row);
    place();
    const int shown = m_found.showIn(m_layout, row, number);
    const model::CanisterPointer canister = model::canisterAt(m_rows, row);
    // Of a long text only a part is shown.
    if (shown < number && canister && !m_folds.isOpen(canister->id, RowAction::ShowAll)) {
        m_folds.toggle(canister->id, RowAction::ShowAll);
        m_layout.invalidate(row);
        m_found.showIn(m_layout, row, number);
    }
    if (shown == 0)
        m_layout.reveal(row);
    refresh();
}

//! Where it is folded in which what has been found may be.
void TranscriptView::openFor(int row)
{
    const model::CanisterPointer canister = model::canisterAt(m_rows, row);
    const RowAction fold = foldOf(row);
    if (!canister || fold == RowAction::None || isOpen(row))
        return;
    const QString thought = model::valueAt<QString>(m_rows, row, ConversationModel::ThoughtRole);
    if (fold == RowAction::ToggleOpen || !m_found.search().places(thought).isEmpty())
        toggleFold(row);
}

void TranscriptView::showMenuOf(int row)
{
    m_input->showMenuOf(row);
}

FigureInput &TranscriptView::figures()
{
    return m_input->figures();
}

bool TranscriptView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        m_input->leave();
    return QAbstractScrollArea::viewportEvent(event);
}

void TranscriptView::keyPressEvent(QKeyEvent *event)
{
    if (!m_input->takesKey(*event))
        QAbstractScrollArea::keyPressEvent(event);
}

void TranscriptView::mousePressEvent(QMouseEvent *event)
{
    m_input->press(*event);
}

void TranscriptView::mouseMoveEvent(QMouseEvent *event)
{
    m_input->move(*event);
}

void TranscriptView::mouseReleaseEvent(QMouseEvent *event)
{
    m_input->release(*event);
}

void TranscriptView::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_input->doubleClick(*event);
}

void TranscriptView::wheelEvent(QWheelEvent *event)
{
    if (!m_input->wheel(*event))
        QAbstractScrollArea::wheelEvent(event);
}

void TranscriptView::contextMenuEvent(QContextMenuEvent *event)
{
    m_input->openMenu(*event);
}

void TranscriptView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    m_input->focusIn(*event);
}

void TranscriptView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace gui
