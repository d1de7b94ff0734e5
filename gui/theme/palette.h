// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QColor>
#include <QPalette>

#include <functional>
#include <optional>

class QWidget;

namespace gui {

//! The colours of the window, light or dark: one accent, hairlines, nothing shouting. Text in `ink`, `dim`, `accent`, `warning`
//! and the code colours has a contrast of at least 4.5 : 1 on every surface that it is drawn on.
struct Palette {
    // Surfaces.
    QColor ground;
    QColor panel;
    QColor card;
    QColor userTint;
    QColor accentTint;
    QColor warningTint;
    QColor codeGround;
    QColor selection;
    //! What a search has found, and the place of it that is shown.
    QColor found;
    QColor foundHere;
    // Lines and text.
    QColor line;
    QColor ink;
    QColor dim;
    QColor accent;
    QColor onAccent;
    QColor warning;
    QColor good;
    // Code.
    QColor keyword;
    QColor string;
    QColor number;
    QColor comment;

    static const Palette &light();
    static const Palette &dark();
    //! With a contrast of at least 7 : 1 for text, and of 3 : 1 for lines.
    static const Palette &contrastLight();
    static const Palette &contrastDark();
    //! The colour for what is marked, in all of them: its hue counts, and it is as light or dark as the house's own. Nothing: the house's.
    //! What is shown sees it once the application has the palette again.
    static void setAccent(const std::optional<QColor> &accent);
    //! The one that a widget is shown in; ask again on QEvent::PaletteChange.
    static const Palette &of(const QWidget &widget);
    static const Palette &of(const QPalette &palette);

    QPalette toQPalette() const;
    //! What a colour of another palette is in this one, by its name there; what has none stays as it is.
    QColor counterpartOf(const QColor &colour, const Palette &other) const;
};

//! Has it done now, and again whenever the widget is shown in another palette: for what keeps the colours that it was given, as marks in a
//! text do. Only what was wanted last of this widget.
void keepInColours(QWidget &widget, std::function<void()> dress);

//! The contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio").
double contrast(const QColor &one, const QColor &other);

} // namespace gui
