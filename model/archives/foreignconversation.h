// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archive.h"

#include <QHash>
#include <QJsonValue>
#include <QSet>

namespace model {

//! Makes nodes of what another program has written: numbers them, names them so that the same file gives the same again, and sees to it
//! that calls and results belong together, without which a conversation could not go on. A value of its reader.
class ForeignConversation
{
public:
    //! `source` and `id` name it in the other program, such as `chatgpt` and a UUID.
    ForeignConversation(const QString &source, const QString &id);

    const ConversationId &id() const { return m_id; }
    //! When what has no time of its own was written.
    void setTime(const QDateTime &time) { m_time = time; }
    const QDateTime &time() const { return m_time; }

    //! Appends below `parent` (0: at the beginning). Calls that are still open on the way there get a result that says so. \return the
    //! number of its node.
    qint64 add(qint64 parent, Canister canister);
    qint64 addText(qint64 parent, Role role, const QString &text);
    qint64 addCall(qint64 parent, const QString &call, const QString &name, const QByteArray &arguments);
    //! Of a call that nobody made it becomes a document. Where the format knows no more of an error, its contents are what it says.
    qint64 addResult(qint64 parent, const QString &call, Contents contents, bool isError);
    qint64 addResult(qint64 parent, const QString &call, Contents contents, const std::optional<Error> &error);
    //! Where something else may follow: after the last node on the way to this one that leaves no call open.
    qint64 settled(qint64 number) const { return m_settled.value(number, number); }
    //! Gives a result to what is open at this node. \return where it goes on.
    qint64 close(qint64 number);

    //! What has been added since this was asked before.
    QList<ArchivedNode> takeNodes() { return std::exchange(m_nodes, {}); }
    qint64 count() const { return m_count; }

    //! The first line of what a person has written first, for a title.
    const QString &title() const { return m_title; }

private:
    qint64 append(qint64 parent, Canister canister);

    ConversationId m_id;
    QDateTime m_time = QDateTime::fromSecsSinceEpoch(0, Qt::UTC);
    QString m_title;
    QList<ArchivedNode> m_nodes;
    qint64 m_count = 0;
    //! Calls that have no result yet, by the node at which they are open; and where the way to such a node was without any.
    QHash<qint64, QStringList> m_open;
    QHash<qint64, qint64> m_settled;
};

//! A time in seconds since 1970, or as ISO 8601 has it; else nothing.
QDateTime foreignTime(const QJsonValue &value);
//! The text of a string, or of the parts of a list that have one.
QString foreignText(const QJsonValue &value);
//! A picture as an address with its data in it (`data:image/png;base64,…`), or as a block of Anthropic's; else nothing.
std::optional<ImageContent> foreignPicture(const QString &address);
std::optional<ImageContent> foreignPicture(const QString &mimeType, const QString &base64);

} // namespace model
