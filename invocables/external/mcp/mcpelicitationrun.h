// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonschema.h"
#include "model/session/questions.h"
#include "network/mcp/host.h"

#include <QPointer>

namespace invocables {

class McpCallJob;

//! One elicitation of a server's, put to the person as a question of the call in whose course it came, and again where the answer does
//! not fit the server's schema. Where it may have come in the course of several, it is asked in the conversation of each, as the server's,
//! and the first answer counts. Taken back when the last of these calls has ended, or whoever waits for the answer.
class McpElicitationRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpElicitationRun)

public:
    using Done = std::function<void(const network::McpElicitationAnswer &answer)>;

    //! `done` once, unless `waiting` is gone by then.
    McpElicitationRun(network::McpElicitation elicitation, const QList<McpCallJob *> &calls, QObject *waiting, Done done, QObject *parent);
    ~McpElicitationRun() override;

private:
    void follow(McpCallJob *call);
    void leaveEndedCalls();
    void ask(const QString &remark);
    QList<model::Question *> raise(const model::Question::Subject &subject);
    void answered(const model::Answer &answer);
    void accept(const model::Answer &answer);
    void finish(const network::McpElicitationAnswer &answer);
    QString text() const;

    const network::McpElicitation m_elicitation;
    QList<QPointer<McpCallJob>> m_calls;
    const bool m_isOfOne;
    const QPointer<QObject> m_waiting;
    Done m_done;
    std::shared_ptr<const model::JsonSchema> m_schema;
    model::JsonText m_values;
};

} // namespace invocables
