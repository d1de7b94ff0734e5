// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/session/converser.h"
#include "network/acp/acpcalls.h"
#include "network/acp/acpprompt.h"
#include "network/acp/acpthread.h"
#include "network/providers/description/provider.h"
#include "network/providers/wire/wholepieces.h"

#include <QElapsedTimer>
#include <QPointer>

namespace network {

class AcpFiles;
class AcpOpening;
class AcpPermissions;
class AcpTerminals;

//! One prompt to an agent: finds or makes the session that has been told what came before, tells it the message, and passes on what the
//! agent says and does. Where the agent can, the prompt goes to a fork of the session, so that a turn that is undone here is undone
//! there. Made by AcpConverser.
class AcpConverseJob final : public model::ConverseJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AcpConverseJob)

public:
    //! How long an agent may go on saying after it has said that it is done: at most, and without a word.
    static constexpr int mostAfterwards = 1'000;
    static constexpr int silenceAfterwards = 100;
    //! For how long after its prompt a program that ends without a word counts as one that was ending already. After that it may have
    //! done much of what it was told.
    static constexpr int endingMilliseconds = 5'000;

    //! The thread outlives the job. `answerLimit`: bytes of text that are taken.
    AcpConverseJob(const model::Result<Provider> &provider, const model::ConverseRequest &request, AcpThread &thread, qint64 answerLimit,
        QObject *parent);
    ~AcpConverseJob() override;

    model::ConverseReply partial() const override { return m_said; }

private:
    void abandon() override;
    void cancelQuestions();
    void begin();
    void open();
    void openSession();
    void coverAndPrompt();
    void prompt();
    void prompted(const AcpConnection::Answer &answer);
    void conclude();
    void succeed();
    void compareAnyway();

    void update(const model::JsonText &params);
    bool isOfSession(const model::JsonView &id);
    void say(model::Delta::Kind kind, const model::JsonView::Members &chunk);
    void follow(AcpCall *call);
    void announce(AcpCall &call);
    void end(AcpCall &call);
    void planned(const model::JsonView &entries);
    void takeUsage(const model::JsonView::Members &usage);
    void asked(const RpcMessage &request);
    void askPermission(const RpcMessage &request);
    void lost(const model::Error &why);
    void beginAgain();
    void failWith(const model::Error &error);
    void keepMarks();
    void watchSilence();
    void beSilent();
    bool isWorking();
    const QString &agent() const { return m_provider->name; }
    AcpSession *session() { return m_thread.sessions().find(m_session); }

    const model::Result<Provider> m_provider;
    const model::ConverseRequest m_request;
    AcpThread &m_thread;
    const qint64 m_answerLimit;
    QString m_instructions;
    QList<model::CanisterPointer> m_path;
    QPointer<AcpOpening> m_opening;
    //! That the prompt goes to.
    QString m_session;
    //! As the agent writes it in JSON.
    QByteArray m_writtenSession;
    //! Its prompt is under way.
    bool m_isPrompting = false;
    //! The program was there before this, and has not been lost since.
    bool m_ranBefore = false;
    //! It has told or asked something since it was prompted.
    bool m_hasSpoken = false;
    //! The session as it was before.
    std::optional<AcpSession> m_unprompted;
    QStringList m_marks;
    //! Null where nobody looks after the workspace, or not any more.
    std::shared_ptr<AcpCover> m_cover;
    QStringList m_ran;
    bool m_isConcluding = false;
    AcpCalls m_calls;
    AcpPermissions *m_permissions = nullptr;
    //! Null where the agent may use none.
    AcpFiles *m_files = nullptr;
    //! The same.
    AcpTerminals *m_terminals = nullptr;
    model::ConverseReply m_said;
    WholePieces m_whole;
    QString m_message;
    qint64 m_size = 0;
    std::optional<AcpCall> m_plan;
    //! What the prompt was answered with, while it is waited for what comes after.
    std::optional<model::StopReason> m_stop;
    QElapsedTimer m_afterwards;
    //! Since the agent has said something.
    QElapsedTimer m_heard;
    model::Countdown m_silence;
};

} // namespace network
