// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/growingedit.h"

#include <QAbstractTextDocumentLayout>

#include <algorithm>
#include <utility>

namespace gui {

GrowingEdit::GrowingEdit(int mostLines, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_mostLines(mostLines)
{
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    document()->setDocumentMargin(3);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this, &GrowingEdit::adjust);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_isSetting)
            Q_EMIT edited();
    });
}

QString GrowingEdit::text() const
{
    QString text = document()->toRawText();
    text.replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
    text.replace(QChar::LineSeparator, QLatin1Char('\n'));
    return text;
}

void GrowingEdit::setText(const QString &text)
{
    const bool wasSetting = std::exchange(m_isSetting, true);
    setPlainText(text);
    m_isSetting = wasSetting;
    adjust();
}

void GrowingEdit::setFewestLines(int lines)
{
    m_fewestLines = lines;
    adjust();
}

QSize GrowingEdit::sizeHint() const
{
    // The layout of a plain text counts lines, wrapped ones too.
    const int lines = std::clamp(int(document()->documentLayout()->documentSize().height()), m_fewestLines, m_mostLines);
    const int margins = 2 * (int(document()->documentMargin()) + frameWidth()) + 2;
    return {200, lines * fontMetrics().lineSpacing() + margins};
}

void GrowingEdit::adjust()
{
    const int needed = sizeHint().height();
    if (std::exchange(m_height, needed) == needed)
        return;
    const bool isWhole = int(document()->documentLayout()->documentSize().height()) <= m_mostLines;
    setVerticalScrollBarPolicy(isWhole ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    updateGeometry();
}

} // namespace gui
