// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/searchedpieces.h"

#include "gui/transcript/inertdocument.h"
#include "gui/transcript/tabletext.h"

#include <QRegularExpression>

namespace gui {

using namespace Qt::StringLiterals;

QString betweenPieces(const MarkdownBlock &block)
{
    if (block.kind == MarkdownBlock::Kind::Table || block.text.isEmpty())
        return {};
    if (block.kind == MarkdownBlock::Kind::Code)
        return block.text.endsWith(u'\n') ? QString() : u"\n"_s;
    return block.text.back().isSpace() ? u" "_s : QString();
}

SearchedPiece searchedPieceOf(const MarkdownBlock &block)
{
    if (block.kind == MarkdownBlock::Kind::Table)
        return {tableTextOf(block), block.continues};
    const bool isAsWritten = block.kind != MarkdownBlock::Kind::Prose;
    return {(isAsWritten ? block.text : InertDocument::textOf(block)) + betweenPieces(block), block.continues};
}

bool mayShow(const QString &markdown, const QString &word)
{
    if (markdown.contains(word, Qt::CaseInsensitive))
        return true;
    static const QRegularExpression entity(u"&#?\\w{1,32};"_s);
    static const QRegularExpression unseen(u"\\]\\([^)]*\\)|[*_~`$\\[\\]\\\\]"_s);
    return markdown.contains(entity) || QString(markdown).remove(unseen).contains(word, Qt::CaseInsensitive);
}

QList<SearchedPiece> searchedPiecesOf(const QString &plain)
{
    QList<SearchedPiece> pieces;
    for (const MarkdownBlock &block : MarkdownBlocks::splitPlain(plain))
        pieces.append({block.text, block.continues});
    return pieces;
}

QList<model::TextSearch::Place> placesBeginningIn(const model::TextSearch &search, const QString &piece, const QString &following)
{
    QList<model::TextSearch::Place> places = search.places(following.isEmpty() ? piece : piece + following);
    while (!places.isEmpty() && places.last().begin >= piece.size())
        places.removeLast();
    return places;
}

int placesIn(const model::TextSearch &search, const QList<SearchedPiece> &pieces)
{
    int count = 0;
    for (qsizetype index = 0; index < pieces.size(); ++index) {
        QString following;
        for (qsizetype next = index + 1; next < pieces.size() && pieces.at(next).continues && following.size() < searchedBeyond; ++next)
            following += pieces.at(next).text;
        count += int(placesBeginningIn(search, pieces.at(index).text, following.left(searchedBeyond)).size());
    }
    return count;
}

} // namespace gui
