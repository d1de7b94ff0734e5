// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/writepieces.h"

#include "invocables/files/filebytes.h"
#include "invocables/files/filejob.h"
#include "invocables/files/pieces.h"
#include "invocables/tools/invocable.h"

#include <QJsonArray>
#include <QJsonObject>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

Piece pieceOf(const QJsonValue &operation)
{
    Piece piece;
    const QString opcode = operation[u"opcode"].toString();
    if (opcode == u"insert")
        piece.change = Piece::Change::Insert;
    else if (opcode == u"delete")
        piece.change = Piece::Change::Delete;
    piece.start = operation[u"start"].toInteger();
    piece.end = operation[u"end"].toInteger(piece.start);
    piece.content = operation[u"content"].toString();
    piece.returnsContent = operation[u"return-content"].toBool();
    return piece;
}

model::Result<InvocableResult> applyPieces(const GuardedPath &path, const QList<Piece> &pieces, const StopFlag &stop)
{
    const auto guard = lockFiles();
    const auto bytes = readBytes(path, stop);
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    const auto text = decodeText(*bytes, u"utf-8"_s, path.shown());
    const auto pieced = text.and_then([&pieces](const QString &before) { return withPieces(before, pieces); });
    if (!pieced)
        return tl::make_unexpected(pieced.error());
    if (const auto written = writeBytes(path, pieced->text.toUtf8(), WriteMode::Replace); !written)
        return tl::make_unexpected(written.error());
    QString said = u"Made %1 changes in %2."_s.arg(pieces.size()).arg(path.shown());
    for (const QString &returned : pieced->returned)
        said += u"\n[what was there]\n"_s + returned;
    return textResult(said);
}

} // namespace

BuiltinDeclaration WritePieces::declaration()
{
    return {u"io:write_pieces"_s, u"Inserts, deletes and replaces lines of a file by their numbers"_s,
        model::JsonText::trusted(R"({"type":"object","properties":{
"path":{"type":"string","description":"Path to the file, in a workspace folder"},
"operations":{"type":"array","minItems":1,"maxItems":1000,
"description":"All refer to the lines as they are before; none may overlap","items":{"type":"object","properties":{
"opcode":{"enum":["insert","delete","replace"],"description":"What to do"},
"start":{"type":"integer","minimum":1,"description":"insert: before this line, or one after the last; else the first line that goes"},
"end":{"type":"integer","minimum":1,"description":"The last line that goes"},
"content":{"type":"string","description":"The lines to put there"},
"return-content":{"type":"boolean","description":"Give back the lines that go","default":false}},
"required":["opcode","start"],"additionalProperties":false,
"if":{"properties":{"opcode":{"const":"insert"}}},"then":{"required":["content"]},
"else":{"required":["end"],"if":{"properties":{"opcode":{"const":"replace"}}},"then":{"required":["content"]}}}}},
"required":["path","operations"],"additionalProperties":false})"),
        [] { return std::make_shared<WritePieces>(); }};
}

InvocableJob *WritePieces::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    QList<Piece> pieces;
    for (const QJsonValue &operation : values[u"operations"].toArray())
        pieces.append(pieceOf(operation));
    const auto work = [pieces](const GuardedPath &path, const StopFlag &stop) { return applyPieces(path, pieces, stop); };
    return new FileJob(context, values[u"path"].toString(), arguments, work, parent);
}

} // namespace invocables
