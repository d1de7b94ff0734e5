// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archivereader.h"
#include "model/store/database.h"

#include <QCryptographicHash>
#include <QHash>

#include <functional>

namespace model {

//! What has become, or would become, of one conversation of a file.
struct ImportedConversation {
    enum class Outcome {
        Imported,
        //! It is there already, as it is in the file.
        SkippedSame,
        //! One with this identifier is there, and is another: it stays as it is.
        SkippedOther,
    };
    ConversationId id = {};
    QString title = {};
    qint64 canisters = 0;
    Outcome outcome = Outcome::Imported;
    //! The one that is there is among the deleted.
    bool isDeleted = false;
    //! Its tools may look into these when it goes on.
    QStringList folders = {};
};

struct ImportedFile {
    QString format;
    QList<ImportedConversation> conversations;
    //! What was left out, in words.
    QStringList remarks;
};

//! Takes the conversations of one file into the store: all of them in one transaction, or none. Used once for each file.
class LibraryImport
{
public:
    struct Choices {
        //! Only says what would come.
        bool onlyLook = false;
        //! Conversations that are there come again, under new identifiers.
        bool again = false;
    };

    //! `isStopped` is asked again and again.
    LibraryImport(Database &database, Choices choices, std::function<bool()> isStopped = {});
    ~LibraryImport();

    //! \return an error that names the line where the file cannot be read whole. Not to be called within a transaction.
    Result<ImportedFile> run(ArchiveReader &reader);

private:
    struct Place {
        qint64 segment = 0;
        int position = -1;
    };
    class Digest;

    Result<void> readAll(ArchiveReader &reader);
    Result<void> take(ArchivedConversation conversation);
    Result<void> take(const ArchivedTurn &turn);
    Result<void> take(const ArchivedStaged &staged);
    Result<void> take(const ArchivedNode &node);
    Result<void> take(const Exchange &exchange);
    Result<void> take(const ArchivedEnd &end);
    Result<void> begin(const ArchivedConversation &conversation);
    Result<void> endSkipped();
    Result<Place> placeOf(qint64 number) const;
    Result<void> enterSegment(const Place &parent);
    Result<void> storeSegment();
    Result<qint64> addCanister(const CanisterPointer &canister);
    Result<void> addToIndex();
    Result<qint64> turnRow(const TurnId &turn, qint64 node);
    Result<void> joinTurns();
    bool isWriting() const { return !m_choices.onlyLook && !m_isSkipping; }
    qint64 rowOf(qint64 number) const { return number == 0 ? 0 : m_base + number; }
    QString renewed(const QString &id) const;

    Database &m_database;
    const Choices m_choices;
    const std::function<bool()> m_isStopped;
    ImportedFile m_file;
    //! By the identifiers of those that this file has brought.
    QHash<QString, QByteArray> m_digests;
    // Of the conversation that is being read.
    std::unique_ptr<Digest> m_digest;
    bool m_isSkipping = false;
    ConversationId m_id;
    //! Its new identifier, which others are made of; empty where they are those of the file.
    QString m_renewal;
    qint64 m_conversation = 0;
    TurnId m_turn;
    int m_staged = 0;
    //! The row of a node is this and its number.
    qint64 m_base = 0;
    qint64 m_nodes = 0;
    Place m_last;
    // Nodes of forks whose turns have not come yet, and canisters that have come: other forks may show them too.
    QList<std::pair<qint64, TurnId>> m_unjoined;
    QHash<QByteArray, qint64> m_canisters;
    // What has not been added to the search index yet.
    QList<std::pair<qint64, CanisterPointer>> m_unindexed;
    qsizetype m_unindexedSize = 0;
};

} // namespace model
