// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"

#include "invocables/database/databasequery.h"
#include "invocables/files/directorywalk.h"
#include "invocables/files/filebytes.h"
#include "invocables/files/filejob.h"
#include "invocables/files/filesearch.h"
#include "invocables/files/ignorefilter.h"
#include "invocables/files/pieces.h"
#include "invocables/tools/invocable.h"
#include "invocables/tools/invocationcontext.h"
#include "invocables/tools/resultformat.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::JsonText;

namespace {

struct ReadFileTexts {
    Q_DECLARE_TR_FUNCTIONS(ReadFile)
    PARLANCE_PHRASED
};

struct Lines {
    qint64 first = 1;
    //! All that there are where 0.
    qint64 count = 0;
    //! Each with its number before it.
    bool numbered = false;
};

//! Where line `wanted` (from 1) begins; -1 where there are fewer lines.
qsizetype beginningOfLine(const QString &text, qint64 wanted)
{
    qsizetype place = 0;
    for (qint64 line = 1; line < wanted; ++line) {
        place = text.indexOf(u'\n', place) + 1;
        if (place == 0 || place == text.size())
            return -1;
    }
    return place;
}

qint64 countLines(const QString &text)
{
    return text.count(u'\n') + (text.isEmpty() || text.endsWith(u'\n') ? 0 : 1);
}

QString withNumbers(const QString &text, qint64 first)
{
    QString numbered;
    for (const QString &line : text.split(u'\n'))
        numbered += u"%1  %2\n"_s.arg(first++, 5).arg(line);
    return numbered.chopped(1);
}

model::Result<InvocableResult> cutOut(const QString &text, Lines lines, const QString &shown)
{
    const qsizetype begin = beginningOfLine(text, lines.first);
    if (begin < 0)
        return model::failure(
            model::ErrorCategory::Execution, ReadFileTexts::phrased("“%1” has only %2 lines.").arg(shown, countLines(text)));
    QString part = text.mid(begin);
    const qsizetype end = lines.count > 0 ? beginningOfLine(part, lines.count + 1) : -1;
    if (end > 0) {
        part.truncate(end);
        part += u"[lines %1 to %2 of %3]"_s.arg(lines.first).arg(lines.first + lines.count - 1).arg(countLines(text));
    }
    InvocableResult result = textResult(lines.numbered ? withNumbers(part, lines.first) : part);
    result.firstLine = lines.first;
    return result;
}

//! io:read_file. Reads a text file of the workspace, whole or some of its lines.
InvocableJob *readFile(const JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const QString encoding = values[u"encoding"].toString(u"utf-8"_s);
    const Lines lines {values[u"offset"].toInteger(1), values[u"limit"].toInteger(0), values[u"number_lines"].toBool()};
    const auto read = [encoding, lines](const GuardedPath &path, const StopFlag &stop) -> model::Result<InvocableResult> {
        const auto bytes = readBytes(path, stop);
        if (!bytes)
            return tl::unexpected(bytes.error());
        const auto text = decodeText(*bytes, encoding, path.shown());
        if (!text)
            return tl::unexpected(text.error());
        return cutOut(*text, lines, path.shown());
    };
    return new FileJob(context, values[u"path"].toString(), arguments, FileJob::Access::Reads, read, parent);
}

struct WriteFileTexts {
    Q_DECLARE_TR_FUNCTIONS(WriteFile)
    PARLANCE_PHRASED
};

model::Result<InvocableResult> writeContent(const GuardedPath &path, const QByteArray &content, bool append, WriteMode mode,
    const std::optional<SeenFile> &seen, const StopFlag &stop)
{
    const auto guard = lockFiles();
    if (const auto checked = checkUnchanged(path, seen, stop); !checked)
        return tl::make_unexpected(checked.error());
    QByteArray whole;
    if (append && path.exists) {
        const auto before = readBytes(path, stop);
        if (!before)
            return tl::unexpected(before.error());
        whole = *before;
    }
    whole += content;
    if (const auto written = writeBytes(path, whole, mode); !written)
        return tl::unexpected(written.error());
    return textResult(u"Wrote %1 bytes to %2."_s.arg(content.size()).arg(path.shown()));
}

//! io:write_file. Writes a text file of the workspace, whole or not at all.
InvocableJob *writeFile(const JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const QByteArray content = values[u"content"].toString().toUtf8();
    const QJsonArray options = values[u"options"].toArray();
    const bool append = options.contains(u"append"_s);
    const WriteMode mode = options.contains(u"error-if-exists"_s) ? WriteMode::ErrorIfExists : WriteMode::Replace;
    const auto work = [=, seen = context.seenFile](
                          const GuardedPath &path, const StopFlag &stop) { return writeContent(path, content, append, mode, seen, stop); };
    return new FileJob(context, values[u"path"].toString(), arguments, FileJob::Access::Writes, work, parent);
}

model::Result<QByteArray> foreseenContent(const JsonText &arguments, const std::optional<QByteArray> &before, const QString &shown)
{
    const QJsonObject values = arguments.read().toObject();
    const QJsonArray options = values[u"options"].toArray();
    if (before && options.contains(u"error-if-exists"_s))
        return model::failure(
            ErrorCategory::Execution, WriteFileTexts::phrased("“%1” is there already, so nothing will be written.").arg(shown));
    const QByteArray content = values[u"content"].toString().toUtf8();
    return options.contains(u"append"_s) ? before.value_or(QByteArray()) + content : content;
}

struct Edit {
    QByteArray before;
    QByteArray after;
    bool all = false;
};

struct EditFileTexts {
    Q_DECLARE_TR_FUNCTIONS(EditFile)
    PARLANCE_PHRASED
};

tl::unexpected<model::Error> textNotFound(const QByteArray &text, const Edit &edit, const QString &shown)
{
    model::Wording message = EditFileTexts::phrased("The text to replace is not in “%1”.").arg(shown);
    if (text.contains("\r\n") && !edit.before.contains("\r\n") && edit.before.contains('\n'))
        message += u" "_s + EditFileTexts::phrased("Its lines end with carriage return and line feed.");
    return model::failure(ErrorCategory::Execution, message);
}

Edit editOf(const JsonText &arguments)
{
    const QJsonObject values = arguments.read().toObject();
    return {values[u"old_text"].toString().toUtf8(), values[u"new_text"].toString().toUtf8(), values[u"replace_all"].toBool()};
}

model::Result<QByteArray> edited(const QByteArray &text, const Edit &edit, const QString &shown)
{
    const qsizetype count = text.count(edit.before);
    if (count == 0)
        return textNotFound(text, edit, shown);
    if (count > 1 && !edit.all)
        return model::failure(ErrorCategory::Execution,
            EditFileTexts::phrased("The text to replace is %1 times in “%2”. Give more of its surroundings, or set replace_all.")
                .arg(QString::number(count), shown));
    return QByteArray(text).replace(edit.before, edit.after);
}

model::Result<InvocableResult> apply(const GuardedPath &path, const Edit &edit, const std::optional<SeenFile> &seen, const StopFlag &stop)
{
    const auto guard = lockFiles();
    if (const auto checked = checkUnchanged(path, seen, stop); !checked)
        return tl::make_unexpected(checked.error());
    const auto text = readBytes(path, stop);
    const auto changed = text ? edited(*text, edit, path.shown()) : tl::make_unexpected(text.error());
    if (!changed)
        return tl::unexpected(changed.error());
    const qsizetype count = text->count(edit.before);
    const qsizetype line = QByteArrayView(*text).first(text->indexOf(edit.before)).count('\n') + 1;
    if (const auto written = writeBytes(path, *changed, WriteMode::Replace); !written)
        return tl::unexpected(written.error());
    return textResult(edit.all ? u"Replaced %1 occurrences in %2."_s.arg(QString::number(count), path.shown())
                               : u"Replaced 1 occurrence in %1, at line %2."_s.arg(path.shown(), QString::number(line)));
}

//! io:edit_file. Replaces a text in a file of the workspace; the text must be there exactly once, unless all are meant.
InvocableJob *editFile(const JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const Edit edit = editOf(arguments);
    const auto work = [edit, seen = context.seenFile](
                          const GuardedPath &path, const StopFlag &stop) { return apply(path, edit, seen, stop); };
    return new FileJob(context, values[u"path"].toString(), arguments, FileJob::Access::Writes, work, parent);
}

model::Result<QByteArray> foreseenEdit(const JsonText &arguments, const std::optional<QByteArray> &before, const QString &shown)
{
    return edited(before.value_or(QByteArray()), editOf(arguments), shown);
}

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

QList<Piece> piecesOf(const JsonText &arguments)
{
    QList<Piece> pieces;
    for (const QJsonValue &operation : arguments.read().toObject()[u"operations"].toArray())
        pieces.append(pieceOf(operation));
    return pieces;
}

model::Result<QByteArray> foreseenPieces(const JsonText &arguments, const std::optional<QByteArray> &before, const QString &)
{
    return withPieces(QString::fromUtf8(before.value_or(QByteArray())), piecesOf(arguments)).map([](const PiecedText &pieced) {
        return pieced.text.toUtf8();
    });
}

model::Result<InvocableResult> applyPieces(
    const GuardedPath &path, const QList<Piece> &pieces, const std::optional<SeenFile> &seen, const StopFlag &stop)
{
    const auto guard = lockFiles();
    if (const auto checked = checkUnchanged(path, seen, stop); !checked)
        return tl::make_unexpected(checked.error());
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

//! `io:write_pieces`: inserts, deletes and replaces lines of a file by their numbers, all at once or not at all.
InvocableJob *writePieces(const JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const QList<Piece> pieces = piecesOf(arguments);
    const auto work = [pieces, seen = context.seenFile](
                          const GuardedPath &path, const StopFlag &stop) { return applyPieces(path, pieces, seen, stop); };
    return new FileJob(context, values[u"path"].toString(), arguments, FileJob::Access::Writes, work, parent);
}

constexpr qsizetype mostListed = 2000;

QString lineOf(const DirectoryEntry &entry, qsizetype above)
{
    const QString name = entry.place.components.mid(above).join(u'/');
    switch (entry.kind) {
    case DirectoryEntry::Kind::File: return u"%1  %2 bytes"_s.arg(name, QString::number(entry.size));
    case DirectoryEntry::Kind::Folder: return name + u'/';
    case DirectoryEntry::Kind::Link: return name + u"  link"_s;
    case DirectoryEntry::Kind::Other: return name + u"  special"_s;
    }
    return name;
}

model::Result<InvocableResult> list(const GuardedPath &folder, bool recursive, bool ignores, const StopFlag &stop)
{
    QStringList lines;
    bool cut = false;
    DirectoryWalk walk(recursive, stop, [&](const DirectoryEntry &entry) {
        cut = lines.size() >= mostListed;
        if (!cut)
            lines.append(lineOf(entry, folder.components.size()));
        return !cut;
    });
    IgnoreFilter ignored(stop);
    if (ignores)
        walk.setFilter([&ignored](const DirectoryEntry &entry) { return ignored.passes(entry); });
    if (const auto walked = walk.walk(folder); !walked)
        return tl::unexpected(walked.error());
    if (lines.isEmpty())
        return textResult(u"%1 has nothing that is not hidden."_s.arg(folder.shown()));
    if (cut || walk.wasCut())
        lines.append(u"[only the first %1 entries are listed; list a folder below instead]"_s.arg(lines.size()));
    return textResult(lines.join(u'\n'));
}

//! io:list_directory. Lists a folder of the workspace, without what is hidden.
InvocableJob *listDirectory(const JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const bool recursive = values[u"recursive"].toBool();
    const bool ignores = values[u"filters"].toArray().contains(u"@gitignore"_s);
    const auto work = [=](const GuardedPath &path, const StopFlag &stop) { return list(path, recursive, ignores, stop); };
    const QString path = values[u"path"].toString();
    return new FileJob(context, path.isEmpty() ? u"."_s : path, arguments, FileJob::Access::Reads, work, parent);
}

struct SearchFilesTexts {
    Q_DECLARE_TR_FUNCTIONS(SearchFiles)
    PARLANCE_PHRASED
};

//! io:search_files. Finds lines in the text files of the workspace, without what is hidden, binary or named like a key.
InvocableJob *searchFiles(const JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    FileSearch::Request request;
    const QString pattern = values[u"pattern"].toString();
    request.pattern = QRegularExpression(values[u"regex"].toBool() ? pattern : QRegularExpression::escape(pattern),
        values[u"ignore_case"].toBool() ? QRegularExpression::CaseInsensitiveOption : QRegularExpression::NoPatternOption);
    request.glob = values[u"glob"].toString();
    request.limit = qsizetype(values[u"limit"].toInteger(100));
    if (!request.pattern.isValid()) {
        const model::Wording message = SearchFilesTexts::phrased("The pattern is not a regular expression: %1, at character %2.")
                                           .arg(request.pattern.errorString(), QString::number(request.pattern.patternErrorOffset() + 1));
        return new ReadyJob(model::failure(model::ErrorCategory::Validation, message), parent);
    }
    const auto work = [request](const GuardedPath &path, const StopFlag &stop) { return FileSearch(request, stop).search(path); };
    const QString path = values[u"path"].toString();
    return new FileJob(context, path.isEmpty() ? u"."_s : path, arguments, FileJob::Access::Reads, work, parent);
}

//! `io:query_database`: one SQL statement on a SQLite file of the workspace, which is only read unless the call says otherwise.
InvocableJob *queryDatabase(const JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    DatabaseQuery query;
    query.statement = values[u"query"].toString();
    for (const auto &[name, value] : arguments.member(u"values").value_or(JsonText()).members())
        query.values.append(value);
    query.limit = values[u"limit"].toInteger(query.limit);
    query.writes = values[u"write"].toBool();
    const auto work = [query](const GuardedPath &path, const StopFlag &stop) { return query.run(path, stop); };
    return new FileJob(
        context, values[u"path"].toString(), arguments, query.writes ? FileJob::Access::Writes : FileJob::Access::Reads, work, parent);
}

struct ReadResultTexts {
    Q_DECLARE_TR_FUNCTIONS(ReadResult)
    PARLANCE_PHRASED
};

//! Where the character begins that this byte of UTF-8 is of.
qsizetype beginningOfCharacter(const QByteArray &text, qsizetype place)
{
    while (place > 0 && place < text.size() && (uchar(text.at(place)) & 0xC0) == 0x80)
        --place;
    return place;
}

model::Result<InvocableResult> partOf(const QString &whole, qint64 offset, qint64 length, const QString &invocation)
{
    const QByteArray text = whole.toUtf8();
    if (offset > text.size())
        return model::failure(
            model::ErrorCategory::Execution, ReadResultTexts::phrased("The result of %1 has only %2 bytes.").arg(invocation, text.size()));
    const qsizetype begin = beginningOfCharacter(text, offset);
    const QByteArray part = firstPart(text.mid(begin), length);
    const qsizetype end = begin + part.size();
    const QString place = u"\n[bytes %1 to %2 of %3"_s.arg(begin).arg(end).arg(text.size());
    const QString more = end < text.size() ? u"; for more call again with offset = %1]"_s.arg(end) : u"; this is the end]"_s;
    return textResult(QString::fromUtf8(part) + place + more);
}

model::Result<InvocableResult> earlierPart(const QJsonObject &values, const InvocationContext &context)
{
    const QString invocation = values[u"invocation"].toString();
    const auto whole = context.earlierResult ? context.earlierResult(invocation) : std::nullopt;
    if (!whole)
        return model::failure(model::ErrorCategory::Execution,
            ReadResultTexts::phrased("This conversation has no call “%1” with a result.").arg(invocation.left(100)));
    return partOf(*whole, values[u"offset"].toInteger(0), values[u"length"].toInteger(32768), invocation);
}

//! io:read_result. Gives further parts of the result of an earlier call of the same conversation, of which the model got the first.
InvocableJob *readResult(const JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    return new ReadyJob(earlierPart(arguments.read().toObject(), context), parent);
}

} // namespace

QList<BuiltinDeclaration> fileTools()
{
    return {
        {u"io:read_file"_s, u"Reads contents of a file"_s, JsonText::trusted(R"({"type":"object","properties":{
"path":{"type":"string","description":"Path to the file, in a workspace folder"},
"encoding":{"type":"string","description":"File encoding","default":"utf-8"},
"offset":{"type":"integer","minimum":1,"description":"Number of the first line to read, from 1"},
"limit":{"type":"integer","minimum":1,"description":"How many lines to read; all where left out"},
"number_lines":{"type":"boolean","description":"Put its number before each line","default":false}},
"required":["path"],"additionalProperties":false})"),
            readFile},
        {u"io:write_file"_s, u"Writes contents to a file"_s, JsonText::trusted(R"({"type":"object","properties":{
"path":{"type":"string","description":"Path to the file, in a workspace folder; missing folders are made"},
"content":{"type":"string","description":"What to write"},
"options":{"type":"array","items":{"type":"string","enum":["append","error-if-exists"]},"uniqueItems":true,
"description":"append: add to the end of the file; error-if-exists: never replace a file","default":[]}},
"required":["path","content"],"additionalProperties":false})"),
            writeFile, foreseenContent},
        {u"io:edit_file"_s, u"Replaces a text in a file"_s, JsonText::trusted(R"({"type":"object","properties":{
"path":{"type":"string","description":"Path to the file, in a workspace folder"},
"old_text":{"type":"string","minLength":1,"description":"The text to replace, exactly as it stands in the file"},
"new_text":{"type":"string","description":"What takes its place"},
"replace_all":{"type":"boolean","description":"Replace every occurrence; otherwise there must be exactly one","default":false}},
"required":["path","old_text","new_text"],"additionalProperties":false})"),
            editFile, foreseenEdit},
        {u"io:write_pieces"_s, u"Inserts, deletes and replaces lines of a file by their numbers"_s,
            JsonText::trusted(R"({"type":"object","properties":{
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
            writePieces, foreseenPieces},
        {u"io:list_directory"_s, u"Lists the entries of a folder; hidden ones are left out"_s,
            JsonText::trusted(R"({"type":"object","properties":{
"path":{"type":"string","description":"Path to the folder, in a workspace folder","default":"."},
"recursive":{"type":"boolean","description":"Also list the folders below","default":false},
"filters":{"type":"array","items":{"enum":["@gitignore","+vcs"]},"uniqueItems":true,"default":["@gitignore","+vcs"],
"description":"@gitignore: without what .gitignore files leave out; +vcs: without the folders of version control, which are hidden in any case"}},
"additionalProperties":false})"),
            listDirectory},
        {u"io:search_files"_s, u"Finds lines in text files; hidden and binary files are left out"_s,
            JsonText::trusted(R"({"type":"object","properties":{
"pattern":{"type":"string","minLength":1,"maxLength":1000,"description":"The text to find"},
"regex":{"type":"boolean","description":"The pattern is a regular expression, as in Perl","default":false},
"ignore_case":{"type":"boolean","description":"Take upper and lower case as the same","default":false},
"path":{"type":"string","description":"Folder or file to search, in a workspace folder","default":"."},
"glob":{"type":"string","description":"Only files whose name is like this, such as *.md; their path, where there is a / in it"},
"limit":{"type":"integer","minimum":1,"maximum":1000,"description":"How many lines to find at most","default":100}},
"required":["pattern"],"additionalProperties":false})"),
            searchFiles},
        {u"io:query_database"_s, u"Runs one SQL statement on a SQLite file"_s, JsonText::trusted(R"({"type":"object","properties":{
"path":{"type":"string","description":"Path to the database file, in a workspace folder"},
"query":{"type":"string","minLength":1,"maxLength":100000,"description":"The statement, with ? for each value"},
"values":{"type":"array","maxItems":1000,"items":{"type":["string","number","boolean","null"]},"description":"The values","default":[]},
"limit":{"type":"integer","minimum":1,"maximum":10000,"description":"Rows to give back at most","default":100},
"write":{"type":"boolean","description":"The statement changes the file; otherwise it is only read","default":false}},
"required":["path","query"],"additionalProperties":false})"),
            queryDatabase},
        {u"io:read_result"_s, u"Reads a further part of a tool's result of which only the first part was given"_s,
            JsonText::trusted(R"({"type":"object","properties":{
"invocation":{"type":"string","description":"The call, as the first part of its result names it"},
"offset":{"type":"integer","minimum":0,"default":0,"description":"How many bytes to leave out from the beginning"},
"length":{"type":"integer","minimum":1024,"maximum":262144,"default":32768,"description":"At most how many bytes to read"}},
"required":["invocation"],"additionalProperties":false})"),
            readResult},
    };
}

} // namespace invocables
