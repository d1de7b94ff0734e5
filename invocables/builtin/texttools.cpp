// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"

#include "invocables/tools/invocable.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonObject>
#include <QStringDecoder>
#include <QUuid>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::JsonText;
using Outcome = model::Result<InvocableResult>;

namespace {

struct TextToolsTexts {
    Q_DECLARE_TR_FUNCTIONS(TextTools)
    PARLANCE_PHRASED
};

QString identifier(const QString &format)
{
    const QUuid uuid = QUuid::createUuid();
    if (format == u"hex")
        return uuid.toString(QUuid::Id128);
    return (format == u"urn" ? u"urn:uuid:"_s : QString()) + uuid.toString(QUuid::WithoutBraces);
}

Outcome generateIdentifiers(const JsonText &arguments)
{
    const QJsonValue values = arguments.read();
    QStringList lines;
    for (qint64 number = 0; number < values[u"count"].toInteger(1); ++number)
        lines.append(identifier(values[u"format"].toString()));
    return textResult(lines.join(u'\n'));
}

Outcome hashText(const JsonText &arguments)
{
    static const QMap<QString, QCryptographicHash::Algorithm> algorithms {{u"md5"_s, QCryptographicHash::Md5},
        {u"sha1"_s, QCryptographicHash::Sha1}, {u"sha256"_s, QCryptographicHash::Sha256}, {u"sha512"_s, QCryptographicHash::Sha512}};
    const QJsonValue values = arguments.read();
    const auto algorithm = algorithms.value(values[u"algorithm"].toString(), QCryptographicHash::Sha256);
    return textResult(QString::fromLatin1(QCryptographicHash::hash(values[u"text"].toString().toUtf8(), algorithm).toHex()));
}

Outcome decodeBase64(const QByteArray &text)
{
    const auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded)
        return model::failure(ErrorCategory::Execution, TextToolsTexts::phrased("The text is not Base64."));
    QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
    const QString plain = decoder.decode(*decoded);
    if (decoder.hasError())
        return model::failure(ErrorCategory::Execution,
            TextToolsTexts::phrased("What the Base64 stands for is not text; it has %1 bytes.").arg((*decoded).size()));
    return textResult(plain);
}

Outcome codeBase64(const JsonText &arguments)
{
    const QJsonValue values = arguments.read();
    const QByteArray text = values[u"text"].toString().toUtf8();
    return values[u"action"].toString() == u"decode" ? decodeBase64(text) : textResult(QString::fromLatin1(text.toBase64()));
}

//! The text with each step of two spaces at the beginning of a line made `width` wide. Texts in JSON have no line breaks.
QString indentedBy(const QString &text, qint64 width)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        qsizetype spaces = 0;
        while (spaces < line.size() && line.at(spaces) == u' ')
            ++spaces;
        line = QString(spaces / 2 * width, u' ') + line.mid(spaces);
    }
    return lines.join(u'\n');
}

Outcome formatJson(const JsonText &arguments)
{
    const QJsonValue values = arguments.read();
    const auto json = JsonText::parse(values[u"text"].toString().toUtf8());
    if (!json)
        return model::failure(ErrorCategory::Execution, TextToolsTexts::phrased("The text is not JSON: %1").arg(json.error().wording()));
    if (values[u"minify"].toBool())
        return textResult(json->compacted().toString());
    return textResult(indentedBy(json->indented().toString(), values[u"indent"].toInteger(2)));
}

Outcome showExample(const JsonText &arguments)
{
    const QJsonValue values = arguments.read();
    const QString text = values[u"text"].toString();
    return textResult(values[u"uppercase"].toBool() ? text.toUpper() : text);
}

Outcome sayHello(const JsonText &arguments)
{
    return textResult(u"Hello, %1! Nice to meet you."_s.arg(arguments.read()[u"personName"].toString()));
}

} // namespace

QList<BuiltinDeclaration> textTools()
{
    return {
        {u"text:uuid_generate"_s, u"Makes random identifiers (UUID, version 4)"_s, JsonText::trusted(R"({"type":"object","properties":{
"count":{"type":"integer","minimum":1,"maximum":10,"description":"How many","default":1},
"format":{"enum":["standard","hex","urn"],"description":"With dashes, without, or as a URN","default":"standard"}},
"additionalProperties":false})"),
            atOnce(generateIdentifiers)},
        {u"text:hash_text"_s, u"Works out the digest of a text (its UTF-8), in hexadecimal digits"_s,
            JsonText::trusted(R"({"type":"object","properties":{
"text":{"type":"string","minLength":0,"description":"The text"},
"algorithm":{"enum":["md5","sha1","sha256","sha512"],"description":"How","default":"sha256"}},
"required":["text"],"additionalProperties":false})"),
            atOnce(hashText)},
        {u"text:base64_encode"_s, u"Turns a text into Base64, or back"_s, JsonText::trusted(R"({"type":"object","properties":{
"text":{"type":"string","minLength":0,"description":"The text, or the Base64 of one"},
"action":{"enum":["encode","decode"],"description":"Which way","default":"encode"}},
"required":["text"],"additionalProperties":false})"),
            atOnce(codeBase64)},
        {u"text:json_format"_s, u"Lays JSON out for reading, or without any space"_s, JsonText::trusted(R"({"type":"object","properties":{
"text":{"type":"string","description":"The JSON"},
"indent":{"type":"integer","minimum":0,"maximum":8,"description":"Spaces for each level","default":2},
"minify":{"type":"boolean","description":"Without any space instead","default":false}},
"required":["text"],"additionalProperties":false})"),
            atOnce(formatJson)},
        {u"text:example_tool"_s, u"Gives a text back, in capitals where asked: an example of a tool"_s,
            JsonText::trusted(R"({"type":"object","properties":{
"text":{"type":"string","description":"The text"},
"uppercase":{"type":"boolean","description":"In capitals","default":false}},
"required":["text"],"additionalProperties":false})"),
            atOnce(showExample)},
        // Exactly as agents that are written in gram can specify it.
        {u"greetings:sayHello"_s, u"Returns a friendly greeting message for the given name"_s,
            JsonText::trusted(R"({"type":"object","properties":{
"personName":{"type":"string","description":"Whom to greet","default":"world"}},"required":[]})"),
            atOnce(sayHello)},
    };
}

} // namespace invocables
