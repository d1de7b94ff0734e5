// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/listdirectory.h"

#include "invocables/files/directorywalk.h"
#include "invocables/files/filejob.h"
#include "invocables/files/ignorefilter.h"
#include "invocables/tools/invocable.h"

#include <QJsonArray>
#include <QJsonObject>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

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

} // namespace

BuiltinDeclaration ListDirectory::declaration()
{
    return {u"io:list_directory"_s, u"Lists the entries of a folder; hidden ones are left out"_s,
        model::JsonText::trusted(R"({"type":"object","properties":{
"path":{"type":"string","description":"Path to the folder, in a workspace folder","default":"."},
"recursive":{"type":"boolean","description":"Also list the folders below","default":false},
"filters":{"type":"array","items":{"enum":["@gitignore","+vcs"]},"uniqueItems":true,"default":["@gitignore","+vcs"],
"description":"@gitignore: without what .gitignore files leave out; +vcs: without the folders of version control, which are hidden in any case"}},
"additionalProperties":false})"),
        [] { return std::make_shared<ListDirectory>(); }};
}

InvocableJob *ListDirectory::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const bool recursive = values[u"recursive"].toBool();
    const bool ignores = values[u"filters"].toArray().contains(u"@gitignore"_s);
    const auto work = [=](const GuardedPath &path, const StopFlag &stop) { return list(path, recursive, ignores, stop); };
    const QString path = values[u"path"].toString();
    return new FileJob(context, path.isEmpty() ? u"."_s : path, arguments, work, parent);
}

} // namespace invocables
