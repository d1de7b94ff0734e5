// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/paragraph.h"

#include "gui/theme/theme.h"

#include <QEvent>

#include <algorithm>

namespace gui {

Remark::Remark(Tone tone, QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setFont(Theme::smallFont());
    setForegroundRole(tone == Tone::Warning ? QPalette::BrightText : QPalette::PlaceholderText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    hide();
}

void Remark::say(const QString &text)
{
    setText(text);
    setVisible(!text.isEmpty());
}

namespace {

// In average characters: what is easily read, and what is still a line.
constexpr int wishedLine = 60;
constexpr int shortestLine = 20;
//! While a window is dragged to another size, every width comes once.
constexpr int mostHeights = 64;

} // namespace

Paragraph::Paragraph(const QString &text, QWidget *parent)
    : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

int Paragraph::heightForWidth(int width) const
{
    if (m_measured != text() || m_heights.size() >= mostHeights) {
        m_heights.clear();
        m_measured = text();
    }
    const auto known = m_heights.constFind(width);
    if (known != m_heights.cend())
        return *known;
    const int height = QLabel::heightForWidth(width);
    m_heights.insert(width, height);
    return height;
}

QSize Paragraph::sizeHint() const
{
    ensurePolished();
    const int width = std::min(wishedLine * fontMetrics().averageCharWidth(), maximumWidth());
    return {width, heightForWidth(width)};
}

QSize Paragraph::minimumSizeHint() const
{
    ensurePolished();
    return {shortestLine * fontMetrics().averageCharWidth(), fontMetrics().lineSpacing()};
}

void Paragraph::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_heights.clear();
    QLabel::changeEvent(event);
}

} // namespace gui
