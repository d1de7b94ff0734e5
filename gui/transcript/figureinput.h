// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/figureactions.h"
#include "gui/transcript/transcriptlayout.h"

#include <QPoint>

class QMenu;
class QWheelEvent;

namespace gui {

class FigureHeader;
class TranscriptView;

//! What a person does with the figures of a transcript, with mouse and keyboard: their buttons, their scroll bars, and that they are
//! dragged out. Part of TranscriptInput.
class FigureInput final
{
    Q_DISABLE_COPY_MOVE(FigureInput)

public:
    FigureInput(TranscriptView &view, TranscriptLayout &layout);

    //! `point` is the element's. \return whether the pointer has taken hold of something.
    bool press(const TranscriptLayout::Placed &placed, const QPoint &point);
    //! While the pointer holds something; `point` is the column's.
    void move(const QPoint &point);
    bool isHolding() const { return m_hold != Hold::Nothing; }
    void release() { m_hold = Hold::Nothing; }
    //! \return whether it turned a figure sideways.
    bool wheel(const TranscriptLayout::Placed &placed, const QWheelEvent &event);
    //! What the pointer looks like there; nothing special: ArrowCursor.
    Qt::CursorShape cursorAt(const TranscriptLayout::Placed &placed, const QPoint &point) const;

    //! The figures of a row that are on the screen go sideways. \return whether there is one that can.
    bool scrollRow(int row, int direction);
    //! A menu for each figure of a row, of which only so many are listed.
    void addMenus(QMenu &menu, int row);
    void perform(FigureAction action, int row, const std::shared_ptr<Figure> &figure);
    //! The same for assistive programs: "Python 1: Copy".
    QStringList actionNames(int row) const;
    void performNamed(const QString &name, int row);

private:
    struct NamedAction {
        QString name;
        FigureAction action = FigureAction::None;
        std::shared_ptr<Figure> figure;
    };

    enum class Hold { Nothing, ScrollBar, Header, File };

    QList<NamedAction> namedActions(int row) const;
    FigureText textOf(int row, const Figure &figure) const;
    void scroll(int row, Figure &figure, int offset);
    void wrap(int row, const std::shared_ptr<Figure> &figure);
    void dragOut(const RowElement &element);

    TranscriptView &m_view;
    TranscriptLayout &m_layout;
    FigureActions *m_actions;
    Hold m_hold = Hold::Nothing;
    ElementPlace m_held;
    //! The column's.
    QPoint m_heldAt;
};

} // namespace gui
