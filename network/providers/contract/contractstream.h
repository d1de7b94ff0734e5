// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/contract/answerscanner.h"
#include "network/providers/contract/contractreader.h"

namespace network {

//! Decides what of a reply is shown while it arrives: prose and the text of an answer at once, what may become a call not before the
//! reply is whole. Part of a ContractDecoder.
class ContractStream final
{
public:
    explicit ContractStream(ContractReader::Manner manner)
        : m_manner(manner)
    {
    }

    //! \return what is to be shown of it, in order.
    QList<model::Delta> feed(const QString &text);
    //! All text that was to be shown so far.
    const QString &said() const { return m_said; }
    //! The tool whose call is being written, as the model names it; empty where that is not known.
    QString tool() const { return m_state == State::Object ? m_scanner.tool() : QString(); }

private:
    enum class State { Undecided, Thinking, Object, Silent, Prose };

    void decide(QList<model::Delta> &deltas);
    State kindOfBeginning(QStringView text) const;
    State kindOfBracket(QStringView text) const;
    State kindOfFence(QStringView text) const;
    void enter(State state, QList<model::Delta> &deltas);
    void feedObject(QStringView text, QList<model::Delta> &deltas);
    void feedThought(QList<model::Delta> &deltas);
    void feedProse(QStringView text, QList<model::Delta> &deltas);
    bool holdsLine();
    void say(const QString &text, QList<model::Delta> &deltas);

    const ContractReader::Manner m_manner;
    State m_state = State::Undecided;
    //! What has not been decided upon, or shown.
    QString m_held;
    AnswerScanner m_scanner;
    QString m_said;
    // Of prose: the beginning of a line that may become a mark, and whether code is being quoted.
    QString m_line;
    bool m_isAtLineStart = true;
    bool m_isInFence = false;
};

} // namespace network
