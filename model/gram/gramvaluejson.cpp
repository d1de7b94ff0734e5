// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramvaluejson.h"

#include "model/basics/overloaded.h"
#include "model/schema/jsonwriter.h"

namespace model {

namespace {

std::optional<JsonText> jsonTextOf(const QString &text)
{
    return JsonText::trusted(JsonWriter::quoted(text));
}

std::optional<JsonText> jsonNumberOf(const GramNumber &number)
{
    const QString plain = number.plain();
    // Integers beyond 64 bits that are not decimal have no plain digits.
    const bool isPlain = number.kind != GramNumber::Kind::Measurement
        && (plain.size() < 2 || !plain.startsWith(u'0') || plain.startsWith(u"0."));
    return isPlain ? std::optional(JsonText::trusted(plain.toLatin1())) : std::nullopt;
}

std::optional<JsonText> taggedOf(const GramTagged &tagged)
{
    if (tagged.tag != u"json")
        return jsonTextOf(tagged.text);
    const auto json = JsonText::parse(tagged.text.toUtf8());
    return json ? std::optional(*json) : std::nullopt;
}

} // namespace

std::optional<JsonText> plainJson(const GramValue &value)
{
    return std::visit(Overloaded {
                          [](bool truth) -> std::optional<JsonText> { return JsonText::trusted(truth ? "true" : "false"); },
                          [](const GramNumber &number) { return jsonNumberOf(number); },
                          [](const QString &text) { return jsonTextOf(text); },
                          [](const GramSymbol &symbol) {
                              return symbol.name == u"null" ? std::optional(JsonText::trusted("null")) : jsonTextOf(symbol.name);
                          },
                          [](const GramTagged &tagged) { return taggedOf(tagged); },
                          [](const GramRange &) -> std::optional<JsonText> { return std::nullopt; },
                          [](const GramValue::Array &array) -> std::optional<JsonText> {
                              JsonWriter writer;
                              writer.beginArray();
                              for (const GramValue &element : array) {
                                  const auto json = plainJson(element);
                                  if (!json)
                                      return std::nullopt;
                                  writer.splice(*json);
                              }
                              return writer.endArray().text();
                          },
                          [](const GramProperties &map) -> std::optional<JsonText> {
                              JsonWriter writer;
                              writer.beginObject();
                              for (const GramProperty &entry : map) {
                                  const auto json = plainJson(entry.value);
                                  if (!json)
                                      return std::nullopt;
                                  writer.member(entry.key, *json);
                              }
                              return writer.endObject().text();
                          },
                      },
        value.variant());
}

} // namespace model
