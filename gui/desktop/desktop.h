// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace gui {

//! What the window has of the desktop around it: how the person wants things to look, and a place to say something while they look
//! elsewhere. A port, so that tests can stand in for a desktop; the real one is that of onBus(). Owned by main(); outlives the windows.
class Desktop : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Desktop)

public:
    ~Desktop() override = default;
    //! That of the session bus behind this connection (see Instance::sessionBus()).
    static std::unique_ptr<Desktop> onBus(const QString &connection);

    //! What the person has set for all programs; nothing where the desktop does not say.
    struct Look {
        std::optional<bool> isDark = {};
        bool highContrast = false;
        bool reducedMotion = false;
        //! As 0xrrggbb.
        std::optional<quint32> accent = {};

        bool operator==(const Look &) const = default;
    };
    const Look &look() const { return m_look; }

    //! Something can be said there.
    virtual bool isThere() const { return true; }
    //! Shows a notification; one of the same place takes the earlier one's place. `text` is plain.
    virtual void notify(const QString &place, const QString &title, const QString &text) = 0;
    //! It is no longer worth saying; nothing where there is none.
    virtual void withdraw(const QString &place) = 0;

Q_SIGNALS:
    void lookChanged();
    //! The person has clicked it. `token` lets a window come to the front; it may be empty.
    void clicked(const QString &place, const QString &token);

protected:
    Desktop() = default;
    void setLook(const Look &look)
    {
        if (look == m_look)
            return;
        m_look = look;
        Q_EMIT lookChanged();
    }

private:
    Look m_look;
};

} // namespace gui
