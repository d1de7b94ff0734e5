// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/figureinput.h"
#include "gui/transcript/rowmarks.h"
#include "gui/transcript/transcriptselection.h"

#include <QObject>
#include <QPoint>

class QAbstractItemModel;
class QContextMenuEvent;
class QFocusEvent;
class QKeyEvent;
class QMenu;
class QMouseEvent;
class QWheelEvent;

namespace model {
struct Canister;
} // namespace model

namespace gui {

class TranscriptView;

//! What a person does in a transcript with mouse and keyboard, and what comes of it: the row that they are at, the text that they have
//! selected, the rows that they have marked, the row that the pointer is on. The view hands its events on and paints what is said here.
//! Owned by the view.
class TranscriptInput final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TranscriptInput)

public:
    //! The layout is the view's.
    TranscriptInput(TranscriptView &view, TranscriptLayout &layout);

    //! The row that the keyboard is on; -1 for none.
    int currentRow() const { return m_current; }
    //! Also brings it to the screen.
    void setCurrentRow(int row);
    int hoveredRow() const { return m_hovered; }
    //! -1 where no row is at this point of the viewport.
    int rowAt(const QPoint &point) const;
    const TranscriptSelection &selection() const { return m_selection; }
    const RowMarks &marks() const { return m_marks; }
    QString selectedText() const;
    //! Of the marked rows, else what is selected, else the row that the keyboard is on.
    void copy() const;
    void selectAll();
    //! Opens the menu of what can be done with a row.
    void showMenuOf(int row);
    FigureInput &figures() { return m_figures; }

    //! Only the first rows are as they were. Where others come in their place (another version), the keyboard stays where it was.
    void rowsReplaced(int unchanged);
    //! Rows from this one on look otherwise.
    void rowsChanged(int first);

    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    void doubleClick(const QMouseEvent &event);
    //! \return whether it was for a figure.
    bool wheel(const QWheelEvent &event);
    //! The pointer is nowhere here.
    void leave();
    //! \return whether the key does something here.
    bool takesKey(QKeyEvent &event);
    void openMenu(const QContextMenuEvent &event);
    void focusIn(const QFocusEvent &event);

Q_SIGNALS:
    void currentRowChanged(int row);

private:
    const TranscriptLayout::Placed *placedAt(int y) const;
    QPoint within(const TranscriptLayout::Placed &placed, const QPoint &point) const;
    TextPlace textPlaceAt(const QPoint &point) const;
    QString linkAt(const QPoint &point) const;
    void performAt(const QPoint &point);
    void hover(const QPoint &point);
    void setHovered(int row);
    void makeCurrent(int row);
    int rowBeside(int step) const;
    void moveCurrent(int step);
    void extendMarks(int step);
    bool markAt(const QPoint &point, Qt::KeyboardModifiers modifiers);
    void clearMarks();
    void performOnMarks(RowAction action, const QList<int> &rows);
    void tellFocus() const;
    void showLink(const QString &address, const QPoint &position);
    void showMenu(int row, const QPoint &position);
    void showMarksMenu(const QPoint &position);
    void addCanisterActions(QMenu &menu, int row);

    TranscriptView &m_view;
    TranscriptLayout &m_layout;
    const QAbstractItemModel &m_rows;
    TranscriptSelection m_selection;
    RowMarks m_marks;
    FigureInput m_figures;
    int m_current = -1;
    //! Where the keyboard was before its row was taken away; -1 for nowhere.
    int m_currentBefore = -1;
    int m_hovered = -1;
    QPoint m_pressed;
    bool m_isSelecting = false;
    //! The button was pressed to mark a row.
    bool m_isMarking = false;
};

} // namespace gui
