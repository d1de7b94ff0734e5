// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/markdownblocks.h"
#include "model/text/textsearch.h"

namespace gui {

// A text is shown in pieces that are laid out alone, and is searched piece by piece: what is found is of the piece that it begins in, and
// may go on in those that follow. Whoever counts and whoever marks goes by these. Pure; for any thread.

//! A piece as it is searched.
struct SearchedPiece {
    QString text;
    //! It goes on with what the piece before began.
    bool continues = false;
};

//! So many characters of what follows a piece are looked at with it.
constexpr qsizetype searchedBeyond = 500;

//! What is added to a piece where another goes on with it: cutting takes a blank, or the end of a line, from what is seen of it.
QString betweenPieces(const MarkdownBlock &block);
//! Without the signs of Markdown; of code the characters that are written.
SearchedPiece searchedPieceOf(const MarkdownBlock &block);
//! Text that is no Markdown, as it is shown.
QList<SearchedPiece> searchedPiecesOf(const QString &plain);

//! Whether a word may be in what is shown of a Markdown text, in any case: signs and addresses within the word are not to be seen. Quick,
//! and rather true than false.
bool mayShow(const QString &markdown, const QString &word);

//! What begins in `piece`, in its characters; it may end beyond it. `following`: how the text goes on.
QList<model::TextSearch::Place> placesBeginningIn(const model::TextSearch &search, const QString &piece, const QString &following);
//! In all of them together.
int placesIn(const model::TextSearch &search, const QList<SearchedPiece> &pieces);

} // namespace gui
