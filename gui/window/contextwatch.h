// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/composer/contextreading.h"
#include "model/conversation/sessionsettings.h"

#include <QTimer>

namespace gui {

class ConversationPage;
class Workbench;

//! Keeps the composer of a page told of what the next request holds, as text, tools, agent, model and conversation change. Made once the
//! catalogs have been read; owned by the page's SessionStatus.
class ContextWatch final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContextWatch)

public:
    ContextWatch(Workbench &workbench, ConversationPage &page, QObject *parent);
    ~ContextWatch() override;

    //! As things stand at this moment.
    ContextReading reading() const;

Q_SIGNALS:
    //! The composer has been told.
    void told(const gui::ContextReading &reading);

private:
    void follow();
    void followSettings();
    void countFixed();
    void followModel();
    std::optional<Money> spent() const;

    Workbench &m_workbench;
    ConversationPage &m_page;
    model::ContextTally &m_tally;
    //! What has been considered of the settings.
    model::SessionSettings m_settings;
    //! Instructions and tools.
    model::ContextLoad m_fixed;
    //! How many calls, with their results, have loaded tools.
    qsizetype m_calls = 0;
    model::ContextRoom m_room;
    std::optional<model::ModelPrice> m_price;
    //! What changes with each key is told some times a second.
    QTimer m_pause;
};

} // namespace gui
