// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/mcp/transport/stdiotransport.h"

namespace network {

class InputEnd;
class OutputEnd;
class ProcessGroup;

//! Stands between a program that speaks MCP over standard input and output and the one that started it: passes on what either says, and
//! what is written to standard error, as it is, and has the messages kept by the exchange log, as `captured`. Neither is read faster than
//! the other takes it. What is no message is passed on and not kept. Owned by whoever captures; deleting it ends the program.
class ProgramCapture final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProgramCapture)

public:
    //! Files of this process.
    struct Ends {
        int input = 0;
        int output = 1;
        int error = 2;
    };
    //! Requests without an answer that are waited for; of further ones the answer is kept as a message of its own.
    static constexpr qsizetype mostOpen = 4096;

    //! Values in the command's environment whose names are those of keys are taken out of what is kept. The log outlives this.
    ProgramCapture(const ProcessCommand &command, const Ends &ends, model::ExchangeLog &log, QObject *parent);
    ~ProgramCapture() override;

    void start();
    //! Its input is closed, and it is asked to end where that does not; nothing is emitted any more.
    void end();

Q_SIGNALS:
    void failedToStart(const QString &why);
    //! It has ended, and what it wrote has been passed on. `status`: of the program; 128 and the signal's number where one killed it.
    void finished(int status);
    //! What is not kept, in a sentence for the person; once for each reason.
    void told(const QString &what);

private:
    void passInput(const QByteArray &bytes);
    void passOutput(const QByteArray &bytes);
    void balance();
    void ended(int status);
    void finishWhenTaken();
    void keepLines(LineBuffer &lines, const QByteArray &bytes, bool isSent);
    void keep(const QByteArray &text, bool isSent);
    void keepSent(const RpcMessage &message, const QByteArray &text);
    void keepReceived(const RpcMessage &message, const QByteArray &text);
    void endRecords(model::ExchangeState state, const QString &why);
    QUrl urlOf(const QString &method) const;

    const QString m_program;
    const Redaction m_redaction;
    model::ExchangeLog &m_log;
    ProcessGroup *const m_process;
    InputEnd *const m_input;
    OutputEnd *const m_output;
    OutputEnd *const m_error;
    LineBuffer m_sent;
    LineBuffer m_received;
    GatheredRecords m_unasked;
    //! The exchanges of requests without an answer, by their identifiers as they stand.
    QHash<QByteArray, model::ExchangeId> m_open;
    std::optional<int> m_status;
    bool m_isTooLong = false;
};

} // namespace network
