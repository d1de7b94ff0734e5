// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/turnrecord.h"
#include "model/exchange/exchangelog.h"

#include <QWidget>

class QComboBox;
class QListView;
class QMenu;
class QToolButton;

namespace gui {

class ExchangeLibrary;
class ExchangeListModel;
class ExchangeView;

//! The dock that shows what went over the wire: the exchanges of this conversation or of all, the bytes of one, and the turns that
//! were rolled back. Owned by its window.
class InspectorPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InspectorPanel)

public:
    InspectorPanel(ExchangeLibrary &library, model::ExchangeLog &log, QWidget *parent = nullptr);

    void setConversation(const model::ConversationId &conversation);
    //! Shows the last exchange of a turn's round or invocation.
    void showExchangeOf(const model::ExchangeOrigin &origin);
    //! Lists what went to a server and came from there, in all conversations; `server` has its scheme, host and port.
    void showServer(const QString &name, const QUrl &server);

Q_SIGNALS:
    //! The person wants to see the banner of a rolled-back turn again.
    void reviewRequested(const model::TurnRecord &turn);

private:
    void build();
    void read();
    void showRow(int row);
    void showCurrent();
    void showSteps();
    void fillTurns();

    ExchangeLibrary &m_library;
    model::ExchangeLog &m_log;
    model::ConversationId m_conversation;
    //! The one that can be picked beside the conversations; empty before one has been asked for.
    QUrl m_server;
    std::optional<model::ExchangeOrigin> m_wanted;
    model::ExchangeId m_shown;
    model::ExchangeOrigin m_origin;
    ExchangeListModel *m_exchanges;
    QComboBox *m_scope;
    QToolButton *m_turns;
    QMenu *m_turnMenu;
    QListView *m_list;
    ExchangeView *m_view;
};

} // namespace gui
