// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/readfile.h"

#include "invocables/files/filebytes.h"
#include "invocables/files/filejob.h"
#include "invocables/tools/invocable.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct ReadFileTexts {
    Q_DECLARE_TR_FUNCTIONS(ReadFile)
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
            model::ErrorCategory::Execution, ReadFileTexts::tr("“%1” has only %2 lines.").arg(shown).arg(countLines(text)));
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

} // namespace

BuiltinDeclaration ReadFile::declaration()
{
    return {u"io:read_file"_s, u"Reads contents of a file"_s, model::JsonText::trusted(R"({"type":"object","properties":{
"path":{"type":"string","description":"Path to the file, in a workspace folder"},
"encoding":{"type":"string","description":"File encoding","default":"utf-8"},
"offset":{"type":"integer","minimum":1,"description":"Number of the first line to read, from 1"},
"limit":{"type":"integer","minimum":1,"description":"How many lines to read; all where left out"},
"number_lines":{"type":"boolean","description":"Put its number before each line","default":false}},
"required":["path"],"additionalProperties":false})"),
        [] { return std::make_shared<ReadFile>(); }};
}

InvocableJob *ReadFile::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
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
    return new FileJob(context, values[u"path"].toString(), arguments, read, parent);
}

} // namespace invocables
