// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/figure.h"
#include "gui/transcript/rowelement.h"

#include <memory>

namespace gui {

//! The first line of a figure: what it is, and what can be done with it. It is taken by the pointer to drag the figure out.
class FigureHeader final : public RowElement
{
public:
    FigureHeader(std::shared_ptr<Figure> figure, const RowStyle &style);

    std::shared_ptr<Figure> figure() const override { return m_figure; }
    FigureAction figureActionAt(const QPoint &point) const override;
    //! Of the button of an action; empty where it has none.
    QRect buttonOf(FigureAction action) const;
    void paint(QPainter &painter, const ElementState &state) override;

protected:
    int layOut(int width) override;

private:
    struct Button {
        QRect area;
        QString text;
        FigureAction action = FigureAction::None;
    };

    int placeBelow(int width, int line);

    const std::shared_ptr<Figure> m_figure;
    const RowStyle &m_style;
    QList<Button> m_buttons;
};

//! The end of a figure's box, with a scroll bar where the figure is wider than the column.
class FigureFooter final : public RowElement
{
public:
    FigureFooter(std::shared_ptr<Figure> figure, const RowStyle &style);

    std::shared_ptr<Figure> figure() const override { return m_figure; }
    bool isOnScrollBar(const QPoint &point) const;
    //! What the figure is scrolled to when the pointer takes the scroll bar by its middle at this place.
    int offsetAt(int x) const;
    void paint(QPainter &painter, const ElementState &state) override;

protected:
    int layOut(int) override { return boxHeight + gapBelow; }

private:
    static constexpr int boxHeight = 12;

    QRectF thumb() const;

    const std::shared_ptr<Figure> m_figure;
    const RowStyle &m_style;
};

} // namespace gui
