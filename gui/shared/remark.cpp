// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/remark.h"

#include "gui/theme/theme.h"

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

} // namespace gui
