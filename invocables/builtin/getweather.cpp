// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/getweather.h"

#include "invocables/tools/invocable.h"
#include "invocables/web/webjob.h"
#include "model/schema/jsonpointer.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QUrlQuery>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;
using model::JsonText;

namespace {

struct GetWeatherTexts {
    Q_DECLARE_TR_FUNCTIONS(GetWeather)
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
                : model::failure(ErrorCategory::Execution, GetWeatherTexts::tr("%1 answered what is no JSON.").arg(response.url.host()));
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
        return model::failure(ErrorCategory::Execution, GetWeatherTexts::tr("There is no place “%1”.").arg(place));
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
        return model::failure(ErrorCategory::Execution, GetWeatherTexts::tr("The answer says nothing of the weather."));
    model::JsonWriter json;
    json.beginObject().member(u"location", place);
    for (const auto &[name, theirs] : {std::pair {u"time", u"time"}, {u"temperature", u"temperature_2m"},
             {u"feels_like", u"apparent_temperature"}, {u"humidity", u"relative_humidity_2m"}, {u"wind_speed", u"wind_speed_10m"}})
        json.member(name, current->member(theirs).value_or(JsonText()));
    json.member(u"conditions", conditions(current->member(u"weather_code").value_or(JsonText()).read().toInt(-1)));
    json.member(u"units", answer.member(u"current_units").value_or(JsonText())).endObject();
    return dataResult(json.text());
}

} // namespace

BuiltinDeclaration GetWeather::declaration(const InvocableServices &services, const Addresses &addresses)
{
    return {u"web:get_weather"_s, u"Tells the weather at a place now"_s, JsonText::trusted(R"({"type":"object","properties":{
"location":{"type":"string","minLength":1,"maxLength":200,"description":"A town or another place, such as Bern"}},
"required":["location"],"additionalProperties":false})"),
        [services, addresses] { return std::make_shared<GetWeather>(services, addresses); }};
}

InvocableJob *GetWeather::invoke(const JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QString location = arguments.read().toObject()[u"location"].toString();
    const auto first = get(m_addresses.places, {{u"name"_s, location}, {u"count"_s, u"1"_s}, {u"format"_s, u"json"_s}});
    const auto place = std::make_shared<QString>(location);
    const auto read = [place, forecast = m_addresses.forecast](int number, const network::FetchedResponse &response) {
        return jsonOf(response).and_then(
            [&](const JsonText &json) { return number == 0 ? askForWeather(json, forecast, *place) : weatherOf(json, *place); });
    };
    return WebJob::begin(m_services, first, read, context, parent);
}

} // namespace invocables
