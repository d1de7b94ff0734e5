// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace network {

//! Tells a model's thoughts from its answer where the server leaves both in one text: `<think>…</think>`, at the very beginning of an
//! answer only, since further on, and in code, it is text like any other. Fed the text as it arrives; pure; used once.
class TaggedThoughts final
{
public:
    struct Piece {
        bool isThought = false;
        QString text;
    };

    //! What is certain by now, in its order. The beginning of a tag is held back until it is known whether it becomes one.
    QList<Piece> feed(const QString &text);
    //! What is held back: of an answer that ends here it is the rest.
    Piece held() const { return {m_state == State::Thinking, m_held}; }
    //! The rest, once the answer has ended.
    Piece finish();
    //! Whatever comes is the answer, as of a server that tells thoughts apart itself.
    void leaveAlone();

private:
    //! Thought: after its end, before the answer's first letter.
    enum class State { Undecided, Thinking, Thought, Answering };

    void decide();
    void readThought(QList<Piece> &pieces);

    State m_state = State::Undecided;
    QString m_held;
};

} // namespace network
