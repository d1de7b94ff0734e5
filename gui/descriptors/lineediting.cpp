// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/lineediting.h"

#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int step = 4;

int spacesBefore(const QString &line)
{
    int spaces = 0;
    while (spaces < line.size() && line[spaces] == u' ')
        ++spaces;
    return spaces;
}

void insertAt(const QTextBlock &block, int offset, const QString &text)
{
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + offset);
    cursor.insertText(text);
}

void removeAt(const QTextBlock &block, int offset, int length)
{
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + offset);
    cursor.setPosition(block.position() + offset + length, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
}

} // namespace

void LineEditing::beginLine()
{
    const QString line = m_cursor.block().text().left(m_cursor.positionInBlock());
    const QString rest = m_cursor.block().text().mid(m_cursor.positionInBlock());
    const int spaces = spacesBefore(line);
    const QString trimmed = line.trimmed();
    // A header ends with a bracket too, but opens nothing.
    const bool opens = trimmed.endsWith(u'[') || trimmed.endsWith(u'{') || trimmed.endsWith(u'(');
    const bool closes = opens && (rest.startsWith(u']') || rest.startsWith(u'}') || rest.startsWith(u')'));
    m_cursor.beginEditBlock();
    m_cursor.insertText(u'\n' + QString(spaces + (opens ? step : 0), u' '));
    if (closes)
        insertAt(m_cursor.block(), m_cursor.positionInBlock(), u'\n' + QString(spaces, u' '));
    m_cursor.endEditBlock();
}

void LineEditing::indent()
{
    if (!m_cursor.hasSelection()) {
        m_cursor.insertText(QString(step - m_cursor.positionInBlock() % step, u' '));
        return;
    }
    eachLine([](const QTextBlock &block) { insertAt(block, 0, QString(step, u' ')); });
}

void LineEditing::unindent()
{
    eachLine([](const QTextBlock &block) { removeAt(block, 0, qMin(step, spacesBefore(block.text()))); });
}

void LineEditing::toggleComment(const QString &mark)
{
    bool areComments = true;
    eachLine([&](const QTextBlock &block) {
        const QString text = block.text().trimmed();
        areComments = areComments && (text.isEmpty() || text.startsWith(mark));
    });
    eachLine([&](const QTextBlock &block) {
        const int spaces = spacesBefore(block.text());
        if (block.text().trimmed().isEmpty())
            return;
        if (!areComments)
            return insertAt(block, spaces, mark + u' ');
        const bool hasSpace = block.text().mid(spaces + mark.size(), 1) == " "_L1;
        removeAt(block, spaces, int(mark.size()) + (hasSpace ? 1 : 0));
    });
}

template <typename Change>
void LineEditing::eachLine(Change change)
{
    const QTextDocument *document = m_cursor.document();
    const int first = document->findBlock(m_cursor.selectionStart()).blockNumber();
    // A selection that ends at the beginning of a line does not have that line.
    const bool endsAtStart = m_cursor.hasSelection() && document->findBlock(m_cursor.selectionEnd()).position() == m_cursor.selectionEnd();
    const int last = document->findBlock(m_cursor.selectionEnd()).blockNumber() - (endsAtStart ? 1 : 0);
    m_cursor.beginEditBlock();
    for (int line = first; line <= last; ++line)
        change(document->findBlockByNumber(line));
    m_cursor.endEditBlock();
}

} // namespace gui
