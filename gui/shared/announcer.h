// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

#include <functional>

namespace gui {

//! Says a sentence to a screen reader without moving the keyboard. Qt 6.4 has no event for that which reaches one: what does is a thing of
//! the role of a notification that is shown anew under another name. So this is a widget of one pixel with that role; from Qt 6.8 on it is
//! Qt's own announcement. A few for each window, which take turns, made when it says something. Costs nothing while nobody listens.
class Announcer final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Announcer)

public:
    //! What stands out breaks into what is being read.
    enum class Urgency { Polite, Assertive };

    static void say(QWidget &window, const QString &text, Urgency urgency = Urgency::Polite);

    //! Who speaks in place of a screen reader, which Qt lets nobody stand in for; none again where it is empty.
    using Speaker = std::function<void(const QString &text)>;
    static void setSpeaker(const Speaker &speaker);

    const QString &text() const { return m_text; }

private:
    explicit Announcer(QWidget &window);
    void tell(const QString &text, Urgency urgency);

    QString m_text;
    //! When it said it, among all.
    qint64 m_turn = 0;
};

} // namespace gui
