// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composermessage.h"

#include "gui/theme/palette.h"

#include <QAccessible>
#include <QEvent>

using namespace Qt::StringLiterals;

namespace gui {

ComposerMessage::ComposerMessage(QWidget *parent)
    : QLabel(parent)
{
    setObjectName(u"composerMessage"_s);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    hide();
}

void ComposerMessage::say(const QString &text, Tone tone)
{
    m_tone = tone;
    adoptColours();
    setText(text);
    setVisible(!text.isEmpty());
    if (tone != Tone::Warning)
        return;
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

void ComposerMessage::adoptColours()
{
    // Of what is around it: its own palette has the colour that it was given before.
    const Palette &colours = Palette::of(parentWidget() ? *parentWidget() : *this);
    const QColor colour = isWarning() ? colours.warning : colours.ink;
    QPalette own = palette();
    if (own.color(QPalette::WindowText) == colour)
        return;
    own.setColor(QPalette::WindowText, colour);
    setPalette(own);
}

void ComposerMessage::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        adoptColours();
}

} // namespace gui
