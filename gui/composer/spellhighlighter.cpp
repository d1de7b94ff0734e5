// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/spellhighlighter.h"

#include "gui/theme/palette.h"

#include <QEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QTextBlock>

#include <algorithm>
#include <utility>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! Of a block: within a fence.
constexpr int fenced = 1;

} // namespace

SpellHighlighter::SpellHighlighter(QPlainTextEdit &edit, SpellChecker &checker)
    : QSyntaxHighlighter(&edit)
    , m_edit(edit)
    , m_checker(&checker)
{
    setDocument(edit.document());
    // Several paragraphs may be learned at once.
    connect(&checker, &SpellChecker::learned, this, [this] {
        if (std::exchange(m_isLookingAgain, true))
            return;
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_isLookingAgain = false;
                lookAgain();
            },
            Qt::QueuedConnection);
    });
    edit.installEventFilter(this);
    connect(&edit, &QPlainTextEdit::cursorPositionChanged, this, &SpellHighlighter::caretMoved);
}

bool SpellHighlighter::eventFilter(QObject *, QEvent *event)
{
    // The underlines have the colour of the moment.
    if (event->type() == QEvent::PaletteChange)
        lookAgain();
    return false;
}

//! Qt says that the text has changed when it is looked at again: it has not.
void SpellHighlighter::lookAgain()
{
    const QSignalBlocker quiet(m_edit);
    rehighlight();
}

//! The word that was being written is looked at once it has been left.
void SpellHighlighter::caretMoved()
{
    const QSignalBlocker quiet(m_edit);
    const QTextBlock left = document()->findBlockByNumber(m_caretBlock);
    m_caretBlock = m_edit.textCursor().blockNumber();
    for (const QTextBlock &block : {left, document()->findBlockByNumber(m_caretBlock)}) {
        if (block.isValid())
            rehighlightBlock(block);
    }
}

void SpellHighlighter::highlightBlock(const QString &text)
{
    const bool isFence = text.startsWith("```"_L1);
    const bool wasFenced = previousBlockState() == fenced;
    setCurrentBlockState(isFence != wasFenced ? fenced : 0);
    const bool isCommand = currentBlock().blockNumber() == 0 && text.startsWith(u'/');
    if (isFence || wasFenced || isCommand || !m_checker)
        return;
    const QTextCursor caret = m_edit.textCursor();
    const int written = caret.block() == currentBlock() ? caret.positionInBlock() : -1;
    QTextCharFormat wrong;
    wrong.setUnderlineStyle(QTextCharFormat::SpellCheckUnderline);
    wrong.setUnderlineColor(Palette::of(m_edit).warning);
    for (const SpellChecker::Word &word : m_checker->wrongIn(text)) {
        if (word.start + word.text.size() != written)
            setFormat(int(word.start), int(word.text.size()), wrong);
    }
}

SpellHighlighter::Place SpellHighlighter::placeAt(const QTextCursor &cursor) const
{
    if (!m_checker || (cursor.block().position() == 0 && cursor.block().text().startsWith(u'/')))
        return {};
    for (const SpellChecker::Word &word : m_checker->wrongIn(cursor.block().text())) {
        const bool isIn = cursor.positionInBlock() >= word.start && cursor.positionInBlock() <= word.start + word.text.size();
        if (isIn)
            return {cursor.block().position() + int(word.start), word.text};
    }
    return {};
}

//! They come above what the menu has, as soon as they are known.
void SpellHighlighter::offer(const Place &place, QMenu &menu)
{
    QAction *first = menu.actions().value(0);
    QAction *waiting = new QAction(tr("Looking for suggestions…"), &menu);
    waiting->setEnabled(false);
    auto *add = new QAction(tr("Add “%1” to the dictionary").arg(place.word), &menu);
    add->setObjectName(u"spellingAdd"_s);
    connect(add, &QAction::triggered, this, [this, word = place.word] { Q_EMIT wordAdded(word); });
    menu.insertAction(first, waiting);
    menu.insertAction(first, add);
    if (first)
        menu.insertSeparator(first);
    m_checker->suggest(place.word, &menu, [this, &menu, place, waiting, add](const QStringList &words) {
        for (const QString &word : words) {
            auto *action = new QAction(QString(word).replace(u'&', u"&&"_s), &menu);
            action->setObjectName(u"spelling:"_s + word);
            connect(action, &QAction::triggered, this, [this, place, word] { replace(place, word); });
            menu.insertAction(waiting, action);
        }
        waiting->setText(tr("No suggestions"));
        waiting->setVisible(words.isEmpty());
        menu.setActiveAction(words.isEmpty() ? add : menu.actions().value(0));
    });
}

void SpellHighlighter::offerAtCaret()
{
    const Place place = placeAt(m_edit.textCursor());
    if (place.position < 0)
        return;
    auto *menu = new QMenu(&m_edit);
    menu->setObjectName(u"spellingMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    offer(place, *menu);
    menu->popup(m_edit.viewport()->mapToGlobal(m_edit.cursorRect().bottomLeft()));
}

void SpellHighlighter::showMenu(const QPoint &point)
{
    QMenu *menu = m_edit.createStandardContextMenu(point);
    menu->setObjectName(u"composerMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const Place place = placeAt(m_edit.cursorForPosition(point)); place.position >= 0)
        offer(place, *menu);
    menu->popup(m_edit.viewport()->mapToGlobal(point));
}

//! Unless the text has changed meanwhile.
void SpellHighlighter::replace(const Place &place, const QString &word)
{
    QTextCursor cursor(document());
    cursor.setPosition(std::min(place.position, document()->characterCount() - 1));
    cursor.setPosition(std::min(place.position + int(place.word.size()), document()->characterCount() - 1), QTextCursor::KeepAnchor);
    if (cursor.selectedText() == place.word)
        cursor.insertText(word);
}

} // namespace gui
