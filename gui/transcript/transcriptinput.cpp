// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/transcriptinput.h"

#include "gui/shared/addressview.h"
#include "gui/transcript/rowoffers.h"
#include "gui/transcript/rowtexts.h"
#include "gui/transcript/savingentries.h"
#include "gui/transcript/transcriptaccessible.h"
#include "gui/transcript/transcriptview.h"
#include "model/session/conversationmodel.h"
#include "model/text/visibletext.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QStyleHints>
#include <QToolTip>
#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! Where it leads, then all of it; it is plain text, since an address in ASCII has no angle bracket.
QString linkToolTip(const QUrl &address)
{
    constexpr qsizetype mostShown = 1000;
    return model::visibleHost(address) + u'\n' + model::shortened(model::visibleAddress(address), mostShown);
}

//! What cannot be chosen, only read.
void addLine(QMenu &menu, QString text)
{
    menu.addAction(text.replace(u'&', u"&&"_s))->setEnabled(false);
}

} // namespace

TranscriptInput::TranscriptInput(TranscriptView &view, TranscriptLayout &layout)
    : QObject(&view)
    , m_view(view)
    , m_layout(layout)
    , m_rows(view.rows())
    , m_figures(view, layout)
{
}

void TranscriptInput::rowsReplaced(int unchanged)
{
    m_selection.forgetFrom(unchanged);
    m_marks.forgetFrom(unchanged);
    if (m_current >= m_rows.rowCount())
        m_currentBefore = std::exchange(m_current, -1);
    else if (m_current < 0 && m_currentBefore < m_rows.rowCount())
        m_current = std::exchange(m_currentBefore, -1);
}

void TranscriptInput::rowsChanged(int first)
{
    m_selection.forgetFrom(first);
}

void TranscriptInput::setCurrentRow(int row)
{
    if (row == m_current || row >= m_rows.rowCount())
        return;
    if (row >= 0)
        m_layout.reveal(row);
    makeCurrent(row);
}

void TranscriptInput::makeCurrent(int row)
{
    m_current = row;
    m_currentBefore = -1;
    m_view.refresh();
    tellFocus();
    Q_EMIT currentRowChanged(row);
}

void TranscriptInput::tellFocus() const
{
    if (m_current >= 0 && m_view.hasFocus())
        TranscriptAccessible::tell(m_view, QAccessible::Focus, m_current);
}

QString TranscriptInput::selectedText() const
{
    return m_selection.text(m_layout, m_rows);
}

void TranscriptInput::leave()
{
    setHovered(-1);
}

void TranscriptInput::setHovered(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    m_view.viewport()->update();
}

const TranscriptLayout::Placed *TranscriptInput::placedAt(int y) const
{
    for (const TranscriptLayout::Placed &placed : m_layout.placed()) {
        if (y >= placed.y && y < placed.y + placed.element->height())
            return &placed;
    }
    return nullptr;
}

int TranscriptInput::rowAt(const QPoint &point) const
{
    const TranscriptLayout::Placed *placed = placedAt(point.y());
    return placed && placed->place.row < m_rows.rowCount() ? placed->place.row : -1;
}

QPoint TranscriptInput::within(const TranscriptLayout::Placed &placed, const QPoint &point) const
{
    return {point.x() - m_view.columnLeft(), point.y() - placed.y};
}

//! The nearest place in a text that can be selected.
TextPlace TranscriptInput::textPlaceAt(const QPoint &point) const
{
    TextPlace nearest;
    for (const TranscriptLayout::Placed &placed : m_layout.placed()) {
        const bool isBelow = placed.y > point.y();
        if (isBelow && nearest.place.row >= 0)
            break;
        if (const int character = placed.element->characterAt(within(placed, point)); character >= 0)
            nearest = {placed.place, character};
    }
    return nearest;
}

QString TranscriptInput::linkAt(const QPoint &point) const
{
    const TranscriptLayout::Placed *placed = placedAt(point.y());
    return placed ? placed->element->linkAt(within(*placed, point)) : QString();
}

void TranscriptInput::press(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return;
    m_pressed = event.position().toPoint();
    if (const TranscriptLayout::Placed *placed = placedAt(m_pressed.y()); placed && m_figures.press(*placed, within(*placed, m_pressed)))
        return;
    if (markAt(m_pressed, event.modifiers()))
        return;
    clearMarks();
    const TextPlace place = textPlaceAt(m_pressed);
    m_isSelecting = place.place.row >= 0;
    if (event.modifiers() & Qt::ShiftModifier && !m_selection.isEmpty())
        m_selection.extendTo(place);
    else
        m_selection.begin(place);
    m_view.viewport()->update();
}

//! Control marks a row or takes its mark away; Shift marks all rows from there, unless it goes on with a selection of text.
bool TranscriptInput::markAt(const QPoint &point, Qt::KeyboardModifiers modifiers)
{
    const int row = rowAt(point);
    const bool isShifted = modifiers & Qt::ShiftModifier;
    const bool isRange = isShifted && (m_selection.isEmpty() || !m_marks.isEmpty());
    if (row < 0 || !(modifiers & Qt::ControlModifier || isRange))
        return false;
    m_selection.clear();
    if (isShifted)
        m_marks.extend(m_current < 0 ? row : m_current, row);
    else
        m_marks.toggle(row);
    m_isMarking = true;
    makeCurrent(row);
    return true;
}

void TranscriptInput::clearMarks()
{
    m_marks.clear();
    m_view.viewport()->update();
}

void TranscriptInput::move(const QMouseEvent &event)
{
    const QPoint point = event.position().toPoint();
    if (!(event.buttons() & Qt::LeftButton))
        return hover(point);
    if (m_figures.isHolding())
        return m_figures.move(point - QPoint(m_view.columnLeft(), 0));
    if (!m_isSelecting)
        return;
    if (point.y() < 0 || point.y() > m_view.viewport()->height())
        m_view.verticalScrollBar()->setValue(m_view.verticalScrollBar()->value() + (point.y() < 0 ? -30 : 30));
    m_selection.extendTo(textPlaceAt(point));
    m_view.viewport()->update();
}

void TranscriptInput::hover(const QPoint &point)
{
    const TranscriptLayout::Placed *placed = placedAt(point.y());
    setHovered(placed ? placed->place.row : -1);
    const QString link = linkAt(point);
    const bool isAction = placed && placed->element->actionAt(within(*placed, point)) != RowAction::None;
    const bool isText = placed && placed->element->characterAt(within(*placed, point)) >= 0;
    Qt::CursorShape cursor = placed ? m_figures.cursorAt(*placed, within(*placed, point)) : Qt::ArrowCursor;
    if (!link.isEmpty() || isAction)
        cursor = Qt::PointingHandCursor;
    else if (isText)
        cursor = Qt::IBeamCursor;
    m_view.viewport()->setCursor(cursor);
    m_view.viewport()->setToolTip(link.isEmpty() ? QString() : linkToolTip(QUrl(link)));
}

bool TranscriptInput::wheel(const QWheelEvent &event)
{
    const TranscriptLayout::Placed *placed = placedAt(event.position().toPoint().y());
    return placed && m_figures.wheel(*placed, event);
}

void TranscriptInput::release(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return;
    m_isSelecting = false;
    m_figures.release();
    if (std::exchange(m_isMarking, false))
        return;
    if (QClipboard *clipboard = QApplication::clipboard(); !m_selection.isEmpty() && clipboard->supportsSelection())
        clipboard->setText(selectedText(), QClipboard::Selection);
    const QPoint point = event.position().toPoint();
    if ((point - m_pressed).manhattanLength() < QGuiApplication::styleHints()->startDragDistance() && m_selection.isEmpty())
        performAt(point);
}

void TranscriptInput::doubleClick(const QMouseEvent &event)
{
    const TextPlace place = textPlaceAt(event.position().toPoint());
    if (place.place.row < 0)
        return;
    const RowElement &element = m_layout.row(place.place.row).at(place.place.element);
    const auto isWordPart = [&element](int at) {
        const QString text = element.textBetween(at, at + 1);
        return !text.isEmpty() && (text.front().isLetterOrNumber() || text.front() == u'_');
    };
    int first = place.character;
    int last = place.character;
    while (first > 0 && isWordPart(first - 1))
        --first;
    while (last < element.length() && isWordPart(last))
        ++last;
    m_selection.select({place.place, first}, {place.place, last});
    m_view.viewport()->update();
}

void TranscriptInput::performAt(const QPoint &point)
{
    const TranscriptLayout::Placed *placed = placedAt(point.y());
    if (!placed)
        return;
    if (const QString link = linkAt(point); !link.isEmpty())
        return showLink(link, m_view.viewport()->mapToGlobal(point));
    const ElementPlace place = placed->place;
    const RowAction action = placed->element->actionAt(within(*placed, point));
    if (place.row < m_rows.rowCount() && std::exchange(m_current, place.row) != place.row)
        tellFocus();
    if (action == RowAction::More)
        showMenu(place.row, m_view.viewport()->mapToGlobal(point));
    else if (action != RowAction::None)
        m_view.perform(action, place.row);
    else if (const FigureAction asked = placed->element->figureActionAt(within(*placed, point)); asked != FigureAction::None)
        m_figures.perform(asked, place.row, placed->element->figure());
    m_view.viewport()->update();
}

//! The address is shown first, whole, with its host apart: a model may have written one thing and linked another.
void TranscriptInput::showLink(const QString &address, const QPoint &position)
{
    auto *menu = new QMenu(&m_view);
    menu->setObjectName(u"linkMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    constexpr qsizetype longestLine = 100;
    constexpr qsizetype mostShown = 20 * longestLine;
    const QUrl url(address);
    const QString shown = model::shortened(model::visibleAddress(url), mostShown);
    for (qsizetype at = 0; at < shown.size(); at += longestLine)
        addLine(*menu, shown.mid(at, longestLine));
    addLine(*menu, tr("It leads to %1").arg(model::visibleHost(url)));
    for (const QString &warning : AddressView::warnings(url))
        addLine(*menu, warning);
    menu->addSeparator();
    connect(menu->addAction(tr("&Open in the browser")), &QAction::triggered, this, [url] { AddressView::openInBrowser(url); });
    connect(menu->addAction(tr("&Copy the address")), &QAction::triggered, this,
        [url] { QApplication::clipboard()->setText(model::visibleAddress(url)); });
    menu->popup(position);
}

void TranscriptInput::openMenu(const QContextMenuEvent &event)
{
    if (event.reason() == QContextMenuEvent::Keyboard) {
        showMenuOf(m_current);
        return;
    }
    if (const int row = rowAt(event.pos()); row >= 0)
        showMenu(row, event.globalPos());
}

void TranscriptInput::showMenuOf(int row)
{
    if (row >= 0)
        showMenu(row, m_view.viewport()->mapToGlobal(m_view.rectangleOf(row).topLeft()));
}

void TranscriptInput::addCanisterActions(QMenu &menu, int row)
{
    int group = 0;
    for (const RowOffer &offer : offersOf(m_rows, row)) {
        if (std::exchange(group, offer.group) != offer.group)
            menu.addSeparator();
        QAction *entry = menu.addAction(offer.label);
        entry->setEnabled(offer.isEnabled);
        entry->setCheckable(offer.isOn.has_value());
        entry->setChecked(offer.isOn.value_or(false));
        connect(entry, &QAction::triggered, this, [this, action = offer.action, row] { m_view.perform(action, row); });
    }
}

//! What can be done with all that is marked, together.
void TranscriptInput::showMarksMenu(const QPoint &position)
{
    auto *menu = new QMenu(&m_view);
    menu->setObjectName(u"marksMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addLine(*menu, tr("%n canister(s) marked", nullptr, int(m_marks.rows().size())));
    const QList<int> rows = m_marks.rows();
    const auto each = [this, &rows](auto holds) {
        return std::all_of(rows.cbegin(), rows.cend(), [&](int row) {
            const auto node = model::nodeAt(m_rows, row);
            return node && holds(*node);
        });
    };
    const bool areCommitted = each([](const model::Node &) { return true; });
    const bool areActive = each([](const model::Node &node) { return node.active; });
    const bool arePinned = each([](const model::Node &node) { return node.pinned; });
    for (const auto &[action, label] : {std::pair(RowAction::CopyMarkdown, QString()), std::pair(RowAction::CopyText, QString()),
             std::pair(RowAction::ToggleActive, areActive ? tr("Deactivate") : tr("Activate")),
             std::pair(RowAction::TogglePin, arePinned ? tr("Unpin") : tr("Pin")), std::pair(RowAction::MoveOut, QString()),
             std::pair(RowAction::Delete, QString())}) {
        QAction *entry = menu->addAction(label.isEmpty() ? labelOf(action) : label);
        entry->setEnabled(areCommitted || action == RowAction::CopyMarkdown || action == RowAction::CopyText);
        connect(entry, &QAction::triggered, this, [this, action = action, rows] { performOnMarks(action, rows); });
    }
    menu->popup(position);
}

void TranscriptInput::showMenu(int row, const QPoint &position)
{
    const model::CanisterPointer canister = model::canisterAt(m_rows, row);
    if (!canister)
        return;
    if (m_marks.contains(row) && m_marks.rows().size() > 1)
        return showMarksMenu(position);
    auto *menu = new QMenu(&m_view);
    menu->setObjectName(u"canisterMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!m_selection.isEmpty())
        connect(menu->addAction(tr("Copy the &selection")), &QAction::triggered, this, &TranscriptInput::copy);
    addCanisterActions(*menu, row);
    m_figures.addMenus(*menu, row);
    addSavingEntries(*menu, canister->contents, &m_view);
    if (const auto result = model::valueAt<model::Node>(m_rows, row, model::ConversationModel::ResultRole).canister)
        addSavingEntries(*menu, result->contents, &m_view);
    RowLayout &layout = m_layout.row(row);
    for (int index = 0; index < layout.count(); ++index) {
        for (const QString &formula : layout.at(index).formulas()) {
            const QString label = tr("Copy the formula %1").arg(model::shortened(model::visibleLine(formula), 40));
            connect(menu->addAction(QString(label).replace(u'&', u"&&"_s)), &QAction::triggered, this,
                [formula] { QApplication::clipboard()->setText(formula); });
        }
        for (const QString &link : layout.at(index).links()) {
            const QString label = tr("Open %1…").arg(model::visibleAddress(QUrl(link)).left(60));
            connect(menu->addAction(QString(label).replace(u'&', u"&&"_s)), &QAction::triggered, this,
                [this, link, position] { showLink(link, position); });
        }
    }
    menu->popup(position);
}

void TranscriptInput::performOnMarks(RowAction action, const QList<int> &rows)
{
    m_view.performOn(action, rows);
    // What is gone from here is marked no more.
    if (action == RowAction::Delete || action == RowAction::MoveOut)
        clearMarks();
}

void TranscriptInput::copy() const
{
    if (!m_marks.isEmpty())
        m_view.performOn(RowAction::CopyMarkdown, m_marks.rows());
    else if (!m_selection.isEmpty())
        QApplication::clipboard()->setText(selectedText());
    else if (m_current >= 0)
        m_view.perform(RowAction::Copy, m_current);
}

void TranscriptInput::selectAll()
{
    m_selection.select({{0, 0}, 0}, {{m_rows.rowCount(), 0}, 0});
    m_view.viewport()->update();
}

//! -1 or the number of rows where there is none.
int TranscriptInput::rowBeside(int step) const
{
    int row = m_current < 0 ? (step > 0 ? -1 : m_rows.rowCount()) : m_current;
    do
        row += step;
    while (row >= 0 && row < m_rows.rowCount() && model::valueAt<bool>(m_rows, row, model::ConversationModel::MergedRole));
    return row;
}

void TranscriptInput::moveCurrent(int step)
{
    const int row = rowBeside(step);
    if (row >= 0 && row < m_rows.rowCount())
        setCurrentRow(row);
    else if (step > 0)
        m_view.scrollToEnd();
}

void TranscriptInput::extendMarks(int step)
{
    const int from = std::max(0, m_current);
    const int row = m_marks.isEmpty() ? from : rowBeside(step);
    m_selection.clear();
    if (row >= 0 && row < m_rows.rowCount()) {
        m_marks.extend(from, row);
        m_layout.reveal(row);
        makeCurrent(row);
    }
}

bool TranscriptInput::takesKey(QKeyEvent &event)
{
    const bool isShifted = event.modifiers() & Qt::ShiftModifier;
    const bool isOnRow = m_current >= 0;
    if (event.matches(QKeySequence::Copy)) {
        copy();
        return true;
    }
    if (event.matches(QKeySequence::SelectAll)) {
        selectAll();
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_K: isShifted ? extendMarks(-1) : moveCurrent(-1); return true;
    case Qt::Key_Down:
    case Qt::Key_J: isShifted ? extendMarks(1) : moveCurrent(1); return true;
    case Qt::Key_Home:
        m_layout.scrollTo(0);
        m_view.refresh();
        return true;
    case Qt::Key_End: m_view.scrollToEnd(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (isOnRow && event.modifiers() & Qt::ControlModifier) {
            m_marks.toggle(m_current);
            m_view.viewport()->update();
        } else if (isOnRow && isShifted && event.key() != Qt::Key_Space)
            m_view.perform(RowAction::ReadText, m_current);
        else if (isOnRow)
            m_view.toggleFold(m_current);
        return isOnRow;
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (!isOnRow)
            return false;
        if (!(event.modifiers() & Qt::AltModifier))
            return m_figures.scrollRow(m_current, event.key() == Qt::Key_Left ? -1 : 1);
        m_view.perform(event.key() == Qt::Key_Left ? RowAction::PreviousSibling : RowAction::NextSibling, m_current);
        return true;
    case Qt::Key_Delete:
        if (!m_marks.isEmpty() || isOnRow)
            performOnMarks(RowAction::Delete, m_marks.isEmpty() ? QList<int> {m_current} : m_marks.rows());
        return true;
    case Qt::Key_Escape:
        m_selection.clear();
        m_marks.clear();
        m_view.viewport()->update();
        // It also stops the turn.
        event.ignore();
        return true;
    default: return false;
    }
}

void TranscriptInput::focusIn(const QFocusEvent &event)
{
    const bool byKeyboard = event.reason() == Qt::TabFocusReason || event.reason() == Qt::BacktabFocusReason;
    const int last = m_current < 0 && byKeyboard ? rowBeside(-1) : -1;
    // What stands below the last row would scroll out of sight, and out of the reach of Tab.
    if (last >= 0 && !m_view.rectangleOf(last).isEmpty())
        makeCurrent(last);
    else if (last >= 0)
        setCurrentRow(last);
    // After Qt has told of the view, which would have the last word otherwise.
    QMetaObject::invokeMethod(this, &TranscriptInput::tellFocus, Qt::QueuedConnection);
    m_view.viewport()->update();
}

} // namespace gui
