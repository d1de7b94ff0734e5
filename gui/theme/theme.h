// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/theme/palette.h"

#include <QFont>
#include <QObject>

#include <optional>

class QApplication;

namespace gui {

//! Dresses the program in the house's colours and style, light or dark as the desktop is or as the person has chosen; sees to it that
//! labels and tool tips show text as it is, never as markup. Made once, before the first window, and owned by whoever made the
//! application. Widgets need no Theme: they ask Palette::of(*this).
class Theme final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Theme)

public:
    enum class Scheme { Desktop, Light, Dark };
    Q_ENUM(Scheme)

    //! Sets the application's style and palette.
    explicit Theme(QApplication &application, Scheme scheme = Scheme::Desktop);
    ~Theme() override;

    Scheme scheme() const { return m_scheme; }
    void setScheme(Scheme scheme);
    bool isDark() const { return m_dark; }
    const Palette &palette() const;

    //! What the desktop says of how things are to look: counts where the person has not chosen otherwise here.
    struct Wishes {
        std::optional<bool> isDark = {};
        bool highContrast = false;
        bool reducedMotion = false;
        std::optional<QRgb> accent = {};

        bool operator==(const Wishes &) const = default;
    };
    void setWishes(const Wishes &wishes);

    //! How large texts are, in per cent of the desktop's size, and the families that the person prefers; empty for the desktop's.
    struct Fonts {
        int zoom = 100;
        QString text = {};
        QString code = {};

        bool operator==(const Fonts &) const = default;
    };
    //! Counts in all windows at once, also for fonts that widgets have got from here.
    void setFonts(const Fonts &fonts);
    //! A length in pixels that is to grow with the texts.
    static int zoomed(int length);
    //! Of a window of its own, as far as the screen has room for it.
    static QSize zoomed(QSize size);

    //! The desktop's font of fixed width, in the size that goes with its general font.
    static QFont fixedFont();
    //! The desktop's font, a little smaller: for times, sizes and other small print.
    static QFont smallFont();

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool desktopIsDark() const;
    void dressAgain(const Palette &before) const;
    void apply();

    QApplication &m_application;
    Scheme m_scheme;
    bool m_dark = false;
    Wishes m_wishes;
    bool m_applying = false;
    //! As it was last, with its accent.
    std::optional<Palette> m_shown;
    //! The application's before it was changed here; asked for only where it is.
    std::optional<QFont> m_desktopFont;
};

} // namespace gui
