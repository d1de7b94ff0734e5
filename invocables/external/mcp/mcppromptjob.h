// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "model/conversation/canister.h"
#include "network/mcp/client.h"

#include <QMap>

namespace invocables {

//! Has a server fill in one of its prompts (`prompts/get`): canisters of a user and an assistant; a resource within a user's
//! message is a document before it. Fails as McpRequest does, and with Execution where the prompt says nothing.
class McpPromptJob final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpPromptJob)

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

} // namespace invocables
