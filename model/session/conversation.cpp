// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/conversation.h"

#include "model/basics/logging.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"

namespace model {

namespace {
constexpr int keptNodes = 4096;

//! The first position at which two paths part.
int commonLength(const Path &one, const Path &other)
{
    int common = 0;
    for (qsizetype index = 0; index < std::min(one.size(), other.size()); ++index) {
        const PathSegment &left = one.at(index);
        const PathSegment &right = other.at(index);
        if (left.segment != right.segment || left.first != right.first)
            break;
        common = std::min(left.last, right.last) + 1;
        if (left.last != right.last)
            break;
    }
    return common;
}
} // namespace

Conversation::Conversation(Store &store, ConversationId id, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_id(std::move(id))
    , m_nodes(keptNodes)
{
    refresh();
}

Conversation::~Conversation() = default;

const Node *Conversation::nodeAt(int position) const
{
    if (position < 0 || position >= length())
        return nullptr;
    if (!m_nodes.contains(position))
        readAround(position);
    return m_nodes.object(position);
}

void Conversation::readAround(int position) const
{
    const int first = position - position % chunk;
    const auto nodes = ConversationStore(m_store.reader()).nodes(m_path, first, chunk);
    m_store.lookForDamage();
    if (!nodes) {
        qCWarning(lcStore) << "cannot read nodes:" << nodes.error().detail;
        return;
    }
    for (const Node &node : *nodes)
        m_nodes.insert(node.position, new Node(node));
}

qint64 Conversation::head() const
{
    const Node *last = nodeAt(length() - 1);
    return last ? last->row : 0;
}

void Conversation::setTitle(const QString &title)
{
    if (title == m_title)
        return;
    m_title = title;
    Q_EMIT titleChanged(title);
}

void Conversation::follow(const Path &path)
{
    const int common = commonLength(m_path, path);
    const int before = length();
    const int after = lengthOf(path);
    if (common == before && after > before) {
        Q_EMIT aboutToAppend(before, after - 1);
        m_path = path;
        // The node that was last may have got its first sibling's count read too early; read it again.
        forgetNode(before - 1);
        Q_EMIT appended();
    } else if (common < before || after != before) {
        Q_EMIT aboutToReplace(common, before - 1, after - common);
        m_path = path;
        m_nodes.clear();
        Q_EMIT replaced();
    }
}

void Conversation::refresh()
{
    const ConversationStore store(m_store.reader());
    const auto info = store.find(m_id);
    if (!info)
        return;
    setTitle(info->title);
    const auto path = store.path(m_id);
    m_store.lookForDamage();
    m_failure = path ? std::nullopt : std::optional(path.error());
    if (path)
        follow(*path);
}

void Conversation::forgetNode(int position)
{
    m_nodes.remove(position);
    Q_EMIT nodeChanged(position);
}

} // namespace model
