// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "model/session/session.h"

namespace model {

//! The title that a conversation has by itself: the first line of its first message.
QString titleByRule(const QString &firstText);

//! Has a model write a title for a conversation, from its first message and what was answered. Changes nothing. The conversation outlives
//! it; belongs to whoever asked.
class Titling final : public Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Titling)

public:
    Titling(Store &store, Conversers &conversers, const Conversation &conversation, const ModelAddress &model, QObject *parent);
    ~Titling() override;

    //! What a model wrote, as a title: its first line, without the signs that it likes to put around one; empty where there is none.
    static QString cleaned(const QString &written);

Q_SIGNALS:
    //! `byRule`: what the conversation is called where nobody has called it otherwise.
    void succeeded(const QString &title, const QString &byRule);

private:
    void abandon() override;
    void read();
    void ask(const QList<Node> &beginning);

    Store &m_store;
    Conversers &m_conversers;
    const Conversation &m_conversation;
    const ModelAddress m_model;
    QPointer<ConverseJob> m_converse;
};

} // namespace model
