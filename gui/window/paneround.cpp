// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/paneround.h"

#include "gui/shared/actions.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

QWidget *firstStop(QWidget *inside)
{
    for (QWidget *next = inside->nextInFocusChain(); next && next != inside; next = next->nextInFocusChain()) {
        if (inside->isAncestorOf(next) && next->isVisible() && next->isEnabled() && (next->focusPolicy() & Qt::TabFocus))
            return next;
    }
    return nullptr;
}

namespace {

//! Where the keyboard was in it, or where Tab begins.
QWidget *stopIn(QWidget *pane)
{
    QWidget *last = pane->focusWidget();
    const bool isThere = last && last != pane && last->isVisible() && last->isEnabled() && last->focusPolicy() != Qt::NoFocus;
    return isThere && pane->isAncestorOf(last) ? last : firstStop(pane);
}

} // namespace

PaneRound::PaneRound(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
{
}

void PaneRound::connectActions(Actions &actions)
{
    actions.on(u"paneNext"_s, this, [this] { go(1); });
    actions.on(u"panePrevious"_s, this, [this] { go(-1); });
}

QList<QWidget *> PaneRound::panes() const
{
    QList<QWidget *> all;
    // A dock behind another's tab is visible to Qt, too.
    for (QDockWidget *dock : m_window.findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (dock->isVisible() && !dock->isFloating() && !dock->visibleRegion().isEmpty())
            all.append(dock);
    }
    for (const QString &name : {u"conversationBar"_s, u"storeBar"_s, u"firstRunPage"_s, u"transcriptPanel"_s, u"serverQuestions"_s,
             u"questionBar"_s, u"composer"_s}) {
        for (QWidget *part : m_window.centralWidget()->findChildren<QWidget *>(name)) {
            if (part->isVisible())
                all.append(part);
        }
    }
    erase_if(all, [](QWidget *pane) { return !stopIn(pane); });
    // Columns from where reading begins, each from above: what stands in the middle is one column, or two pages next to each other.
    const bool isMirrored = m_window.layoutDirection() == Qt::RightToLeft;
    const auto edgeOf = [&](const QWidget *column) {
        const int left = column->mapTo(&m_window, QPoint(0, 0)).x();
        return isMirrored ? m_window.width() - left - column->width() : left;
    };
    const auto placeOf = [&](const QWidget *pane) {
        const bool isOfPage = pane->parentWidget()->objectName() == u"conversationPage"_s;
        const bool isDock = pane->parentWidget() == &m_window;
        // A page may reach beyond the middle where that is too narrow for it, and still stands in it.
        const int middle = edgeOf(m_window.centralWidget());
        const int edge = isDock ? edgeOf(pane) : isOfPage ? std::max(middle, edgeOf(pane->parentWidget())) : middle;
        return std::pair(edge, pane->mapTo(&m_window, QPoint(0, 0)).y());
    };
    std::stable_sort(all.begin(), all.end(), [&](const QWidget *one, const QWidget *other) { return placeOf(one) < placeOf(other); });
    return all;
}

void PaneRound::go(int step) const
{
    const QList<QWidget *> all = panes();
    if (all.isEmpty())
        return;
    const QWidget *focused = QApplication::focusWidget();
    const auto here = std::find_if(
        all.begin(), all.end(), [focused](const QWidget *pane) { return focused && (pane == focused || pane->isAncestorOf(focused)); });
    const qsizetype count = all.size();
    const qsizetype at = here == all.end() ? (step > 0 ? -1 : count) : here - all.begin();
    stopIn(all.at((at + step + count) % count))->setFocus(step > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
}

} // namespace gui
