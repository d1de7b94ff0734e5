// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/taggedthoughts.h"

#include <algorithm>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;

namespace {

const QString openingTag = u"<think>"_s;
const QString closingTag = u"</think>"_s;
// A mass of blanks is shown as what it is.
constexpr qsizetype longestHeldBack = 4096;

QString withoutLeadingSpace(const QString &text)
{
    const auto first = std::find_if_not(text.begin(), text.end(), [](QChar character) { return character.isSpace(); });
    return text.mid(first - text.begin());
}

//! Where the thought ends; -1 where it goes on. A tag that is quoted as code is spoken of.
qsizetype endOf(const QString &thought)
{
    qsizetype at = thought.indexOf(closingTag, 0, Qt::CaseInsensitive);
    while (at > 0 && thought.at(at - 1) == u'`')
        at = thought.indexOf(closingTag, at + 1, Qt::CaseInsensitive);
    return at;
}

//! How much of the text's end may become the tag; with the character before it, which may quote it.
qsizetype undecidedEnd(const QString &text)
{
    for (qsizetype length = std::min(text.size(), closingTag.size() - 1); length > 0; --length) {
        if (closingTag.startsWith(QStringView(text).last(length), Qt::CaseInsensitive))
            return std::min(length + 1, text.size());
    }
    return text.endsWith(u'`') ? 1 : 0;
}

} // namespace

QList<TaggedThoughts::Piece> TaggedThoughts::feed(const QString &text)
{
    QList<Piece> pieces;
    m_held += text;
    if (m_state == State::Undecided)
        decide();
    if (m_state == State::Thinking)
        readThought(pieces);
    if (m_state == State::Thought) {
        m_held = withoutLeadingSpace(m_held);
        m_state = m_held.isEmpty() ? State::Thought : State::Answering;
    }
    if (m_state == State::Answering && !m_held.isEmpty())
        pieces.append({false, std::exchange(m_held, {})});
    return pieces;
}

void TaggedThoughts::decide()
{
    const QString text = withoutLeadingSpace(m_held);
    if (text.startsWith(openingTag, Qt::CaseInsensitive)) {
        m_state = State::Thinking;
        m_held = text.mid(openingTag.size());
    } else if (!openingTag.startsWith(text, Qt::CaseInsensitive) || m_held.size() > longestHeldBack) {
        m_state = State::Answering;
    }
}

void TaggedThoughts::readThought(QList<Piece> &pieces)
{
    const qsizetype at = endOf(m_held);
    const qsizetype known = at >= 0 ? at : m_held.size() - undecidedEnd(m_held);
    if (known > 0)
        pieces.append({true, m_held.first(known)});
    m_held.remove(0, at >= 0 ? at + closingTag.size() : known);
    if (at >= 0)
        m_state = State::Thought;
}

TaggedThoughts::Piece TaggedThoughts::finish()
{
    const Piece rest = held();
    m_held.clear();
    return rest;
}

void TaggedThoughts::leaveAlone()
{
    if (m_state == State::Undecided)
        m_state = State::Answering;
}

} // namespace network
