// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace gui {

class ContextWatch;
class ConversationPage;
class Workbench;

//! Keeps the composer of a page told of what is known of its conversation: what the turn is at, what its model takes, what the
//! next request holds, which prompts servers have. Made with each page, and owned by it.
class SessionStatus final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SessionStatus)

public:
    SessionStatus(Workbench &workbench, ConversationPage &page);

    //! They have been read: what they say of model and tools is shown from now on.
    void useCatalogs();
    bool isUnderWay() const;
    //! For a word of the person's.
    bool isWaiting() const;
    //! Null until the catalogs have been read.
    ContextWatch *context() const { return m_context; }

Q_SIGNALS:
    //! A turn has begun or ended, or is at something else.
    void turnChanged();

private:
    void followTurn();
    void followModel();

    Workbench &m_workbench;
    ConversationPage &m_page;
    ContextWatch *m_context = nullptr;
};

} // namespace gui
