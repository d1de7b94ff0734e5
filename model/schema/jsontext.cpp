// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsontext.h"

#include "model/basics/bytesearch.h"
#include "model/schema/jsonscanner.h"
#include "model/schema/jsonview.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

namespace model {

namespace {

struct JsonTextTexts {
    Q_DECLARE_TR_FUNCTIONS(JsonText)
    PARLANCE_PHRASED
};

using JsonToken = JsonScanner::Token;

constexpr qsizetype largestText = qsizetype(64) * 1024 * 1024;

//! Calls `visit(key token, value)` for each member of an object or element of an array; the key of an element is empty.
//! The text is well-formed.
template <typename Visitor>
void forEachMember(const QByteArray &text, Visitor visit)
{
    JsonScanner scanner(text);
    const JsonToken opening = scanner.next();
    if (opening != JsonToken::BeginObject && opening != JsonToken::BeginArray)
        return;
    JsonToken token = scanner.peek();
    while (token != JsonToken::EndObject && token != JsonToken::EndArray && token != JsonToken::End) {
        QByteArrayView key;
        if (opening == JsonToken::BeginObject) {
            scanner.next();
            key = scanner.raw();
            scanner.next();
        }
        visit(key, scanner.skipValue());
        token = scanner.next();
    }
}

QString decodedKey(QByteArrayView quoted)
{
    return quoted.isEmpty() ? QString() : JsonScanner::decoded(quoted);
}

void breakLine(QByteArray &out, int depth)
{
    out += '\n';
    out += QByteArray(2 * depth, ' ');
}

} // namespace

Result<JsonText> JsonText::parse(const QByteArray &text)
{
    if (text.size() > largestText) {
        return failure(ErrorCategory::Validation,
            JsonTextTexts::phrased("The JSON text is larger than %n MiB.", nullptr, largestText / (1024 * 1024)));
    }
    const qsizetype error = JsonScanner::firstError(text);
    if (error >= 0) {
        return failure(ErrorCategory::Validation, JsonTextTexts::phrased("This is not JSON: it cannot be read from byte %1 on.").arg(error),
            QString::fromUtf8(text.mid(qMax(qsizetype(0), error - 40), 80)));
    }
    const QByteArrayView value = JsonScanner(text).skipValue();
    return JsonText(value.size() == text.size() ? text : value.toByteArray());
}

JsonText JsonText::trusted(QByteArray text)
{
    Q_ASSERT(text.isEmpty() || JsonScanner::firstError(text) < 0);
    return JsonText(std::move(text));
}

JsonText JsonText::of(const QJsonValue &value)
{
    // QJsonDocument writes objects and arrays only, so the value travels in an array.
    const QByteArray array = JsonScanner::withWholeEscapes(QJsonDocument(QJsonArray {value}).toJson(QJsonDocument::Compact));
    return JsonText(array.sliced(1, array.size() - 2));
}

bool JsonText::isObject() const
{
    return JsonScanner(m_text).peek() == JsonToken::BeginObject;
}

QJsonValue JsonText::read() const
{
    return JsonView::of(*this).read();
}

std::optional<JsonText> JsonText::member(QStringView name) const
{
    if (!isObject())
        return std::nullopt;
    const QByteArray wanted = '"' + name.toUtf8() + '"';
    QByteArrayView found;
    forEachMember(m_text, [&](QByteArrayView key, QByteArrayView value) {
        const bool isSame = indexOfByte(key, '\\') >= 0 ? JsonScanner::decoded(key) == name : key == wanted;
        if (isSame)
            found = value;
    });
    return found.isEmpty() ? std::nullopt : std::optional(JsonText(found.toByteArray()));
}

QList<std::pair<QString, JsonText>> JsonText::members() const
{
    QList<std::pair<QString, JsonText>> members;
    for (const auto &[name, value] : pieces())
        members.append({name, JsonText(value.toByteArray())});
    return members;
}

QList<std::pair<QString, QByteArrayView>> JsonText::pieces() const
{
    QList<std::pair<QString, QByteArrayView>> pieces;
    forEachMember(m_text, [&](QByteArrayView key, QByteArrayView value) { pieces.append({decodedKey(key), value}); });
    return pieces;
}

JsonText JsonText::compacted() const
{
    QByteArray out;
    out.reserve(m_text.size());
    JsonScanner scanner(m_text);
    while (scanner.next() != JsonToken::End)
        out += scanner.raw();
    return JsonText(out);
}

JsonText JsonText::indented() const
{
    QByteArray out;
    JsonScanner scanner(m_text);
    int depth = 0;
    bool isJustOpened = false;
    for (JsonToken token = scanner.next(); token != JsonToken::End; token = scanner.next()) {
        const bool closes = token == JsonToken::EndObject || token == JsonToken::EndArray;
        if (closes)
            --depth;
        if (isJustOpened != closes)
            breakLine(out, depth);
        out += scanner.raw();
        isJustOpened = token == JsonToken::BeginObject || token == JsonToken::BeginArray;
        if (isJustOpened)
            ++depth;
        else if (token == JsonToken::Comma)
            breakLine(out, depth);
        else if (token == JsonToken::Colon)
            out += ' ';
    }
    return JsonText(out);
}

QString stringIn(const JsonText &object, QStringView name)
{
    return object.member(name).value_or(JsonText()).read().toString();
}

} // namespace model
