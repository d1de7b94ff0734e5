// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/writefile.h"

#include "invocables/files/filebytes.h"
#include "invocables/files/filejob.h"
#include "invocables/tools/invocable.h"

#include <QJsonArray>
#include <QJsonObject>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

model::Result<InvocableResult> writeContent(
    const GuardedPath &path, const QByteArray &content, bool append, WriteMode mode, const StopFlag &stop)
{
    const auto guard = lockFiles();
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

} // namespace

BuiltinDeclaration WriteFile::declaration()
{
    return {u"io:write_file"_s, u"Writes contents to a file"_s, model::JsonText::trusted(R"({"type":"object","properties":{
"path":{"type":"string","description":"Path to the file, in a workspace folder; missing folders are made"},
"content":{"type":"string","description":"What to write"},
"options":{"type":"array","items":{"type":"string","enum":["append","error-if-exists"]},"uniqueItems":true,
"description":"append: add to the end of the file; error-if-exists: never replace a file","default":[]}},
"required":["path","content"],"additionalProperties":false})"),
        [] { return std::make_shared<WriteFile>(); }};
}

InvocableJob *WriteFile::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const QByteArray content = values[u"content"].toString().toUtf8();
    const QJsonArray options = values[u"options"].toArray();
    const bool append = options.contains(u"append"_s);
    const WriteMode mode = options.contains(u"error-if-exists"_s) ? WriteMode::ErrorIfExists : WriteMode::Replace;
    const auto work = [=](const GuardedPath &path, const StopFlag &stop) { return writeContent(path, content, append, mode, stop); };
    return new FileJob(context, values[u"path"].toString(), arguments, work, parent);
}

} // namespace invocables
