// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/rowelement.h"

#include <QRect>

namespace gui {

//! The first line of a card that opens: an invocation, a document, instructions.
struct CardLine {
    enum class Dot { None, Waiting, Running, Good, Bad };
    Dot dot = Dot::None;
    //! In the fixed font.
    QString name = {};
    QString summary = {};
    //! Size, time or state, at the right.
    QString detail = {};
    bool isOpen = false;
    //! Progress from 0 to 1 of a call that runs; negative where it is not known.
    double progress = -1;
    //! Nothing to open.
    bool isEmpty = false;
    //! Not sent to the model.
    bool isDim = false;
};

class CardElement final : public RowElement
{
public:
    CardElement(CardLine line, const RowStyle &style);

    void paint(QPainter &painter, const ElementState &state) override;
    RowAction actionAt(const QPoint &point) const override;

protected:
    int layOut(int width) override;

private:
    void paintDot(QPainter &painter, const QRect &line) const;

    const CardLine m_line;
    const RowStyle &m_style;
};

//! A line that offers one thing: "Show all".
class OfferElement final : public RowElement
{
public:
    OfferElement(RowAction action, QString text, const RowStyle &style);

    void paint(QPainter &painter, const ElementState &state) override;
    RowAction actionAt(const QPoint &) const override { return m_action; }

protected:
    int layOut(int width) override;

private:
    const RowAction m_action;
    const QString m_text;
    const RowStyle &m_style;
};

} // namespace gui
