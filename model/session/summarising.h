// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/session.h"

namespace model {

//! Whether a model was to go on from where the path ends, and has not. Nobody waits for an answer to a summary.
bool endsUnanswered(const Conversation &conversation);

//! Has a model write a summary of the older half of what a conversation sends, then puts it at the end of the path, pinned, and switches
//! off what it stands for: one edit, which can be undone. Nothing is changed where the conversation has gone on meanwhile. Made by
//! Session::summarise(), which outlives it; belongs to whoever asked.
class Summarising final : public Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Summarising)

public:
    //! What of a path is summed up: whole turns from its beginning. A value.
    struct Span {
        QList<Node> nodes;
        //! Positions, from 1, as people count.
        int first = 0;
        int last = 0;

        //! Of the active ones that nobody has pinned, those that hold half of it; never of the last turn, nor of the system text.
        static Span of(const QList<Node> &path);
        //! For the model to read, in no more tokens than these; what is too long is cut in its middle.
        QString transcript(qint64 tokens) const;
    };

    struct Parts {
        Store &store;
        Conversers &conversers;
        ConversationEdits &edits;
    };

    //! `context`: of the model, in tokens; 0 where it is not known.
    Summarising(const Parts &parts, const Conversation &conversation, const ModelAddress &model, qint64 context, QObject *parent);
    ~Summarising() override;

Q_SIGNALS:
    //! So many messages are not sent any more.
    void succeeded(int messages);

private:
    void abandon() override;
    void read();
    void ask(const QList<Node> &path);
    void keep(const ConverseReply &reply);

    const Parts m_parts;
    const Conversation &m_conversation;
    const ModelAddress m_model;
    const qint64 m_context;
    //! The end of the path that is summed up.
    const qint64 m_head;
    Span m_span;
    QPointer<ConverseJob> m_converse;
};

} // namespace model
