// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "network/mcp/client.h"

#include <QMap>

namespace invocables {

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
