// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/editing.h"

#include "gui/shared/actions.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/window/conversationpage.h"
#include "gui/window/windowdocks.h"

#include <QApplication>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace gui {

Editing::Editing(WindowDocks &docks, QObject *parent)
    : QObject(parent)
    , m_docks(docks)
{
}

void Editing::connectActions(Actions &actions)
{
    actions.on(u"textCut"_s, this, [this] { send(QKeySequence::Cut); });
    actions.on(u"textCopy"_s, this, [this] { send(QKeySequence::Copy); });
    actions.on(u"textPaste"_s, this, [this] { send(QKeySequence::Paste); });
    actions.on(u"textSelectAll"_s, this, [this] { send(QKeySequence::SelectAll); });
    for (const auto &[name, step] : {std::pair(u"textFind"_s, FindStep::Open), std::pair(u"textFindNext"_s, FindStep::Next),
             std::pair(u"textFindPrevious"_s, FindStep::Previous)}) {
        actions.on(name, this, [this, step = step] {
            if (!m_docks.find(step) && m_page)
                m_page->transcript().find(step);
        });
    }
}

void Editing::setPage(ConversationPage *page)
{
    m_page = page;
}

//! Every widget with text knows these keys, and what they mean to it.
void Editing::send(QKeySequence::StandardKey key) const
{
    QWidget *focused = QApplication::focusWidget();
    const QKeySequence keys(key);
    if (!focused || keys.isEmpty())
        return;
    QKeyEvent press(QEvent::KeyPress, keys[0].key(), keys[0].keyboardModifiers());
    // Not by QApplication, which would look for a shortcut first, and find the one that has led here.
    QObject *receiver = focused;
    receiver->event(&press);
}

} // namespace gui
