// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/answerscanner.h"

#include <QStringList>

#include <utility>

namespace network {

using namespace Qt::StringLiterals;

namespace {

// A name is never longer; what goes on is no use of the contract.
constexpr qsizetype longestToolName = 256;

bool isMarkSpace(QChar character)
{
    return character == u' ' || character == u'\n' || character == u'\r' || character == u'\t';
}

//! What the first member of a call or an answer may be called.
bool mayBegin(const QString &key)
{
    static const QStringList known {u"type"_s, u"name"_s, u"function_name"_s, u"tool_name"_s, u"tool"_s, u"function"_s, u"arguments"_s,
        u"parameters"_s, u"params"_s, u"args"_s, u"input"_s, u"id"_s, u"index"_s, u"call_id"_s, u"role"_s, u"content"_s, u"message"_s,
        u"text"_s, u"tool_calls"_s, u"function_call"_s, u"tool_call"_s};
    return known.contains(key);
}

} // namespace

QString AnswerScanner::feed(QStringView text)
{
    QString said;
    for (const QChar character : text)
        read(character, said);
    return said;
}

void AnswerScanner::read(QChar character, QString &said)
{
    switch (m_state) {
    case State::Begin: m_state = character == u'{' ? State::AfterValue : State::Foreign; break;
    case State::Key:
    case State::Text: readText(character, said); break;
    case State::AfterKey:
    case State::Value:
    case State::AfterValue: readBetween(character); break;
    case State::Skipped: readSkipped(character); break;
    default: break;
    }
}

void AnswerScanner::readBetween(QChar character)
{
    if (isMarkSpace(character))
        return;
    if (m_state == State::AfterKey) {
        m_state = character == u':' ? State::Value : m_isAnswer || m_isCall ? State::Over : State::Foreign;
    } else if (m_state == State::AfterValue) {
        if (character == u'"')
            m_state = State::Key;
        else if (character == u'}')
            m_state = State::Over;
        else if (character != u',')
            // Keys in other quotes, or in none: put right when the whole is there.
            m_state = State::Over;
    } else if (character == u'"') {
        m_isContent = m_isAnswer && (m_key == u"content" || m_key == u"message" || m_key == u"text");
        m_state = State::Text;
    } else {
        m_depth = 0;
        m_state = State::Skipped;
        readSkipped(character);
    }
}

void AnswerScanner::readText(QChar character, QString &said)
{
    if (m_inEscape)
        readEscape(character, said);
    else if (character == u'\\')
        m_inEscape = true;
    else if (character == u'"')
        endText();
    else
        say(character, said);
}

void AnswerScanner::readEscape(QChar character, QString &said)
{
    m_escape += character;
    if (m_escape.startsWith(u'u') && m_escape.size() < 5)
        return;
    m_inEscape = false;
    const QString escape = std::exchange(m_escape, {});
    if (escape.startsWith(u'u'))
        return say(QChar(escape.mid(1).toUShort(nullptr, 16)), said);
    switch (character.unicode()) {
    case u'n': return say(u'\n', said);
    case u't': return say(u'\t', said);
    case u'r': return say(u'\r', said);
    case u'b': return say(u'\b', said);
    case u'f': return say(u'\f', said);
    default: return say(character, said);
    }
}

void AnswerScanner::say(QChar character, QString &said)
{
    if (m_state != State::Text || !m_isContent) {
        m_text += character;
        if (m_state == State::Key && m_text.size() > longestToolName)
            m_state = State::Foreign;
        return;
    }
    if (character.isHighSurrogate()) {
        m_half = character;
        return;
    }
    if (!m_half.isNull())
        said += std::exchange(m_half, QChar());
    said += character;
}

void AnswerScanner::endText()
{
    const QString text = std::exchange(m_text, {});
    if (m_state == State::Key) {
        const bool isFirst = m_key.isNull();
        m_key = text;
        m_state = isFirst && !mayBegin(text) ? State::Foreign : State::AfterKey;
        return;
    }
    m_state = State::AfterValue;
    if (m_isContent) {
        // Once is enough; what comes after it is no preview's business.
        m_state = State::Over;
    } else if (m_key == u"type") {
        m_isAnswer = text == u"final";
        m_isCall = text == u"tool_call" || text == u"function_call" || text == u"tool_use" || text == u"function";
    } else if (m_key == u"name" && text.size() <= longestToolName) {
        m_name = text;
    }
}

void AnswerScanner::readSkipped(QChar character)
{
    if (m_inString) {
        if (m_inEscape)
            m_inEscape = false;
        else if (character == u'\\')
            m_inEscape = true;
        else if (character == u'"')
            m_inString = false;
        return;
    }
    if (character == u'"') {
        m_inString = true;
    } else if (character == u'{' || character == u'[') {
        ++m_depth;
    } else if (m_depth > 0 && (character == u'}' || character == u']')) {
        if (--m_depth == 0)
            m_state = State::AfterValue;
    } else if (m_depth == 0 && character == u',') {
        m_state = State::AfterValue;
    } else if (m_depth == 0 && character == u'}') {
        m_state = State::Over;
    }
}

} // namespace network
