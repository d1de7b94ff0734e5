// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/inspector/textlines.h"
#include "model/exchange/exchange.h"

#include <QWidget>

class QActionGroup;
class QPlainTextEdit;
class QTabWidget;
class QTableView;

namespace gui {

class BodyView;
class EventsModel;

//! One exchange in full: request, response, headers, events with their times; formatted, raw or in hexadecimal. Beside it the steps of
//! the tool calls that it belongs to. Owned by the inspector.
class ExchangeView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeView)

public:
    explicit ExchangeView(QWidget *parent = nullptr);

    void setExchange(const model::Exchange &exchange);
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
    void copyBody();
    void copyCurl();
    QString responsePlaceholder() const;

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
