// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QEvent>
#include <QPlainTextEdit>
#include <QTextDocument>

namespace gui {

//! As high as a number of lines, also in texts that become larger while it is open; more is scrolled to. Owned by its window.
class LinesEdit final : public QPlainTextEdit
{
public:
    LinesEdit(int lines, QWidget *parent)
        : QPlainTextEdit(parent)
        , m_lines(lines)
    {
        fit();
    }

protected:
    void changeEvent(QEvent *event) override
    {
        QPlainTextEdit::changeEvent(event);
        if (event->type() == QEvent::FontChange)
            fit();
    }

private:
    void fit() { setFixedHeight(m_lines * fontMetrics().lineSpacing() + 2 * (frameWidth() + int(document()->documentMargin()))); }

    int m_lines;
};

} // namespace gui
