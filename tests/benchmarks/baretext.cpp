// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/benchmarks/baretext.h"

#include <QPaintEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace benchmark {

namespace {
// As wide as the transcript's column in a window of the usual size.
constexpr int columnWidth = 760;
} // namespace

BareText::BareText()
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    resize(800, 700);
    beginLine();
}

BareText::~BareText() = default;

void BareText::beginLine()
{
    const double top = m_lines.empty() ? 0 : m_lines.back().top + m_lines.back().height;
    m_lines.push_back({{}, std::make_unique<QTextLayout>(), top, 0});
    m_lines.back().layout->setFont(font());
    // What is laid out is painted without being laid out again.
    m_lines.back().layout->setCacheEnabled(true);
    grow({});
}

void BareText::append(const QString &token)
{
    const QStringList parts = token.split(u'\n');
    for (qsizetype index = 0; index < parts.size(); ++index) {
        if (index > 0)
            beginLine();
        if (!parts.at(index).isEmpty())
            grow(parts.at(index));
    }
}

void BareText::grow(QStringView part)
{
    Line &line = m_lines.back();
    line.text += part;
    line.layout->setText(line.text);
    line.layout->beginLayout();
    double height = 0;
    for (QTextLine each = line.layout->createLine(); each.isValid(); each = line.layout->createLine()) {
        each.setLineWidth(columnWidth);
        each.setPosition({0, height});
        height += each.height();
    }
    line.layout->endLayout();
    line.height = height;
    const double above = std::max(0.0, line.top + line.height - this->height());
    if (above != m_above)
        update();
    else
        update(0, int(line.top - above), width(), int(height) + 1);
    m_above = above;
}

void BareText::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), palette().base());
    painter.setClipRect(event->rect());
    for (auto line = m_lines.crbegin(); line != m_lines.crend() && line->top + line->height > m_above; ++line)
        line->layout->draw(&painter, {0, line->top - m_above}, {}, event->rect());
}

} // namespace benchmark
