// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace network {
class CaptureServer;
} // namespace network

namespace gui {

class UserPrompts;
class Workbench;

//! *Tools → Capture…*: an address for other programs, whose exchanges with a provider pass through unchanged and are kept. Shows the
//! address as the variables that programs read, and what has passed. Captures until it is told to stop, or is closed; deletes itself then.
class CaptureWindow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CaptureWindow)

public:
    //! Exchanges that are listed; the Inspector has all.
    static constexpr int mostListed = 500;

    //! Both outlive it.
    CaptureWindow(Workbench &workbench, UserPrompts &prompts, QWidget *window);
    ~CaptureWindow() override;

Q_SIGNALS:
    void sendAgainRequested(const model::ExchangeId &id);
    //! These are to be written to a file.
    void saveRequested(const QList<model::ExchangeId> &ids);
    //! As a conversation.
    void importRequested(const QList<model::ExchangeId> &ids);

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void build();
    QWidget *makeBar();
    QWidget *makeEnd();
    QPushButton *addButton(QWidget *row, const QString &name, const QString &text);
    void fillTargets();
    void start();
    void stop();
    void showExchange(const model::Exchange &exchange);
    QList<model::ExchangeId> picked() const;
    void showState();
    void say(const QString &text);

    Workbench &m_workbench;
    UserPrompts &m_prompts;
    std::unique_ptr<network::CaptureServer> m_server;
    QComboBox *m_target;
    QSpinBox *m_port;
    QPushButton *m_start = nullptr;
    QPlainTextEdit *m_addresses;
    QPushButton *m_copy = nullptr;
    QTreeWidget *m_list;
    QPushButton *m_again = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_import = nullptr;
    QLabel *m_said;
};

//! The lines that a shell is told so that programs use a captured address.
QString captureVariables(const QUrl &url, const QString &dialect);

} // namespace gui
