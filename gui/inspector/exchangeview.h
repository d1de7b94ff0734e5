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

//! One exchange in full: request, response, headers, events with their times; formatted, raw or in hexadecimal. Owned by the
//! inspector.
class ExchangeView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeView)

public:
    explicit ExchangeView(QWidget *parent = nullptr);

    void setExchange(const model::Exchange &exchange);
    void clear();

private:
    void build();
    void buildTools();
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
};

} // namespace gui
