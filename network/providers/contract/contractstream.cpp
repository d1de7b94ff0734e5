// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/contractstream.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::Delta;

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

namespace {

const QString callMark = u"<tool_call>"_s;
const QString batchMark = u"[TOOL_CALLS]"_s;
const QString pythonTag = u"<|python_tag|>"_s;
const QString thoughtMark = u"<think>"_s;
const QString endThoughtMark = u"</think>"_s;
const QString fenceMark = u"```"_s;
// What has not shown by then what it is, such as a mass of blanks, is shown as it is.
constexpr qsizetype longestUndecided = 4096;
constexpr qsizetype longestHeldLine = 256;

bool begins(QStringView text, const QString &mark)
{
    return text.startsWith(mark, Qt::CaseInsensitive);
}

//! The text may still become the mark.
bool mayBecome(QStringView text, const QString &mark)
{
    return text.size() < mark.size() && QStringView(mark).startsWith(text, Qt::CaseInsensitive);
}

QStringView withoutSpace(QStringView text)
{
    const auto begin = std::find_if_not(text.begin(), text.end(), [](QChar character) { return character.isSpace(); });
    return text.sliced(begin - text.begin());
}

} // namespace

QList<Delta> ContractStream::feed(const QString &text)
{
    QList<Delta> deltas;
    switch (m_state) {
    case State::Undecided:
        m_held += text;
        decide(deltas);
        break;
    case State::Thinking:
        m_held += text;
        feedThought(deltas);
        break;
    case State::Object:
        m_held += text;
        feedObject(text, deltas);
        break;
    case State::Prose: feedProse(text, deltas); break;
    case State::Silent: break;
    }
    return deltas;
}

void ContractStream::decide(QList<Delta> &deltas)
{
    const QStringView text = withoutSpace(m_held);
    const State state = text.isEmpty() ? State::Undecided : kindOfBeginning(text);
    if (state != State::Undecided)
        enter(state, deltas);
    else if (m_held.size() > longestUndecided)
        enter(State::Prose, deltas);
}

//! Undecided where more has to be read first.
ContractStream::State ContractStream::kindOfBeginning(QStringView text) const
{
    if (text.front() == u'{')
        return State::Object;
    if (begins(text, thoughtMark))
        return State::Thinking;
    if (begins(text, callMark) || begins(text, batchMark) || begins(text, pythonTag))
        return State::Silent;
    for (const QString &mark : {thoughtMark, callMark, batchMark, pythonTag}) {
        if (mayBecome(text, mark))
            return State::Undecided;
    }
    if (text.front() == u'[')
        return kindOfBracket(text.sliced(1));
    return text.front() == u'`' && m_manner == ContractReader::Manner::Contract ? kindOfFence(text) : State::Prose;
}

//! A list of objects or of calls; else it is a link, or whatever prose begins with.
ContractStream::State ContractStream::kindOfBracket(QStringView text) const
{
    constexpr qsizetype longestName = 128;
    text = withoutSpace(text);
    const auto end = std::find_if_not(
        text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber() || c == u'_' || c == u'-' || c == u'.' || c == u':'; });
    if (end == text.end())
        return text.size() < longestName ? State::Undecided : State::Prose;
    const bool isCall = *end == u'(' && end != text.begin();
    return isCall || text.front() == u'{' ? State::Silent : State::Prose;
}

ContractStream::State ContractStream::kindOfFence(QStringView text) const
{
    constexpr qsizetype longestLanguage = 24;
    if (mayBecome(text, fenceMark))
        return State::Undecided;
    if (!begins(text, fenceMark))
        return text.size() > 1 && text.at(1) == u'{' ? State::Silent : State::Prose;
    const qsizetype line = text.indexOf(u'\n');
    if (line < 0)
        return text.size() < longestLanguage ? State::Undecided : State::Prose;
    const QStringView inside = withoutSpace(text.sliced(line));
    if (inside.isEmpty())
        return State::Undecided;
    return inside.front() == u'{' ? State::Object : inside.front() == u'[' ? State::Silent : State::Prose;
}

void ContractStream::enter(State state, QList<Delta> &deltas)
{
    m_state = state;
    if (state == State::Object) {
        feedObject(QStringView(m_held).sliced(m_held.indexOf(u'{')), deltas);
    } else if (state == State::Thinking) {
        m_held = m_held.sliced(m_held.indexOf(thoughtMark, 0, Qt::CaseInsensitive) + thoughtMark.size());
        feedThought(deltas);
    } else if (state == State::Prose) {
        const QString held = std::exchange(m_held, {});
        feedProse(held, deltas);
    }
}

void ContractStream::feedObject(QStringView text, QList<Delta> &deltas)
{
    const QString said = m_scanner.feed(text);
    const bool isOurs = m_scanner.isPossible() && !(m_manner == ContractReader::Manner::Watching && m_scanner.isAnswer());
    if (!isOurs) {
        // JSON of some other kind is an answer as it stands.
        if (m_said.isEmpty())
            enter(State::Prose, deltas);
        else
            m_state = State::Silent;
    } else if (!said.isEmpty()) {
        say(said, deltas);
    }
}

void ContractStream::feedThought(QList<Delta> &deltas)
{
    const qsizetype end = m_held.indexOf(endThoughtMark, 0, Qt::CaseInsensitive);
    // The end mark may be under way.
    qsizetype shown = end < 0 ? m_held.size() : end;
    for (qsizetype size = std::min(endThoughtMark.size() - 1, m_held.size()); end < 0 && size > 0; --size) {
        if (QStringView(m_held).endsWith(QStringView(endThoughtMark).first(size), Qt::CaseInsensitive)) {
            shown = m_held.size() - size;
            break;
        }
    }
    if (shown > 0)
        deltas.append({Delta::Kind::Thought, m_held.first(shown)});
    m_held.remove(0, end < 0 ? shown : end + endThoughtMark.size());
    if (end < 0)
        return;
    m_state = State::Undecided;
    decide(deltas);
}

void ContractStream::feedProse(QStringView text, QList<Delta> &deltas)
{
    QString shown;
    for (const QChar character : text) {
        if (!m_isAtLineStart) {
            shown += character;
            m_isAtLineStart = character == u'\n';
            continue;
        }
        m_line += character;
        if (character != u'\n' && m_line.size() <= longestHeldLine && holdsLine())
            continue;
        if (m_state == State::Silent)
            break;
        m_isAtLineStart = character == u'\n';
        shown += std::exchange(m_line, {});
    }
    say(shown, deltas);
}

//! Whether the line that has begun may become, or is, the beginning of calls.
bool ContractStream::holdsLine()
{
    const QStringView line = withoutSpace(m_line);
    if (line.isEmpty() || mayBecome(line, fenceMark))
        return true;
    if (line == fenceMark) {
        m_isInFence = !m_isInFence;
        return false;
    }
    if (m_isInFence)
        return false;
    if (begins(line, callMark) || begins(line, batchMark)) {
        m_state = State::Silent;
        return false;
    }
    return mayBecome(line, callMark) || mayBecome(line, batchMark);
}

void ContractStream::say(const QString &text, QList<Delta> &deltas)
{
    if (text.isEmpty())
        return;
    m_said += text;
    deltas.append({Delta::Kind::Text, text});
}

} // namespace network
