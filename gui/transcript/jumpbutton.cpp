// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/jumpbutton.h"

#include "gui/theme/spacing.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

JumpButton::JumpButton(QWidget *parent)
    : QPushButton(parent)
{
    setObjectName(u"jumpToEnd"_s);
    setAccessibleName(tr("Jump to the end"));
    setToolTip(tr("Jump to the end (End)"));
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::ArrowCursor);
    hide();
}

void JumpButton::follow(int rows, bool seesEnd)
{
    m_rowsSeen = seesEnd ? rows : std::min(m_rowsSeen, rows);
    m_hasNewText = m_hasNewText && !seesEnd;
    if (!seesEnd) {
        say(rows - m_rowsSeen);
        const QSize room = parentWidget()->size();
        move((room.width() - width()) / 2, room.height() - height() - spacing::medium);
    }
    setVisible(!seesEnd);
}

void JumpButton::say(int rows)
{
    const QString what = rows > 0 ? tr("%n new", nullptr, rows) : m_hasNewText ? tr("new text") : tr("to the end");
    const QString words = u"↓ "_s + what;
    if (words != text()) {
        setText(words);
        setAccessibleDescription(rows > 0 || m_hasNewText ? what : QString());
    }
    // Its font may be another one, too.
    adjustSize();
}

} // namespace gui
