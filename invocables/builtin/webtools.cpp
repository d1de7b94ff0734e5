// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"

#include "invocables/tools/invocable.h"
#include "invocables/web/readabletext.h"
#include "invocables/web/webjob.h"
#include "model/schema/jsonpointer.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QUrlQuery>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::JsonText;

namespace {

struct FetchUrlTexts {
    Q_DECLARE_TR_FUNCTIONS(FetchUrl)
    PARLANCE_PHRASED
};

// Of a page so much is made readable that the window does not wait for it.
constexpr qsizetype longestPage = 1'000'000;

QByteArray typeOf(const QByteArray &body)
{
    return JsonText::parse(body) ? "application/json" : "text/plain; charset=utf-8";
}

model::Result<network::FetchRequest> requestOf(const QJsonObject &values)
{
    constexpr qint64 largestAnswer = 2 * 1024 * 1024;
    network::FetchRequest request;
    request.largestBody = largestAnswer;
    request.http.method = values[u"method"].toString(u"GET"_s).toLatin1();
    request.http.url = QUrl(values[u"url"].toString(), QUrl::StrictMode).adjusted(QUrl::RemoveFragment);
    request.http.body = values[u"body"].toString().toUtf8();
    if ((request.http.method == "GET" || request.http.method == "HEAD") && !request.http.body.isEmpty())
        return model::failure(ErrorCategory::Validation,
            FetchUrlTexts::phrased("A request with the method %1 has no body.").arg(QString::fromLatin1(request.http.method)));
    if (!request.http.body.isEmpty())
        request.http.headers.emplace_back("Content-Type", typeOf(request.http.body));
    const QJsonObject headers = values[u"headers"].toObject();
    for (auto header = headers.begin(); header != headers.end(); ++header) {
        const model::Header sent {header.key().toUtf8(), header.value().toString().toUtf8()};
        if (!network::mayBeSet(sent))
            return model::failure(
                ErrorCategory::Validation, FetchUrlTexts::phrased("The header %1 cannot be set like this.").arg(header.key()));
        request.http.headers.append(sent);
    }
    return request;
}

model::Result<WebJob::Next> pageResult(const network::FetchedResponse &response, bool isHead, bool raw)
{
    if (const auto error = statusError(response))
        return tl::unexpected(*error);
    if (isHead)
        return textResult(headText(response));
    const auto text = responseText(response);
    if (!text)
        return tl::unexpected(text.error());
    const QString type = mediaType(response);
    const bool isPage = !raw && (type == u"text/html" || type == u"application/xhtml+xml");
    // Where it came from, since that may be elsewhere than what was asked for.
    return textResult(u"[%1 %2 %3]\n"_s.arg(response.status).arg(type, response.url.toDisplayString())
        + (isPage ? readableText(text->left(longestPage)) : *text));
}

//! io:fetch_url. Fetches what is at an address; of a page the text that a person would read.
InvocableJob *fetchUrl(const InvocableServices &services, const JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const auto request = requestOf(values);
    if (!request)
        return new ReadyJob(tl::unexpected(request.error()), parent);
    const bool isHead = request->http.method == "HEAD";
    const bool raw = values[u"raw"].toBool();
    return WebJob::begin(
        services, *request, [isHead, raw](int, const network::FetchedResponse &response) { return pageResult(response, isHead, raw); },
        context, parent);
}

struct WebSearchTexts {
    Q_DECLARE_TR_FUNCTIONS(WebSearch)
    PARLANCE_PHRASED
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
        return model::failure(
            ErrorCategory::Execution, WebSearchTexts::phrased("%1 answered with something that is not JSON.").arg(response.url.host()));
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

//! web:web_search. Asks DuckDuckGo for an instant answer and the topics that belong to it; needs no key, and is no full search.
InvocableJob *searchWeb(
    const InvocableServices &services, const QUrl &address, const JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const int count = qBound(1, values[u"num_results"].toInt(5), mostResults);
    network::FetchRequest request;
    request.http.url = address;
    request.http.url.setQuery(u"q="_s + QString::fromLatin1(values[u"query"].toString().toUtf8().toPercentEncoding())
        + u"&format=json&no_html=1&no_redirect=1&skip_disambig=1"_s);
    return WebJob::begin(
        services, request, [count](int, const network::FetchedResponse &response) { return searchResult(response, count); }, context,
        parent);
}

struct GetWeatherTexts {
    Q_DECLARE_TR_FUNCTIONS(GetWeather)
    PARLANCE_PHRASED
};

network::FetchRequest get(QUrl url, const QList<std::pair<QString, QString>> &items)
{
    QUrlQuery query;
    for (const auto &[name, value] : items)
        query.addQueryItem(name, QString::fromLatin1(value.toUtf8().toPercentEncoding()));
    url.setQuery(query);
    network::FetchRequest request;
    request.http.url = url;
    return request;
}

model::Result<JsonText> jsonOf(const network::FetchedResponse &response)
{
    if (const auto error = statusError(response))
        return tl::unexpected(*error);
    const auto json = responseText(response).and_then([](const QString &text) { return JsonText::parse(text.toUtf8()); });
    return json ? json
                : model::failure(ErrorCategory::Execution,
                    GetWeatherTexts::phrased("%1 answered with something that is not JSON.").arg(response.url.host()));
}

//! The weather codes of the World Meteorological Organization (table 4677), as far as Open-Meteo gives them.
QString conditions(int code)
{
    switch (code) {
    case 0: return u"clear sky"_s;
    case 1: return u"mainly clear"_s;
    case 2: return u"partly cloudy"_s;
    case 3: return u"overcast"_s;
    default: break;
    }
    struct Range {
        int last;
        QLatin1StringView words;
    };
    constexpr Range ranges[] {{44, ""_L1}, {48, "fog"_L1}, {50, ""_L1}, {57, "drizzle"_L1}, {60, ""_L1}, {67, "rain"_L1}, {70, ""_L1},
        {77, "snow"_L1}, {79, ""_L1}, {82, "rain showers"_L1}, {84, ""_L1}, {86, "snow showers"_L1}, {94, ""_L1}, {99, "thunderstorm"_L1}};
    for (const Range &range : ranges) {
        if (code <= range.last)
            return range.words;
    }
    return {};
}

model::Result<WebJob::Next> askForWeather(const JsonText &places, const QUrl &forecast, QString &place)
{
    const auto found = model::valueAt(places, u"/results/0");
    if (!found)
        return model::failure(ErrorCategory::Execution, GetWeatherTexts::phrased("There is no place “%1”.").arg(place));
    const QJsonObject first = found->read().toObject();
    const QString country = first[u"country"].toString();
    place = first[u"name"].toString(place) + (country.isEmpty() ? QString() : u", "_s + country);
    // As they stand in the answer.
    const QString latitude = found->member(u"latitude").value_or(JsonText()).toString();
    const QString longitude = found->member(u"longitude").value_or(JsonText()).toString();
    return get(forecast,
        {{u"latitude"_s, latitude}, {u"longitude"_s, longitude},
            {u"current"_s, u"temperature_2m,apparent_temperature,relative_humidity_2m,weather_code,wind_speed_10m"_s},
            {u"timezone"_s, u"auto"_s}});
}

model::Result<WebJob::Next> weatherOf(const JsonText &answer, const QString &place)
{
    const auto current = answer.member(u"current");
    if (!current || !current->member(u"temperature_2m"))
        return model::failure(ErrorCategory::Execution, GetWeatherTexts::phrased("The answer says nothing about the weather."));
    model::JsonWriter json;
    json.beginObject().member(u"location", place);
    for (const auto &[name, theirs] : {std::pair {u"time", u"time"}, {u"temperature", u"temperature_2m"},
             {u"feels_like", u"apparent_temperature"}, {u"humidity", u"relative_humidity_2m"}, {u"wind_speed", u"wind_speed_10m"}})
        json.member(name, current->member(theirs).value_or(JsonText()));
    json.member(u"conditions", conditions(current->member(u"weather_code").value_or(JsonText()).read().toInt(-1)));
    json.member(u"units", answer.member(u"current_units").value_or(JsonText())).endObject();
    return dataResult(json.text());
}

//! web:get_weather. The weather at a place now, from Open-Meteo, which wants two requests: where the place is, and what the weather is
//! there.
InvocableJob *tellWeather(const InvocableServices &services, const WebAddresses &addresses, const JsonText &arguments,
    const InvocationContext &context, QObject *parent)
{
    const QString location = arguments.read().toObject()[u"location"].toString();
    const auto first = get(addresses.places, {{u"name"_s, location}, {u"count"_s, u"1"_s}, {u"format"_s, u"json"_s}});
    const auto place = std::make_shared<QString>(location);
    const auto read = [place, forecast = addresses.forecast](int number, const network::FetchedResponse &response) {
        return jsonOf(response).and_then(
            [&](const JsonText &json) { return number == 0 ? askForWeather(json, forecast, *place) : weatherOf(json, *place); });
    };
    return WebJob::begin(services, first, read, context, parent);
}

} // namespace

QList<BuiltinDeclaration> webTools(const InvocableServices &services, const WebAddresses &addresses)
{
    return {
        {u"io:fetch_url"_s, u"Fetches a web page as readable text, or anything else that is text"_s,
            JsonText::trusted(R"({"type":"object","properties":{
"url":{"type":"string","minLength":1,"maxLength":8192,"description":"The address, with https://"},
"method":{"type":"string","enum":["GET","HEAD","POST","PUT","PATCH","DELETE","OPTIONS"],"default":"GET","description":"The request's method"},
"headers":{"type":"object","additionalProperties":{"type":"string"},"description":"Headers of the request"},
"body":{"type":"string","maxLength":1000000,"description":"The request's body"},
"raw":{"type":"boolean","default":false,"description":"Gives a page as its HTML"}},
"required":["url"],"additionalProperties":false})"),
            [services](const JsonText &arguments, const InvocationContext &context, QObject *parent) {
                return fetchUrl(services, arguments, context, parent);
            }},
        {u"web:web_search"_s, u"Looks up a subject on the web: an instant answer and what belongs to it"_s,
            JsonText::trusted(R"({"type":"object","properties":{
"query":{"type":"string","minLength":1,"maxLength":500,"description":"What to look up; a name or a subject finds more than a question"},
"num_results":{"type":"integer","minimum":1,"maximum":20,"default":5,"description":"How many results at most"}},
"required":["query"],"additionalProperties":false})"),
            [services, address = addresses.search](const JsonText &arguments, const InvocationContext &context, QObject *parent) {
                return searchWeb(services, address, arguments, context, parent);
            }},
        {u"web:get_weather"_s, u"Tells the weather at a place now"_s, JsonText::trusted(R"({"type":"object","properties":{
"location":{"type":"string","minLength":1,"maxLength":200,"description":"A town or another place, such as Bern"}},
"required":["location"],"additionalProperties":false})"),
            [services, addresses](const JsonText &arguments, const InvocationContext &context, QObject *parent) {
                return tellWeather(services, addresses, arguments, context, parent);
            }},
    };
}

} // namespace invocables
