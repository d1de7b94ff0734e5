// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/rowelement.h"

#include <QList>
#include <QRect>

namespace gui {

//! What stands above a canister.
struct RowHeading {
    //! Who speaks.
    QString name = {};
    //! Time, tokens and the like, in small print.
    QString detail = {};
    //! Empty where there is no thought; else the text that opens and closes it.
    QString thought = {};
    bool thoughtIsOpen = false;
    bool active = true;
    bool pinned = false;
    int sibling = 0;
    int siblings = 1;
    //! Offered while the mouse is over the row or the row is the current one.
    QList<RowAction> actions = {};
};

//! A word for an action on a button or in a menu.
QString labelOf(RowAction action);

class HeadingElement final : public RowElement
{
public:
    HeadingElement(RowHeading heading, const RowStyle &style);

    void paint(QPainter &painter, const ElementState &state) override;
    RowAction actionAt(const QPoint &point) const override;

protected:
    int layOut(int width) override;

private:
    struct Spot {
        QRect area;
        QString text;
        RowAction action = RowAction::None;
    };

    void placeAtRight(RowAction action, const QString &text, int *right, bool onHover);

    const RowHeading m_heading;
    const RowStyle &m_style;
    int m_nameWidth = 0;
    QList<Spot> m_always;
    QList<Spot> m_onHover;
};

} // namespace gui
