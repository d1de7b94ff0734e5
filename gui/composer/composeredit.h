// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPlainTextEdit>

namespace gui {

class CommandCompletion;
class SpellChecker;
class SpellHighlighter;

//! Which key sends what is written; the others with Enter begin a new line.
enum class SendKey { Enter, ControlEnter, ShiftEnter };

//! `enter`, `control-enter`, `shift-enter`; Enter for anything else.
SendKey sendKeyFromName(const QString &name);

//! The editor of the composer: grows with its text up to a share of the window's height, sends by the key of the person's choice
//! (never while an input method composes), completes slash commands, and takes files and pictures that are dropped or pasted.
//! Owned by the Composer.
class ComposerEdit final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComposerEdit)

public:
    explicit ComposerEdit(QWidget *parent = nullptr);

    void setSendKey(SendKey key) { m_sendKey = key; }
    SendKey sendKey() const { return m_sendKey; }
    CommandCompletion &commands() { return *m_commands; }
    //! What stands there while nothing is written: in one line, the last words left out where it is narrow.
    void setHint(const QString &hint);
    //! Underlines what is spelt wrongly from now on; the menu and Alt+Enter offer what may be meant.
    SpellHighlighter &spell(SpellChecker &checker);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void sendRequested();
    //! It has got or lost the keyboard's focus.
    void focusChanged();
    //! Escape was pressed and nothing else wanted it.
    void escaped();
    void filesGiven(const QStringList &paths);
    //! `data` is the picture as PNG.
    void pictureGiven(const QByteArray &data);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    bool isSending(const QKeyEvent &event) const;
    void grow();
    void showHint();

    SendKey m_sendKey = SendKey::Enter;
    bool m_isComposing = false;
    QString m_hint;
    CommandCompletion *m_commands;
    SpellHighlighter *m_spelling = nullptr;
};

} // namespace gui
