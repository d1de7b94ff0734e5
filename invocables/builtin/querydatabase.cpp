// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/querydatabase.h"

#include "invocables/database/databasequery.h"
#include "invocables/files/filejob.h"

#include <QJsonArray>
#include <QJsonObject>

namespace invocables {

using namespace Qt::StringLiterals;

BuiltinDeclaration QueryDatabase::declaration()
{
    return {u"io:query_database"_s, u"Runs one SQL statement on a SQLite file"_s,
        model::JsonText::trusted(R"({"type":"object","properties":{
"path":{"type":"string","description":"Path to the database file, in a workspace folder"},
"query":{"type":"string","minLength":1,"maxLength":100000,"description":"The statement, with ? for each value"},
"values":{"type":"array","maxItems":1000,"items":{"type":["string","number","boolean","null"]},"description":"The values","default":[]},
"limit":{"type":"integer","minimum":1,"maximum":10000,"description":"Rows to give back at most","default":100},
"write":{"type":"boolean","description":"The statement changes the file; otherwise it is only read","default":false}},
"required":["path","query"],"additionalProperties":false})"),
        [] { return std::make_shared<QueryDatabase>(); }};
}

InvocableJob *QueryDatabase::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    DatabaseQuery query;
    query.statement = values[u"query"].toString();
    query.values = values[u"values"].toArray().toVariantList();
    query.limit = values[u"limit"].toInteger(query.limit);
    query.writes = values[u"write"].toBool();
    const auto work = [query](const GuardedPath &path, const StopFlag &stop) { return query.run(path, stop); };
    return new FileJob(context, values[u"path"].toString(), arguments, work, parent);
}

} // namespace invocables
