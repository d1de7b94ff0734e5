// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/pieces.h"

#include <QCoreApplication>

#include <algorithm>

namespace invocables {

using Change = Piece::Change;

namespace {

struct PiecesTexts {
    Q_DECLARE_TR_FUNCTIONS(Pieces)
    PARLANCE_PHRASED
};

tl::unexpected<model::Error> pieceFault(const model::Wording &message)
{
    return model::failure(model::ErrorCategory::Validation, message);
}

//! Each with its line break, but for a last one that has none.
QStringList linesOf(const QString &text)
{
    QStringList lines;
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype end = text.indexOf(u'\n', begin) + 1;
        lines.append(end > 0 ? text.mid(begin, end - begin) : text.mid(begin));
        begin = end > 0 ? end : text.size();
    }
    return lines;
}

qint64 lastLine(const Piece &piece)
{
    return piece.change == Change::Insert ? piece.start - 1 : piece.end;
}

model::Result<void> check(const QList<const Piece *> &ordered, qint64 lines)
{
    qint64 taken = 0;
    for (const Piece *piece : ordered) {
        const qint64 most = piece->change == Change::Insert ? lines + 1 : lines;
        if (piece->start < 1 || piece->start > most || lastLine(*piece) > lines)
            return pieceFault(
                PiecesTexts::phrased("There is no line %1; the file has %2.").arg(qMax(piece->start, lastLine(*piece)), lines));
        if (piece->change != Change::Insert && piece->end < piece->start)
            return pieceFault(PiecesTexts::phrased("A piece ends at line %1, before its start at line %2.").arg(piece->end, piece->start));
        if (piece->start <= taken)
            return pieceFault(PiecesTexts::phrased("Two pieces overlap at line %1.").arg(piece->start));
        taken = qMax(taken, lastLine(*piece));
    }
    return {};
}

QString ended(const QString &content)
{
    return content.isEmpty() || content.endsWith(u'\n') ? content : content + u'\n';
}

} // namespace

model::Result<PiecedText> withPieces(const QString &text, const QList<Piece> &pieces)
{
    const QStringList lines = linesOf(text);
    QList<const Piece *> ordered;
    for (const Piece &piece : pieces)
        ordered.append(&piece);
    std::stable_sort(ordered.begin(), ordered.end(), [](const Piece *one, const Piece *other) { return one->start < other->start; });
    if (const auto checked = check(ordered, lines.size()); !checked)
        return tl::make_unexpected(checked.error());

    PiecedText result;
    qsizetype next = 0;
    for (const Piece *piece : std::as_const(ordered)) {
        result.text += lines.mid(next, piece->start - 1 - next).join(QString());
        if (!result.text.isEmpty() && !result.text.endsWith(u'\n'))
            result.text += u'\n';
        if (piece->change != Change::Delete)
            result.text += ended(piece->content);
        next = qMax<qsizetype>(next, lastLine(*piece));
        next = qMax<qsizetype>(next, piece->start - 1);
    }
    result.text += lines.mid(next).join(QString());
    for (const Piece &piece : pieces) {
        if (piece.returnsContent)
            result.returned.append(lines.mid(piece.start - 1, lastLine(piece) - piece.start + 1).join(QString()));
    }
    return result;
}

} // namespace invocables
