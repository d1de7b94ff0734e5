// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

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

} // namespace network
