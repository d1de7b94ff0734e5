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
    //! It names these; its tools look into none that is not picked anew.
    QStringList folders = {};

    bool operator==(const ImportedConversation &) const = default;
};

struct ImportedFile {
    QString format;
    QList<ImportedConversation> conversations;
    //! What was left out, in words.
    QStringList remarks;

    bool operator==(const ImportedFile &) const = default;
};

//! Takes the conversations of one file into the store: all of them, or none. Used once for each file: either run(), which does it in one
//! transaction, or step() until it says that the end has come, then finish(). What steps bring carries a mark, by which nobody sees it,
//! until finish() takes it away; what a broken import has left is discarded by its marks. Between two steps others may write.
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

    //! In steps: what looking has found comes first, since the places of nodes are kept free by it.
    void expect(const ImportedFile &looked);
    //! Reads for about so long and writes what has been read. \return whether the end has come; errors as of run().
    Result<bool> step(ArchiveReader &reader, int milliseconds);
    //! What has come is seen from then on.
    Result<ImportedFile> finish(ArchiveReader &reader);
    //! Whether there is something that carries the mark.
    static Result<bool> hasUnfinished(Database &database);
    //! Removes what carries the mark. Not while another imports.
    static Result<void> discardUnfinished(Database &database);

    //! \return an error that names the line where the file cannot be read whole. Not to be called within a transaction.
    Result<ImportedFile> run(ArchiveReader &reader);

private:
    struct Place {
        qint64 segment = 0;
        int position = -1;
    };
    class Digest;

    Result<void> readAll(ArchiveReader &reader);
    Result<bool> readOne(ArchiveReader &reader);
    Result<void> keepPlaces();
    Result<void> giveBackPlaces();
    Result<void> write();
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
    bool m_isInSteps = false;
    //! Then: of each conversation of the file, how many nodes it has.
    QList<qint64> m_expected;
    //! What goes among the deleted in the end.
    QHash<QString, qint64> m_deleted;
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
    //! The row that keeps those before it free; 0 for none.
    qint64 m_keeper = 0;
    //! What has been read of it names nodes, and none is there.
    bool m_hasNoPlaces = false;
    Place m_last;
    // Nodes of forks whose turns have not come yet, and canisters that have come: other forks may show them too.
    QList<std::pair<qint64, TurnId>> m_unjoined;
    QHash<QByteArray, qint64> m_canisters;
    // What has not been added to the search index yet.
    QList<std::pair<qint64, CanisterPointer>> m_unindexed;
    qsizetype m_unindexedSize = 0;
};

} // namespace model
