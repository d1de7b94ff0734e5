// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/inspector/differencepage.h"
#include "gui/shared/findbar.h"
#include "model/conversation/node.h"
#include "model/store/exchangefacts.h"

#include <QWidget>

#include <optional>

class QMenu;
class QPlainTextEdit;
class QTabWidget;

namespace gui {

//! The request as a command line for curl, quoted for a POSIX shell; what was redacted becomes `$API_KEY`.
QString toCurl(const model::Exchange &exchange);
//! Request line and headers, for reading.
QString headText(const model::ExchangeRequest &request);
//! The same, with status, timings and error.
QString headersText(const model::Exchange &exchange);

class BodyPage;
class EventsPage;
class FillPage;
class TimingPage;

//! One exchange in full: request, response, headers, events with their times, where the time went, what fills the request, and how it
//! differs from another. Beside it the steps of the tool calls that it belongs to. Owned by the inspector.
class ExchangeView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeView)

public:
    explicit ExchangeView(QWidget *parent = nullptr);

    void setExchange(const model::Exchange &exchange);
    //! What it shows is under way and has gone on.
    void grow(const model::Exchange &exchange);
    //! What is known of it beside what went over the wire.
    void setFacts(const model::ExchangeFacts &facts);
    //! The canisters of its conversation; see pathWanted().
    void setPath(const QList<model::Node> &path);
    //! See callSteps(); empty where no call belongs to the exchange.
    void setSteps(const QString &text);
    void showDifference(const DifferenceSide &first, const DifferenceSide &second);
    //! Why there is none to show.
    void explainDifference(const QString &why);
    void openDifference();
    bool isDifferenceShown() const;
    void find(FindStep step);
    void clear();
    //! Another is being read: nothing is shown until it is given, in the same tab.
    void await();
    //! What can be done with the exchange; others add what they can do.
    QMenu &menu() { return *m_menu; }

Q_SIGNALS:
    //! The person looks at the steps, which may have gone on.
    void stepsShown();
    //! The person looks at the difference to another.
    void differenceShown();
    //! For telling what canisters the request was made of.
    void pathWanted();
    //! The one at this position of the conversation is to be shown.
    void canisterRequested(int position);

private:
    void build();
    void addTabKeys();
    void buildMenu();
    void tellWhatIsShown();
    void showHead(const model::Exchange &exchange);
    void showFill();
    void copyBody();
    void copyCurl();
    QString responsePlaceholder() const;

    //! Without the body of the response.
    model::Exchange m_exchange;
    std::optional<QList<model::Node>> m_path;
    qint64 m_tokens = 0;
    bool m_isFilled = false;
    QTabWidget *m_tabs;
    BodyPage *m_request;
    BodyPage *m_response;
    QPlainTextEdit *m_headers;
    EventsPage *m_events;
    TimingPage *m_timing;
    FillPage *m_fill;
    DifferencePage *m_difference;
    QPlainTextEdit *m_steps;
    QMenu *m_menu;
};

} // namespace gui
