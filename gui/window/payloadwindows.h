// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"

#include <QObject>

namespace gui {

class Actions;
class ExchangeLibrary;
class MainWindow;
class Windows;

//! What a window does with what went over the wire, in windows of their own: a request is edited and sent again. Made once the catalogs
//! have been read. Owned by its window.
class PayloadWindows final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PayloadWindows)

public:
    PayloadWindows(Windows &windows, ExchangeLibrary &exchanges, QWidget *window);

    void connectActions(Actions &actions);
    void sendAgain(const model::ExchangeId &id);

Q_SIGNALS:
    void said(const QString &text);
    //! A conversation is to be shown.
    void conversationRequested(const model::ConversationId &id);

private:
    Windows &m_windows;
    ExchangeLibrary &m_exchanges;
    QWidget *m_window;
};

} // namespace gui
