// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/transcriptaccessible.h"

#include "gui/transcript/rowaccessible.h"
#include "gui/transcript/transcriptrows.h"
#include "gui/transcript/transcriptview.h"

#include <cstdlib>

namespace gui {

namespace {

//! A program that walks through a hundred thousand rows is to leave no hundred thousand objects behind.
constexpr int mostAccessibleRows = 512;
constexpr int keptAround = 64;

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<TranscriptView *>(object);
    return view ? new TranscriptAccessible(view) : nullptr;
}

} // namespace

TranscriptAccessible::TranscriptAccessible(TranscriptView *view)
    : QAccessibleWidget(view, QAccessible::Document)
{
}

TranscriptAccessible::~TranscriptAccessible()
{
    for (const QAccessible::Id id : std::as_const(m_rows))
        QAccessible::deleteAccessibleInterface(id);
}

void TranscriptAccessible::install()
{
    QAccessible::installFactory(makeInterface);
}

void TranscriptAccessible::tell(TranscriptView &view, QAccessible::Event event, int row)
{
    Q_EMIT view.toldOf(event, row);
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent said(&view, event);
    said.setChild(row);
    QAccessible::updateAccessibility(&said);
}

TranscriptView *TranscriptAccessible::view() const
{
    return qobject_cast<TranscriptView *>(object());
}

int TranscriptAccessible::rowCount() const
{
    return view() ? view()->rows().count() : 0;
}

int TranscriptAccessible::childCount() const
{
    return rowCount() + QAccessibleWidget::childCount();
}

QAccessibleInterface *TranscriptAccessible::child(int index) const
{
    if (index < 0 || index >= rowCount())
        return QAccessibleWidget::child(index - rowCount());
    if (const auto known = m_rows.constFind(index); known != m_rows.cend())
        return QAccessible::accessibleInterface(*known);
    if (m_rows.size() >= mostAccessibleRows)
        forgetAllBut(index);
    auto *row = new RowAccessible(*view(), index);
    m_rows.insert(index, QAccessible::registerAccessibleInterface(row));
    return row;
}

//! What is near the row, or has the focus, is kept.
void TranscriptAccessible::forgetAllBut(int row) const
{
    m_rows.removeIf([this, row](const auto &entry) {
        if (std::abs(entry.key() - row) <= keptAround || entry.key() == view()->currentRow())
            return false;
        QAccessible::deleteAccessibleInterface(entry.value());
        return true;
    });
}

int TranscriptAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    if (const auto *row = dynamic_cast<const RowAccessible *>(child))
        return row->isValid() ? row->row() : -1;
    const int index = QAccessibleWidget::indexOfChild(child);
    return index < 0 ? -1 : rowCount() + index;
}

QAccessibleInterface *TranscriptAccessible::childAt(int x, int y) const
{
    const QPoint point = view()->viewport()->mapFromGlobal(QPoint(x, y));
    const int row = view()->rowAt(point);
    // A card within a row is nearer than the row.
    if (view()->viewport()->childAt(point) || row < 0)
        return QAccessibleWidget::childAt(x, y);
    return child(row);
}

QAccessibleInterface *TranscriptAccessible::focusChild() const
{
    if (view() && view()->hasFocus() && view()->currentRow() >= 0)
        return child(view()->currentRow());
    return QAccessibleWidget::focusChild();
}

} // namespace gui
