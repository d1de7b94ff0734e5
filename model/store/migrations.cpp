// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/migrations.h"

#include "model/store/canisterstore.h"
#include "model/store/exchangestore.h"
#include "model/store/seals.h"
#include "model/store/searchindex.h"
#include "model/store/searchparts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStringList>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Contents by their SHA-256, cut into pieces that contents share. `recipe` lists the rows of the pieces; `uses` counts in how many
//! places of recipes a piece is. The bytes are apart, so that counting does not write them again.
QStringList contentTables()
{
    return {
        uR"(CREATE TABLE content (row INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE, size INTEGER NOT NULL, recipe BLOB NOT NULL)
            STRICT)"_s,
        uR"(CREATE TABLE piece (row INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE, uses INTEGER NOT NULL, stored INTEGER NOT NULL)
            STRICT)"_s,
        // form: 0 as it is, 1 compressed.
        uR"(CREATE TABLE piece_data (piece INTEGER PRIMARY KEY REFERENCES piece ON DELETE CASCADE, form INTEGER NOT NULL,
            data BLOB NOT NULL) STRICT)"_s,
    };
}

//! A canister is kept once, however many nodes show it. `parts` counts what of its JSON is kept as contents.
QStringList canisterTables()
{
    return {
        uR"(CREATE TABLE canister (row INTEGER PRIMARY KEY, parts INTEGER NOT NULL, json BLOB NOT NULL) STRICT)"_s,
        uR"(CREATE TABLE canister_content (canister INTEGER NOT NULL REFERENCES canister ON DELETE CASCADE,
            content INTEGER NOT NULL REFERENCES content, PRIMARY KEY (canister, content)) STRICT, WITHOUT ROWID)"_s,
        uR"(CREATE INDEX canister_content_content ON canister_content (content))"_s,
    };
}

//! The tree: a segment is a run of nodes, each the child of the one before it. Its first node is a child of the node at position
//! `first - 1` of the segment `parent`. Times are milliseconds since 1970.
QStringList treeTables()
{
    return {
        uR"(CREATE TABLE conversation (row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, title TEXT NOT NULL, settings BLOB NOT NULL,
            created INTEGER NOT NULL, changed INTEGER NOT NULL, head INTEGER NOT NULL DEFAULT 0, deleted INTEGER NOT NULL DEFAULT 0)
            STRICT)"_s,
        uR"(CREATE INDEX conversation_changed ON conversation (deleted, changed))"_s,
        uR"(CREATE TABLE segment (row INTEGER PRIMARY KEY, conversation INTEGER NOT NULL REFERENCES conversation,
            parent INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL) STRICT)"_s,
        uR"(CREATE INDEX segment_conversation ON segment (conversation))"_s,
        uR"(CREATE INDEX segment_parent ON segment (parent, first))"_s,
        uR"(CREATE TABLE node (row INTEGER PRIMARY KEY, conversation INTEGER NOT NULL REFERENCES conversation,
            segment INTEGER NOT NULL REFERENCES segment, position INTEGER NOT NULL, parent INTEGER NOT NULL,
            canister INTEGER NOT NULL REFERENCES canister, turn INTEGER NOT NULL DEFAULT 0, active INTEGER NOT NULL DEFAULT 1,
            pinned INTEGER NOT NULL DEFAULT 0) STRICT)"_s,
        uR"(CREATE UNIQUE INDEX node_position ON node (segment, position))"_s,
        uR"(CREATE INDEX node_parent ON node (conversation, parent))"_s,
        uR"(CREATE INDEX node_canister ON node (canister))"_s,
    };
}

//! Turns with the journal of what they have staged; and the turns that were rolled back.
QStringList turnTables()
{
    return {
        uR"(CREATE TABLE turn (row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
            conversation INTEGER NOT NULL REFERENCES conversation, base INTEGER NOT NULL, state TEXT NOT NULL,
            started INTEGER NOT NULL, error BLOB NOT NULL, ran BLOB NOT NULL, dismissed INTEGER NOT NULL DEFAULT 0) STRICT)"_s,
        uR"(CREATE INDEX turn_conversation ON turn (conversation, state))"_s,
        uR"(CREATE INDEX turn_state ON turn (state))"_s,
        uR"(CREATE TABLE staged (turn INTEGER NOT NULL REFERENCES turn ON DELETE CASCADE, ordinal INTEGER NOT NULL,
            canister INTEGER NOT NULL REFERENCES canister, PRIMARY KEY (turn, ordinal)) STRICT, WITHOUT ROWID)"_s,
        uR"(CREATE INDEX staged_canister ON staged (canister))"_s,
        // text: UTF-16, since a delta may end between the two halves of a character.
        uR"(CREATE TABLE staged_delta (row INTEGER PRIMARY KEY, turn INTEGER NOT NULL REFERENCES turn ON DELETE CASCADE,
            ordinal INTEGER NOT NULL, thought INTEGER NOT NULL, text BLOB NOT NULL) STRICT)"_s,
        uR"(CREATE INDEX staged_delta_turn ON staged_delta (turn, ordinal))"_s,
    };
}

//! Conversation and turn by their identifiers: an exchange may come before either is in the store.
QStringList exchangeTables()
{
    return {
        uR"(CREATE TABLE exchange (row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, conversation TEXT NOT NULL, turn TEXT NOT NULL,
            round INTEGER NOT NULL, invocation TEXT NOT NULL, purpose TEXT NOT NULL, attempt INTEGER NOT NULL,
            started INTEGER NOT NULL, method BLOB NOT NULL, url TEXT NOT NULL, request_headers BLOB NOT NULL,
            request_body INTEGER REFERENCES content, state TEXT NOT NULL, status INTEGER NOT NULL DEFAULT 0,
            response_headers BLOB NOT NULL DEFAULT x'', response_body INTEGER REFERENCES content,
            arrivals BLOB NOT NULL DEFAULT x'', head_milliseconds REAL NOT NULL DEFAULT 0, total_milliseconds REAL NOT NULL DEFAULT 0,
            error TEXT NOT NULL DEFAULT '') STRICT)"_s,
        uR"(CREATE INDEX exchange_conversation ON exchange (conversation))"_s,
        uR"(CREATE INDEX exchange_turn ON exchange (turn))"_s,
        uR"(CREATE INDEX exchange_started ON exchange (started))"_s,
        uR"(CREATE INDEX exchange_request ON exchange (request_body))"_s,
        uR"(CREATE INDEX exchange_response ON exchange (response_body))"_s,
    };
}

//! Labels of conversations; full-text search. The index is made of parts (SearchParts), one FTS5 table each. It keeps no text of
//! its own; its rows are those of `canister`, where `indexed` says whether there is one. `removed`: the part still has, in its
//! pages, words that were taken out of it.
QStringList labelsAndSearch()
{
    return {
        uR"(ALTER TABLE canister ADD COLUMN indexed INTEGER NOT NULL DEFAULT 0)"_s,
        uR"(CREATE TABLE label (conversation INTEGER NOT NULL REFERENCES conversation, ordinal INTEGER NOT NULL, name TEXT NOT NULL,
            PRIMARY KEY (conversation, ordinal)) STRICT, WITHOUT ROWID)"_s,
        uR"(CREATE TABLE search_part (part INTEGER PRIMARY KEY, removed INTEGER NOT NULL DEFAULT 0) STRICT)"_s,
    };
}

//! `superseded`: the row of the node whose result supersedes this one; 0 for none.
QStringList superseding()
{
    return {uR"(ALTER TABLE node ADD COLUMN superseded INTEGER NOT NULL DEFAULT 0)"_s};
}

//! `sum`: the check sum of what stands in the row (CanisterStore::sumOf).
QStringList checkSums()
{
    return QStringList {uR"(ALTER TABLE canister ADD COLUMN sum BLOB NOT NULL DEFAULT x'')"_s} + seals::steps();
}
//! `deleted`: a canister is shown and sent no more, and can be brought back.
QStringList deletedNodes()
{
    return {uR"(ALTER TABLE node ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0)"_s};
}

//! `in_group`: the group that a person put it into, '' for none. `archived`: it is not in the list, but found.
QStringList groups()
{
    return {
        uR"(ALTER TABLE conversation ADD COLUMN in_group TEXT NOT NULL DEFAULT '')"_s,
        uR"(ALTER TABLE conversation ADD COLUMN archived INTEGER NOT NULL DEFAULT 0)"_s,
        uR"(CREATE INDEX conversation_listed ON conversation (deleted, archived, in_group, changed))"_s,
    };
}

//! Sums over the calls of tools (kind 0) and models (1), by day (a Julian day), name and what is summed; and each conversation's share.
QStringList figures()
{
    return {
        uR"(CREATE TABLE figure (day INTEGER NOT NULL, kind INTEGER NOT NULL, name TEXT NOT NULL, measure TEXT NOT NULL,
            value INTEGER NOT NULL, PRIMARY KEY (kind, day, name, measure)) STRICT, WITHOUT ROWID)"_s,
        uR"(CREATE TABLE figure_share (conversation INTEGER NOT NULL REFERENCES conversation, day INTEGER NOT NULL, kind INTEGER NOT NULL,
            name TEXT NOT NULL, measure TEXT NOT NULL, value INTEGER NOT NULL,
            PRIMARY KEY (conversation, kind, day, name, measure)) STRICT, WITHOUT ROWID)"_s,
    };
}

//! What files were before the calls of a turn wrote them (see CheckpointStore), and after: nulls where that is not known. Conversation and
//! turn by their identifiers, as with exchanges. `size`: of the content, where this is what keeps it.
QStringList checkpoints()
{
    return {
        uR"(CREATE TABLE checkpoint (row INTEGER PRIMARY KEY, turn TEXT NOT NULL, conversation TEXT NOT NULL, invocation TEXT NOT NULL,
            folder TEXT NOT NULL, path TEXT NOT NULL, existed INTEGER NOT NULL, mode INTEGER NOT NULL, digest BLOB NOT NULL,
            missing_folders INTEGER NOT NULL, uncovered TEXT NOT NULL, content INTEGER REFERENCES content, size INTEGER NOT NULL,
            after_existed INTEGER, after_mode INTEGER, after_digest BLOB, kept INTEGER NOT NULL) STRICT)"_s,
        uR"(CREATE INDEX checkpoint_turn ON checkpoint (turn))"_s,
        uR"(CREATE INDEX checkpoint_conversation ON checkpoint (conversation))"_s,
        uR"(CREATE INDEX checkpoint_content ON checkpoint (content))"_s,
        uR"(CREATE INDEX checkpoint_kept ON checkpoint (kept))"_s,
    };
}

//! What lists of exchanges show and are filtered by, apart from what is read of one at a time, so that a look at very many is one at
//! little. `alike`: the row of the request before it that it begins like, up to `departs`; a null: all of it. The milestones stay with
//! the exchange.
QStringList exchangeFacts()
{
    return {
        uR"(CREATE TABLE exchange_fact (row INTEGER PRIMARY KEY REFERENCES exchange ON DELETE CASCADE, conversation TEXT NOT NULL,
            kind TEXT NOT NULL, place TEXT NOT NULL, provider TEXT NOT NULL DEFAULT '', model TEXT NOT NULL DEFAULT '',
            tool TEXT NOT NULL DEFAULT '', state TEXT NOT NULL, status INTEGER NOT NULL DEFAULT 0,
            milliseconds REAL NOT NULL DEFAULT 0, sent INTEGER NOT NULL DEFAULT 0, received INTEGER NOT NULL DEFAULT 0,
            input INTEGER NOT NULL DEFAULT 0, output INTEGER NOT NULL DEFAULT 0, cache_read INTEGER NOT NULL DEFAULT 0,
            cache_write INTEGER NOT NULL DEFAULT 0, cost REAL, currency TEXT NOT NULL DEFAULT '', alike INTEGER NOT NULL DEFAULT 0,
            departs INTEGER, pinned INTEGER NOT NULL DEFAULT 0) STRICT)"_s,
        uR"(CREATE INDEX exchange_fact_conversation ON exchange_fact (conversation))"_s,
        uR"(CREATE INDEX exchange_fact_pinned ON exchange_fact (pinned) WHERE pinned=1)"_s,
        uR"(ALTER TABLE exchange ADD COLUMN connecting REAL NOT NULL DEFAULT -1)"_s,
        uR"(ALTER TABLE exchange ADD COLUMN encrypted REAL NOT NULL DEFAULT -1)"_s,
        uR"(ALTER TABLE exchange ADD COLUMN sent REAL NOT NULL DEFAULT -1)"_s,
    };
}

//! What lists of exchanges are filtered by, where few of very many fit.
QStringList exchangeFilters()
{
    return {
        uR"(CREATE INDEX exchange_fact_state ON exchange_fact (state))"_s,
        uR"(CREATE INDEX exchange_fact_status ON exchange_fact (status))"_s,
        uR"(CREATE INDEX exchange_fact_milliseconds ON exchange_fact (milliseconds))"_s,
        uR"(CREATE INDEX exchange_fact_size ON exchange_fact (sent+received))"_s,
        uR"(CREATE INDEX exchange_fact_cost ON exchange_fact (coalesce(cost, 0)))"_s,
    };
}

//! Full-text search of titles, which stand in `conversation` alone. Triggers keep it in step, whoever writes them.
QStringList titleSearch()
{
    const QString add = u"INSERT INTO search_title (rowid, title) VALUES (NEW.row, NEW.title);"_s;
    const QString takeOut = u"INSERT INTO search_title (search_title, rowid, title) VALUES ('delete', OLD.row, OLD.title);"_s;
    return {
        uR"(CREATE VIRTUAL TABLE IF NOT EXISTS search_title USING fts5 (title, content='conversation', content_rowid='row', columnsize=0,
            prefix='1 2 3 4 5 6 7 8 9', tokenize='unicode61 remove_diacritics 2'))"_s,
        u"CREATE TRIGGER IF NOT EXISTS conversation_titled AFTER INSERT ON conversation BEGIN %1 END"_s.arg(add),
        uR"(CREATE TRIGGER IF NOT EXISTS conversation_retitled AFTER UPDATE OF title ON conversation WHEN OLD.title<>NEW.title
            BEGIN %1 %2 END)"_s.arg(takeOut, add),
        u"CREATE TRIGGER IF NOT EXISTS conversation_untitled AFTER DELETE ON conversation BEGIN %1 END"_s.arg(takeOut),
        u"INSERT INTO search_title (search_title) VALUES ('rebuild')"_s,
    };
}

//! Whoever writes a file waits for each page that keeping it writes. What goes by time, once a day, goes by a walk over all; how much there
//! is of them is summed up at each keeping, by an index alone.
QStringList fewerCheckpointIndexes()
{
    return {
        uR"(DROP INDEX IF EXISTS checkpoint_kept)"_s,
        uR"(DROP INDEX IF EXISTS checkpoint_content)"_s,
        uR"(CREATE INDEX checkpoint_content ON checkpoint (content, size))"_s,
    };
}

//! The statements that bring the schema from version `from` to the next. A step that has been released is never changed: the
//! schema of today is the sum of the steps, for new files as for old ones.
QStringList schemaStep(int from)
{
    switch (from) {
    case 0: return contentTables() + canisterTables() + treeTables() + turnTables() + exchangeTables();
    case 1: return labelsAndSearch();
    case 2: return superseding();
    case 4: return checkSums();
    case 5: return deletedNodes();
    case 6: return groups();
    case 7: return figures();
    case 8: return checkpoints();
    case 9: return exchangeFacts();
    case 10: return exchangeFilters();
    case 12: return titleSearch();
    case 13: return fewerCheckpointIndexes();
    default: return {};
    }
}

//! PRAGMA application_id of a store: "Parl".
constexpr int applicationId = 0x5061726c;

struct MigrationsTexts {
    Q_DECLARE_TR_FUNCTIONS(Database)
};

} // namespace

QString Migrations::copyPath(const QString &path, int version)
{
    return path + u".version-%1"_s.arg(version);
}

Result<void> Migrations::run()
{
    // One process at a time makes or migrates the file.
    QLockFile lock(m_database.path() + u".migrating"_s);
    std::optional<int> first;
    for (;;) {
        const auto found = version();
        if (!found)
            return tl::unexpected(found.error());
        first = first.value_or(*found);
        const auto mode = m_database.value(u"PRAGMA journal_mode"_s);
        if (*found == current && mode && mode->toString() == u"wal")
            return {};
        if (!lock.isLocked()) {
            if (!lock.tryLock(10'000) && lock.error() != QLockFile::LockFailedError)
                return failure(ErrorCategory::Storage,
                    MigrationsTexts::tr("%1 cannot be written: %2.")
                        .arg(QDir::toNativeSeparators(m_database.path()), whyUnwritable(QFileInfo(m_database.path()).path())));
            if (!lock.isLocked())
                return failureAt(MigrationsTexts::tr("Another Parlance is bringing %1 to a new version."), m_database.path());
            // Another process may have done it meanwhile: look again.
            continue;
        }
        if (*first > 0 && *found < current) {
            if (const auto copied = copyFile(*found); !copied)
                return copied;
        }
        if (const auto stepped = *found == current ? useWriteAheadLog() : step(*found); !stepped)
            return stepped;
    }
}

Result<bool> Migrations::isStore() const
{
    return version().map([](int version) { return version > 0; });
}

Result<int> Migrations::version() const
{
    const auto tables = m_database.value(u"SELECT count(*) FROM sqlite_master"_s);
    const auto application = m_database.value(u"PRAGMA application_id"_s);
    const auto version = m_database.value(u"PRAGMA user_version"_s);
    for (const auto &read : {tables, application, version}) {
        if (!read)
            return failure(ErrorCategory::Storage, read.error().message, read.error().detail + u' ' + m_database.path());
    }
    const bool isEmpty = tables->toInt() == 0 && application->toInt() == 0;
    if (!isEmpty && application->toInt() != applicationId)
        return failureAt(MigrationsTexts::tr("%1 is not a file of Parlance. It has been left as it is."), m_database.path());
    if (version->toInt() > current)
        return failureAt(MigrationsTexts::tr("%1 was written by a newer Parlance. It has been left as it is."), m_database.path());
    return version->toInt();
}

Result<void> Migrations::useWriteAheadLog()
{
    const auto mode = m_database.value(u"PRAGMA journal_mode=WAL"_s);
    if (!mode)
        return tl::unexpected(mode.error());
    if (mode->toString() != u"wal")
        return failureAt(MigrationsTexts::tr("The file system of %1 cannot hold conversations safely."), m_database.path());
    return {};
}

Result<void> Migrations::copyFile(int version)
{
    const QString target = copyPath(m_database.path(), version);
    const QString partial = target + u".partial"_s;
    QFile::remove(partial);
    if (const auto copied = m_database.value(u"VACUUM INTO ?"_s, {partial}); !copied)
        return tl::unexpected(copied.error());
    QFile::setPermissions(partial, QFile::ReadOwner | QFile::WriteOwner);
    QFile::remove(target);
    if (!QFile::rename(partial, target))
        return failureAt(MigrationsTexts::tr("A copy of %1 could not be made, so it was not changed."), m_database.path());
    return {};
}

Result<void> Migrations::step(int from)
{
    Database::Transaction transaction(m_database);
    for (const QString &statement : schemaStep(from)) {
        if (const auto done = m_database.execute(statement); !done)
            return done;
    }
    if (const auto filled = fill(from); !filled)
        return filled;
    for (const QString &pragma : {u"PRAGMA application_id=%1"_s.arg(applicationId), u"PRAGMA user_version=%1"_s.arg(from + 1)}) {
        if (const auto done = m_database.execute(pragma); !done)
            return done;
    }
    return transaction.commit();
}

//! What the tables of the new version have that statements alone cannot make.
Result<void> Migrations::fill(int from)
{
    // The entries of the full-text index of version 3 are the other way round. It is filled where its statements are those of today.
    if (from == 3)
        return SearchParts(m_database).drop();
    if (from == 9)
        return ExchangeStore(m_database).addMissingFacts();
    if (from == 11)
        return SearchIndex(m_database).addCutWords();
    if (from != 4)
        return {};
    const auto isFilled = m_database.value(u"SELECT EXISTS (SELECT 1 FROM search_part)"_s);
    if (!isFilled)
        return tl::unexpected(isFilled.error());
    return CanisterStore(m_database).addSums().and_then([&] {
        return isFilled->toBool() ? Result<void>() : SearchIndex(m_database).fillAnew(SearchIndex::Form::AsWritten);
    });
}

} // namespace model
