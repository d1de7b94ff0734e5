// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/modelcard.h"

namespace network {

using namespace Qt::StringLiterals;
using model::JsonWriter;

namespace {

// The scenario takes whatever comes; figures are what a client asks for.
constexpr qint64 context = 200'000;
constexpr qint64 longestCard = 64'000;
constexpr qint64 created = 1'767'225'600;
constexpr QStringView createdAt = u"2026-01-01T00:00:00Z";

void writeStrings(JsonWriter &writer, std::initializer_list<QStringView> strings)
{
    writer.beginArray();
    for (const QStringView string : strings)
        writer.string(string);
    writer.endArray();
}

} // namespace

void ModelCard::writeEntry(JsonWriter &writer) const
{
    writer.beginObject().member(u"id", m_scenario.modelName).member(u"type", u"model").member(u"object", u"model");
    writer.member(u"display_name", m_scenario.title).member(u"created_at", createdAt);
    writer.member(u"created", created).member(u"owned_by", m_scenario.title).endObject();
}

QByteArray ModelCard::entry() const
{
    JsonWriter writer;
    writeEntry(writer);
    return writer.bytes();
}

QByteArray ModelCard::list() const
{
    JsonWriter writer;
    writer.beginObject().member(u"object", u"list").key(u"data").beginArray();
    writeEntry(writer);
    writer.endArray().flag(u"has_more", false).member(u"first_id", m_scenario.modelName).member(u"last_id", m_scenario.modelName);
    return writer.endObject().bytes();
}

void ModelCard::writeGeminiEntry(JsonWriter &writer) const
{
    writer.beginObject().member(u"name", u"models/"_s + m_scenario.modelName).member(u"version", u"1");
    writer.member(u"displayName", m_scenario.title).member(u"inputTokenLimit", context).member(u"outputTokenLimit", longestCard);
    writer.key(u"supportedGenerationMethods");
    writeStrings(writer, {u"generateContent", u"streamGenerateContent", u"countTokens"});
    writer.flag(u"thinking", true).endObject();
}

QByteArray ModelCard::geminiEntry() const
{
    JsonWriter writer;
    writeGeminiEntry(writer);
    return writer.bytes();
}

QByteArray ModelCard::geminiList() const
{
    JsonWriter writer;
    writer.beginObject().key(u"models").beginArray();
    writeGeminiEntry(writer);
    return writer.endArray().endObject().bytes();
}

void ModelCard::writeDetails(JsonWriter &writer)
{
    writer.key(u"details").beginObject().member(u"parent_model", u"").member(u"format", u"").member(u"family", u"rehearsal");
    writer.key(u"families");
    writeStrings(writer, {u"rehearsal"});
    writer.member(u"parameter_size", u"").member(u"quantization_level", u"").endObject();
}

QByteArray ModelCard::tags() const
{
    JsonWriter writer;
    writer.beginObject().key(u"models").beginArray().beginObject().member(u"name", m_scenario.modelName);
    writer.member(u"model", m_scenario.modelName).member(u"modified_at", createdAt).member(u"size", qint64(0)).member(u"digest", u"");
    writeDetails(writer);
    return writer.endObject().endArray().endObject().bytes();
}

QByteArray ModelCard::show() const
{
    JsonWriter writer;
    writer.beginObject().member(u"modelfile", u"").member(u"parameters", u"").member(u"template", u"").member(u"modified_at", createdAt);
    writeDetails(writer);
    writer.key(u"model_info")
        .beginObject()
        .member(u"general.architecture", u"rehearsal")
        .member(u"rehearsal.context_length", context)
        .endObject();
    writer.key(u"capabilities");
    writeStrings(writer, {u"completion", u"tools", u"thinking"});
    return writer.endObject().bytes();
}

} // namespace network
