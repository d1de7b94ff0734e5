// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/bodysearch.h"

#include "model/schema/jsonwriter.h"
#include "model/store/contentstore.h"

#include <QSet>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Pieces that are remembered.
constexpr qsizetype mostPieces = 200'000;

//! As writers of JSON do that keep to ASCII.
QByteArray asciiJson(const QByteArray &quoted)
{
    QByteArray escaped;
    for (const QChar character : QString::fromUtf8(quoted)) {
        if (character.unicode() < 0x80)
            escaped += char(character.unicode());
        else
            escaped += "\\u" + QByteArray::number(character.unicode(), 16).rightJustified(4, '0');
    }
    return escaped;
}

} // namespace

BodySearch::BodySearch(const ExchangeFilter &filter)
{
    for (const ExchangeFilter::Term &term : filter.terms) {
        if (term.field != ExchangeFilter::Field::Text)
            continue;
        Text text;
        text.isWanted = !term.isNot;
        const QByteArray quoted = JsonWriter::quoted(term.value);
        const QByteArray inJson = quoted.sliced(1, quoted.size() - 2);
        const QSet<QByteArray> forms {term.value.toUtf8().toLower(), inJson.toLower(), asciiJson(inJson).toLower()};
        for (const QByteArray &form : forms) {
            text.forms += QByteArrayMatcher(form);
            text.edge = std::max(text.edge, form.size() - 1);
        }
        m_texts.push_back(std::move(text));
    }
}

bool BodySearch::Text::isIn(const QByteArray &lower) const
{
    return std::any_of(forms.begin(), forms.end(), [&lower](const QByteArrayMatcher &form) { return form.indexIn(lower) >= 0; });
}

Result<bool> BodySearch::fits(Database &database, qint64 row)
{
    const auto bodies = database.numbers(uR"(SELECT request_body FROM exchange WHERE row=? AND request_body IS NOT NULL
        UNION ALL SELECT response_body FROM exchange WHERE row=? AND response_body IS NOT NULL)"_s,
        {row, row});
    if (!bodies)
        return tl::unexpected(bodies.error());
    for (Text &text : m_texts) {
        bool has = false;
        for (const qint64 body : *bodies) {
            const auto found = has ? Result<bool>(true) : isIn(text, database, body);
            if (!found)
                return found;
            has = *found;
        }
        if (has != text.isWanted)
            return false;
    }
    return true;
}

Result<BodySearch::Piece> BodySearch::look(Text &text, Database &database, qint64 piece)
{
    const auto known = text.pieces.constFind(piece);
    if (known != text.pieces.cend())
        return *known;
    const auto bytes = ContentStore(database).piece(piece);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const QByteArray lower = bytes->toLower();
    if (text.pieces.size() >= mostPieces)
        text.pieces.clear();
    return *text.pieces.insert(piece, {text.isIn(lower), lower.left(text.edge), lower.right(text.edge)});
}

Result<bool> BodySearch::isIn(Text &text, Database &database, qint64 content)
{
    if (const auto known = text.contents.constFind(content); known != text.contents.cend())
        return *known;
    const auto pieces = ContentStore(database).piecesOf(content);
    if (!pieces)
        return tl::unexpected(pieces.error());
    QByteArray before;
    bool has = false;
    for (qsizetype at = 0; at < pieces->size() && !has; ++at) {
        const auto piece = look(text, database, pieces->at(at));
        if (!piece)
            return tl::unexpected(piece.error());
        has = piece->has || text.isIn(before + piece->head);
        // A piece that is shorter than that is all in its end: what came before goes on.
        before = (before + piece->tail).right(text.edge);
    }
    text.contents.insert(content, has);
    return has;
}

} // namespace model
