// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/rowaccessible.h"

#include "gui/transcript/transcriptrows.h"
#include "gui/transcript/transcriptview.h"

namespace gui {

RowAccessible::RowAccessible(TranscriptView &view, int row)
    : m_view(&view)
    , m_row(row)
{
}

bool RowAccessible::isValid() const
{
    return m_view && m_row < m_view->rows().count();
}

QWindow *RowAccessible::window() const
{
    return m_view ? m_view->window()->windowHandle() : nullptr;
}

QAccessibleInterface *RowAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(m_view);
}

QString RowAccessible::text(QAccessible::Text kind) const
{
    return isValid() && kind == QAccessible::Name ? m_view->titleOf(m_row) : QString();
}

QRect RowAccessible::rect() const
{
    if (!isValid())
        return {};
    const QRect shown = m_view->rectangleOf(m_row);
    return shown.isEmpty() ? QRect() : QRect(m_view->viewport()->mapToGlobal(shown.topLeft()), shown.size());
}

bool RowAccessible::isFoldable() const
{
    return m_view->foldOf(m_row) != RowAction::None;
}

QAccessible::State RowAccessible::state() const
{
    QAccessible::State state;
    state.invalid = !isValid();
    if (state.invalid)
        return state;
    const TranscriptRows &rows = m_view->rows();
    state.focusable = true;
    state.focused = m_view->hasFocus() && m_view->currentRow() == m_row;
    state.readOnly = true;
    state.multiLine = true;
    // Shown, and read, with its invocation.
    state.invisible = rows.invocationRow(m_row) >= 0;
    state.offscreen = m_view->rectangleOf(m_row).isEmpty();
    state.busy = m_view->isStreaming(m_row);
    state.expandable = isFoldable();
    state.expanded = state.expandable && m_view->isOpen(m_row);
    state.collapsed = state.expandable && !state.expanded;
    return state;
}

void *RowAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface *>(this);
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface *>(this);
    return nullptr;
}

QStringList RowAccessible::actionNames() const
{
    if (!isValid())
        return {};
    QStringList names {setFocusAction(), showMenuAction()};
    if (isFoldable())
        names.prepend(pressAction());
    return names;
}

void RowAccessible::doAction(const QString &name)
{
    if (!isValid())
        return;
    m_view->setCurrentRow(m_row);
    if (name == setFocusAction())
        m_view->setFocus(Qt::OtherFocusReason);
    else if (name == showMenuAction())
        m_view->showMenuOf(m_row);
    else if (name == pressAction())
        m_view->toggleFold(m_row);
}

QStringList RowAccessible::keyBindingsForAction(const QString &name) const
{
    if (name == pressAction())
        return {QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText)};
    return name == showMenuAction() ? QStringList {QKeySequence(Qt::Key_Menu).toString(QKeySequence::NativeText)} : QStringList();
}

QString RowAccessible::text(int first, int last) const
{
    const QString whole = isValid() ? m_view->readingTextOf(m_row) : QString();
    return whole.mid(first, last < 0 ? -1 : last - first);
}

int RowAccessible::characterCount() const
{
    return isValid() ? int(m_view->readingTextOf(m_row).size()) : 0;
}

void RowAccessible::scrollToSubstring(int, int)
{
    if (isValid())
        m_view->setCurrentRow(m_row);
}

QString RowAccessible::attributes(int, int *first, int *last) const
{
    *first = 0;
    *last = characterCount();
    return {};
}

} // namespace gui
