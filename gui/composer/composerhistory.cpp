// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composerhistory.h"

#include "model/session/session.h"

#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>

namespace gui {

namespace {

//! Canisters that one key looks through; a turn may have many.
constexpr int mostLookedAt = 2000;

//! Whether the caret is in the first line on the screen, or the last.
bool isAtEdge(const QPlainTextEdit &edit, bool first)
{
    const QTextCursor cursor = edit.textCursor();
    const QTextBlock block = cursor.block();
    const bool isComposing = !block.layout()->preeditAreaText().isEmpty();
    if (isComposing || cursor.hasSelection() || block != (first ? edit.document()->firstBlock() : edit.document()->lastBlock()))
        return false;
    const QTextLine line = block.layout()->lineForTextPosition(cursor.positionInBlock());
    return !line.isValid() || line.lineNumber() == (first ? 0 : block.layout()->lineCount() - 1);
}

} // namespace

ComposerHistory::ComposerHistory(QPlainTextEdit &edit, model::Session &session)
    : QObject(&edit)
    , m_edit(edit)
    , m_session(session)
{
    edit.installEventFilter(this);
}

bool ComposerHistory::isShown() const
{
    return m_position >= 0 && m_edit.toPlainText() == m_text;
}

bool ComposerHistory::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_edit || event->type() != QEvent::KeyPress)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    if ((key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    if (key->key() == Qt::Key_Up)
        return isAtEdge(m_edit, true) && goBack();
    return key->key() == Qt::Key_Down && isAtEdge(m_edit, false) && goForth();
}

bool ComposerHistory::goBack()
{
    if (!isShown() && !m_edit.toPlainText().isEmpty())
        return false;
    const int from = isShown() ? m_position : m_session.conversation().length();
    for (int position = from - 1; position >= std::max(0, from - mostLookedAt); --position) {
        const model::Node *node = m_session.conversation().nodeAt(position);
        const bool isOurs = node && node->canister && node->canister->role == model::Role::User;
        const QString text = isOurs ? node->canister->text() : QString();
        if (text.trimmed().isEmpty() || (isShown() && text == m_text))
            continue;
        show(position, text);
        return true;
    }
    return false;
}

bool ComposerHistory::goForth()
{
    if (!isShown())
        return false;
    const int length = m_session.conversation().length();
    for (int position = m_position + 1; position < std::min(length, m_position + mostLookedAt); ++position) {
        const model::Node *node = m_session.conversation().nodeAt(position);
        const bool isOurs = node && node->canister && node->canister->role == model::Role::User;
        const QString text = isOurs ? node->canister->text() : QString();
        if (text.trimmed().isEmpty() || text == m_text)
            continue;
        show(position, text);
        return true;
    }
    show(-1, {});
    return true;
}

void ComposerHistory::show(int position, const QString &text)
{
    m_position = position;
    m_edit.selectAll();
    // As typed, so that it can be undone.
    m_edit.insertPlainText(text);
    m_text = m_edit.toPlainText();
    m_edit.moveCursor(QTextCursor::End);
}

} // namespace gui
