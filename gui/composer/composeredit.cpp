// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composeredit.h"

#include "gui/composer/commandcompletion.h"
#include "gui/composer/spellhighlighter.h"

#include <QBuffer>
#include <QContextMenuEvent>
#include <QImage>
#include <QKeyEvent>
#include <QMimeData>
#include <QTextBlock>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

QStringList localFilesOf(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

} // namespace

SendKey sendKeyFromName(const QString &name)
{
    if (name == u"control-enter")
        return SendKey::ControlEnter;
    return name == u"shift-enter" ? SendKey::ShiftEnter : SendKey::Enter;
}

ComposerEdit::ComposerEdit(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_commands(new CommandCompletion(*this))
{
    setFrameShape(NoFrame);
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QPlainTextEdit::textChanged, this, &ComposerEdit::grow);
    // The list is not done with the key yet.
    connect(m_commands, &CommandCompletion::completed, this, &ComposerEdit::sendRequested, Qt::QueuedConnection);
}

QSize ComposerEdit::sizeHint() const
{
    qreal lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        lines += std::max(1, block.lineCount());
    const int wanted = int(lines * fontMetrics().lineSpacing() + 2 * document()->documentMargin()) + 4;
    const int most = std::max(minimumSizeHint().height(), window()->height() * 2 / 5);
    return {QPlainTextEdit::sizeHint().width(), std::clamp(wanted, minimumSizeHint().height(), most)};
}

QSize ComposerEdit::minimumSizeHint() const
{
    return {120, int(fontMetrics().lineSpacing() + 2 * document()->documentMargin()) + 4};
}

void ComposerEdit::setHint(const QString &hint)
{
    m_hint = hint;
    showHint();
}

void ComposerEdit::showHint()
{
    const int room = viewport()->width() - int(2 * document()->documentMargin());
    setPlaceholderText(fontMetrics().elidedText(m_hint, Qt::ElideRight, std::max(0, room)));
}

void ComposerEdit::grow()
{
    updateGeometry();
    setVerticalScrollBarPolicy(sizeHint().height() >= window()->height() * 2 / 5 ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

void ComposerEdit::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    Q_EMIT focusChanged();
}

void ComposerEdit::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    Q_EMIT focusChanged();
}

void ComposerEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    showHint();
    if (event->size().width() != event->oldSize().width())
        grow();
}

//! Tab takes what is offered.
bool ComposerEdit::focusNextPrevChild(bool next)
{
    return !(next && m_commands->isShown()) && QPlainTextEdit::focusNextPrevChild(next);
}

SpellHighlighter &ComposerEdit::spell(SpellChecker &checker)
{
    delete m_spelling;
    m_spelling = new SpellHighlighter(*this, checker);
    return *m_spelling;
}

void ComposerEdit::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_spelling)
        return QPlainTextEdit::contextMenuEvent(event);
    const bool isAsked = event->reason() == QContextMenuEvent::Keyboard;
    m_spelling->showMenu(isAsked ? cursorRect().bottomLeft() : viewport()->mapFromGlobal(event->globalPos()));
}

void ComposerEdit::inputMethodEvent(QInputMethodEvent *event)
{
    m_isComposing = !event->preeditString().isEmpty();
    QPlainTextEdit::inputMethodEvent(event);
}

bool ComposerEdit::isSending(const QKeyEvent &event) const
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    switch (m_sendKey) {
    case SendKey::Enter: return modifiers == Qt::NoModifier || modifiers == Qt::ControlModifier;
    case SendKey::ControlEnter: return modifiers == Qt::ControlModifier;
    case SendKey::ShiftEnter: return modifiers == Qt::ShiftModifier;
    }
    return false;
}

bool ComposerEdit::event(QEvent *event)
{
    // Where nothing has been written there is nothing of the text's to take back: these keys are the window's then.
    const QTextDocument &text = *document();
    if (event->type() == QEvent::ShortcutOverride && text.isEmpty() && !text.isUndoAvailable() && !text.isRedoAvailable()) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            key->ignore();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void ComposerEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_commands->takesKey(*event))
        return;
    if (isEnter) {
        if (m_isComposing)
            return;
        if (m_spelling && event->modifiers() == Qt::AltModifier)
            return m_spelling->offerAtCaret();
        if (isSending(*event))
            return Q_EMIT sendRequested();
        return textCursor().insertText(u"\n"_s);
    }
    if (event->key() == Qt::Key_Escape)
        return Q_EMIT escaped();
    QPlainTextEdit::keyPressEvent(event);
}

bool ComposerEdit::canInsertFromMimeData(const QMimeData *source) const
{
    return source->hasImage() || !localFilesOf(*source).isEmpty() || QPlainTextEdit::canInsertFromMimeData(source);
}

void ComposerEdit::insertFromMimeData(const QMimeData *source)
{
    if (const QStringList paths = localFilesOf(*source); !paths.isEmpty())
        return Q_EMIT filesGiven(paths);
    if (source->hasImage() && !source->hasText()) {
        QByteArray picture;
        QBuffer buffer(&picture);
        buffer.open(QIODevice::WriteOnly);
        if (qvariant_cast<QImage>(source->imageData()).save(&buffer, "PNG"))
            Q_EMIT pictureGiven(picture);
        return;
    }
    QPlainTextEdit::insertFromMimeData(source);
}

} // namespace gui
