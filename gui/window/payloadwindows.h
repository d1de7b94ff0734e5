// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace network {
class CassetteRecorder;
} // namespace network

namespace gui {

class Actions;
class CaptureWindow;
class CassetteWindow;
class ExchangeLibrary;
class FiguresWindow;
class PayloadFiles;
class RedactionWindow;
class Windows;

//! What a window does with what went over the wire, in windows of their own: a request is edited and sent again, other programs are
//! captured, all is recorded, saved and counted, and what a person does not want to keep is taken out. Made once the catalogs have been
//! read. Owned by its window.
class PayloadWindows final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PayloadWindows)

public:
    PayloadWindows(Windows &windows, ExchangeLibrary &exchanges, QWidget *window);
    ~PayloadWindows() override;

    void connectActions(Actions &actions);
    //! The conversation that the window shows.
    void setConversation(const model::ConversationId &conversation) { m_conversation = conversation; }
    void sendAgain(const model::ExchangeId &id);
    //! In its window, from where it can be played.
    void openCassette(const QString &path);

Q_SIGNALS:
    void said(const QString &text);
    //! A conversation is to be shown.
    void conversationRequested(const model::ConversationId &id);
    //! What is in this archive is to become conversations.
    void importRequested(const QString &path);

private:
    void openCapture();
    void chooseCassette();
    void letEventCome();
    void openFigures();
    void openRedaction();
    void record();

    Windows &m_windows;
    ExchangeLibrary &m_exchanges;
    QWidget *m_window;
    model::ConversationId m_conversation;
    PayloadFiles *m_files;
    std::unique_ptr<network::CassetteRecorder> m_recorder;
    QPointer<CaptureWindow> m_capture;
    QPointer<CassetteWindow> m_cassette;
    QPointer<FiguresWindow> m_figures;
    QPointer<RedactionWindow> m_redaction;
};

} // namespace gui
