// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/invocationcontext.h"
#include "model/schema/jsonschema.h"
#include "network/mcp/host.h"

#include <QPointer>

namespace invocables {

//! One elicitation of a server's, put to the person as a question of the call in whose course it came, and again where the answer does
//! not fit the server's schema. Owned by that call; when it goes, or whoever waits for the answer, the question is taken back.
class McpElicitationRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpElicitationRun)

public:
    using Done = std::function<void(const network::McpElicitationAnswer &answer)>;

    //! `done` once, unless `waiting` is gone by then.
    McpElicitationRun(network::McpElicitation elicitation, const InvocationContext &context, QObject *waiting, Done done, QObject *call);
    ~McpElicitationRun() override;

private:
    void ask(const QString &remark);
    void answered(const model::Answer &answer);
    void accept(const model::Answer &answer);
    void finish(const network::McpElicitationAnswer &answer);
    QString text() const;

    const network::McpElicitation m_elicitation;
    const InvocationContext m_context;
    const QPointer<QObject> m_waiting;
    Done m_done;
    std::shared_ptr<const model::JsonSchema> m_schema;
    model::JsonText m_values;
};

} // namespace invocables
