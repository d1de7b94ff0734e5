// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/contractstream.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::Delta;

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
