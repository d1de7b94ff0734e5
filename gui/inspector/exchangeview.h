// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/inspector/bodyview.h"
#include "model/exchange/exchange.h"
#include "network/framing/framing.h"

#include <QAbstractTableModel>
#include <QWidget>

class QActionGroup;
class QPlainTextEdit;
class QTabWidget;
class QTableView;

namespace gui {

//! The request as a command line for curl, quoted for a POSIX shell; what was redacted becomes `$API_KEY`.
QString toCurl(const model::Exchange &exchange);
//! Request line and headers, for reading.
QString headText(const model::ExchangeRequest &request);
//! The same, with status, timings and error.
QString headersText(const model::Exchange &exchange);

//! The server-sent events of a response, each with the time at which its last byte arrived. Owned by an ExchangeView.
class EventsModel final : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventsModel)

public:
    enum Column { TimeColumn, TypeColumn, DataColumn, ColumnCount };
    //! Later events are counted but not listed.
    static constexpr int mostEvents = 50'000;

    using QAbstractTableModel::QAbstractTableModel;

    //! No events where the response is no event stream.
    void setExchange(const model::Exchange &exchange);
    //! The same exchange, of whose response more has come: only that is read.
    void grow(const model::Exchange &exchange);
    static bool isEventStream(const model::Exchange &exchange);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Event {
        double milliseconds = 0;
        QByteArray type;
        QByteArray data;
    };
    QList<Event> m_events;
    //! How far the response has been read.
    network::SseStreamParser m_parser;
    qsizetype m_read = 0;
    qsizetype m_arrivals = 0;
};

class BodyView;

//! One exchange in full: request, response, headers, events with their times; formatted, raw or in hexadecimal. Beside it the steps of
//! the tool calls that it belongs to. Owned by the inspector.
class ExchangeView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeView)

public:
    explicit ExchangeView(QWidget *parent = nullptr);

    void setExchange(const model::Exchange &exchange);
    //! What it shows is under way and has gone on.
    void grow(const model::Exchange &exchange);
    //! See callSteps(); empty where no call belongs to the exchange.
    void setSteps(const QString &text);
    void clear();

Q_SIGNALS:
    //! The person looks at the steps, which may have gone on.
    void stepsShown();

private:
    void build();
    void buildTools();
    static QPlainTextEdit *textPage(const QString &name, const QString &accessibleName, QWidget *parent);
    void setForm(BodyForm form);
    void showHead(const model::Exchange &exchange);
    void copyBody();
    void copyCurl();
    QString responsePlaceholder() const;

    //! Without the body of the response.
    model::Exchange m_exchange;
    QTabWidget *m_tabs;
    BodyView *m_request;
    BodyView *m_response;
    QPlainTextEdit *m_headers;
    EventsModel *m_events;
    QTableView *m_eventTable;
    QPlainTextEdit *m_steps;
};

} // namespace gui
