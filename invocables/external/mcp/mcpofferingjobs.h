// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/basics/job.h"
#include "model/conversation/canister.h"
#include "network/mcp/client.h"

#include <QMap>

namespace invocables {

//! Reads a resource of a server (`resources/read`) as document canisters, one for each of its contents. Fails as McpRequest does, and
//! with Execution where there is nothing to read.
class McpReadJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpReadJob)
    PARLANCE_PHRASED

public:
    McpReadJob(network::McpClient &client, QString uri, QObject *parent);

Q_SIGNALS:
    void succeeded(const QList<model::Canister> &documents);

protected:
    void abandon() override;

private:
    void take(const model::JsonText &result);

    const QString m_uri;
    QPointer<network::McpRequest> m_request;
};

//! Has a server fill in one of its prompts (`prompts/get`): canisters of a user and an assistant; a resource within a user's
//! message is a document before it. Fails as McpRequest does, and with Execution where the prompt says nothing.
class McpPromptJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpPromptJob)
    PARLANCE_PHRASED

public:
    McpPromptJob(network::McpClient &client, const QString &prompt, const QMap<QString, QString> &arguments, QObject *parent);

Q_SIGNALS:
    void succeeded(const QList<model::Canister> &canisters);

protected:
    void abandon() override;

private:
    void take(const model::JsonText &result);

    QPointer<network::McpRequest> m_request;
};

//! Asks a server what an argument may be while it is typed (`completion/complete`). Only the last question is answered, and only after the
//! person has paused. Owned by whoever shows the values.
class McpCompletion final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpCompletion)

public:
    //! Milliseconds without a further question.
    static constexpr int pauseMilliseconds = 200;
    //! As many as a server may give (server/utilities/completion).
    static constexpr int mostValues = 100;

    //! What the argument is of.
    enum class Of { Prompt, ResourceTemplate };

    explicit McpCompletion(QObject *parent);

    //! Whether the server completes anything.
    static bool isOffered(const network::McpClient &client) { return client.info().has(u"completions"); }

    //! `what`: the prompt's name, or the URI template. `others`: the arguments that are settled. Takes the place of an earlier question.
    void ask(network::McpClient &client, Of of, const QString &what, const QString &argument, const QString &value,
        const QMap<QString, QString> &others = {});
    void cancel();

Q_SIGNALS:
    //! None where the server knows none, or there was an error, which nobody needs to hear of.
    void completed(const QStringList &values);

private:
    void send();
    void take(const model::JsonText &result);

    QPointer<network::McpClient> m_client;
    model::JsonText m_params;
    QPointer<network::McpRequest> m_request;
    model::Countdown m_pause;
};

} // namespace invocables
