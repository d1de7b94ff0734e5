// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/findbar.h"
#include "model/basics/countdown.h"
#include "model/conversation/turnrecord.h"
#include "model/exchange/exchangelog.h"
#include "model/store/exchangefacts.h"
#include "model/store/exchangestore.h"

#include <QTimer>
#include <QWidget>

class QMenu;
class QSplitter;
class QToolButton;

namespace gui {

struct DifferenceSide;
class ExchangeLibrary;
class ExchangeListPane;
class ExchangeView;
class Preferences;

//! The dock that shows what went over the wire: the exchanges of this conversation or of all, the bytes of one, how two differ, and the
//! turns that were rolled back. Where it is wide, the list stands beside the exchange. Owned by its window.
class InspectorPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InspectorPanel)

public:
    InspectorPanel(ExchangeLibrary &library, model::ExchangeLog &log, Preferences &preferences, QWidget *parent = nullptr);

    void setConversation(const model::ConversationId &conversation);
    //! Shows the last exchange of a turn's round or invocation.
    void showExchangeOf(const model::ExchangeOrigin &origin);
    //! Shows one, wherever it is from.
    void showExchange(const model::ExchangeId &id);
    //! Lists what went to a server and came from there, in all conversations; `server` has its scheme, host and port.
    void showServer(const QString &name, const QUrl &server);
    void find(FindStep step);

    //! Those that are picked, in the order of the list.
    QList<model::ExchangeEntry> picked() const;
    ExchangeListPane &list() { return *m_list; }

Q_SIGNALS:
    //! The person wants to see the banner of a rolled-back turn again.
    void reviewRequested(const model::TurnRecord &turn);
    //! The canister at this position of a conversation is to be shown.
    void canisterRequested(const model::ConversationId &conversation, int position);
    void budgetChosen(const model::ExchangeBudget &budget);
    void said(const QString &text);
    //! The exchange that is shown is to be edited and sent again.
    void sendAgainRequested(const model::ExchangeId &id);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void buildMenu();
    void connectParts();
    void arrange();
    void shareRoom();
    void keepLayout();
    void showCurrent();
    void showSteps();
    void readPath();
    void goToCanister();
    void compare();
    void compareNumbers(qint64 first, const model::ExchangeEntry &second);
    void compareTwo(const model::ExchangeEntry &first, const model::ExchangeEntry &second);
    void fillTurns();

    ExchangeLibrary &m_library;
    model::ExchangeLog &m_log;
    Preferences &m_preferences;
    model::ConversationId m_conversation;
    model::ExchangeId m_shown;
    //! Its reading takes so long that what was shown before would be taken for it.
    model::Countdown m_slow;
    model::ExchangeOrigin m_origin;
    //! The two whose difference is shown, so that nothing is read twice.
    std::pair<model::ExchangeId, model::ExchangeId> m_compared;
    QToolButton *m_turns;
    QToolButton *m_again;
    QMenu *m_turnMenu;
    ExchangeListPane *m_list;
    ExchangeView *m_view;
    QSplitter *m_splitter;
    //! While it is being arranged, the person has not moved anything.
    bool m_isArranging = false;
};

} // namespace gui
