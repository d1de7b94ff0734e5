// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archivereader.h"
#include "model/archives/archivewriter.h"

#include <QBuffer>

// Conversations out of the bytes of a file and into them, as the tests of archives look at them.

namespace archives {

using namespace model;
using namespace Qt::StringLiterals;

//! One conversation as a reader gives it.
struct ReadConversation {
    ArchivedConversation info;
    QList<ArchivedNode> nodes;
    qint64 head = -1;
};

struct ReadArchive {
    QString format;
    QList<ReadConversation> conversations;
    QStringList remarks;
    QString error;
    qint64 line = 0;
};

inline ReadArchive readArchive(const QByteArray &bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    ReadArchive archive;
    const auto reader = ArchiveReader::open(buffer);
    if (!reader) {
        archive.error = reader.error().message;
        return archive;
    }
    archive.format = (*reader)->format();
    for (;;) {
        const auto record = (*reader)->next();
        if (!record || !*record) {
            archive.error = record ? QString() : record.error().message;
            archive.line = (*reader)->line();
            archive.remarks = (*reader)->remarks();
            return archive;
        }
        if (const auto *info = std::get_if<ArchivedConversation>(&**record))
            archive.conversations.append(ReadConversation {*info, {}, -1});
        else if (const auto *node = std::get_if<ArchivedNode>(&**record))
            archive.conversations.last().nodes.append(*node);
        else if (const auto *end = std::get_if<ArchivedEnd>(&**record))
            archive.conversations.last().head = end->head;
    }
}

//! Role and text of each node, with the node that it follows: `1<0 user: Hello`.
inline QStringList outline(const ReadConversation &conversation)
{
    QStringList lines;
    for (const ArchivedNode &node : conversation.nodes) {
        const Canister &canister = *node.canister;
        QString text = canister.text();
        if (canister.invocation)
            text = canister.invocation->name + u' ' + QString::fromUtf8(canister.invocation->arguments);
        if (canister.result)
            text = (canister.result->error ? u"error "_s : QString()) + canister.result->invocation + u": "_s + text;
        lines += u"%1<%2 %3: %4"_s.arg(node.number).arg(node.parent).arg(toWire(canister.role), text);
    }
    return lines;
}

template <typename Writer, typename... More>
QByteArray writeArchive(const QList<ReadConversation> &conversations, More... more)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    Writer writer(buffer, more...);
    for (const ReadConversation &conversation : conversations) {
        if (!writer.write(conversation.info))
            return {};
        for (const ArchivedNode &node : conversation.nodes) {
            if (!writer.write(node))
                return {};
        }
        if (!writer.write(ArchivedEnd {conversation.head}))
            return {};
    }
    return writer.finish() ? buffer.data() : QByteArray();
}

inline CanisterPointer said(Role role, const QString &text)
{
    Canister canister;
    canister.role = role;
    canister.contents = {TextContent {text}};
    return share(std::move(canister));
}

} // namespace archives
