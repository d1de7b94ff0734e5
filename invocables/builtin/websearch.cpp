// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/websearch.h"

#include "invocables/tools/invocable.h"
#include "invocables/web/webjob.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QUrlQuery>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;
using model::JsonText;

namespace {

struct WebSearchTexts {
    Q_DECLARE_TR_FUNCTIONS(WebSearch)
};

constexpr int mostResults = 20;

struct Hit {
    QString url;
    QString text;
};

//! Topics, of which some are groups of topics.
void collect(const QJsonArray &topics, QList<Hit> &all)
{
    for (const QJsonValue &topic : topics) {
        const QJsonArray inside = topic[u"Topics"].toArray();
        for (const QJsonValue &one : inside)
            all.append({one[u"FirstURL"].toString(), one[u"Text"].toString()});
        if (inside.isEmpty())
            all.append({topic[u"FirstURL"].toString(), topic[u"Text"].toString()});
    }
}

QList<Hit> hitsIn(const QJsonObject &answer)
{
    QList<Hit> all;
    if (const QString text = answer[u"AbstractText"].toString(); !text.isEmpty())
        all.append({answer[u"AbstractURL"].toString(), answer[u"Heading"].toString() + u": "_s + text});
    collect(answer[u"Results"].toArray(), all);
    collect(answer[u"RelatedTopics"].toArray(), all);
    all.removeIf([](const Hit &hit) { return hit.text.isEmpty() && hit.url.isEmpty(); });
    return all;
}

model::Result<WebJob::Next> searchResult(const network::FetchedResponse &response, int count)
{
    if (const auto error = statusError(response))
        return tl::unexpected(*error);
    const auto json = responseText(response).and_then([](const QString &text) { return JsonText::parse(text.toUtf8()); });
    if (!json || !json->isObject())
        return model::failure(ErrorCategory::Execution, WebSearchTexts::tr("%1 answered what is no JSON.").arg(response.url.host()));
    const QJsonObject answer = json->read().toObject();
    model::JsonWriter written;
    written.beginObject();
    if (const QString instant = answer[u"Answer"].toString(); !instant.isEmpty())
        written.member(u"answer", instant);
    written.key(u"results").beginArray();
    for (const Hit &hit : hitsIn(answer).mid(0, count))
        written.beginObject().member(u"url", hit.url).member(u"text", hit.text).endObject();
    written.endArray().endObject();
    return dataResult(written.text());
}

} // namespace

BuiltinDeclaration WebSearch::declaration(const InvocableServices &services, const QUrl &address)
{
    return {u"web:web_search"_s, u"Looks up a subject on the web: an instant answer and what belongs to it"_s,
        JsonText::trusted(R"({"type":"object","properties":{
"query":{"type":"string","minLength":1,"maxLength":500,"description":"What to look up; a name or a subject finds more than a question"},
"num_results":{"type":"integer","minimum":1,"maximum":20,"default":5,"description":"How many results at most"}},
"required":["query"],"additionalProperties":false})"),
        [services, address] { return std::make_shared<WebSearch>(services, address); }};
}

InvocableJob *WebSearch::invoke(const JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const int count = qBound(1, values[u"num_results"].toInt(5), mostResults);
    network::FetchRequest request;
    request.http.url = m_address;
    request.http.url.setQuery(u"q="_s + QString::fromLatin1(values[u"query"].toString().toUtf8().toPercentEncoding())
        + u"&format=json&no_html=1&no_redirect=1&skip_disambig=1"_s);
    return WebJob::begin(
        m_services, request, [count](int, const network::FetchedResponse &response) { return searchResult(response, count); }, context,
        parent);
}

} // namespace invocables
