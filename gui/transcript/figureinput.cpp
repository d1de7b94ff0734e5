// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/figureinput.h"

#include "gui/transcript/figureframe.h"
#include "gui/transcript/transcriptview.h"
#include "model/session/conversationmodel.h"
#include "model/text/visibletext.h"

#include <QDrag>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QStyleHints>
#include <QWheelEvent>

#include <cmath>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! By one turn of the wheel, or one key.
constexpr int scrollStep = 60;
//! Figures of one row.
constexpr int mostFigureMenus = 20;

} // namespace

FigureInput::FigureInput(TranscriptView &view, TranscriptLayout &layout)
    : m_view(view)
    , m_layout(layout)
    , m_actions(new FigureActions(view.tables(), view))
{
}

bool FigureInput::press(const TranscriptLayout::Placed &placed, const QPoint &point)
{
    const auto *footer = dynamic_cast<const FigureFooter *>(placed.element);
    const bool isOnBar = footer && footer->isOnScrollBar(point);
    const bool isFile = placed.element->file().has_value();
    if (!isOnBar && !isFile && !dynamic_cast<const FigureHeader *>(placed.element))
        return false;
    m_hold = isOnBar ? Hold::ScrollBar : isFile ? Hold::File : Hold::Header;
    m_held = placed.place;
    m_heldAt = point + QPoint(0, placed.y);
    if (isOnBar)
        move(point);
    return true;
}

void FigureInput::move(const QPoint &point)
{
    RowLayout &row = m_layout.row(m_held.row);
    auto *element = m_held.element < row.count() ? &row.at(m_held.element) : nullptr;
    if (const auto *footer = dynamic_cast<FigureFooter *>(element); footer && m_hold == Hold::ScrollBar)
        return scroll(m_held.row, *footer->figure(), footer->offsetAt(point.x()));
    if (!element || (!element->file() && !dynamic_cast<FigureHeader *>(element)))
        return release();
    if ((point - m_heldAt).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance())
        dragOut(*element);
}

void FigureInput::dragOut(const RowElement &element)
{
    release();
    const auto file = element.file();
    auto *drag = new QDrag(&m_view);
    drag->setMimeData((file ? m_actions->dragged(*file) : m_actions->dragged(textOf(m_held.row, *element.figure()))).release());
    drag->exec(Qt::CopyAction);
}

bool FigureInput::wheel(const TranscriptLayout::Placed &placed, const QWheelEvent &event)
{
    const std::shared_ptr<Figure> figure = placed.element->figure();
    if (!figure || figure->maximumOffset() == 0)
        return false;
    const bool isShifted = event.modifiers() & Qt::ShiftModifier;
    const QPoint turned = event.pixelDelta().isNull() ? event.angleDelta() * scrollStep / 120 : event.pixelDelta();
    const bool isSideways = std::abs(turned.x()) > std::abs(turned.y());
    if (!isSideways && !isShifted)
        return false;
    scroll(placed.place.row, *figure, figure->offset() - (isSideways ? turned.x() : turned.y()));
    return true;
}

Qt::CursorShape FigureInput::cursorAt(const TranscriptLayout::Placed &placed, const QPoint &point) const
{
    if (placed.element->figureActionAt(point) != FigureAction::None)
        return Qt::PointingHandCursor;
    const bool isDragged = placed.element->file() || dynamic_cast<const FigureHeader *>(placed.element);
    return isDragged ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

bool FigureInput::scrollRow(int row, int direction)
{
    bool hasScrolled = false;
    for (const TranscriptLayout::Placed &placed : m_layout.placed()) {
        const std::shared_ptr<Figure> figure = placed.place.row == row ? placed.element->figure() : nullptr;
        // Each has one header or, where that is above the screen, pieces: all of them stand for the same.
        const bool isFirst = figure && (&placed == &m_layout.placed().first() || (&placed - 1)->element->figure() != figure);
        if (!isFirst || figure->maximumOffset() == 0)
            continue;
        scroll(row, *figure, figure->offset() + direction * scrollStep);
        hasScrolled = true;
    }
    return hasScrolled;
}

void FigureInput::scroll(int row, Figure &figure, int offset)
{
    figure.scrollTo(offset);
    m_view.keepSight(row, figure);
    m_view.viewport()->update();
}

void FigureInput::wrap(int row, const std::shared_ptr<Figure> &figure)
{
    figure->toggleWrapped();
    m_view.keepSight(row, *figure);
    RowLayout &layout = m_layout.row(row);
    for (int index = 0; index < layout.count(); ++index) {
        if (layout.at(index).figure() == figure)
            layout.at(index).release();
    }
    m_layout.holdStill();
    m_view.refresh();
}

FigureText FigureInput::textOf(int row, const Figure &figure) const
{
    return figureIn(model::valueAt<QString>(m_view.rows(), row, model::ConversationModel::TextRole), figure.number());
}

void FigureInput::perform(FigureAction action, int row, const std::shared_ptr<Figure> &figure)
{
    if (action == FigureAction::Wrap)
        wrap(row, figure);
    else
        m_actions->perform(action, textOf(row, *figure));
}

QList<FigureInput::NamedAction> FigureInput::namedActions(int row) const
{
    QList<NamedAction> named;
    const RowLayout &layout = m_layout.row(row);
    int listed = 0;
    for (int index = 0; index < layout.count() && listed < mostFigureMenus; ++index) {
        if (!dynamic_cast<const FigureHeader *>(&layout.at(index)))
            continue;
        const std::shared_ptr<Figure> figure = layout.at(index).figure();
        ++listed;
        for (const FigureAction action : figure->actions())
            named.append({u"%1 %2: %3"_s.arg(figure->title(), QString::number(listed), figure->labelOf(action)), action, figure});
    }
    return named;
}

QStringList FigureInput::actionNames(int row) const
{
    QStringList names;
    for (const NamedAction &named : namedActions(row))
        names.append(named.name);
    return names;
}

void FigureInput::performNamed(const QString &name, int row)
{
    for (const NamedAction &named : namedActions(row)) {
        if (named.name == name)
            return perform(named.action, row, named.figure);
    }
}

void FigureInput::addMenus(QMenu &menu, int row)
{
    int listed = 0;
    const RowLayout &layout = m_layout.row(row);
    for (int index = 0; index + 1 < layout.count() && listed < mostFigureMenus; ++index) {
        if (!dynamic_cast<const FigureHeader *>(&layout.at(index)))
            continue;
        constexpr int mostShown = 30;
        const std::shared_ptr<Figure> figure = layout.at(index).figure();
        const QString beginning = model::visibleLine(layout.at(index + 1).beginning().left(mostShown).simplified());
        auto *actions = menu.addMenu(QString(figure->title() + u": "_s + beginning).replace(u'&', u"&&"_s));
        actions->setObjectName(u"figureMenu%1"_s.arg(++listed));
        for (const FigureAction action : figure->actions())
            QObject::connect(actions->addAction(figure->labelOf(action)), &QAction::triggered, &m_view,
                [this, action, row, figure] { perform(action, row, figure); });
    }
}

} // namespace gui
