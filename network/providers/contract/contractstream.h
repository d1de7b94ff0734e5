// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/contract/contractreader.h"

#include <QString>

namespace network {

//! Follows a JSON object character by character while it arrives, for as long as it may be `{"type": "final", "content": "…"}`, and
//! gives out what the answer says as far as it has come. Only a preview: what the reply says is read when it is whole. Part of
//! ContractStream.
class AnswerScanner final
{
public:
    //! Further text; the first character is the opening brace. \return what the answer says in it.
    QString feed(QStringView text);

    //! It may still be an answer or a call of the contract.
    bool isPossible() const { return m_state != State::Foreign; }
    bool isAnswer() const { return m_isAnswer; }
    //! What comes next is of the answer's text.
    bool isSaying() const { return m_state == State::Text && m_isContent; }
    //! The name of the tool, once it is known to be a call; empty before.
    QString tool() const { return m_isCall ? m_name : QString(); }

private:
    enum class State { Begin, Key, AfterKey, Value, Text, Skipped, AfterValue, Over, Foreign };

    void read(QChar character, QString &said);
    void readBetween(QChar character);
    void readText(QChar character, QString &said);
    void readEscape(QChar character, QString &said);
    void readSkipped(QChar character);
    void say(QChar character, QString &said);
    void endText();

    State m_state = State::Begin;
    QString m_key;
    //! The string under way.
    QString m_text;
    QString m_name;
    bool m_isAnswer = false;
    bool m_isCall = false;
    bool m_isContent = false;
    //! Characters of an escape so far, without the backslash; only after one.
    QString m_escape;
    bool m_inEscape = false;
    //! The first half of a character that is not whole yet.
    QChar m_half;
    //! Within a value that is no string.
    int m_depth = 0;
    bool m_inString = false;
};

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
