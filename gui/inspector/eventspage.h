// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

#include <QSplitter>

class QPlainTextEdit;
class QTableView;

namespace gui {

class EventsModel;

//! The events of a stream, and what they were decoded to: whichever is picked, the other side shows what belongs to it. Owned by an
//! ExchangeView.
class EventsPage final : public QSplitter
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EventsPage)

public:
    explicit EventsPage(QWidget *parent = nullptr);

    EventsModel &events() { return *m_events; }
    void setExchange(const model::Exchange &exchange);
    void grow(const model::Exchange &exchange);

Q_SIGNALS:
    //! The person wants to see the bytes of an event.
    void bytesRequested(qsizetype begin, qsizetype end);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void showDecoded();
    void markDecoded(int row);
    void setMark(int row);
    void pickEventOf(int place);

    EventsModel *m_events;
    QTableView *m_table;
    QPlainTextEdit *m_decoded;
    //! Characters of it that are in the text.
    qsizetype m_shown = 0;
    bool m_isMarking = false;
};

} // namespace gui
