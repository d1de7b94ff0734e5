// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/searchfiles.h"

#include "invocables/files/filejob.h"
#include "invocables/files/filesearch.h"
#include "invocables/tools/invocable.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct SearchFilesTexts {
    Q_DECLARE_TR_FUNCTIONS(SearchFiles)
};

} // namespace

BuiltinDeclaration SearchFiles::declaration()
{
    return {u"io:search_files"_s, u"Finds lines in text files; hidden and binary files are left out"_s,
        model::JsonText::trusted(R"({"type":"object","properties":{
"pattern":{"type":"string","minLength":1,"maxLength":1000,"description":"The text to find"},
"regex":{"type":"boolean","description":"The pattern is a regular expression, as in Perl","default":false},
"ignore_case":{"type":"boolean","description":"Take upper and lower case as the same","default":false},
"path":{"type":"string","description":"Folder or file to search, in a workspace folder","default":"."},
"glob":{"type":"string","description":"Only files whose name is like this, such as *.md; their path, where there is a / in it"},
"limit":{"type":"integer","minimum":1,"maximum":1000,"description":"How many lines to find at most","default":100}},
"required":["pattern"],"additionalProperties":false})"),
        [] { return std::make_shared<SearchFiles>(); }};
}

InvocableJob *SearchFiles::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    FileSearch::Request request;
    const QString pattern = values[u"pattern"].toString();
    request.pattern = QRegularExpression(values[u"regex"].toBool() ? pattern : QRegularExpression::escape(pattern),
        values[u"ignore_case"].toBool() ? QRegularExpression::CaseInsensitiveOption : QRegularExpression::NoPatternOption);
    request.glob = values[u"glob"].toString();
    request.limit = qsizetype(values[u"limit"].toInteger(100));
    if (!request.pattern.isValid()) {
        const QString message = SearchFilesTexts::tr("The pattern is not a regular expression: %1, at character %2.")
                                    .arg(request.pattern.errorString(), QString::number(request.pattern.patternErrorOffset() + 1));
        return new ReadyJob(model::failure(model::ErrorCategory::Validation, message), parent);
    }
    const auto work = [request](const GuardedPath &path, const StopFlag &stop) { return FileSearch(request, stop).search(path); };
    const QString path = values[u"path"].toString();
    return new FileJob(context, path.isEmpty() ? u"."_s : path, arguments, work, parent);
}

} // namespace invocables
