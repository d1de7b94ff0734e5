// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archivewriter.h"
#include "model/store/conversationstore.h"
#include "model/store/database.h"

#include <QHash>
#include <QSet>

#include <functional>

namespace model {

//! What an export has written.
struct ExportedLibrary {
    qint64 conversations = 0;
    qint64 canisters = 0;
    //! Of them, those that cannot be read, or only in part.
    qint64 damaged = 0;
};

//! Gives conversations of the store to a writer, in the order of their identifiers and as they are at one moment, a canister at a time.
//! Used once.
class LibraryExport
{
public:
    struct Scope {
        //! Empty: all of them.
        QList<ConversationId> conversations = {};
        //! Where all are asked for: also those among the deleted.
        bool withDeleted = false;
        //! Where all are asked for: also those of which there is nothing but what has been written and not sent.
        bool withDrafts = false;
        //! What went over the wire goes with them.
        bool withExchanges = false;
    };

    //! `isStopped` is asked again and again.
    LibraryExport(Database &database, Scope scope, std::function<bool()> isStopped = {});

    //! \return a Storage error where a tree is damaged, a Usage error where there is no such conversation, or where it was stopped.
    Result<ExportedLibrary> run(ArchiveWriter &writer);

    //! The conversations that `scope` means, in the order in which they are written.
    static Result<QList<ConversationId>> conversations(Database &database, const Scope &scope);

private:
    struct Segment {
        qint64 row = 0;
        qint64 parent = 0;
        int first = 0;
        int last = 0;
        //! Of its first node.
        qint64 number = 0;
    };

    Result<void> writeConversation(const ConversationId &id);
    Result<void> findSegments(qint64 conversation);
    Result<void> writeTree(const ConversationId &id, qint64 conversation);
    Result<void> writeTurns(const ConversationId &id);
    Result<void> writeSegment(const Segment &segment);
    Result<void> writePath(const ConversationId &id);
    Result<void> writeExchanges(const ConversationId &id);
    Result<void> write(const ArchiveRecord &record);
    Result<void> writeNode(const ArchivedNode &node);
    qint64 numberOf(qint64 row) const;
    qint64 numberAt(qint64 segment, int position) const;

    Database &m_database;
    Scope m_scope;
    std::function<bool()> m_isStopped;
    ArchiveWriter *m_writer = nullptr;
    ExportedLibrary m_exported;
    QSet<QString> m_conversations;
    // Of the conversation that is being written: its segments, what each follows before it, and where each is among them.
    QList<Segment> m_segments;
    QHash<qint64, qsizetype> m_places;
};

} // namespace model
