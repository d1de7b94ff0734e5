// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/schemasteps.h"

#include "model/store/seals.h"

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

} // namespace

QStringList schemaStep(int from)
{
    switch (from) {
    case 0: return contentTables() + canisterTables() + treeTables() + turnTables() + exchangeTables();
    case 1: return labelsAndSearch();
    case 2: return superseding();
    case 4: return checkSums();
    default: return {};
    }
}

} // namespace model
