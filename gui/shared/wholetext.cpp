// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/wholetext.h"

#include "gui/shared/remark.h"
#include "gui/theme/theme.h"
#include "model/text/visibletext.h"

#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

// So much of a line is more than any window shows in the lines that there are.
constexpr qsizetype longestMeasured = 16'000;
constexpr int usualWidth = 400;

} // namespace

WholeText::WholeText(const QString &text, int mostLines, QTextOption::WrapMode wrapping, QWidget *parent)
    : QWidget(parent)
    , m_text(model::visibleText(text))
    , m_mostLines(mostLines)
    , m_view(new QPlainTextEdit(this))
    , m_more(new Remark(Remark::Tone::Warning, this))
{
    m_view->setFont(Theme::fixedFont());
    m_view->setReadOnly(true);
    m_view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_view->setTabChangesFocus(true);
    m_view->setWordWrapMode(wrapping);
    m_view->setPlainText(m_text);
    m_more->setObjectName(u"moreText"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_view);
    layout->addWidget(m_more);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WholeText::linesWithin(int width) const
{
    const int inner = std::max(40, width - 2 * (m_view->frameWidth() + int(m_view->document()->documentMargin())));
    int lines = 0;
    for (const QStringView line : QStringView(m_text).split(u'\n')) {
        QTextLayout layout(line.first(std::min(line.size(), longestMeasured)).toString(), m_view->font());
        QTextOption option;
        option.setWrapMode(m_view->wordWrapMode());
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine part = layout.createLine(); part.isValid() && lines <= m_mostLines; part = layout.createLine()) {
            part.setLineWidth(inner);
            ++lines;
        }
        layout.endLayout();
        // An empty line has nothing to lay out.
        lines += line.isEmpty() && layout.lineCount() == 0 ? 1 : 0;
        if (lines > m_mostLines)
            break;
    }
    return std::max(1, lines);
}

int WholeText::viewHeight(int lines) const
{
    constexpr int padding = 14;
    return std::min(lines, m_mostLines) * QFontMetrics(m_view->font()).lineSpacing() + padding;
}

int WholeText::heightForWidth(int width) const
{
    const int lines = linesWithin(width);
    const bool hasMore = lines > m_mostLines;
    return viewHeight(lines) + (hasMore ? layout()->spacing() + QFontMetrics(m_more->font()).lineSpacing() + 2 : 0);
}

QSize WholeText::sizeHint() const
{
    return {usualWidth, heightForWidth(std::max(usualWidth, width()))};
}

void WholeText::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int lines = linesWithin(width());
    m_view->setFixedHeight(viewHeight(lines));
    m_more->say(
        lines > m_mostLines ? tr("%n character(s) in all: scroll to read what is not seen here.", nullptr, int(m_text.size())) : QString());
}

} // namespace gui
