// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/session.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace gui {

//! What waits for the turn under way, above what is being written: each message with its place, to be edited, moved, dropped, or said
//! now; and why nothing goes by itself, where that is so. Hidden while nothing waits, and empty until something does. Owned by the
//! Composer; the session outlives it.
class QueueStrip final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QueueStrip)

public:
    explicit QueueStrip(model::Session &session, QWidget *parent = nullptr);

Q_SIGNALS:
    //! The message at this place is to be written on.
    void editRequested(int index);
    void failed(const model::Error &error);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void arrange();
    void follow();
    void refresh();
    void showButtons();
    QString lineOf(const model::QueuedMessage &message) const;
    int current() const;
    void shift(int step);
    void drop();
    void sayNow();
    void edit();

    model::Session &m_session;
    QLabel *m_text = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_sendNow = nullptr;
    QPushButton *m_sayNow = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_up = nullptr;
    QPushButton *m_down = nullptr;
    QPushButton *m_drop = nullptr;
};

} // namespace gui
