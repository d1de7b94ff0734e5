// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/spellchecker.h"

#include <QPointer>
#include <QSyntaxHighlighter>

class QMenu;
class QPlainTextEdit;
class QTextCursor;

namespace gui {

//! Underlines what is spelt wrongly in an editor, but for commands, fenced code and the word at the caret; and offers what may be meant.
//! Owned by the editor.
class SpellHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SpellHighlighter)

public:
    //! The checker may go before this does.
    SpellHighlighter(QPlainTextEdit &edit, SpellChecker &checker);

    //! Offers what may be meant by the word at the caret; says in the list where there is nothing.
    void offerAtCaret();
    //! The editor's own menu, with what may be meant by the word at a point of the viewport above it.
    void showMenu(const QPoint &point);

Q_SIGNALS:
    //! The person says that this is a word.
    void wordAdded(const QString &word);

protected:
    void highlightBlock(const QString &text) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    //! A word of the document that is underlined; nothing where there is none.
    struct Place {
        int position = -1;
        QString word = {};
    };
    Place placeAt(const QTextCursor &cursor) const;
    void offer(const Place &place, QMenu &menu);
    void replace(const Place &place, const QString &word);
    void caretMoved();
    void lookAgain();

    QPlainTextEdit &m_edit;
    const QPointer<SpellChecker> m_checker;
    //! The block whose last typed word is left alone.
    int m_caretBlock = -1;
    bool m_isLookingAgain = false;
};

} // namespace gui
