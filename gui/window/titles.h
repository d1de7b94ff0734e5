// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"

#include <QObject>
#include <QSet>

namespace model {
class Session;
class Turn;
} // namespace model

namespace gui {

class Preferences;
class Workbench;

//! Has models write the titles of conversations: after the first turn of one, where the person prefers that, or when asked. What a person
//! has called otherwise is left alone. One request for each conversation; one that fails is seen in the Inspector only. Owned by Windows.
class Titles final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Titles)

public:
    Titles(Workbench &workbench, const Preferences &preferences, QObject *parent = nullptr);

    //! Whatever it is called now.
    void suggest(model::Session &session);

Q_SIGNALS:
    //! It was asked for, and could not be done.
    void failed(const QString &text);

private:
    enum class Asker { Person, Preference };
    void follow(model::Session *session);
    void settle(const model::ConversationId &id, const QString &title, const QString &byRule, Asker asker);
    void begin(model::Session &session, Asker asker);

    Workbench &m_workbench;
    const Preferences &m_preferences;
    //! For which a title is being written.
    QSet<model::ConversationId> m_underWay;
};

} // namespace gui
