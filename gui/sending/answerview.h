// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/conversing/resending.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QTabWidget;
class QTableView;

namespace gui {

class BodyView;
class EventsModel;

//! One answer of a model beside another: what it says, its events with their times, its bytes; above it how long it took and what it
//! cost. Owned by its window.
class AnswerView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AnswerView)

public:
    //! `name`: of its controls.
    AnswerView(const QString &name, const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setExchange(const model::Exchange &exchange, const network::Dialect &dialect);
    //! An answer is under way.
    void begin();
    void append(const model::Delta &delta);
    //! There is none; why.
    void clear(const QString &why);

private:
    QString factsOf(const model::Exchange &exchange, const model::ConverseReply &reply) const;

    QLabel *m_title;
    QLabel *m_facts;
    QTabWidget *m_tabs;
    QPlainTextEdit *m_says;
    EventsModel *m_events;
    QTableView *m_table;
    BodyView *m_raw;
    //! What kind the text at the end is.
    model::Delta::Kind m_kind = model::Delta::Kind::Text;
};

//! What a reply says, thinks and calls, for reading.
QString replyInWords(const model::ConverseReply &reply);

} // namespace gui
