// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/linenumbers.h"

#include "gui/descriptors/descriptoreditor.h"

#include <QMouseEvent>
#include <QPaintEvent>

namespace gui {

LineNumbers::LineNumbers(DescriptorEditor &editor)
    : QWidget(&editor)
    , m_editor(editor)
{
}

void LineNumbers::paintEvent(QPaintEvent *event)
{
    m_editor.paintLineNumbers(*this, event->rect());
}

void LineNumbers::mousePressEvent(QMouseEvent *event)
{
    if (const int line = m_editor.lineAt(event->position().toPoint().y()))
        Q_EMIT m_editor.fixRequested(line);
}

} // namespace gui
