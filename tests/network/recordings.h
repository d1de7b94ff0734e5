// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/catalog/dialects.h"
#include "network/providers/conversing/replyreader.h"
#include "tests/network/canisters.h"
#include "tests/support/files.h"

#include <QDir>
#include <QFile>

//! Exchanges recorded at a server of llama.cpp (see tests/data/transcripts/README.md), and what a decoder reads from one.
namespace recordings {

using namespace Qt::StringLiterals;

struct Recording {
    int status = 0;
    //! The response's head as it came, with the blank line.
    QByteArray head;
    QByteArray body;
};

inline QStringList paths(const QString &pattern)
{
    QStringList paths;
    for (const QString &folder : {u"/transcripts"_s, u"/llama"_s}) {
        for (const QFileInfo &file : QDir(support::dataFolder() + folder).entryInfoList({pattern}))
            paths.append(file.filePath());
    }
    return paths;
}

inline Recording recorded(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray all = file.readAll();
    const qsizetype head = all.indexOf("HTTP/1.1 ");
    const qsizetype body = all.indexOf("\r\n\r\n", head) + 4;
    return {all.mid(head + 9, 3).toInt(), all.mid(head, body - head), all.mid(body)};
}

inline Recording named(const QString &name)
{
    const QStringList found = paths(u"llama-%1.txt"_s.arg(name));
    return found.size() == 1 ? recorded(found.first()) : Recording();
}

//! The events of a stream, each with its blank line.
inline QList<QByteArray> eventsOf(const QByteArray &stream)
{
    QList<QByteArray> events;
    for (qsizetype at = 0; at < stream.size();) {
        const qsizetype end = stream.indexOf("\n\n", at);
        events.append(stream.mid(at, end < 0 ? -1 : end + 2 - at));
        at += events.last().size();
    }
    return events;
}

//! The pieces of a body that was recorded with its chunks (RFC 9112, 7.1).
inline QList<QByteArray> chunksOf(const QByteArray &body)
{
    QList<QByteArray> chunks;
    for (qsizetype at = 0; at < body.size();) {
        const qsizetype line = body.indexOf("\r\n", at);
        const qsizetype size = line < 0 ? 0 : body.mid(at, line - at).toLongLong(nullptr, 16);
        if (size == 0)
            break;
        chunks.append(body.mid(line + 2, size));
        at = line + 2 + size + 2;
    }
    return chunks;
}

class Listener final : public network::StreamListener
{
public:
    void deltaArrived(const model::Delta &delta) override { (delta.kind == model::Delta::Kind::Text ? text : thought) += delta.text; }
    void invocationForming(int, const QString &, qint64) override { }

    QString text;
    QString thought;
};

struct Read {
    model::ConverseReply reply;
    std::optional<network::ProviderError> error;
    QString text;
    QString thought;
};

inline Read readPieces(const QString &dialect, const QList<QByteArray> &pieces)
{
    const model::ConverseRequest request = canisters::requestWithTool();
    Listener listener;
    network::ReplyReader reader(network::Dialects::find(dialect)->makeDecoder(request, listener), {});
    for (const QByteArray &piece : pieces)
        reader.feed(piece);
    reader.close();
    const auto error = reader.error();
    return {error ? reader.partial() : reader.reply(), error, listener.text, listener.thought};
}

inline QByteArray sse(const QByteArray &json)
{
    return "data: " + json + "\n\n";
}

} // namespace recordings
