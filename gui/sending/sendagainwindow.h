// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/sessions.h"
#include "network/providers/conversing/resending.h"

#include <QPointer>
#include <QWidget>

class QBoxLayout;
class QComboBox;
class QLabel;
class QMenu;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTableView;

namespace gui {

class AnswersModel;
class AnswerView;
class ExchangeLibrary;
class RequestEditor;
class UserPrompts;
class Workbench;

//! A kept request once more: edited, its headers too, sent as it stands to the same or another provider of its dialect, once or several
//! times; the answer beside the old one. What came of it becomes a branch of the conversation, a case of an evaluation, a cassette, a
//! command line or a scenario. Nothing is sent before the person says so. Deletes itself when it is closed, and ends what is under way.
class SendAgainWindow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SendAgainWindow)

public:
    static constexpr int mostTimes = 100;

    //! All outlive it.
    SendAgainWindow(Workbench &workbench, ExchangeLibrary &library, UserPrompts &prompts, QWidget *window);
    ~SendAgainWindow() override;

    void setExchange(const model::ExchangeId &id);

Q_SIGNALS:
    //! The answer is in this conversation now.
    void branched(const model::ConversationId &id);

private:
    void build();
    QWidget *makeBar();
    QWidget *makeEnd();
    QMenu *makeSaving();
    void addKeys();
    QPushButton *addButton(QBoxLayout *row, const QString &name, const QString &text, const QString &about);
    void showExchange(const model::Exchange &exchange);
    void fillProviders();
    void offerModels();
    void send();
    void sendNext();
    void take(const network::ResentAnswer &answer);
    void stop();
    void endSending();
    //! Shows the answer of a row.
    void showAnswer(int row);
    void branch();
    void saveCassette();
    void saveScenario();
    void saveCase();
    void saveTable();
    void saveText(const QString &title, const QString &name, const QByteArray &text);
    void copyCurl();
    //! The request as it would go now, as an exchange that has not been.
    model::Exchange edited() const;
    model::Result<model::Headers> headers() const;
    void showState();
    void say(const QString &text, bool isWarning = false);

    Workbench &m_workbench;
    ExchangeLibrary &m_library;
    UserPrompts &m_prompts;
    model::Exchange m_exchange;
    network::ResentRequest m_request;
    QString m_lastProvider;
    QPointer<network::Resending> m_job;
    int m_left = 0;
    //! The answer that is shown.
    model::Exchange m_shown;
    model::Sessions::Handle m_session;
    AnswersModel *m_answers;
    QLabel *m_about;
    QComboBox *m_providers;
    QSpinBox *m_times;
    QPushButton *m_send = nullptr;
    RequestEditor *m_editor;
    QPlainTextEdit *m_headers;
    AnswerView *m_before;
    AnswerView *m_now;
    QTableView *m_table;
    QLabel *m_summary;
    QPushButton *m_branch = nullptr;
    QPushButton *m_restore = nullptr;
    QLabel *m_said;
    //! Of the request that is edited.
    bool m_saysFaults = false;
};

} // namespace gui
