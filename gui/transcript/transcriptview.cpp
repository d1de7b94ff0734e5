// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/transcriptview.h"

#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/transcript/rowelement.h"
#include "gui/transcript/rowtexts.h"
#include "gui/transcript/transcriptaccessible.h"
#include "gui/transcript/transcriptinput.h"
#include "gui/transcript/transcriptrows.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFocusEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int streamInterval = 33;

} // namespace

TranscriptView::TranscriptView(const TranscriptRows &rows, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_rows(rows)
    , m_builder(rows, m_folds, m_style)
    , m_layout([this](int row) { return build(row); })
    , m_input(new TranscriptInput(*this, m_layout))
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
    verticalScrollBar()->setSingleStep(40);
    m_refreshTimer.setSingleShot(true);
    m_streamTimer.setSingleShot(true);
    adoptStyle();
    m_layout.setCount(rows.count(), 0);
    follow();
}

TranscriptView::~TranscriptView() = default;

void TranscriptView::follow()
{
    connect(m_input, &TranscriptInput::currentRowChanged, this, &TranscriptView::currentRowChanged);
    connect(&m_refreshTimer, &QTimer::timeout, this, &TranscriptView::refresh);
    connect(&m_streamTimer, &QTimer::timeout, this, &TranscriptView::showStreamed);
    connect(&m_thumbnails, &Thumbnails::ready, viewport(), qOverload<>(&QWidget::update));
    connect(&m_rows, &TranscriptRows::replacedFrom, this, &TranscriptView::rowsReplaced);
    connect(&m_rows, &TranscriptRows::changed, this, &TranscriptView::rowsChanged);
    connect(&m_rows, &TranscriptRows::streamed, this, &TranscriptView::textStreamed);
    connect(&m_rows, &TranscriptRows::progressed, this, [this](int row, double progress, double total) {
        const model::CanisterPointer canister = m_rows.canisterAt(row);
        if (canister && canister->invocation)
            m_builder.setProgress(canister->invocation->id, total > 0 ? std::clamp(progress / total, 0.0, 1.0) : -1);
        rowsChanged(row, row);
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

std::unique_ptr<RowLayout> TranscriptView::build(int row)
{
    // The canister has everything that has streamed so far.
    if (row == m_streamRow)
        m_streamed.clear();
    return m_builder.build(row);
}

void TranscriptView::rowsReplaced(int unchanged)
{
    const int before = m_layout.count();
    m_layout.setCount(m_rows.count(), unchanged);
    m_streamRow = -1;
    m_streamed.clear();
    constexpr int mostAtATime = 64;
    // A result is shown with its invocation, which may be on the screen already.
    for (int row = unchanged; row < std::min(m_rows.count(), unchanged + mostAtATime); ++row) {
        if (const int invocation = m_rows.invocationRow(row); invocation >= 0)
            m_layout.invalidate(invocation);
    }
    m_input->rowsReplaced(unchanged);
    for (int row = std::max(before, m_rows.count() - mostAtATime); row < m_rows.count(); ++row)
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

void TranscriptView::textStreamed(int row, const model::Delta &delta)
{
    if (row != m_streamRow) {
        m_streamRow = row;
        m_streamed.clear();
        m_layout.invalidate(row);
    }
    const RowLayout *layout = m_layout.rowNearScreen(row);
    if (delta.kind == model::Delta::Kind::Text)
        m_streamed += delta.text;
    else
        timeThought(row);
    // The heading says that there is a thought, and what there is of it may be open.
    const bool hasText = layout && layout->streaming && layout->streaming->hasText();
    if (layout && (delta.kind == model::Delta::Kind::Thought || !hasText))
        m_layout.invalidate(row);
    if (!m_streamTimer.isActive())
        m_streamTimer.start();
}

void TranscriptView::timeThought(int row)
{
    const model::CanisterPointer canister = m_rows.canisterAt(row);
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
    if (RowLayout *layout = m_layout.rowNearScreen(m_streamRow); layout && layout->streaming && !m_streamed.isEmpty())
        layout->streaming->append(m_streamed);
    m_streamed.clear();
    refresh();
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

void TranscriptView::resizeEvent(QResizeEvent *)
{
    refresh();
}

int TranscriptView::columnWidth() const
{
    return std::clamp(viewport()->width() - 2 * spacing::large, 80, spacing::columnWidth);
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
    m_refreshTimer.stop();
    m_layout.setSize({columnWidth(), viewport()->height()});
    m_layout.place();
    synchroniseScrollBar();
    moveWidgets();
    viewport()->update();
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

void TranscriptView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_style.colours->ground);
    for (const TranscriptLayout::Placed &placed : m_layout.placed()) {
        ElementState state {m_input->selection().rangeIn(placed.place, placed.element->length()), placed.place.row == m_input->hoveredRow(),
            placed.place.row == m_input->currentRow() && hasFocus()};
        painter.save();
        painter.translate(columnLeft(), placed.y);
        placed.element->paint(painter, state);
        painter.restore();
        if (state.isCurrent)
            painter.fillRect(columnLeft() - 12, placed.y, 2, placed.element->height(), m_style.colours->accent);
    }
    if (m_hasPainted)
        return;
    m_hasPainted = true;
    QTimer::singleShot(0, this, &TranscriptView::firstPainted);
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

void TranscriptView::perform(RowAction action, int row)
{
    const model::CanisterPointer canister = m_rows.canisterAt(row);
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
        const int result = m_rows.resultRow(row);
        const model::CanisterPointer shown = result >= 0 ? m_rows.canisterAt(result) : canister;
        return QApplication::clipboard()->setText(shown ? shown->text() : QString());
    }
    default: Q_EMIT actionRequested(action, row);
    }
}

RowAction TranscriptView::foldOf(int row) const
{
    const model::CanisterPointer canister = m_rows.canisterAt(row);
    if (!canister || canister->role == model::Role::User)
        return RowAction::None;
    if (canister->role != model::Role::Assistant)
        return RowAction::ToggleOpen;
    return thoughtOf(*canister).isEmpty() ? RowAction::None : RowAction::ToggleThought;
}

bool TranscriptView::isOpen(int row) const
{
    const model::CanisterPointer canister = m_rows.canisterAt(row);
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

void TranscriptView::showMenuOf(int row)
{
    m_input->showMenuOf(row);
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
