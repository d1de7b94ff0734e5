// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archivereader.h"
#include "model/archives/foreignconversation.h"

#include <QHash>

#include <memory>

namespace model {

//! Reads what MarkdownWriter has written: the messages of a path with their texts, calls and results. Thoughts and pictures are left out.
class MarkdownReader final : public ArchiveReader
{
public:
    explicit MarkdownReader(QIODevice &device)
        : m_device(device)
    {
    }

    static bool recognises(QIODevice &device);

    QString format() const override;
    Result<std::optional<ArchiveRecord>> next() override;
    qint64 line() const override { return m_line; }
    QStringList remarks() const override;

private:
    Result<void> readOn();
    Result<std::optional<QString>> readLine();
    Result<void> readConversation(const QByteArray &json);
    void readMessage(const QByteArray &json);
    Result<void> readWords(const QString &kind, qint64 lines);
    void addMessage();
    void putNodes();
    void endConversation();

    QIODevice &m_device;
    qint64 m_line = 0;
    qsizetype m_bytes = 0;
    bool m_hasEnded = false;
    QList<ArchiveRecord> m_records;
    qsizetype m_given = 0;
    // Of the conversation, and of the message that is being read.
    std::unique_ptr<ForeignConversation> m_conversation;
    //! Until it has a message: what has none would be in no list.
    std::optional<ArchivedConversation> m_begun;
    std::optional<Canister> m_message;
    QString m_call;
    qint64 m_last = 0;
};

} // namespace model
